package backdrop

import (
	"strings"

	"galley/article/sheet"
	"galley/page"
)

// bullets are what is said in place of a picture that marks the items of a list and is not there, by
// list-style-type.
var bullets = map[string]string{"disc": "•", "circle": "◦", "square": "▪"}

// bulletOf is the picture that a style sheet marks a list item with.
func bulletOf(p *page.Page, n page.NodeID) (s Sign, ok bool) {
	node := &p.Nodes[n]
	if node.Kind != page.Element || !sheet.Known(p, node.Style) || node.Box.Empty() {
		return s, false
	}
	style := &p.Styles[node.Style]
	if style.Display != "list-item" {
		return s, false
	}
	if s.URL = layerURL(p, style.LookValue("list-style-image")); s.URL == "" {
		return s, false
	}
	s.Alt = bullets[style.LookValue("list-style-type")]
	s.Bullet = true
	line := sheet.Pixels(style.LookValue("line-height"))
	if line <= 0 {
		line = 1.2 * style.FontSize
	}
	// Browsers leave 7 px behind such a picture.
	switch side := map[bool]string{false: "right", true: "left"}[style.LookValue("direction") == "rtl"]; {
	case style.LookValue("list-style-position") == "inside":
		s.Inside, s.Place = true, "margin-"+side+":7px;"
	case strings.HasPrefix(style.LookValue("writing-mode"), "vertical"):
		return s, false
	default:
		s.Place = side + ":100%;margin-" + side + ":7px;height:" + sheet.Short(line) + "px;"
	}
	return s, true
}
