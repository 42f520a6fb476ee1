package features

import (
	"slices"

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
// and a menu stands between. It is page.None without, and where it is the name of the site itself.
func (v *TitleView) besideSite(site *TitleCandidate) page.NodeID {
	hint := text.Words(v.head.Titles[metadata.FromDocument].Folded)
	more := len(hint) - len(site.words)
	if more <= 0 {
		return page.None
	}
	isEnd := slices.Equal(hint[more:], site.words)
	if !isEnd && !beginsWith(hint, site.words) {
		return page.None
	}
	rest := hint[:more]
	if !isEnd {
		rest = hint[len(site.words):]
	}
	end := v.Page.Nodes[site.node].End
	for i := 0; i < len(v.list) && v.list[i].block <= v.start; i++ {
		c := &v.list[i]
		if c.node >= end && v.linkOf(c.node) == page.None && slices.Equal(c.words, rest) && (isEnd || c.folded != v.head.Site && v.isMenu(end, c.node)) {
			return c.node
		}
	}
	return page.None
}

// siteBehind is how many words the headline behind the name of a site has at least.
const siteBehind = 3
