package document

import (
	"slices"

	"galley/article/layout"
	"galley/article/picture"
	"galley/article/subtree"
	"galley/page"
)

// withoutCoverAgain are the parts without leads that are nothing but the picture of the cover, in
// its place: some themes lay a sharper or a blurred one over the background picture of a title.
func withoutCoverAgain(src Source) []subtree.Part {
	cover := src.Cover.Node
	if cover == page.None || src.Cover.URL == "" {
		return src.Parts
	}
	seen := layout.Seen(src.Plan.Page, cover)
	return slices.DeleteFunc(slices.Clone(src.Parts), func(pt subtree.Part) bool {
		return pt.Lead && !src.Plan.Page.Contains(pt.Root, cover) && !layout.Says(src.Plan.Page, pt.Root) && showsOnly(src.Plan.Page, pt.Root, src.Cover.URL, seen)
	})
}

// showsOnly reports whether all pictures of root have one address and lie in a box.
func showsOnly(p *page.Page, root page.NodeID, url string, box page.Rect) (found bool) {
	for n := root; n < p.Nodes[root].End; n++ {
		if !picture.Is(p, n) {
			continue
		}
		if picture.URL(p, n) != url || !layout.Inside(p.Nodes[n].Box, box) {
			return false
		}
		found = true
	}
	return found
}
