package links

import (
	"regexp"
	"strings"

	"galley/article/token"
	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// DropWaysBack sets the posteriors of the last lines that are kept of a body to 0 where each is one
// link that the menu of the page has as well, or are links behind an arrow that points back, or several
// short ones with strokes between them, or a link that its mark-up calls previous or next: they lead to where
// a reader came from, to what one can do here, or to the text that was written before or after.
func DropWaysBack(b *view.Body) {
	var menu map[string]bool // looked for once a line is a link
	for i := b.To - 1; i > b.From; i-- {
		if !b.Kept(i) {
			continue
		}
		n := b.BlockElement(i)
		if leadsBack(b.View, i) || isLastRow(b.View, i) || isNeighbour(b.View, i) {
			b.Drop(i)
			continue
		}
		if tag := b.Page.Nodes[n].Tag; tag != "p" && tag != "div" || b.BlockLinkShare(i) < 1 || !b.IsOneLink(n) {
			return
		}
		if menu == nil {
			menu = menuLinks(b.View, b.Root)
		}
		if link := b.Page.First(n, "a"); !menu[strings.TrimSpace(b.Page.Nodes[link].Attr("href"))] {
			return
		}
		b.Drop(i)
	}
}

// backLinked is the share of links of a line that leads back: signs may stand between them.
const backLinked = 0.85

// leadsBack reports whether the words of a block are in links, and an arrow that points to the left
// stands before them.
func leadsBack(v *view.View, block int) bool {
	return v.BlockLinkShare(block) >= backLinked && strings.ContainsAny(page.FirstSign(v.BlockText(block)), "←⟵⇐◀◂⬅‹«")
}

// neighbour are the words of classes by which programs that write pages name links to the text before and the one
// after, and neighbourLevels how many elements around the link have them.
var neighbour = token.Of("previous", "prev", "next")

const neighbourLevels = 2

// isNeighbour reports whether a block is in a link to the text before or the one after, as the link or an element
// around it alone says.
func isNeighbour(v *view.View, block int) bool {
	if v.BlockLinkShare(block) < backLinked {
		return false
	}
	p := v.Page
	link := v.BlockElement(block)
	if p.Nodes[link].Tag != "a" && !p.Inside(link, "a") {
		link = p.First(link, "a")
	}
	for link != page.None && p.Nodes[link].Tag != "a" {
		link = p.Nodes[link].Parent
	}
	if link == page.None {
		return false
	}
	rel := strings.ToLower(p.Nodes[link].Attr("rel"))
	if rel == "prev" || rel == "next" {
		return true
	}
	words := v.WordsOf(link)
	for n, k := link, 0; k <= neighbourLevels && n != page.None && v.WordsOf(n) == words; n, k = p.Nodes[n].Parent, k+1 {
		if token.In(&p.Nodes[n], neighbour) {
			return true
		}
	}
	return false
}

// rowStroke parts the links of a row.
var rowStroke = regexp.MustCompile(`\s[|¦•·]\s`)

// isLastRow reports whether a block is two links or more, of few words each, with strokes between them.
func isLastRow(v *view.View, block int) bool {
	if v.BlockLinkShare(block) < backLinked {
		return false
	}
	links := rowStroke.Split(v.BlockLine(block), -1)
	for _, words := range links {
		if page.CountWords(words) > rowLinkWords {
			return false
		}
	}
	return len(links) >= rowLinks
}

// menuLinks are the addresses of the links in menus of the page, outside of a body.
func menuLinks(v *view.View, body page.NodeID) map[string]bool {
	menu := map[string]bool{}
	for i := range v.NumBlocks() {
		if v.BlockEnclosing(i)&block.InNav == 0 || v.Page.Contains(body, v.BlockElement(i)) {
			continue
		}
		n := v.BlockElement(i)
		for k := n; k < v.Page.Nodes[n].End; k++ {
			if v.Page.Nodes[k].Tag == "a" {
				menu[strings.TrimSpace(v.Page.Nodes[k].Attr("href"))] = true
			}
		}
	}
	delete(menu, "")
	return menu
}
