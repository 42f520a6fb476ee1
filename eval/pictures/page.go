package pictures

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"galley/article/picture"
	"galley/eval/corpus"
	"galley/page"
)

// Page is what became of the pictures of one page, by name.
type Page struct {
	ID         string   `json:"id"`
	URL        string   `json:"url"`
	Failure    string   `json:"failure,omitempty"` // why there is no article
	Lead       []string `json:"lead,omitempty"`    // lead pictures that are named and in the page; one of them is enough
	LeadKept   bool     `json:"lead_kept"`
	Missing    []string `json:"missing,omitempty"`   // other pictures that are named, in the page and not kept
	Strangers  []string `json:"strangers,omitempty"` // kept and not named
	body, kept int
}

func pageOf(ctx context.Context, d corpus.Document, extract Kept) (*Page, error) {
	d, err := d.Load()
	if err != nil {
		return nil, err
	}
	result := &Page{ID: d.ID, URL: d.URL}
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
		return nil, errors.Join(fmt.Errorf("pictures: those of document %s", d.ID), err)
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
func (r *Page) compare(gold []corpus.Picture, shown string, kept map[string]bool) {
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
