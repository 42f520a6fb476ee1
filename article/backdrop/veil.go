package backdrop

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// A veil is a box without words that lies over a picture so that words on it can be read: a dark
// ground, or a gradient from dark to nothing. What is written of it are vetted declarations.

// maxVeilNodes is how many nodes an element has at most that is a veil.
const maxVeilNodes = 4

// Hides is the opacity from which on a veil would hide the picture: it lay below.
const Hides = 0.95

// veilsOf are the veils of n over a picture in it, and the elements among them.
func veilsOf(p *page.Page, n page.NodeID, box page.Rect) (all []string, nodes []page.NodeID) {
	style := p.StyleOf(n)
	if style == nil || len(style.Look) != len(page.LookProperties) {
		return nil, nil
	}
	own := p.Nodes[n].Box
	for _, which := range [2]string{page.Before, page.After} {
		if style.Look[sheet.LookAt[which]] == "" {
			continue
		}
		values := style.Generated(which)
		if values == nil || style.Position == "static" || values[sheet.GeneratedAt["position"]] != "absolute" {
			continue
		}
		value := func(name string) string { return values[sheet.GeneratedAt[name]] }
		m, seen := sheet.NewOverlaid(value, false, false)
		at := m.Shown
		at.X, at.Y = at.X+own.X+sheet.Pixels(style.Look[sheet.BorderLW]), at.Y+own.Y+sheet.Pixels(style.Look[sheet.BorderTW])
		// Below the words and above a picture that lies lower still it must let that be seen.
		below := sheet.Pixels(value("z-index")) < 0 && !strings.Contains(value("background-image"), "rgba(")
		if rules := veilRules(value, at, box, Hides); seen && !below && rules != "" {
			all = append(all, rules)
		}
	}
	asked := 0
	for child := range p.Children(n) {
		if asked++; asked > layout.MaxSiblings {
			break
		}
		if rules := veilOf(p, child, box, Hides); rules != "" {
			all, nodes = append(all, rules), append(nodes, child)
		}
	}
	return all, nodes
}

// veilOf are the declarations of an element that is nothing but a veil, less dense than hides.
func veilOf(p *page.Page, n page.NodeID, box page.Rect, hides float64) string {
	node, style := &p.Nodes[n], p.StyleOf(n)
	if style == nil || len(style.Look) != len(page.LookProperties) || style.Position != "absolute" || style.Visibility == "hidden" || !isBare(p, n) {
		return ""
	}
	return veilRules(func(name string) string { return style.Look[sheet.LookAt[name]] }, node.Box, box, hides)
}

// veilRules are the declarations of a box that lies over most of the width of a picture,
// as of a layer over all of it; "" for one whose ground is at least as dense as hides; an opaque one is 1 dense.
func veilRules(value func(name string) string, at, box page.Rect, hides float64) string {
	opacity := sheet.Pixels(value("opacity"))
	if at.W < 0.9*box.W || at.H < 0.25*box.H || opacity < 0.1 || sheet.IsMasked(value("mask-image")) {
		return ""
	}
	var layers []string
	for _, layer := range sheet.Layers(value("background-image")) {
		if v := sheet.Gradient(layer); v != "" {
			layers = append(layers, v)
		}
	}
	ground, ok := colour.Parse(value("background-color"))
	if ok && ground.A > 0 && allowlist.IsValue(value("background-color")) {
		if ground.A*opacity >= hides {
			return ""
		}
		layers = append(layers, "linear-gradient("+value("background-color")+", "+value("background-color")+")")
	}
	if len(layers) == 0 || len(layers) > sheet.MaxLayers {
		return ""
	}
	rules := "background-image:" + strings.Join(layers, ", ") + ";"
	if at.H < 0.9*box.H {
		y := 100 * (at.Y - box.Y) / (box.H - at.H)
		rules += "background-size:100% " + sheet.Short(100*at.H/box.H) + "%;background-position:0% " + sheet.Short(min(max(y, 0), 100)) + "%;background-repeat:no-repeat;"
	}
	if opacity < 1 {
		rules += "opacity:" + sheet.Short(opacity) + ";"
	}
	return rules
}
