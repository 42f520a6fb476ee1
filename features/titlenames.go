package features

import (
	"slices"
	"strings"
	"unicode"

	"galley/features/block"
	"galley/features/metadata"
	"galley/features/text"
	"galley/page"
)

// Headings that are names, of a site or an author, and the headline that stands beside them.

// behindSite is the heading above the text that a title hint has behind a candidate, where that
// links to a page above this one, as the name of a site does; page.None without.
func (v *TitleView) behindSite(site *TitleCandidate) page.NodeID {
	if !v.leadsUp(site.node) {
		return page.None
	}
	for k := range v.head.Titles {
		hint := text.Words(v.head.Titles[k].Folded)
		if k == metadata.FromAddress || !beginsWith(hint, site.words) || len(hint) < len(site.words)+siteBehind {
			continue
		}
		for i := 0; i < len(v.list) && v.list[i].block <= v.start; i++ {
			if c := &v.list[i]; c.rank < 7 && slices.Equal(c.words, hint[len(site.words):]) {
				return c.node
			}
		}
	}
	return page.None
}

// byAuthor is the heading above the text that a title hint has beside a candidate, where that is
// the name of an author; page.None without.
func (v *TitleView) byAuthor(name *TitleCandidate) page.NodeID {
	if !slices.Contains(v.head.Authors, name.folded) {
		return page.None
	}
	for k := range v.head.Titles {
		hint := text.Words(v.head.Titles[k].Folded)
		for i := 0; i < len(v.list) && v.list[i].block <= v.start; i++ {
			c := &v.list[i]
			both := len(hint) == len(name.words)+len(c.words)
			before, behind := slices.Concat(name.words, c.words), slices.Concat(c.words, name.words)
			if c.rank < 7 && k != metadata.FromAddress && both && (slices.Equal(hint, before) || slices.Equal(hint, behind)) {
				return c.node
			}
		}
	}
	return page.None
}

// besideSite is the element between a candidate and the text that is what <title> has beside the
// candidate, where that is the name of a site: <title> ends with it, as most do, or begins with it
// and a menu stands between, or the number of a version behind the name. It is page.None without, and where
// it is the name of the site itself.
func (v *TitleView) besideSite(site *TitleCandidate) page.NodeID {
	hint := text.Words(v.head.Titles[metadata.FromDocument].Folded)
	name := withoutVersion(site.words)
	if endsWith(hint, site.words) {
		name = site.words
	}
	hasVersion := len(name) < len(site.words)
	more := len(hint) - len(name)
	if more <= 0 || len(name) == 0 {
		return page.None
	}
	isEnd := endsWith(hint, name)
	if !isEnd && !beginsWith(hint, name) {
		return page.None
	}
	rest := hint[:more]
	if !isEnd {
		rest = hint[len(name):]
	}
	end := v.Page.Nodes[site.node].End
	last := max(v.start, site.block+belowName) // a body without prose may begin with the name
	for i := 0; i < len(v.list) && v.list[i].block <= last; i++ {
		c := &v.list[i]
		if c.node >= end && v.linkOf(c.node) == page.None && !isNumber(c) && slices.Equal(c.words, rest) && (isEnd || c.folded != v.head.Site && (hasVersion || v.isMenu(end, c.node, block.InLink|block.InControl) || v.headsText(c, site))) {
			return c.node
		}
	}
	if isEnd && site.rank >= 7 {
		return v.headingWith(rest, end, last)
	}
	return page.None
}

// headingWith is the first h1 from a node to a block that has some words in a row, and is no link; page.None without. The
// manuals of programs say what kind of thing they describe there, and not in <title>.
func (v *TitleView) headingWith(words []string, from page.NodeID, last int) page.NodeID {
	for i := 0; i < len(v.list) && v.list[i].block <= last; i++ {
		if c := &v.list[i]; c.node >= from && c.rank == 1 && v.linkOf(c.node) == page.None && strings.Contains(" "+strings.Join(c.words, " ")+" ", " "+strings.Join(words, " ")+" ") {
			return c.node
		}
	}
	return page.None
}

// headsText reports whether a heading of some words stands in the element of the first prose of the body, and another
// of a higher rank in the part before that element, with words of its own below it: the name of a site and what it says of itself.
func (v *TitleView) headsText(c, site *TitleCandidate) bool {
	if c.rank == 7 || c.rank <= site.rank || len(c.words) < siteBehind || v.start >= len(v.Blocks) {
		return false
	}
	box := v.Page.Nodes[c.node].Parent
	if box == page.None || !v.Page.Contains(box, v.Blocks[v.start].Elem) || v.Page.Contains(box, site.node) {
		return false
	}
	for v.Page.Nodes[box].Parent != page.None && !v.Page.Contains(v.Page.Nodes[box].Parent, site.node) {
		box = v.Page.Nodes[box].Parent
	}
	up := site.node // the part of the name, beside box
	for v.Page.Nodes[up].Parent != page.None && !v.Page.Contains(v.Page.Nodes[up].Parent, box) {
		up = v.Page.Nodes[up].Parent
	}
	_, named := v.Within(site.node)
	_, part := v.Within(up)
	return part == named+1 && v.Blocks[named].Words < proseOfSite && v.Blocks[named].LinkShare() == 0
}

// proseOfSite is how many words a site says of itself below its name, below.
const proseOfSite = 16

// isNumber reports whether a candidate that is no heading is one word with figures: the number of a law or a paper, which
// <title> may have before the headline.
func isNumber(c *TitleCandidate) bool {
	return c.rank >= 7 && !strings.ContainsFunc(c.text, unicode.IsSpace) && strings.ContainsFunc(c.text, unicode.IsDigit)
}

// sameHeading is the heading between a candidate that is none and the text that says the same: manuals name
// their pages in a bar of links to the next ones, and then above the text. It is page.None without.
func (v *TitleView) sameHeading(chosen *TitleCandidate) page.NodeID {
	if chosen.rank < 7 {
		return page.None
	}
	end := v.Page.Nodes[chosen.node].End
	for i := 0; i < len(v.list) && v.list[i].block <= chosen.block+belowBar; i++ {
		if c := &v.list[i]; c.node >= end && c.rank < 7 && c.folded == chosen.folded && v.leadsTo(c.node) == "" {
			return c.node
		}
	}
	return page.None
}

// belowKey is the first h1 below a candidate that is none and is no words but the key of the page, as wikis have
// them in addresses and name their pages by: "town:old_mill". It is page.None without.
func (v *TitleView) belowKey(key *TitleCandidate) page.NodeID {
	if key.rank < 7 || strings.ContainsFunc(key.text, unicode.IsSpace) || !strings.ContainsAny(key.text, ":_/") {
		return page.None
	}
	end := v.Page.Nodes[key.node].End
	for i := 0; i < len(v.list) && v.list[i].block <= max(v.start, key.block+belowName); i++ {
		if c := &v.list[i]; c.node >= end && c.rank == 1 && v.leadsTo(c.node) == "" {
			return c.node
		}
	}
	return page.None
}

// belowBar is how many blocks below a bar of links the heading stands at most.
const belowBar = 8

// belowName is how many blocks below the name of a site the title may stand, behind a menu.
const belowName = 40

// siteBehind is how many words the headline behind the name of a site has at least.
const siteBehind = 3

// endsWith reports whether a list ends with some words and has more.
func endsWith(list, words []string) bool {
	return len(list) > len(words) && slices.Equal(list[len(list)-len(words):], words)
}

// withoutVersion is words without the numbers at their end.
func withoutVersion(words []string) []string {
	for len(words) > 0 && !strings.ContainsFunc(words[len(words)-1], unicode.IsLetter) {
		words = words[:len(words)-1]
	}
	return words
}
