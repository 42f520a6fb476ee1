package dress

import (
	"galley/article/allowlist"
	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// Bar is the class of a bar that shows an amount: it is as large as it was, and stands in its line or
// for itself. Its colours are the browser's, but for the
// one that style sheets give all controls: those of its parts are no computed values.
func (c *Dress) Bar(n page.NodeID) string {
	node := &c.Page.Nodes[n]
	if c.Sheet == nil || node.Box.Empty() || !c.Sheet.Known(node.Style) {
		return ""
	}
	look := c.Page.Styles[node.Style].Look
	rules := "box-sizing:border-box;height:" + sheet.Short(node.Box.H) + "px;max-width:100%;"
	if left, right := layout.Room(c.Page, n); right-left > sheet.Wide && node.Box.W >= 0.98*(right-left) {
		rules += "width:100%;"
	} else {
		rules += "width:" + sheet.Short(node.Box.W) + "px;"
	}
	if accent := look[sheet.LookAt["accent-color"]]; accent != "" && accent != "auto" && allowlist.IsValue(accent) {
		rules += "accent-color:" + accent + ";"
	}
	if look[sheet.Display] == "block" {
		rules += "display:block;"
	}
	var margins string
	for _, side := range [4]int{sheet.MarginT, sheet.MarginT + 1, sheet.MarginT + 2, sheet.MarginT + 3} {
		margins += " " + sheet.Short(max(0, min(sheet.Pixels(look[side]), fit.SmallMargin))) + "px"
	}
	return c.Sheet.Intern(rules + "margin:" + margins[1:] + ";")
}
