package article

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
func (pl *planner) findSprites() {
	for from := 0; from < len(pl.painted) && len(pl.sprites) < maxSprites; {
		missing := map[string]bool{}
		for _, id := range pl.painted[from:] {
			if _, has := pl.owners[id]; !has {
				missing[id] = true
			}
		}
		from = len(pl.painted)
		for i := range pl.p.Nodes {
			n, node := page.NodeID(i), &pl.p.Nodes[i]
			if len(missing) == 0 || len(pl.sprites) >= maxSprites {
				break
			}
			if id := node.Attr("id"); id != "" && missing[id] {
				delete(missing, id)
				if node.End-n <= maxSpriteNodes && (node.Tag == "svg" || pl.p.Inside(n, "svg")) && !pl.inSprite(n) {
					pl.plan(n, surroundings{end: node.End, tag: "svg", ns: allowlist.SVG, p: page.None, button: page.None, shared: true}, eachBelow(pl.p, n))
					if pl.plans[n].do == write {
						pl.sprites = append(pl.sprites, n)
					}
				}
			}
		}
	}
	slices.Sort(pl.sprites)
}

// inSprite reports whether n is written with a part of the article or another sprite, or
// holds one.
func (pl *planner) inSprite(n page.NodeID) bool {
	return pl.plans[n].do != drop || slices.ContainsFunc(pl.sprites, func(s page.NodeID) bool { return pl.p.Contains(n, s) })
}

// eachBelow goes through the subtree of n as Article.visit does, with what is hidden.
func eachBelow(p *page.Page, n page.NodeID) func(func(page.NodeID) bool) {
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
