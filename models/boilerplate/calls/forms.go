package calls

import (
	"galley/models/boilerplate/view"
	"galley/page"
)

// DropForms sets the posteriors of boxes with a field to write in to 0.
func DropForms(b *view.Body) {
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if !b.IsField(n) {
			continue
		}
		form := formOf(b.View, n, b.Root)
		if form == b.Root || b.WordsOf(form) > boxWords {
			continue
		}
		box := boxAround(b.View, form, b.Root)
		b.DropAll(b.Span(box))
		n = b.Page.Nodes[box].End - 1
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
