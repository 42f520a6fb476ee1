package parts

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of lists of definitions that are marked up alike: how many are kept, how many of them there are for
// each that is not, and the share of the words of one that are kept then.
const (
	definedLeast = 3
	definedTimes = 3
	definedShare = 0.6
)

// KeepDefinitions keeps lists of definitions whole that have the class of others of which most are kept: a
// reference has one for each function.
func KeepDefinitions(b *view.Body) {
	groups := map[string][]page.NodeID{}
	for n := b.Root; n < b.Page.Nodes[b.Root].End; n++ {
		if node := &b.Page.Nodes[n]; node.Tag == "dl" {
			if class := strings.TrimSpace(node.Attr("class")); class != "" && !node.Hidden {
				groups[class] = append(groups[class], n)
			}
			n = node.End - 1
		}
	}
	for _, list := range groups {
		kept := 0
		for _, n := range list {
			if isMostlyKept(b, n) {
				kept++
			}
		}
		if kept < definedLeast || kept < definedTimes*(len(list)-kept) {
			continue
		}
		for _, n := range list {
			for i, to := b.Span(n); i < to; i++ {
				if b.Has(i, i+1) && b.Post[i] > 0 && b.BlockLinkShare(i) < view.MostLinked && b.BlockEnclosing(i)&(block.InControl|block.InNav) == 0 {
					b.Raise(i)
				}
			}
		}
	}
}

// isMostlyKept reports whether most words of an element are kept.
func isMostlyKept(b *view.Body, n page.NodeID) bool {
	kept, all := 0, 0
	for i, to := b.Span(n); i < to; i++ {
		all += b.BlockWords(i)
		if b.Has(i, i+1) && b.Kept(i) {
			kept += b.BlockWords(i)
		}
	}
	return all > 0 && float64(kept) >= definedShare*float64(all)
}
