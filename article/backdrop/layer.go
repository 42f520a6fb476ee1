package backdrop

import (
	"math"
	"slices"

	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// colourLayers finds the boxes whose words stand on a layer of colour: an empty element that is laid over the
// whole box and has a ground, where no picture is below it.
func (c *finder) colourLayers() {
	for _, pt := range c.Parts {
		subtree.Visit(c.Page, pt, func(n page.NodeID) bool {
			if c.Gone[n] {
				return false
			}
			if _, pictured := c.Backs[n]; !pictured && len(c.On) < maxPictures && layerOf(c.Page, n, c.Page.Nodes[n].Box) != "" {
				c.underlay(pt.Root, n, Picture{Node: n})
			}
			return c.Nodes[n].Do == plan.Write || c.Nodes[n].Do == plan.Unwrap
		})
	}
}

// layerOf are the declarations of an element that is nothing but a layer of colour over a box; "" for others. However
// dense it is, there is no picture that it would hide.
func layerOf(p *page.Page, n page.NodeID, box page.Rect) string {
	return veilOf(p, n, box, math.Inf(1))
}

// withLayer puts the layer before its veils, the lowest first, unless it is one of them.
func withLayer(p *page.Page, n page.NodeID, box page.Rect, veils []string) []string {
	layer := layerOf(p, n, box)
	if layer == "" || slices.Contains(veils, layer) {
		return veils
	}
	return append([]string{layer}, veils...)
}
