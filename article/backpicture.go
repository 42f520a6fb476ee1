package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
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
	return node.End == n+1 && layout.OutOfFlow(style) && style.Opacity < leastSeen
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
