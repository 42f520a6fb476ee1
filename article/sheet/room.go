package sheet

import "galley/page"

// MaxPadding is the vertical padding, in CSS px, that an empty element may have as a mere space.
const MaxPadding = 32

// GeneratedRoom is the height of what a style sheet puts before or after what is in an
// element, if it is a block without words in the flow.
func GeneratedRoom(style *page.Style, which string) float64 {
	if style.Look[LookAt[which]] == "" {
		return 0 // as nearly all
	}
	values := style.Generated(which)
	if values == nil {
		return 0
	}
	value := func(name string) string { return values[GeneratedAt[name]] }
	inFlow := value("position") == "static" || value("position") == "relative"
	if content := value("content"); !inFlow || value("display") == "inline" || value("display") == "none" || content != `""` {
		return 0
	}
	high := Pixels(value("padding-top")) + Pixels(value("padding-bottom"))
	if high > 0 && value("box-sizing") == "border-box" {
		return max(high, Pixels(value("height")))
	}
	return high + Pixels(value("height"))
}

// Share is a length that shrinks with a box whose content had the given width.
func Share(v, width float64) string {
	if v < 1 || width < 1 {
		return "0px"
	}
	return "min(" + Short(v) + "px, " + Short(100*v/width) + "%)"
}
