package headings

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/control"
)

// openedKept is the share of the texts to open that are kept, from which on the others are.
const openedKept = 0.5

// opened is a text to open, and the button before it.
type opened struct{ button, text page.NodeID }

// KeepOpeners keeps the buttons that open a text which is kept: they are its heading. Where most
// texts behind buttons of one mark-up are kept, all are.
func KeepOpeners(v *view.View, body page.NodeID, post []float64, first int, keep float64) {
	groups := map[markup.Line][]opened{}
	var order []markup.Line // of the page: a text may have others to open in it
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		if node := &v.Page.Nodes[n]; node.Tag != "button" && node.Attr("role") != "button" {
			continue
		}
		if text := control.OpenedText(v.Page, n); text != page.None && v.Page.Contains(body, text) {
			key := markup.Of(v.Page, n)
			if groups[key] == nil {
				order = append(order, key)
			}
			groups[key] = append(groups[key], opened{n, text})
		}
	}
	for _, key := range order {
		list, kept := groups[key], 0
		for _, o := range list {
			if isKept(v, o.text, post, first, keep) {
				kept++
			}
		}
		for _, o := range list {
			if !isKept(v, o.text, post, first, keep) && float64(kept) < openedKept*float64(len(list)) {
				continue
			}
			for _, n := range []page.NodeID{o.button, o.text} {
				if from, to := v.Span(n); first <= from && from < to && to <= first+len(post) {
					span.Raise(post[from-first:to-first], keep)
				}
			}
		}
	}
}

// isKept reports whether the first block of an element is kept.
func isKept(v *view.View, n page.NodeID, post []float64, first int, keep float64) bool {
	from, to := v.Span(n)
	return first <= from && from < to && to <= first+len(post) && post[from-first] >= keep
}
