package features

import (
	"strings"
	"unicode"

	"galley/features/metadata"
	"galley/features/text"
	"galley/page"

	"golang.org/x/text/unicode/norm"
)

// addressLeast is how many words of an address name a page surely.
const addressLeast = 3

// byAddress is the line above the text whose words are those of the last part of the address, where
// no title hint has those of the candidate, or of the address: the page does not say how it is
// called, but its address was made of that. It is page.None without.
func (v *TitleView) byAddress(chosen *TitleCandidate) page.NodeID {
	hint := v.head.Titles[metadata.FromAddress].Folded
	if len(text.Words(hint)) < addressLeast {
		return page.None
	}
	want := slug(hint)
	if strings.HasPrefix(slug(chosen.folded), want) {
		return page.None
	}
	for k := range chosen.agrees {
		if k == metadata.FromAddress {
			continue
		}
		if a := chosen.agrees[k]; a.Start || a.Same || a.F1 >= headlineLike || strings.HasPrefix(slug(v.head.Titles[k].Folded), want) {
			return page.None
		}
	}
	for i := 0; i < len(v.list) && v.list[i].block <= v.start; i++ {
		c := &v.list[i]
		if !strings.Contains(slug(c.folded), want) {
			continue
		}
		for n := c.node; n < v.Page.Nodes[c.node].End; n++ { // a day may stand beside it
			if v.Page.Nodes[n].Kind == page.Element && v.linkOf(n) == page.None && slug(page.Fold(v.Page.Text(n))) == want {
				return n
			}
		}
	}
	return page.None
}

// headlineLike is the F1 of words of a line and a title hint from which they may be the same.
const headlineLike = 0.5

// slug are the letters and digits of a text without the marks on them, as addresses have them.
func slug(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, norm.NFD.String(s))
}
