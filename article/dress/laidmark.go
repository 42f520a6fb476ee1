package dress

import (
	"strings"

	"galley/article/fit"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
)

// laidMarks says how what a style sheet lays over a place of n finds that place: in which padding box its
// insets are where n is a block that is not positioned, and whether something around cuts it off. What
// stands in a line is elsewhere in a narrower window, and of code see markInCode.
func (c *Dress) laidMarks(n page.NodeID, parent *fit.Element, k *sheet.Key) {
	if !c.Sheet.Known(k.Style) {
		return
	}
	style := &c.Page.Styles[k.Style]
	for _, which := range [2]string{page.Before, page.After} {
		if style.Look[sheet.LookAt[which]] == "" {
			continue // most have none
		}
		values := style.Generated(which)
		if values == nil {
			continue
		}
		value := func(name string) string { return values[sheet.GeneratedAt[name]] }
		if value("position") != "absolute" {
			continue
		}
		k.Cut = k.Cut || c.cutOff()
		k.Wordless = !layout.Says(c.Page, n)
		if parent.Items != nil && !parent.Items.Stacked && parent.Node != page.None {
			left, right := layout.Content(c.Page, parent.Node)
			k.Beside = [2]float64{max(0, c.Page.Nodes[n].Box.X-left), max(0, right-c.Page.Nodes[n].Box.Right())}
		}
		if style.Position != "static" || strings.HasPrefix(style.Display, "inline") || parent.Code || k.Pin.Charted {
			continue
		}
		if own, ok := c.Page.LaidIn(n, value); ok {
			k.Own = own
		}
	}
}

// cutOff reports whether an element that is written around the next one cuts off what reaches out of it
// on the left and on the right.
func (c *Dress) cutOff() bool {
	_, cuts := c.Column.ClipBox()
	return cuts
}
