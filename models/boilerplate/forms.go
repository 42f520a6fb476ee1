package boilerplate

import "galley/page"

// dropForms sets the posteriors of boxes with a field to write in to 0.
func (t *View) dropForms(body page.NodeID, post []float64, first int) {
	for n := body + 1; n < t.Page.Nodes[body].End; n++ {
		if !t.isField(n) {
			continue
		}
		form := t.formOf(n, body)
		if form == body || t.wordsOf(form) > boxWords {
			continue
		}
		box := t.boxAround(form, body)
		from, to := t.Span(box)
		for i := max(from, first); i < min(to, first+len(post)); i++ {
			post[i-first] = 0
		}
		n = t.Page.Nodes[box].End - 1
	}
}

// A box around a form has few words, and is a small part of the body.
const (
	boxWords = 60
	boxShare = 0.25
)

// formOf is the form around a field below body, or the element that it stands in: many
// pages send what was written by a script, and have no form.
func (t *View) formOf(field, body page.NodeID) page.NodeID {
	for n := t.Page.Nodes[field].Parent; n > body; n = t.Page.Nodes[n].Parent {
		if t.Page.Nodes[n].Tag == "form" {
			return n
		}
	}
	return t.Page.Nodes[field].Parent
}

// boxAround is the largest element around a form that is a box: what it says of the form
// stands beside it.
func (t *View) boxAround(form, body page.NodeID) page.NodeID {
	n := form
	for up := t.Page.Nodes[n].Parent; up > body && t.wordsOf(up) <= boxWords && t.wordsOf(up) <= boxShare*t.wordsOf(body); up = t.Page.Nodes[up].Parent {
		n = up
	}
	return n
}
