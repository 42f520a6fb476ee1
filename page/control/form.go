package control

import (
	"slices"
	"strings"

	"galley/page"
)

// pageForm is the share of the nodes of a page that a form around all of it holds.
const pageForm = 0.8

// IsPageForm reports whether element n is a form around the whole page, as some servers
// make them: it says nothing of what is in it.
func IsPageForm(p *page.Page, n page.NodeID) bool {
	if p.Nodes[n].Tag != "form" {
		return false
	}
	parent := p.Nodes[n].Parent
	for parent != page.None && p.Nodes[parent].Tag != "body" {
		parent = p.Nodes[parent].Parent
	}
	return parent != page.None && float64(p.Nodes[n].End-n) >= pageForm*float64(p.Nodes[parent].End-parent)
}

// HasNothingToFillIn reports whether element n is a form in which a reader writes and chooses nothing: such as
// the card of a thing in a shop, which is a form as a whole for the button in it.
func HasNothingToFillIn(p *page.Page, n page.NodeID) bool {
	if p.Nodes[n].Tag != "form" {
		return false
	}
	for i := n + 1; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; node.Tag {
		case "select", "textarea":
			return false
		case "input":
			switch strings.ToLower(node.Attr("type")) {
			case "hidden", "submit", "button", "image":
			default:
				return false
			}
		}
	}
	return true
}

// IsLongField reports whether element n is a field for more than a line that a reader writes in: a text area,
// what its text is written into itself, or an element of a library that is one by its name.
func IsLongField(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != page.Element || node.Hidden {
		return false
	}
	if _, fixed := node.LookupAttr("readonly"); fixed {
		return false
	}
	_, own, library := strings.Cut(node.Tag, "-")
	switch {
	case node.Tag == "textarea":
		return true
	case library && (strings.HasSuffix(own, "textarea") || strings.HasSuffix(own, "text-area")):
		return true
	case library && node.Attr("type") == "textarea":
		return true
	}
	return node.Attr("role") == "textbox" && node.Attr("contenteditable") == "true"
}

// fieldNames are the last words by which libraries of elements name what a reader fills in or presses.
var fieldNames = []string{"button", "input", "textarea", "text-area", "text-field", "select", "checkbox", "switch"}

// IsLibraryField reports whether a tag is that of an element of a library that a reader fills in or presses.
func IsLibraryField(tag string) bool {
	_, own, library := strings.Cut(tag, "-")
	return library && slices.ContainsFunc(fieldNames, func(name string) bool { return strings.HasSuffix(own, name) })
}

// AnswerForm is the form of element n, a field for more than a line that a reader writes in: below a
// text the form to answer it with. It is None where n is no such field, or stands in no form.
func AnswerForm(p *page.Page, n page.NodeID) page.NodeID {
	node := &p.Nodes[n]
	if node.Tag != "textarea" || node.Hidden {
		return page.None
	}
	if _, fixed := node.LookupAttr("readonly"); fixed {
		return page.None
	}
	form := node.Parent
	for form != page.None && p.Nodes[form].Tag != "form" {
		form = p.Nodes[form].Parent
	}
	if form == page.None || IsPageForm(p, form) {
		return page.None
	}
	return form
}
