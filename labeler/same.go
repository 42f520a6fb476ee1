package labeler

import (
	"net/http"

	"galley/dataset"
	"galley/page"
)

// twin is a page without a label on which the places of a label are there too.
type twin struct {
	Slug     string    `json:"slug"`
	URL      string    `json:"url"`
	Revision string    `json:"revision"`
	Label    wireLabel `json:"label"`
	Title    string    `json:"title"` // its text
	Words    int       `json:"words"` // of the body
	W        float64   `json:"w"`
	TitleBox [4]int    `json:"titleBox"` // x, y, w, h
	BodyBox  [4]int    `json:"bodyBox"`
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

// postSame finds the places of a label, which need not be stored, on the pages without
// one.
func (s *Server) postSame(w http.ResponseWriter, r *http.Request) error {
	slug := r.PathValue("slug")
	p, err := s.store.page(slug)
	if err != nil {
		return err
	}
	var given wireLabel
	if err := question(r, &given); err != nil {
		return err
	}
	if err := check(p, &given); err != nil {
		return refuse(http.StatusUnprocessableEntity, "%v", err)
	}
	if !given.Article || len(given.Roots) != 1 {
		return refuse(http.StatusConflict, "the page needs one body first")
	}
	at := placeOf(p, page.Selection{Title: given.Title, Roots: given.Roots})
	list := []twin{}
	for _, e := range s.store.Pages() {
		if e.Labelled || e.Err != nil || e.Slug == slug || r.Context().Err() != nil {
			continue
		}
		other, err := s.store.page(e.Slug)
		if err != nil {
			continue
		}
		if t, ok := at.on(other); ok {
			t.Slug, t.URL, t.Revision = e.Slug, e.URL, none
			list = append(list, t)
		}
	}
	return answer(w, http.StatusOK, list)
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
func (at place) on(p *page.Page) (twin, bool) {
	body, err := p.FindXPath(at.body)
	if err != nil {
		return twin{}, false
	}
	t := twin{
		Label: wireLabel{Title: page.None, Roots: []page.NodeID{body}, Cut: []page.NodeID{}, Article: true, By: dataset.BySuggestion},
		Words: page.CountWords(p.Text(body)), W: p.Size.W, BodyBox: whole(p.Nodes[body].Box),
	}
	if at.title != "" {
		title, err := p.FindXPath(at.title)
		if err != nil {
			return twin{}, false
		}
		t.Label.Title, t.Title, t.TitleBox = title, clip(page.Norm(p.Text(title)), maxSnippet), whole(p.Nodes[title].Box)
		switch {
		case t.Title == "":
			return twin{}, false
		case t.Title == clip(at.says, maxSnippet):
			t.Doubt = "it has the same title"
		}
	}
	switch {
	case t.Words == 0:
		return twin{}, false
	case t.Words*8 < at.words && t.Doubt == "":
		t.Doubt = "its body is much shorter"
	case p.Laid && p.Nodes[body].Box.Empty():
		t.Doubt = "its body cannot be seen"
	}
	return t, true
}

func whole(r page.Rect) [4]int { return [4]int{int(r.X), int(r.Y), int(r.W), int(r.H)} }
