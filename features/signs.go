package features

import (
	"unicode/utf8"

	"galley/page"
)

// Bounds of signs.
const (
	maxSign  = 60  // characters of a line
	maxSigns = 400 // of a page
)

// Signs are short lines of the page, folded, and what its head says of who made it, each once. Those that
// are on most pages of a site are words of its menus and footers: they stay when its markup changes.
func (x *Index) Signs() []string {
	seen := map[string]bool{"": true}
	var list []string
	add := func(sign string) {
		if !seen[sign] && len(list) < maxSigns {
			seen[sign] = true
			list = append(list, sign)
		}
	}
	for i := range x.Page.Nodes {
		if n := &x.Page.Nodes[i]; n.Tag == "meta" && (n.Attr("name") == "generator" || n.Attr("property") == "og:site_name") {
			add("made by " + page.Fold(n.Attr("content")))
		}
	}
	for _, thing := range x.Things() {
		if thing.Publisher != "" {
			add("published by " + page.Fold(thing.Publisher))
		}
	}
	for i := range x.NumBlocks() {
		if text := x.BlockText(i); utf8.RuneCountInString(text) <= maxSign {
			add(page.Fold(text))
		}
	}
	return list
}
