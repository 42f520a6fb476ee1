package backdrop

import (
	"math"

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

// An Underlay is an img that words stand on: the two lie in one box, and neither takes its
// room from the other. Written one below the other, white words would stand on white.
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
		c.On[e], c.Gone[branch] = found, true
		return
	}
}

// within reports whether e is not larger than a picture in it; an inline element has no
// box that would say.
func (c *finder) within(e page.NodeID, box page.Rect) bool {
	if !sheet.Known(c.Page, c.Page.Nodes[e].Style) {
		return false
	}
	own := c.Page.Nodes[e].Box
	return c.Page.Styles[c.Page.Nodes[e].Style].Display == "inline" || own.W <= box.W*1.02+4 && own.H <= box.H*1.02+4
}

// canUnderlay reports whether e is a box of the size of the picture that is written, and
// that a picture can be written into.
func (c *finder) canUnderlay(e page.NodeID, box page.Rect) bool {
	f, own := &c.Nodes[e], c.Page.Nodes[e].Box
	d := c.Page.Styles[c.Page.Nodes[e].Style].Display
	_, taken := c.Backs[e]
	return f.Do == plan.Write && CanHold(f) && !taken && d != "inline" && d != "contents" && !layout.Vertical(c.Page, e) && allowlist.TableParents[f.Tag] == nil &&
		math.Abs(own.W-box.W) <= box.W*0.02+4 && math.Abs(own.H-box.H) <= box.H*0.02+4
}

// wordsOn reports whether words of e stand on a picture without a ground of their own.
// off says that e has more than these: words beside the picture, or another picture.
func (c *finder) wordsOn(e, branch page.NodeID, box page.Rect) (on, off bool) {
	end := c.Page.Nodes[e].End
	if end-e > maxUnderNodes {
		return false, true
	}
	for i := e + 1; i < end; i++ {
		node := &c.Page.Nodes[i]
		switch {
		case i == branch || node.Hidden:
			i = node.End - 1
		case node.Kind == page.Element && (picture.Is(c.Page, i) || allowlist.IsPlayer(node.Tag)) && IsLarge(node.Box):
			return false, true
		case node.Kind == page.Text && !page.IsBlank(node.Text) && c.Nodes[i].Do == plan.Write:
			if c.onEdge(i, e, box) {
				continue
			}
			if x, y := layout.Middle(c.Page, i); !box.Contains(x, y) {
				return false, true
			}
			on = on || !c.groundedIn(i, e, box)
		}
	}
	return on, false
}

// onEdge reports whether a text is a label with a ground of its own that lies over the lower edge of a picture: a
// round button, half of which is below it.
func (c *finder) onEdge(text, e page.NodeID, picture page.Rect) bool {
	for a := range c.Page.Ancestors(text) {
		style := c.Page.Nodes[a].Style
		if a == e || !sheet.Known(c.Page, style) {
			return false
		}
		if layout.OutOfFlow(&c.Page.Styles[style]) {
			return layout.IsOverEdge(c.Page, a, picture)
		}
	}
	return false
}

// groundedIn reports whether a text has a ground of its own, up to e, that it takes along
// when it leaves the picture: a label, or what hides most of the picture. A bar across it
// that the picture shines through, or that lies along one side, stays there.
func (c *finder) groundedIn(text, e page.NodeID, picture page.Rect) bool {
	for a := range c.Page.Ancestors(text) {
		if a == e {
			return false
		}
		style := c.Page.Nodes[a].Style
		if !sheet.Known(c.Page, style) {
			continue
		}
		if ground, ok := sheet.GroundColour(c.Page.Styles[style].Look); ok && ground.A >= 0.5 {
			bar := c.Page.Nodes[a].Box
			return !layout.OutOfFlow(&c.Page.Styles[style]) || bar.H <= layout.MaxLabel || bar.H > 0.6*picture.H || !layout.Inside(bar, c.Page.Nodes[e].Box) // which may have the room below a line
		}
	}
	return false
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
