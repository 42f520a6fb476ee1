package backdrop

import (
	"slices"
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/picture"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/article/subtree"
	"galley/page"
)

// Picture is a picture that words stand on: the background picture of an element,
// or an img that is laid out behind a title.
type Picture struct {
	Node     page.NodeID // the element, or the img
	URL      string      // vetted as those of img are
	Fit      string      // as the values of object-fit
	Position string      // as those of object-position
	Place    string      // vetted declarations of a picture that is not as wide as its box; Fit and Position are in them
	Over     []string    // vetted gradients above it, the topmost first
	Veils    []string    // vetted declarations of what lies over it, the lowest first
}

// Alt is what is said in place of the picture.
func (b Picture) Alt(p *page.Page) string {
	node := &p.Nodes[b.Node]
	return page.Norm(page.FirstOf(node.Attr("alt"), node.Attr("aria-label")))
}

// minW and minH are the sides of the smallest box, in CSS px, whose background is kept: smaller
// ones are signs.
const (
	minW = 150
	minH = 60
)

// IsLarge reports whether a box is as large as what words stand on.
func IsLarge(box page.Rect) bool { return box.W >= minW && box.H >= minH }

// holdsNoPicture are elements that nothing but their own kind may stand in.
var holdsNoPicture = allowlist.Set("ul ol dl table thead tbody tfoot tr colgroup picture video audio details")

// CanHold reports whether a picture can be written into an element, behind its words.
func CanHold(f *plan.Node) bool {
	return f.NS == allowlist.HTML && !allowlist.VoidTags[f.Tag] && !holdsNoPicture[f.Tag]
}

// maxPictures bounds how many background pictures an article has.
const maxPictures = 64

// backOf is the background picture of n. Small ones are signs, and those that repeat are
// patterns: neither shows anything.
func backOf(p *page.Page, n page.NodeID) (b Picture, ok bool) {
	node := &p.Nodes[n]
	if node.Kind != page.Element || node.Style == page.NoStyle || len(p.Styles[node.Style].Look) != len(page.LookProperties) ||
		node.Tag == "body" || node.Tag == "html" || node.Tag == "img" || !IsLarge(node.Box) {
		return b, false
	}
	look := p.Styles[node.Style].Look
	if !strings.Contains(look[sheet.Image], "url(") || sheet.ClipsText(look) || tints(p, n) {
		return b, false
	}
	if _, sign := signOf(p, n); sign {
		return b, false
	}
	layers := sheet.Layers(look[sheet.Image])
	if len(layers) > sheet.MaxLayers {
		return b, false
	}
	for i, layer := range layers {
		if v := sheet.Gradient(layer); v != "" {
			b.Over = append(b.Over, v)
			continue
		}
		of := func(property int) string { return sheet.OfLayer(look[property], i, "") }
		// A pattern above a picture is a grain on it.
		if b.URL, b.Fit = layerURL(p, layer), fitOf(of(sheet.ImageSize), of(sheet.ImageRepeat)); b.URL == "" || b.Fit == "" {
			continue
		}
		b.Node = n
		b.Place = sharePlace(of(sheet.ImageSize), of(sheet.ImageX), of(sheet.ImageY))
		if x, y := of(sheet.ImageX), of(sheet.ImageY); allowlist.IsValue(x) && allowlist.IsValue(y) {
			b.Position = x + " " + y
		}
		return b, true
	}
	return b, false
}

// leastSeen is the opacity that a picture must have which is there to be looked at.
const leastSeen = 0.5

// tints reports whether an empty element that is laid over a place of another is hardly seen: it
// tints a ground, as page builders have it.
func tints(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	style := &p.Styles[node.Style]
	return node.End == n+1 && layout.OutOfFlow(style) && style.Opacity < leastSeen
}

// layerURL is the vetted address in a layer of a computed background-image, "" without
// one. An address with escapes of CSS is none.
func layerURL(p *page.Page, layer string) string {
	inside, ok := strings.CutPrefix(ofSet(strings.TrimSpace(layer)), `url("`)
	if !ok {
		return ""
	}
	inside, ok = strings.CutSuffix(inside, `")`)
	if !ok || strings.ContainsAny(inside, "\"\\\n") {
		return ""
	}
	if p.SameURL(inside) || slices.Contains(p.Broken, inside) {
		return "" // a drawing of the page itself, by its id; or one that its server has not
	}
	u := allowlist.MediaURL(p, inside)
	if u == "" || picture.IsPlaceholder(u) {
		return ""
	}
	return u
}

// ofSet is what a browser takes of a computed set of pictures on a plain screen (CSS Images 4, section 2.2): the
// first picture of the least resolution that is at least one dot per px. Any other layer it leaves as it is.
func ofSet(layer string) string {
	inside, isSet := strings.CutPrefix(layer, "image-set(")
	inside, ends := strings.CutSuffix(inside, ")")
	if !isSet || !ends {
		return layer
	}
	best, dots := "", 0.0
	for i, option := range sheet.Layers(inside) {
		if i == maxOptions {
			break
		}
		address, rest, _ := strings.Cut(strings.TrimSpace(option), `")`)
		if !strings.HasPrefix(address, `url("`) {
			continue
		}
		density := 1.0
		for _, word := range strings.Fields(rest) {
			if number, unit, ok := cutUnit(word); ok && (unit == "x" || unit == "dppx") {
				density = number
			}
		}
		if best == "" || density >= 1 && (dots < 1 || density < dots) || density < 1 && density > dots {
			best, dots = address+`")`, density
		}
	}
	return best
}

// maxOptions bounds how many pictures of a set are looked at.
const maxOptions = 16

// cutUnit is a number with its unit, such as 2x.
func cutUnit(word string) (number float64, unit string, ok bool) {
	at := strings.IndexFunc(word, func(r rune) bool { return (r < '0' || r > '9') && r != '.' })
	if at <= 0 {
		return 0, "", false
	}
	number, ok = parseNumber(word[:at])
	return number, word[at:], ok
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
	if w, _, _ := strings.Cut(size, " "); sheet.Pixels(w) > 0 && sheet.Pixels(w) < minW {
		return ""
	}
	return "contain"
}

// shareOf is the width of a picture whose size is said as a share of its box, in percent; ok is false
// for any other size, and for one that fills the box.
func shareOf(size string) (share float64, ok bool) {
	w, h, _ := strings.Cut(size, " ")
	number, percent := strings.CutSuffix(w, "%")
	if share, ok = parseNumber(number); !ok || !percent || h != "" && h != "auto" || share == 100 || share <= 0 {
		return 0, false
	}
	return share, true
}

// sharePlace are the declarations of such a picture at a computed place; "" for any other.
func sharePlace(size, x, y string) string {
	share, ok := shareOf(size)
	if !ok {
		return ""
	}
	across, okX := parsePlace(x)
	down, okY := parsePlace(y)
	if !okX || !okY {
		return ""
	}
	at := place{across.share * (100 - share) / 100, across.px}
	return "top:0;left:" + at.css() + ";width:" + sheet.Short(share) + "%;height:100%;object-fit:contain;object-position:50% " + down.css() + ";"
}

// IsPlaced reports whether the pictures of a look are all there once and take a share of the box: words
// stand on the colour below.
func IsPlaced(look []string) bool {
	return allPictures(look, func(size, repeat string) bool {
		_, share := shareOf(size)
		return share && repeat == "no-repeat"
	})
}

// IsPattern reports whether the background pictures of a look are all patterns, which repeat: what
// stands on them stands on the colour below.
func IsPattern(look []string) bool {
	return allPictures(look, func(size, repeat string) bool { return repeat == "repeat" && fitOf(size, repeat) == "" })
}

// allPictures reports whether a look has background pictures, and all are drawn in some size and
// repetition.
func allPictures(look []string, drawn func(size, repeat string) bool) bool {
	pictures := 0
	for i, layer := range sheet.Layers(look[sheet.Image]) {
		if !strings.Contains(layer, "url(") {
			continue
		}
		if pictures++; !drawn(sheet.OfLayer(look[sheet.ImageSize], i, ""), sheet.OfLayer(look[sheet.ImageRepeat], i, "")) {
			return false
		}
	}
	return pictures > 0
}

// Find finds the background pictures of the parts of an article, by element, and what a title
// stood on.
func Find(p *page.Page, parts []subtree.Part) (backs map[page.NodeID]Picture, cover Cover) {
	backs, cover = map[page.NodeID]Picture{}, Cover{Picture{Node: page.None}, page.None}
	if !p.Laid {
		return backs, cover
	}
	for _, pt := range parts {
		if pt.Title {
			cover = coverOf(p, parts, pt.Root)
		}
		subtree.Visit(p, pt, func(n page.NodeID) bool {
			if len(backs) < maxPictures {
				if b, ok := backOf(p, n); ok {
					backs[n] = b
				}
			}
			return true
		})
	}
	return backs, cover
}
