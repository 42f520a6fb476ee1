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

// aboveSection is the line above a heading that is the very text of a title hint, where the heading is like no hint and
// not the only one of its rank: manuals that number their sections may have the title of the page in no heading. It is
// page.None without.
func (v *TitleView) aboveSection(section *TitleCandidate) page.NodeID {
	if section.rank >= 7 {
		return page.None
	}
	for k := range section.agrees {
		if a := &section.agrees[k]; a.Same || a.Start || a.F1 >= sectionLike {
			return page.None
		}
	}
	above, others := page.None, 0
	for i := range v.list {
		switch c := &v.list[i]; {
		case c.node > section.node && c.rank == section.rank:
			others++
		case c.node < section.node && v.Page.Nodes[c.node].End <= section.node && c.rank >= 7 && v.isHint(c.folded) && v.linkOf(c.node) == page.None:
			above = c.node
		}
	}
	if others < sectionOthers {
		return page.None
	}
	return above
}
