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
		if c.node >= end && v.linkOf(c.node) == page.None && !isNumber(c) && slices.Equal(c.words, rest) && (isEnd || c.folded != v.head.Site && (hasVersion || v.isMenu(end, c.node, block.InLink|block.InControl))) {
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
