package eval

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/url"
	"runtime"
	"strings"

	"golang.org/x/sync/errgroup"

	"galley/article"
	"galley/article/lead"
	"galley/article/picture"
	"galley/eval/corpus"
	"galley/page"
)

// PicturesReport says which of the pictures that a corpus names are kept, and what else.
// Pictures are compared by picture.Name. Those that the markup of a page does not show,
// because only a script or the head names them, do not count.
type PicturesReport struct {
	Pages     int            `json:"pages"`      // that name pictures
	LeadNamed int            `json:"lead_named"` // pages that name a lead picture which is in the page
	LeadKept  int            `json:"lead_kept"`
	BodyNamed int            `json:"body_named"` // other pictures that are named and in the page
	BodyKept  int            `json:"body_kept"`
	Kept      int            `json:"kept"`      // pictures of the articles
	Strangers int            `json:"strangers"` // of these, those that are not named
	List      []PicturesPage `json:"list"`
}

// PicturesPage is what became of the pictures of one page, by name.
type PicturesPage struct {
	ID         string   `json:"id"`
	URL        string   `json:"url"`
	Failure    string   `json:"failure,omitempty"` // why there is no article
	Lead       []string `json:"lead,omitempty"`    // lead pictures that are named and in the page; one of them is enough
	LeadKept   bool     `json:"lead_kept"`
	Missing    []string `json:"missing,omitempty"`   // other pictures that are named, in the page and not kept
	Strangers  []string `json:"strangers,omitempty"` // kept and not named
	body, kept int
}

// Lead is the share of the pages with a lead picture that keep it.
func (r *PicturesReport) Lead() float64 { return part(r.LeadKept, r.LeadNamed) }

// Body is the share of the other pictures that are kept.
func (r *PicturesReport) Body() float64 { return part(r.BodyKept, r.BodyNamed) }

// Strange is the share of the kept pictures that are not named.
func (r *PicturesReport) Strange() float64 { return part(r.Strangers, r.Kept) }

func part(some, all int) float64 {
	if all == 0 {
		return 0
	}
	return float64(some) / float64(all)
}

// KeptPictures are the addresses of the pictures that an extractor keeps of a loaded
// document, with its page. An error is a page without an article.
type KeptPictures func(ctx context.Context, d corpus.Document) (p *page.Page, addresses []string, err error)

// Pictures measures an extractor on the documents that name pictures, which workers
// share.
func Pictures(ctx context.Context, docs []corpus.Document, extract KeptPictures, workers int) (PicturesReport, error) {
	list := make([]*PicturesPage, len(docs))
	group, ctx := errgroup.WithContext(ctx)
	if group.SetLimit(workers); workers <= 0 {
		group.SetLimit(runtime.GOMAXPROCS(0))
	}
	for i, d := range docs {
		if len(d.Gold.Pictures) == 0 {
			continue
		}
		group.Go(func() (err error) {
			list[i], err = picturesPage(ctx, d, extract)
			return err
		})
	}
	var r PicturesReport
	if err := group.Wait(); err != nil {
		return r, err
	}
	for _, p := range list {
		if p != nil {
			r.add(p)
		}
	}
	return r, nil
}

func (r *PicturesReport) add(p *PicturesPage) {
	r.Pages++
	r.LeadNamed += min(1, len(p.Lead))
	if p.LeadKept {
		r.LeadKept++
	}
	r.BodyNamed += p.body
	r.BodyKept += p.body - len(p.Missing)
	r.Kept += p.kept
	r.Strangers += len(p.Strangers)
	r.List = append(r.List, *p)
}

func picturesPage(ctx context.Context, d corpus.Document, extract KeptPictures) (*PicturesPage, error) {
	d, err := d.Load()
	if err != nil {
		return nil, err
	}
	result := &PicturesPage{ID: d.ID, URL: d.URL}
	blind := d
	blind.Gold = corpus.Gold{}
	p, addresses, err := extract(ctx, blind)
	if ctx.Err() != nil {
		return nil, context.Cause(ctx)
	}
	if err != nil {
		result.Failure = err.Error()
	}
	if p == nil {
		return nil, errors.Join(fmt.Errorf("eval: pictures of document %s", d.ID), err)
	}
	kept := map[string]bool{}
	for _, u := range addresses {
		kept[picture.Name(u)] = true
	}
	result.compare(d.Gold.Pictures, shownText(p), kept)
	return result, nil
}

// compare fills in what became of the pictures; shown is the text of the page that
// names those which are in it.
func (r *PicturesPage) compare(gold []corpus.Picture, shown string, kept map[string]bool) {
	named := map[string]bool{}
	for _, want := range gold {
		name, inPage, have := "", false, false
		for _, u := range want.URLs {
			name = picture.Name(u)
			named[name] = true
			inPage = inPage || strings.Contains(shown, name)
			have = have || kept[name]
		}
		switch {
		case !inPage && !have:
		case want.Cover:
			r.Lead = append(r.Lead, name)
			r.LeadKept = r.LeadKept || have
		default:
			r.body++
			if !have {
				r.Missing = append(r.Missing, name)
			}
		}
	}
	for name := range kept {
		r.kept++
		if !named[name] {
			r.Strangers = append(r.Strangers, name)
		}
	}
}

// shownText is all that the markup below the body says in attributes, and in the
// noscript elements, as picture.Name writes names.
func shownText(p *page.Page) string {
	var b strings.Builder
	for n := p.Body(); n < p.Nodes[p.Body()].End; n++ {
		node := &p.Nodes[n]
		switch {
		case node.Tag == "script" || node.Tag == "meta" || node.Tag == "link":
			continue
		case node.Kind == page.Text && node.Parent != page.None && p.Nodes[node.Parent].Tag == "noscript":
			b.WriteString(node.Text + "\n")
		}
		for _, a := range node.Attrs {
			if strings.ContainsAny(a.Value, "/.") {
				b.WriteString(a.Value + "\n")
			}
		}
	}
	return unescaped(b.String())
}

// unescaped resolves the escapes of addresses where there are any.
func unescaped(s string) string {
	if !strings.Contains(s, "%") {
		return s
	}
	var b strings.Builder
	for line := range strings.Lines(s) {
		if u, err := url.PathUnescape(line); err == nil {
			line = u
		}
		b.WriteString(line)
	}
	return b.String()
}

// Write prints the shares, and the pages that miss pictures or have strange ones.
func (r *PicturesReport) Write(w io.Writer) error {
	fmt.Fprintf(w, "%d pages name pictures\n", r.Pages)
	fmt.Fprintf(w, "lead pictures kept  %5.1f %%  (%d of %d pages that name one which is in the page)\n", 100*r.Lead(), r.LeadKept, r.LeadNamed)
	fmt.Fprintf(w, "body pictures kept  %5.1f %%  (%d of %d)\n", 100*r.Body(), r.BodyKept, r.BodyNamed)
	_, err := fmt.Fprintf(w, "strangers           %5.1f %%  (%d of %d pictures that were kept)\n", 100*r.Strange(), r.Strangers, r.Kept)
	for _, p := range r.List {
		if p.Failure != "" {
			fmt.Fprintf(w, "%s: %s\n", p.ID, p.Failure)
		}
		if len(p.Lead) > 0 && !p.LeadKept {
			fmt.Fprintf(w, "%s: without its lead picture %s\n", p.ID, strings.Join(p.Lead, ", "))
		}
		if len(p.Missing) > 0 {
			fmt.Fprintf(w, "%s: without %s\n", p.ID, strings.Join(p.Missing, ", "))
		}
		if len(p.Strangers) > 0 {
			fmt.Fprintf(w, "%s: strange %s\n", p.ID, strings.Join(p.Strangers, ", "))
		}
	}
	return err
}

// ArticlePictures extracts with a selector of articles what load makes of a document. A
// page on which nothing is found has no pictures.
func ArticlePictures(choose func(*page.Page) (page.Selection, error), load corpus.Load) KeptPictures {
	return func(ctx context.Context, d corpus.Document) (p *page.Page, addresses []string, err error) {
		if p, err = load(ctx, d); err != nil {
			return nil, nil, err
		}
		sel, err := choose(p)
		if err != nil {
			return p, nil, err
		}
		a, err := article.New(p, lead.Complete(p, sel))
		if err != nil {
			return p, nil, err
		}
		for _, picture := range a.Images {
			addresses = append(addresses, picture.URL)
		}
		return p, addresses, nil
	}
}
