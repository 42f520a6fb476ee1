package calls

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// DropForms sets the posteriors of boxes with a field to write in to 0.
func DropForms(v *view.View, body page.NodeID, post []float64, first int) {
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		if !v.IsField(n) {
			continue
		}
		form := formOf(v, n, body)
		if form == body || v.WordsOf(form) > boxWords {
			continue
		}
		box := boxAround(v, form, body)
		from, to := v.Span(box)
		for i := max(from, first); i < min(to, first+len(post)); i++ {
			post[i-first] = 0
		}
		n = v.Page.Nodes[box].End - 1
	}
}

// A box around a form has few words, and is a small part of the body.
const (
	boxWords = 60
	boxShare = 0.25
)

// formOf is the form around a field below body, or the element that it stands in: many
// pages send what was written by a script, and have no form.
func formOf(v *view.View, field, body page.NodeID) page.NodeID {
	for n := v.Page.Nodes[field].Parent; n > body; n = v.Page.Nodes[n].Parent {
		if v.Page.Nodes[n].Tag == "form" {
			return n
		}
	}
	return v.Page.Nodes[field].Parent
}

// boxAround is the largest element around a form that is a box: what it says of the form
// stands beside it.
func boxAround(v *view.View, form, body page.NodeID) page.NodeID {
	n := form
	for up := v.Page.Nodes[n].Parent; up > body && v.WordsOf(up) <= boxWords && v.WordsOf(up) <= boxShare*v.WordsOf(body); up = v.Page.Nodes[up].Parent {
		n = up
	}
	return n
}
