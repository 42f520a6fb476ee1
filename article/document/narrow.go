package document

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/sheet"
	"galley/page"
)

// narrow is the class of what is laid out otherwise on narrow screens, "" for none.
func (c *writer) narrow(n page.NodeID, k *sheet.Key, ar *arrangement) string {
	look := c.Page.Styles[k.Style].Look
	switch {
	case k.NS == allowlist.HTML && c.Page.Nodes[n].Box.W > narrowScreen && strings.HasPrefix(look[sheet.Display], "table") && !strings.HasPrefix(look[sheet.Display], "table-") && !k.Pin.Wrapped:
		c.narrows = true
		return " g-table"
	case k.NS != allowlist.HTML || k.Root && ar == nil:
		return ""
	case ar != nil && ar.columns:
		c.narrows = true
		return " g-row"
	case !k.Root && !k.Pin.InStack && !k.Pin.Bleeds && look[sheet.Float] != "none" && look[sheet.Float] != "" && c.Page.Nodes[n].Box.W >= sheet.Wide:
		c.narrows = true
		return " g-float"
	}
	return ""
}

// narrowScreen is the width, in CSS px, that a text has on a telephone.
const narrowScreen = 358

// tooWide reports whether columns of words would be too narrow on a narrow screen.
func (c *writer) tooWide(n page.NodeID, items []page.NodeID) bool {
	around := c.Page.Nodes[n].Box
	if around.W <= narrowScreen {
		return false
	}
	const words = 30 // characters, at least, of a column that is read
	for _, item := range items {
		box := c.Page.Nodes[item].Box
		if box.W < sheet.Wide || box.W > 0.9*around.W || box.W*narrowScreen/around.W >= sheet.MinColumn {
			continue
		}
		if page.Chars(page.Norm(c.Page.Text(item))) >= words { // costs most, so it is asked last
			return true
		}
	}
	return false
}
