package markup

import (
	"galley/article/plan"
	"galley/page"
)

// bar writes a bar that shows an amount, of the size that it had.
func (w *Writer) bar(n page.NodeID, tag string) {
	node := &w.Page.Nodes[n]
	w.Start(tag)
	if w.src.Dress != nil {
		w.Attr("class", w.src.Dress.Bar(n))
	}
	for _, name := range plan.BarValues {
		w.Attr(name, plan.BarValue(node, name))
	}
	w.Out.WriteByte('>')
	w.End(tag)
}
