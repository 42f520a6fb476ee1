package article

import (
	"galley/article/allowlist"
	"galley/page"
)

const (
	maxPadding = 32 // vertical padding, in CSS px, that an empty element may have as a mere space
	maxInRatio = 24 // nodes of a box that are looked at: one that holds room has few
)

// ratioPadding reports whether the padding of n, or of what a style sheet puts before or
// after what is in it, is there to hold room for a picture or film laid over it in fixed
// proportions. In the clone, where nothing is positioned, that one takes the room itself.
func (c *htmlWriter) ratioPadding(n page.NodeID) bool {
	node := &c.Page.Nodes[n]
	style := &c.Page.Styles[node.Style]
	padding := pixels(style.Look[iPaddingT]) + pixels(style.Look[iPaddingB])
	for _, which := range [2]string{page.Before, page.After} {
		padding = max(padding, generatedRoom(style, which))
	}
	if padding <= maxPadding || padding < 0.8*node.Box.H {
		return false
	}
	return node.End == n+1 || c.laysOver(n, padding)
}

// generatedRoom is the height of what a style sheet puts before or after what is in an
// element, if it is a block without words in the flow.
func generatedRoom(style *page.Style, which string) float64 {
	if style.Look[lookAt[which]] == "" {
		return 0 // as nearly all
	}
	values := style.Generated(which)
	if values == nil {
		return 0
	}
	value := func(name string) string { return values[generatedAt[name]] }
	inFlow := value("position") == "static" || value("position") == "relative"
	if content := value("content"); !inFlow || value("display") == "inline" || value("display") == "none" || content != `""` {
		return 0
	}
	high := pixels(value("padding-top")) + pixels(value("padding-bottom"))
	if high > 0 && value("box-sizing") == "border-box" {
		return max(high, pixels(value("height")))
	}
	return high + pixels(value("height"))
}

// laysOver reports whether something in n is laid over the room that its padding holds: as
// high as most of it, or all that there is in n. A link or another element may stand around it.
func (c *htmlWriter) laysOver(n page.NodeID, room float64) bool {
	laid, flows := false, false
	end := c.Page.Nodes[n].End
	for i := n + 1; i < min(end, n+1+maxInRatio); i++ {
		node := &c.Page.Nodes[i]
		switch {
		case node.Kind == page.Text:
			flows = flows || !node.Hidden && !page.IsBlank(node.Text)
		case c.sheet.known(node.Style) && c.Page.Styles[node.Style].Position == "absolute":
			if laid = true; node.Box.H >= 0.5*room {
				return true
			}
			i = node.End - 1
		default:
			flows = flows || !node.Hidden && (allowlist.VoidTags[node.Tag] || allowlist.IsPlayer(node.Tag))
		}
	}
	return laid && !flows
}
