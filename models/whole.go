package models

import (
	"math"

	"galley/models/region"
	"galley/page"
)

// whole replaces a selection that is empty, or has little of the text of the page's
// region, by the main text, or where none is found by that region as pages of the kind have
// it. The title stays. A page that shows no text has no selection.
func (s *Scores) whole(found page.Selection, least float64) (page.Selection, error) {
	p := s.page
	r := region.New(p)
	if r == nil {
		if found.Empty() {
			return found, ErrNoArticle
		}
		return found, nil
	}
	n := r.Find()
	if len(found.Roots) == 1 && r.OneOfMany(found.Roots[0]) {
		least = leastRefused
	}
	if len(found.Roots) > 0 && r.Selected(found) >= least*r.Worth(n) {
		return found, nil
	}
	if text, ok := s.mainText(found); ok {
		return text, nil
	}
	found.Roots, found.Cut = []page.NodeID{n}, r.CutsOf(n, s.kind())
	if found.Title == page.None {
		found.Title = s.heading()
	}
	if found.Title == n {
		found.Title = page.None
	}
	return found, nil
}

// heading is the visible <h1> that is most like the <title> of the page, the first of
// several. A site may have its name in one as well, which leads to its first page: it is the
// last choice, and none on other pages whose <title> says more.
func (s *Scores) heading() page.NodeID {
	best, most := page.None, math.Inf(-1)
	for n := page.NodeID(0); n < page.NodeID(len(s.page.Nodes)); n++ {
		if s.page.Nodes[n].Tag != "h1" || s.page.Nodes[n].Hidden || s.page.Text(n) == "" {
			continue
		}
		f1 := s.index.TitleF1(n)
		if s.index.LeadsHome(n) {
			f1 -= 2
		}
		if f1 > most {
			best, most = n, f1
		}
		n = s.page.Nodes[n].End - 1
	}
	if best != page.None && s.index.LeadsHome(best) && s.page.URL != "" && !s.page.SameURL("/") &&
		page.CountWords(s.page.DocumentTitle()) > page.CountWords(s.page.Text(best)) {
		return page.None
	}
	return best
}
