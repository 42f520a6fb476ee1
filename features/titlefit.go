package features

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/metadata"
	"galley/features/text"
	"galley/page"
)

// What is chosen for a title may have too much or too little, or be the name of the site.

// maxExactNodes is how many nodes a title may have to be searched for a part of it.
const maxExactNodes = 100

// Exact is the element in n that has the very text of a title hint where n has more: a
// heading may hold the name of the section above the headline, too. It is n where there
// is none.
func (v *TitleView) Exact(n page.NodeID) page.NodeID {
	end := v.Page.Nodes[n].End
	if end-n > maxExactNodes {
		return n
	}
	for i := n; i < end; i++ {
		if v.Page.Nodes[i].Kind != page.Element || !v.Visible[i] {
			continue
		}
		if text := page.Fold(v.Page.Text(i)); v.isHint(text) || i > n && text == page.Fold(v.Page.DocumentTitle()) && v.endsTrail(n, i) {
			return i
		}
	}
	return n
}

// endsTrail reports whether all words of a line are in links but those of its last part, of which there are several
// links before it: the path to a page in a wiki.
func (v *TitleView) endsTrail(line, part page.NodeID) bool {
	links := 0
	for i := line + 1; i < v.Page.Nodes[line].End; i++ {
		switch node := &v.Page.Nodes[i]; {
		case i == part && node.Tag != "a":
			i = node.End - 1
		case node.Tag == "a" && i < part:
			links++
			i = node.End - 1
		case node.ShowsLetters():
			return false
		}
	}
	return links > 1
}

// WithExact are the candidates and the parts of headings that have the very text of a
// title hint, see [TitleView.Exact].
func (v *TitleView) WithExact() []page.NodeID {
	nodes := v.Nodes()
	for i := range v.list {
		if c := &v.list[i]; c.rank < 7 {
			nodes = append(nodes, v.Exact(c.node))
		}
	}
	slices.Sort(nodes)
	return slices.Compact(nodes)
}

// Named is the first heading above the text that begins as a title hint does, where n does
// not and has less in common with that hint: in n the name of the site may stand, as h1
// above all of its pages. Where n links to a page above this one, and the hint goes on behind
// it with another heading, that one is it. Where n is the name of an author, it is what that wrote;
// where n is the name of the site in <title>, what <title> has beside it; where n stands in the
// banner of the site, the heading over the text; where only the address names the page, the line
// that it was made of; where n is no heading, and one below it says the same, that heading; where n is
// the key of the page in a wiki, the heading below it; and where n is the heading of a section, the line above that
// a hint names.
func (v *TitleView) Named(n page.NodeID) page.NodeID {
	chosen := v.Candidate(n)
	if chosen == nil {
		return n
	}
	if other := v.behindSite(chosen); other != page.None {
		return other
	}
	if other := v.byAuthor(chosen); other != page.None {
		return other
	}
	if other := v.besideSite(chosen); other != page.None {
		return other
	}
	if other := v.belowBanner(chosen); other != page.None {
		return other
	}
	if other := v.byAddress(chosen); other != page.None {
		return other
	}
	if other := v.sameHeading(chosen); other != page.None {
		return other
	}
	if other := v.belowKey(chosen); other != page.None {
		return other
	}
	if other := v.aboveSection(chosen); other != page.None {
		return other
	}
	for k := range chosen.agrees {
		if k != metadata.FromAddress && (chosen.agrees[k].Start || chosen.agrees[k].Same || v.sameBeginning(chosen, k) >= namedWords) {
			return n
		}
	}
	for i := 0; i < len(v.list) && v.list[i].block <= v.start; i++ {
		c := &v.list[i]
		for k := range c.agrees {
			same := v.sameBeginning(c, k)
			named := same >= namedWords && float64(same) >= namedShare*float64(len(c.words)) || v.nearer(c, chosen) && c.agrees[k].Same
			if c.rank < 7 && k != metadata.FromAddress && named && c.agrees[k].F1 >= chosen.agrees[k].F1+namedMore {
				return c.node
			}
		}
	}
	return n
}

// How many words name a page, what share of a heading they are, and how much more F1 of
// words with the hint it has.
const (
	namedWords = 4
	namedShare = 0.6
	namedMore  = 0.3
)

// nearer reports whether a heading stands between another of no lower rank and the text: where a hint is its
// very text, that one names the section. The name of the site, which may be a hint on all of its pages, stands
// above the headline.
func (v *TitleView) nearer(c, chosen *TitleCandidate) bool {
	return c.node > chosen.node && c.rank <= chosen.rank
}

// sameBeginning is how many words a candidate and a hint begin with alike.
func (v *TitleView) sameBeginning(c *TitleCandidate, k int) (n int) {
	hint := text.Words(v.head.Titles[k].Folded)
	for n < min(len(hint), len(c.words)) && hint[n] == c.words[n] {
		n++
	}
	return n
}

// isNumbering reports whether words are the number of a section: figures, and letters by themselves.
func isNumbering(words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool {
		return utf8.RuneCountInString(word) > 1 && strings.ContainsFunc(word, unicode.IsLetter)
	})
}

// Whole is the heading of n where n has only its beginning: up to a colon, the number of a section, or less than a
// title hint with which the heading begins. The words that follow are the headline. So it is where n
// is in one of the lines that a script parted the heading into, to move each by itself. Elsewhere
// it is n, and where the heading has pictures that n has not: those of authors.
func (v *TitleView) Whole(n page.NodeID) page.NodeID {
	h := v.Heading(n)
	if h == page.None || h == n || !v.shortEnough(h, v.SubtreeSums(h)) || v.Media(h) > v.Media(n) {
		return n
	}
	if v.isInLines(h) {
		return h
	}
	part := page.Norm(v.Page.Text(n))
	begun, whole := text.Words(part), text.Words(v.Page.Text(h))
	if !beginsWith(whole, begun) {
		return n
	}
	if page.EndsInColon(part) || isNumbering(begun) {
		return h
	}
	for k := range v.head.Titles {
		if hint := text.Words(v.head.Titles[k].Folded); k != metadata.FromAddress && beginsWith(hint, begun) && slices.Equal(hint, whole[:min(len(hint), len(whole))]) {
			return h
		}
	}
	return n
}

// isInLines reports whether all that a heading has are two elements or more of one tag and class, which
// are no links.
func (v *TitleView) isInLines(heading page.NodeID) bool {
	lines, first := 0, ""
	for id := range v.Page.Children(heading) {
		c := &v.Page.Nodes[id]
		if c.Kind == page.Text && page.IsBlank(c.Text) {
			continue
		}
		made := c.Tag + " " + c.Attr("class")
		if lines == 0 {
			first = made
		}
		if c.Kind != page.Element || c.Tag == "a" || c.Attr("class") == "" || made != first {
			return false
		}
		lines++
	}
	return lines > 1
}

// beginsWith reports whether a list begins with some words and has more.
func beginsWith(list, words []string) bool {
	return len(list) > len(words) && slices.Equal(list[:len(words)], words)
}

// isHint reports whether a folded text is that of a title hint, but for the address.
func (v *TitleView) isHint(folded string) bool {
	for k := range v.head.Titles {
		if hint := &v.head.Titles[k]; k != metadata.FromAddress && hint.Distinct > 1 && hint.Folded == folded {
			return true
		}
	}
	return false
}
