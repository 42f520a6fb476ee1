package document

import (
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// clips is the element whose background is seen in the letters of n: n, or of a root, what
// is around it and does not come along. None where there is none.
func (c *writer) clips(n page.NodeID, root bool) page.NodeID {
	for a := n; a != page.None && c.sheet.Known(c.Page.Nodes[a].Style); a = c.Page.Nodes[a].Parent {
		look := c.Page.Styles[c.Page.Nodes[a].Style].Look
		if sheet.ClipsText(look) {
			return a
		}
		if fill, ok := colour.Parse(sheet.FillOf(look)); !root || !ok || fill.A >= sheet.Seen {
			return page.None
		}
	}
	return page.None
}

// clipped are the declarations of letters that show their background: the gradients and
// the colour behind them. What a picture shone through gets a colour instead that can be
// read on what it stands on, because style sheets of articles load nothing.
func (c *writer) clipped(n page.NodeID, on ground) string {
	const clip = "-webkit-background-clip:text;background-clip:text;"
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if rules := c.shade(n); rules != "" {
		return rules + clip
	}
	if colour, ok := colour.Parse(look[sheet.Background]); ok && colour.A >= sheet.Seen {
		return clip
	}
	if fill, ok := colour.Parse(sheet.FillOf(look)); !ok || fill.A >= sheet.Seen {
		return ""
	}
	ink := opposite(on.colour)
	if stops, ok := sheet.GradientInk(look[sheet.Image]); ok && stops.Contrast(on.colour) >= readable {
		ink = stops
	}
	return "color:" + cssColour(ink) + ";-webkit-text-fill-color:currentcolor;"
}
