package dress

import (
	"galley/article/backdrop"
	"galley/article/fit"
	"galley/article/ground"
	"galley/article/sheet"
	"galley/page"
)

// stage is the backdrop of n, with a colour below that its words are readable on while
// a picture is not there.
func (c *Dress) stage(n page.NodeID, parent *fit.Element, root bool) string {
	const most = 64 // each asks for the words on it
	if clips := ground.Clips(c.Page, n, root); clips != page.None {
		return ground.Clipped(c.Page, clips, parent.Ground)
	}
	_, under := c.Unders.On[n]
	_, backed := c.src.Backs[n]
	if !under && !backed && parent.Ground.Picture {
		return ground.Gradients(c.Page, n) // what is below is seen
	}
	if !under && !backed && !backdrop.IsLarge(c.Page.Nodes[n].Box) {
		return ground.Gradients(c.Page, n) // behind a few words, or a line
	}
	if !ground.Pictured(c.Page, n) && !under || c.stages >= most {
		return ""
	}
	c.stages++
	drawn := ""
	if under {
		drawn = c.underRoom(n)
	} else if backed {
		drawn = c.backRoom(n)
	} else {
		drawn = ground.Backdrop(c.Page, n)
	}
	if under && c.blend(c.Unders.On[n].Node) != "" {
		return drawn // its own ground is seen through the picture
	}
	if own := c.Grounds.Behind(n); own != c.Grounds.Page() {
		drawn += "background-color:" + sheet.Colour(own) + ";"
	}
	return drawn
}
