package backdrop

import (
	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// maxUnderNodes is how many nodes a box with words on a picture has at most.
const maxUnderNodes = 400

// An Underlay is an img that words stand on, or a layer of colour: the two lie in one box, and neither
// takes its room from the other. Written one below the other, white words would stand on white. The picture of a
// layer has no address, and the layer is the first of its veils.
type Underlay struct {
	Picture
	Flows bool // the picture held the room, so that the words were moved onto it
}

// Underlays are those of an article.
type Underlays struct {
	On   map[page.NodeID]Underlay // by the box whose words stand on the img
	Gone map[page.NodeID]bool     // what is written behind such words, and not in its place

	Veils map[page.NodeID][]string // declarations of what lies over background pictures, by element, as of Picture
}

// Source is what underlays are found in.
type Source struct {
	*plan.Plan
	Parts    []subtree.Part
	Backs    map[page.NodeID]Picture // background pictures, by element
	Cover    page.NodeID             // see Cover
	ImageURL func(img page.NodeID) string
}

// finder finds the underlays of an article.
type finder struct {
	Source
	Underlays
}

// FindUnderlays finds those of the article, before anything is written.
func FindUnderlays(src Source) Underlays {
	c := finder{src, Underlays{map[page.NodeID]Underlay{}, map[page.NodeID]bool{}, map[page.NodeID][]string{}}}
	if !c.Page.Laid {
		return c.Underlays
	}
	for _, pt := range c.Parts {
		subtree.Visit(c.Page, pt, func(n page.NodeID) bool {
			if own, ok := c.layer(n); ok && c.Nodes[n].Do == plan.Write && len(c.On) < maxPictures {
				c.underlay(pt.Root, n, own)
			}
			return c.Nodes[n].Do == plan.Write || c.Nodes[n].Do == plan.Unwrap
		})
	}
	for n := range c.Backs {
		c.veilBack(n)
	}
	c.colourLayers()
	return c.Underlays
}

// veilBack finds what lies over the background picture of n, and below the words on it.
func (c *finder) veilBack(n page.NodeID) {
	if _, under := c.On[n]; under || c.Nodes[n].Do != plan.Write || !CanHold(&c.Nodes[n]) {
		return
	}
	all, nodes := veilsOf(c.Page, n, c.Page.Nodes[n].Box)
	if len(all) == 0 {
		return
	}
	c.Veils[n] = all[:min(len(all), sheet.MaxLayers)]
	for _, veil := range nodes {
		c.Gone[veil] = true
	}
}

// layer is the picture of an img, or of an empty element that is laid out of the flow: what fills a box
// and moves as the page is scrolled is made so.
func (c *finder) layer(n page.NodeID) (own Picture, ok bool) {
	node := &c.Page.Nodes[n]
	if node.Tag != "img" {
		own, ok = c.Backs[n]
		return own, ok && node.End == n+1 && layout.OutOfFlow(c.Page.StyleOf(n))
	}
	own = Picture{Node: n, URL: c.ImageURL(n), Fit: "cover"}
	if own.URL == "" || !sheet.Known(c.Page, node.Style) || picture.IsBroken(c.Page, n) {
		return own, false
	}
	look := c.Page.Styles[node.Style].Look
	if fit := look[sheet.ObjectFit]; fit == "contain" {
		own.Fit = fit
	}
	if at := look[sheet.LookAt["object-position"]]; allowlist.IsValue(at) {
		own.Position = at
	}
	return own, true
}

// underlay finds the box whose words stand on an img, or what is laid like one, with the picture own: the
// nearest one that it fills.
func (c *finder) underlay(root, img page.NodeID, own Picture) {
	node := &c.Page.Nodes[img]
	box := layout.SeenIn(c.Page, img, layout.SlidesAround(c.Page, img))
	if node.Hidden || img == c.Cover || !sheet.Known(c.Page, node.Style) || !IsLarge(box) {
		return
	}
	branch, depth := img, 0
	for e := range c.Page.Ancestors(img) {
		if depth++; depth > layout.MaxDepth || !c.Page.Contains(root, e) || !c.within(e, box) {
			return
		}
		on, off := c.wordsOn(e, branch, box)
		if off {
			return
		}
		if !on {
			branch = e
			continue
		}
		if _, taken := c.On[e]; taken || !c.canUnderlay(e, box) {
			return
		}
		found := Underlay{own, !layout.OutOfFlow(c.Page.StyleOf(branch))}
		found.Veils = c.veils(img, e, box)
		if own.URL == "" {
			found.Veils = withLayer(c.Page, img, box, found.Veils)
		}
		c.On[e], c.Gone[branch] = found, true
		return
	}
}

// veils are what lies over a picture, up to e, the lowest first. Elements among them are
// written with the picture, and not again.
func (c *finder) veils(img, e page.NodeID, box page.Rect) (all []string) {
	for a := range c.Page.Ancestors(img) {
		found, nodes := veilsOf(c.Page, a, box)
		all = append(all, found...)
		for _, n := range nodes {
			c.Gone[n] = true
		}
		if a == e {
			break
		}
	}
	return all[:min(len(all), sheet.MaxLayers)]
}
