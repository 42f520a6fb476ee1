package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/picture"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// backPicture is a picture that words stand on: the background picture of an element,
// or an img that is laid out behind a title.
type backPicture struct {
	node     page.NodeID // the element, or the img
	url      string      // vetted as those of img are
	fit      string      // as the values of object-fit
	position string      // as those of object-position
	over     []string    // vetted gradients above it, the topmost first
	veils    []veil      // what lies over it, the lowest first
}

// maxBackdrops bounds how many background pictures an article has.
const maxBackdrops = 64

// backOf is the background picture of n. Small ones are signs, and those that repeat are
// patterns: neither shows anything.
func (a *Article) backOf(n page.NodeID) (b backPicture, ok bool) {
	node := &a.page.Nodes[n]
	if node.Kind != page.Element || node.Style == page.NoStyle || len(a.page.Styles[node.Style].Look) != len(page.LookProperties) ||
		node.Tag == "body" || node.Tag == "html" || node.Tag == "img" || node.Box.W < minBackdropW || node.Box.H < minBackdropH {
		return b, false
	}
	look := a.page.Styles[node.Style].Look
	if !strings.Contains(look[sheet.Image], "url(") || sheet.ClipsText(look) || a.tints(n) {
		return b, false
	}
	layers := sheet.Layers(look[sheet.Image])
	if len(layers) > sheet.MaxLayers {
		return b, false
	}
	for i, layer := range layers {
		if v := sheet.Gradient(layer); v != "" {
			b.over = append(b.over, v)
			continue
		}
		of := func(property int) string { return sheet.OfLayer(look[property], i, "") }
		if b.url = layerURL(a.page, layer); b.url == "" {
			continue
		}
		b.node, b.fit = n, fitOf(of(sheet.ImageSize), of(sheet.ImageRepeat))
		if x, y := of(sheet.ImageX), of(sheet.ImageY); allowlist.IsValue(x) && allowlist.IsValue(y) {
			b.position = x + " " + y
		}
		return b, b.fit != ""
	}
	return b, false
}

// leastSeen is the opacity that a picture must have which is there to be looked at.
const leastSeen = 0.5

// tints reports whether an empty element that is laid over a place of another is hardly seen: it
// tints a ground, as page builders have it.
func (a *Article) tints(n page.NodeID) bool {
	node := &a.page.Nodes[n]
	style := &a.page.Styles[node.Style]
	return node.End == n+1 && outOfFlow(style) && style.Opacity < leastSeen
}

// layerURL is the vetted address in a layer of a computed background-image, "" without
// one. An address with escapes of CSS is none.
func layerURL(p *page.Page, layer string) string {
	inside, ok := strings.CutPrefix(strings.TrimSpace(layer), `url("`)
	if !ok {
		return ""
	}
	inside, ok = strings.CutSuffix(inside, `")`)
	if !ok || strings.ContainsAny(inside, "\"\\\n") {
		return ""
	}
	if p.SameURL(inside) {
		return "" // a drawing of the page itself, by its id
	}
	u := allowlist.MediaURL(p, inside)
	if u == "" || picture.IsPlaceholder(u) {
		return ""
	}
	return u
}

// fitOf is the object-fit that draws a picture as a background of that size does; ""
// for a pattern.
func fitOf(size, repeat string) string {
	switch size {
	case "", "cover", "100%", "100% auto", "auto 100%":
		return "cover"
	case "contain":
		return "contain"
	case "100% 100%":
		return "fill"
	}
	if repeat != "no-repeat" && repeat != "" {
		return ""
	}
	if size == "auto" || size == "auto auto" {
		return "none"
	}
	if w, _, _ := strings.Cut(size, " "); sheet.Pixels(w) > 0 && sheet.Pixels(w) < minBackdropW {
		return ""
	}
	return "contain"
}

// findBacks finds the background pictures of a part, and of what stands around a title.
func (a *Article) findBacks() {
	a.backs = map[page.NodeID]backPicture{}
	if !a.page.Laid {
		return
	}
	for _, pt := range a.parts {
		if pt.Title {
			a.cover = a.coverOf(pt.Root)
		}
		subtree.Visit(a.page, pt, func(n page.NodeID) bool {
			if len(a.backs) < maxBackdrops {
				if b, ok := a.backOf(n); ok {
					a.backs[n] = b
				}
			}
			return true
		})
	}
}

// seenBox is what can be seen of the box of n: what lies in the window, and in the
// elements around that cut off what leaves them. Pictures behind titles are often larger,
// because they are scaled or turned.
func (a *Article) seenBox(n page.NodeID) page.Rect { return a.seenIn(n, page.None) }

// seenIn is the same for somebody who can scroll row to where n is.
func (a *Article) seenIn(n, row page.NodeID) page.Rect {
	box := a.page.Nodes[n].Box
	if w := a.page.Viewport.W; w > 0 && row == page.None {
		box = box.Intersect(page.Rect{X: 0, Y: box.Y, W: w, H: box.H})
	}
	for around := range a.page.Ancestors(n) {
		if around == row {
			break
		}
		node, style := &a.page.Nodes[around], a.page.StyleOf(around)
		if style == nil || len(style.Look) != len(page.LookProperties) || node.Box.Empty() || node.Tag == "body" || node.Tag == "html" {
			continue
		}
		if x, y := style.Look[sheet.OverflowX], style.Look[sheet.OverflowY]; x != "visible" && y != "visible" && style.Display != "inline" {
			box = box.Intersect(node.Box)
		}
	}
	return box
}

// around reports whether the middle of a box, and most of its height, lie in another.
func around(outer, inner page.Rect) bool {
	middle := inner.X + inner.W/2
	shared := min(outer.Bottom(), inner.Bottom()) - max(outer.Y, inner.Y)
	return outer.X <= middle && middle <= outer.Right() && shared >= 0.8*inner.H
}
