package plan

import (
	"slices"

	"galley/article/allowlist"
	"galley/page"
)

// Drawings are made of symbols, gradients and masks that often stand elsewhere in the page,
// in a drawing that is not shown. Those that the article needs are written before it.

const (
	maxSprites     = 64
	maxSpriteNodes = 400 // of one of them
)

// findSprites plans the drawings outside of the parts that something written is painted
// with, and those that these are painted with.
func (pl *Plan) findSprites() {
	for from := 0; from < len(pl.painted) && len(pl.Sprites) < maxSprites; {
		missing := map[string]bool{}
		for _, id := range pl.painted[from:] {
			if _, has := pl.Owners[id]; !has {
				missing[id] = true
			}
		}
		from = len(pl.painted)
		for i := range pl.Page.Nodes {
			n, node := page.NodeID(i), &pl.Page.Nodes[i]
			if len(missing) == 0 || len(pl.Sprites) >= maxSprites {
				break
			}
			if id := node.Attr("id"); id != "" && missing[id] {
				delete(missing, id)
				if node.End-n <= maxSpriteNodes && (node.Tag == "svg" || pl.Page.Inside(n, "svg")) && !pl.inSprite(n) {
					pl.plan(n, surroundings{end: node.End, tag: "svg", ns: allowlist.SVG, p: page.None, button: page.None, shared: true}, EachBelow(pl.Page, n))
					if pl.Nodes[n].Do == Write {
						pl.Sprites = append(pl.Sprites, n)
					}
				}
			}
		}
	}
	slices.Sort(pl.Sprites)
}

// inSprite reports whether n is written with a part of the article or another sprite, or
// holds one.
func (pl *Plan) inSprite(n page.NodeID) bool {
	return pl.Nodes[n].Do != Drop || slices.ContainsFunc(pl.Sprites, func(s page.NodeID) bool { return pl.Page.Contains(n, s) })
}

// EachBelow goes through the subtree of n as subtree.Visit does, with what is hidden.
func EachBelow(p *page.Page, n page.NodeID) func(func(page.NodeID) bool) {
	return func(f func(page.NodeID) bool) {
		for i := n; i < p.Nodes[n].End; {
			if f(i) {
				i++
			} else {
				i = p.Nodes[i].End
			}
		}
	}
}
