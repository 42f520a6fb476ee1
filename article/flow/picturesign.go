package flow

import (
	"strconv"
	"unicode"

	"galley/page"
)

// Bounds of a picture of a sign.
const (
	signRunes = 12 // characters of its description, at most: one sign may be joined of several
	signPx    = 96 // its width and height, at most
)

// PictureSign is the sign of writing that a small picture shows in a line, such as a smiling face: its description is signs and
// nothing else. Scripts put such pictures in the place of the signs, for readers whose fonts have none. Empty: it
// shows something else.
func PictureSign(n *page.Node) string {
	alt := page.Norm(n.Attr("alt"))
	if n.Tag != "img" || alt == "" || page.Chars(alt) > signRunes || isLarger(n, "width", n.Box.W) || isLarger(n, "height", n.Box.H) {
		return ""
	}
	signs := 0
	for _, r := range alt {
		switch {
		case unicode.Is(unicode.So, r):
			signs++
		case unicode.In(r, unicode.Sk, unicode.Mn, unicode.Me) || r == '\u200d': // colours of skin, forms, and what joins signs
		default:
			return ""
		}
	}
	if signs == 0 {
		return ""
	}
	return alt
}

// isLarger reports whether a side of a picture is longer than that of a sign, as it is laid out or as an attribute says.
func isLarger(n *page.Node, name string, px float64) bool {
	said, err := strconv.ParseFloat(n.Attr(name), 64)
	return px > signPx || px == 0 && err == nil && said > signPx
}
