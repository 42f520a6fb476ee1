package teasers

import (
	"strings"

	"galley/article/token"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page"
)

// turned are the words of classes by which programs name a row of slides that a reader turns over, in
// whatever language they are. Some are names of scripts for it.
var turned = token.Of("carousel", "slider", "swiper", "slick", "splide")

// Bounds of a row of slides that lead to other pages: words of likely prose before it, its blocks and the
// pages that it leads to, the share of its words that are links, and the share of what likely is text on
// the page that it has at most.
const (
	slidesBehind = 30
	slidesLeast  = 3
	slidesLinked = 0.5
	slidesMost   = 0.6
)

// DropCarousels sets the posteriors of rows of slides that lead to other pages, behind prose of the text, to
// 0: what else a shop sells, or what else a firm has written. A heading right before goes with them. On lists
// and in forums they may be what the page is about. dropped are the blocks that it dropped.
func DropCarousels(v *view.View, post []float64, kind pagekind.Kind) (dropped []int) {
	if kind != pagekind.Product && kind != pagekind.Page {
		return nil
	}
	likely, prose := sumLikely(v, post)
	body := v.Page.Body()
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element || len(node.Attrs) == 0 || !isTurned(node) {
			continue
		}
		from, to := v.Span(n)
		if to-from < slidesLeast || prose[from] < slidesBehind || float64(likely[to]-likely[from]) > slidesMost*float64(likely[len(post)]) || !leadsAway(v, n) {
			continue
		}
		if h := from - 1; h >= 0 && v.Heading(v.BlockElement(h)) != page.None {
			from--
		}
		for i := from; i < to; i++ {
			post[i], dropped = 0, append(dropped, i)
		}
		n = node.End - 1
	}
	return dropped
}

// isTurned reports whether an element says that it is a row of slides.
func isTurned(n *page.Node) bool {
	return strings.EqualFold(n.Attr("aria-roledescription"), "carousel") || token.In(n, turned)
}

// leadsAway reports whether most words of an element are links, and these lead to several other pages.
func leadsAway(v *view.View, n page.NodeID) bool {
	if v.LinkShare(n) < slidesLinked {
		return false
	}
	targets := map[string]bool{}
	for i := n; i < v.Page.Nodes[n].End && len(targets) < slidesLeast; i++ {
		if node := &v.Page.Nodes[i]; node.Tag == "a" && v.LeadsAway(node.Attr("href")) {
			targets[node.Attr("href")] = true
		}
	}
	return len(targets) >= slidesLeast
}

// sumLikely are the words that likely are text before each block, and those of them that are prose with few links.
func sumLikely(v *view.View, post []float64) (likely, prose []int) {
	likely, prose = make([]int, len(post)+1), make([]int, len(post)+1)
	for i, p := range post {
		likely[i+1], prose[i+1] = likely[i], prose[i]
		if p < view.Likely {
			continue
		}
		likely[i+1] += v.BlockWords(i)
		if v.IsProse(i) && v.BlockLinkShare(i) < view.MostLinked {
			prose[i+1] += v.BlockWords(i)
		}
	}
	return likely, prose
}
