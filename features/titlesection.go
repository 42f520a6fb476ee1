package features

import (
	"galley/features/metadata"
	"galley/page"
)

// IsSection reports whether a candidate for the title is one of the headings of sections of a
// body: of several of one tag in it, where what metadata call the page is something else. That
// of the first section may be what looks most like a title on a page that shows none.
func (v *TitleView) IsSection(n, body page.NodeID) bool {
	chosen, h := v.Candidate(n), v.Heading(n)
	if chosen == nil || h == page.None || h == body || !v.Page.Contains(body, h) {
		return false
	}
	named := false
	for k := range v.head.Titles {
		if k == metadata.FromAddress {
			continue
		}
		if a := &chosen.agrees[k]; a.Same || a.Start || a.F1 >= sectionLike {
			return false
		}
		named = named || v.head.Titles[k].Distinct >= sectionNamed
	}
	return named && v.headingsLike(h, body) > sectionOthers
}

// How much a heading of a section may have in common with the title of the page, as F1 of
// words, how many words name a page, and how many other headings of the tag there are.
const (
	sectionLike   = 0.5
	sectionNamed  = 4
	sectionOthers = 2
)

// headingsLike counts the elements of the tag of h in the body that a reader sees.
func (v *TitleView) headingsLike(h, body page.NodeID) (n int) {
	for i := body; i < v.Page.Nodes[body].End; i++ {
		if v.Page.Nodes[i].Tag == v.Page.Nodes[h].Tag && v.Visible[i] {
			n++
		}
	}
	return n
}
