package article

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// narrow is the class of what is laid out otherwise on narrow screens, "" for none.
func (c *htmlWriter) narrow(n page.NodeID, k *ruleKey, ar *arrangement) string {
	look := c.Page.Styles[k.style].Look
	switch {
	case k.ns == allowlist.HTML && c.Page.Nodes[n].Box.W > narrowScreen && strings.HasPrefix(look[iDisplay], "table") && !strings.HasPrefix(look[iDisplay], "table-") && !k.pin.wrapped:
		c.narrows = true
		return " g-table"
	case k.ns != allowlist.HTML || k.root && ar == nil:
		return ""
	case ar != nil && ar.columns:
		c.narrows = true
		return " g-row"
	case !k.root && !k.pin.inStack && look[iFloat] != "none" && look[iFloat] != "" && c.Page.Nodes[n].Box.W >= wide:
		c.narrows = true
		return " g-float"
	}
	return ""
}

// narrowScreen is the width, in CSS px, that a text has on a telephone.
const narrowScreen = 358

// minColumn is the narrowest column, in CSS px, that words are read in.
const minColumn = 180

// tooWide reports whether columns of words would be too narrow on a narrow screen.
func (c *htmlWriter) tooWide(n page.NodeID, items []page.NodeID) bool {
	around := c.Page.Nodes[n].Box
	if around.W <= narrowScreen {
		return false
	}
	const words = 30 // characters, at least, of a column that is read
	for _, item := range items {
		box := c.Page.Nodes[item].Box
		if box.W < wide || box.W > 0.9*around.W || box.W*narrowScreen/around.W >= minColumn {
			continue
		}
		if page.Chars(page.Norm(c.Page.Text(item))) >= words { // costs most, so it is asked last
			return true
		}
	}
	return false
}
