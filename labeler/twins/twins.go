// Package twins is the places of a label on other pages of the same template.
package twins

import (
	"context"
	"net/http"

	"galley/dataset"
	"galley/labeler/labels"
	"galley/labeler/wire"
	"galley/page"
)

// Twin is a page without a label on which the places of a label are there too.
type Twin struct {
	Slug     string       `json:"slug"`
	URL      string       `json:"url"`
	Revision string       `json:"revision"`
	Label    labels.Label `json:"label"`
	Title    string       `json:"title"` // its text
	Words    int          `json:"words"` // of the body
	W        float64      `json:"w"`
	TitleBox [4]int       `json:"titleBox"` // x, y, w, h
	BodyBox  [4]int       `json:"bodyBox"`
	// Doubt says why the place may be another thing there; empty: nothing speaks
	// against it.
	Doubt string `json:"doubt,omitempty"`
}

// place is where the title and the body of a page are, for looking them up on others.
type place struct {
	title, body string // XPaths; title may be empty
	says        string // the title
	words       int
}

// Of finds the places of a label, which need not be stored and was checked, on the pages
// without one. Where ctx ends, the list does.
func Of(ctx context.Context, st *labels.Store, slug string, p *page.Page, given labels.Label) ([]Twin, error) {
	if !given.Article || len(given.Roots) != 1 {
		return nil, wire.Refuse(http.StatusConflict, "the page needs one body first")
	}
	at := placeOf(p, page.Selection{Title: given.Title, Roots: given.Roots})
	list := []Twin{}
	for _, e := range st.Pages() {
		if e.Labelled || e.Err != nil || e.Slug == slug || ctx.Err() != nil {
			continue
		}
		other, err := st.Page(e.Slug)
		if err != nil {
			continue
		}
		if t, ok := at.on(other); ok {
			t.Slug, t.URL, t.Revision = e.Slug, e.URL, labels.None
			list = append(list, t)
		}
	}
	return list, nil
}

func placeOf(p *page.Page, sel page.Selection) place {
	body := sel.Body()
	at := place{body: p.XPath(body), words: page.CountWords(p.Text(body))}
	if sel.Title != page.None {
		at.title, at.says = p.XPath(sel.Title), page.Norm(p.Text(sel.Title))
	}
	return at
}

// on looks the place up on another page.
func (at place) on(p *page.Page) (Twin, bool) {
	body, err := p.FindXPath(at.body)
	if err != nil {
		return Twin{}, false
	}
	t := Twin{
		Label: labels.Label{Title: page.None, Roots: []page.NodeID{body}, Cut: []page.NodeID{}, Article: true, By: dataset.BySuggestion},
		Words: page.CountWords(p.Text(body)), W: p.Size.W, BodyBox: whole(p.Nodes[body].Box),
	}
	if at.title != "" {
		title, err := p.FindXPath(at.title)
		if err != nil {
			return Twin{}, false
		}
		t.Label.Title, t.Title, t.TitleBox = title, wire.Clip(page.Norm(p.Text(title)), wire.MaxSnippet), whole(p.Nodes[title].Box)
		switch {
		case t.Title == "":
			return Twin{}, false
		case t.Title == wire.Clip(at.says, wire.MaxSnippet):
			t.Doubt = "it has the same title"
		}
	}
	switch {
	case t.Words == 0:
		return Twin{}, false
	case t.Words*8 < at.words && t.Doubt == "":
		t.Doubt = "its body is much shorter"
	case p.Laid && p.Nodes[body].Box.Empty():
		t.Doubt = "its body cannot be seen"
	}
	return t, true
}

func whole(r page.Rect) [4]int { return [4]int{int(r.X), int(r.Y), int(r.W), int(r.H)} }
