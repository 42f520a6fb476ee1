// Package pictures says which of the pictures that a corpus names an extractor keeps, and how many
// others.
package pictures

import (
	"context"
	"fmt"
	"io"
	"runtime"
	"strings"

	"golang.org/x/sync/errgroup"

	"galley/article"
	"galley/article/lead"
	"galley/eval/corpus"
	"galley/page"
)

// Report says which of the pictures that a corpus names are kept, and what else.
// Pictures are compared by picture.Name. Those that the markup of a page does not show,
// because only a script or the head names them, do not count.
type Report struct {
	Pages     int    `json:"pages"`      // that name pictures
	LeadNamed int    `json:"lead_named"` // pages that name a lead picture which is in the page
	LeadKept  int    `json:"lead_kept"`
	BodyNamed int    `json:"body_named"` // other pictures that are named and in the page
	BodyKept  int    `json:"body_kept"`
	Kept      int    `json:"kept"`      // pictures of the articles
	Strangers int    `json:"strangers"` // of these, those that are not named
	List      []Page `json:"list"`
}

// Lead is the share of the pages with a lead picture that keep it.
func (r *Report) Lead() float64 { return part(r.LeadKept, r.LeadNamed) }

// Body is the share of the other pictures that are kept.
func (r *Report) Body() float64 { return part(r.BodyKept, r.BodyNamed) }

// Strange is the share of the kept pictures that are not named.
func (r *Report) Strange() float64 { return part(r.Strangers, r.Kept) }

func part(some, all int) float64 {
	if all == 0 {
		return 0
	}
	return float64(some) / float64(all)
}

// Kept are the addresses of the pictures that an extractor keeps of a loaded
// document, with its page. An error is a page without an article.
type Kept func(ctx context.Context, d corpus.Document) (p *page.Page, addresses []string, err error)

// Run measures an extractor on the documents that name pictures, which workers
// share.
func Run(ctx context.Context, docs []corpus.Document, extract Kept, workers int) (Report, error) {
	list := make([]*Page, len(docs))
	group, ctx := errgroup.WithContext(ctx)
	if group.SetLimit(workers); workers <= 0 {
		group.SetLimit(runtime.GOMAXPROCS(0))
	}
	for i, d := range docs {
		if len(d.Gold.Pictures) == 0 {
			continue
		}
		group.Go(func() (err error) {
			if ctx.Err() != nil {
				return ctx.Err() // the others need not be read
			}
			list[i], err = pageOf(ctx, d, extract)
			return err
		})
	}
	var r Report
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

func (r *Report) add(p *Page) {
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

// Write prints the shares, and the pages that miss pictures or have strange ones.
func (r *Report) Write(w io.Writer) error {
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

// OfArticles extracts with a selector of articles what load makes of a document. A
// page on which nothing is found has no pictures.
func OfArticles(choose func(*page.Page) (page.Selection, error), load corpus.Load) Kept {
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
