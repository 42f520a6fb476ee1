package backdrop

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// mostBefore is the longer side, in CSS px, that a picture has at most which a style sheet puts before
// what is in an element: a quotation mark, a tick, an icon.
const mostBefore = 160

// beforeOf is the picture that a style sheet puts before what is in n, in a box that has nothing else.
func beforeOf(p *page.Page, n page.NodeID) (s Sign, ok bool) {
	node := &p.Nodes[n]
	if node.Kind != page.Element || !sheet.Known(p, node.Style) || node.Box.Empty() {
		return s, false
	}
	style := &p.Styles[node.Style]
	if style.LookValue(page.Before) == "" {
		return s, false
	}
	values := style.Generated(page.Before)
	if values == nil {
		return s, false
	}
	value := func(name string) string { return values[sheet.GeneratedAt[name]] }
	ground, known := colour.Parse(value("background-color"))
	image, w, h := value("background-image"), sheet.Pixels(value("width")), sheet.Pixels(value("height"))
	if value("content") != `""` || len(sheet.Layers(image)) != 1 || strings.HasPrefix(image, `url("data:image/svg+xml`) || !known || ground.A > 0 ||
		value("visibility") != "visible" || value("transform") != "none" || value("mask-image") != "none" && value("mask-image") != "" ||
		min(w, h) < 4 || max(w, h) > mostBefore || value("padding-top") != "0px" || value("padding-left") != "0px" || sheet.Pixels(value("border-top-width")) > 0 {
		return s, false
	}
	size := value("background-size")
	fit := fitOf(size, value("background-repeat"))
	if wide, _, _ := strings.Cut(size, " "); fit == "" && strings.HasSuffix(wide, "px") && (value("background-repeat") == "no-repeat" || sheet.Pixels(wide) >= w) {
		fit = "contain"
	}
	if fit == "" || !allowlist.IsValue(value("opacity")) {
		return s, false
	}
	if s.URL = layerURL(p, image); s.URL == "" {
		return s, false
	}
	s.Place = "width:" + sheet.Short(w) + "px;height:" + sheet.Short(h) + "px;object-fit:" + fit + ";"
	if x, y := value("background-position-x"), value("background-position-y"); allowlist.IsValue(x) && allowlist.IsValue(y) && x+y != "50%50%" {
		s.Place += "object-position:" + x + " " + y + ";"
	}
	if v := value("opacity"); v != "1" {
		s.Place += "opacity:" + v + ";"
	}
	where, ok := beforePlace(style, value)
	s.Place += where
	s.Before, s.Inside = true, value("position") != "absolute"
	return s, ok
}

// beforePlace are the declarations of where such a box is; ok is false for what is not known.
func beforePlace(style *page.Style, value func(string) string) (rules string, ok bool) {
	px := func(name string) float64 { return sheet.Pixels(value(name)) }
	sides := func() string {
		return sheet.Short(px("margin-top")) + "px " + sheet.Short(px("margin-right")) + "px " + sheet.Short(px("margin-bottom")) + "px " + sheet.Short(px("margin-left")) + "px"
	}
	switch value("position") {
	case "absolute":
		if style.Position == "static" || !strings.HasSuffix(value("left"), "px") || !strings.HasSuffix(value("top"), "px") {
			return "", false
		}
		edge := func(near, far string) string {
			if px(far) < px(near) {
				near = far
			}
			return near + ":" + sheet.Short(px(near)+px("margin-"+near)) + "px;"
		}
		return edge("left", "right") + edge("top", "bottom"), true
	case "static", "relative":
		display := value("display")
		if display != "block" && display != "inline-block" || value("position") == "relative" && (px("left") != 0 || px("top") < -mostBefore || px("top") > mostBefore) {
			return "", false
		}
		rules = "display:" + display + ";margin:" + sides() + ";"
		if v := value("float"); v == "left" || v == "right" {
			rules += "float:" + v + ";"
		}
		if v := value("vertical-align"); v != "baseline" && allowlist.IsValue(v) {
			rules += "vertical-align:" + v + ";"
		}
		if value("position") == "relative" {
			rules += "position:relative;top:" + sheet.Short(px("top")) + "px;"
		}
		return rules, true
	}
	return "", false
}
