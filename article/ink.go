package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
	"galley/page/colour"
)

// Letters can show what is behind their element instead of a colour (background-clip:
// text), or nothing but their outline. Both leave the colour of the words transparent:
// what is written of one without the other is invisible.

// seen is the opacity from which on a colour can be seen.
const seen = 0.1

// clipsText reports whether the background of a look is seen in its letters only.
func clipsText(look []string) bool { return strings.Contains(look[iClip], "text") }

// groundColour is the background colour that a look lays under its words: none where it
// is seen in the letters only.
func groundColour(look []string) (colour.Colour, bool) {
	if clipsText(look) {
		return colour.Colour{}, true
	}
	return colour.Parse(look[iBackground])
}

// fillOf is the computed colour that the letters of a look are filled with.
func fillOf(look []string) string {
	if look[iFill] != "" {
		return look[iFill]
	}
	return look[iColor] // of a page that was stored without it
}

// inkOf is the colour that the words of a look are seen in; ok is false where nobody knows.
func inkOf(look []string) (ink colour.Colour, ok bool) {
	if ink, ok = colour.Parse(fillOf(look)); !ok || ink.A >= seen {
		return ink, ok
	}
	if clipsText(look) {
		if ink, ok = gradientInk(look[iImage]); ok {
			return ink, true
		}
		if ink, ok = colour.Parse(look[iBackground]); ok && ink.A >= seen {
			return ink, true
		}
	}
	if ink, ok = colour.Parse(look[iStrokeC]); ok && ink.A >= seen && pixels(look[iStrokeW]) > 0 {
		return ink, true
	}
	return ink, false
}

// gradientInk is the colour that the stops of the gradients in a computed background have
// together.
func gradientInk(image string) (mean colour.Colour, ok bool) {
	n := 0.0
	for rest := image; ; {
		at := strings.Index(rest, "rgb")
		if at < 0 {
			break
		}
		rest = rest[at:]
		end := strings.IndexByte(rest, ')')
		if end < 0 {
			break
		}
		if stop, known := colour.Parse(rest[:end+1]); known && stop.A >= seen {
			mean.R, mean.G, mean.B = mean.R+stop.R, mean.G+stop.G, mean.B+stop.B
			n++
		}
		rest = rest[end:]
	}
	if n == 0 {
		return colour.Colour{}, false
	}
	return colour.Colour{R: mean.R / n, G: mean.G / n, B: mean.B / n, A: 1}, true
}

// clips is the element whose background is seen in the letters of n: n, or of a root, what
// is around it and does not come along. None where there is none.
func (c *htmlWriter) clips(n page.NodeID, root bool) page.NodeID {
	for a := n; a != page.None && c.sheet.known(c.Page.Nodes[a].Style); a = c.Page.Nodes[a].Parent {
		look := c.Page.Styles[c.Page.Nodes[a].Style].Look
		if clipsText(look) {
			return a
		}
		if fill, ok := colour.Parse(fillOf(look)); !root || !ok || fill.A >= seen {
			return page.None
		}
	}
	return page.None
}

// clipped are the declarations of letters that show their background: the gradients and
// the colour behind them. What a picture shone through gets a colour instead that can be
// read on what it stands on, because style sheets of articles load nothing.
func (c *htmlWriter) clipped(n page.NodeID, on ground) string {
	const clip = "-webkit-background-clip:text;background-clip:text;"
	look := c.Page.Styles[c.Page.Nodes[n].Style].Look
	if rules := c.shade(n); rules != "" {
		return rules + clip
	}
	if colour, ok := colour.Parse(look[iBackground]); ok && colour.A >= seen {
		return clip
	}
	if fill, ok := colour.Parse(fillOf(look)); !ok || fill.A >= seen {
		return ""
	}
	ink := opposite(on.colour)
	if stops, ok := gradientInk(look[iImage]); ok && stops.Contrast(on.colour) >= readable {
		ink = stops
	}
	return "color:" + cssColour(ink) + ";-webkit-text-fill-color:currentcolor;"
}

// ink writes what letters are filled with besides their colour, and their outline. Both
// are inherited.
func (r *rule) ink() {
	if r.ns != allowlist.HTML {
		return
	}
	fill, own := r.look[iFill], r.look[iFill] != r.look[iColor]
	var around, stroke string
	if r.parent != nil {
		stroke = r.parent[iStrokeW] + " " + r.parent[iStrokeC]
		if r.parent[iFill] != r.parent[iColor] {
			around = r.parent[iFill]
		}
	}
	switch {
	case fill == "", own && fill == around:
	case own:
		r.declare("-webkit-text-fill-color", fill)
	case around != "" && fill != around:
		r.declareVetted("-webkit-text-fill-color", "currentcolor")
	}
	width := r.look[iStrokeW]
	switch {
	case pixels(width) > 0 && width+" "+r.look[iStrokeC] != stroke:
		r.declare("-webkit-text-stroke", width+" "+r.look[iStrokeC])
	case pixels(width) == 0 && r.parent != nil && pixels(r.parent[iStrokeW]) > 0:
		r.declareVetted("-webkit-text-stroke", "0px")
	}
}
