package ground

import (
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// Clips is the element whose background is seen in the letters of n: n, or of a root, what
// is around it and does not come along. None where there is none.
func Clips(p *page.Page, n page.NodeID, root bool) page.NodeID {
	for a := n; a != page.None && sheet.Known(p, p.Nodes[a].Style); a = p.Nodes[a].Parent {
		look := p.Styles[p.Nodes[a].Style].Look
		if sheet.ClipsText(look) {
			return a
		}
		if fill, ok := colour.Parse(sheet.FillOf(look)); !root || !ok || fill.A >= sheet.Seen {
			return page.None
		}
	}
	return page.None
}

// Clipped are the declarations of letters that show their background: the gradients and
// the colour behind them. What a picture shone through gets a colour instead that can be
// read on what it stands on, because style sheets of articles load nothing.
func Clipped(p *page.Page, n page.NodeID, on Ground) string {
	const clip = "-webkit-background-clip:text;background-clip:text;"
	look := p.Styles[p.Nodes[n].Style].Look
	if rules := Gradients(p, n); rules != "" {
		return rules + clip
	}
	if colour, ok := colour.Parse(look[sheet.Background]); ok && colour.A >= sheet.Seen {
		return clip
	}
	if fill, ok := colour.Parse(sheet.FillOf(look)); !ok || fill.A >= sheet.Seen {
		return ""
	}
	ink := opposite(on.Colour)
	if stops, ok := sheet.GradientInk(look[sheet.Image]); ok && stops.Contrast(on.Colour) >= readable {
		ink = stops
	}
	return "color:" + sheet.Colour(ink) + ";-webkit-text-fill-color:currentcolor;"
}
