package view

import (
	"slices"
	"strings"

	"galley/page"
)

// IsField reports whether a reader may write in an element.
func (v *View) IsField(n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	// What cannot be changed is there to be copied: an address to share, for instance.
	if _, fixed := node.LookupAttr("readonly"); node.Tag != "input" || node.Hidden || fixed {
		return false
	}
	switch strings.ToLower(node.Attr("type")) {
	case "", "email", "text", "tel":
		return true
	}
	return false
}

// HasControl reports whether a reader can click or write on something in an element.
func (v *View) HasControl(n page.NodeID) bool {
	return slices.ContainsFunc([]string{"a", "input", "button", "select", "textarea", "iframe"}, func(tag string) bool { return v.Page.First(n, tag) != page.None })
}

// Offers reports whether a reader can click or write on something in an element, but for buttons
// that open what stands in it.
func (v *View) Offers(n page.NodeID) bool {
	for i := n; i < v.Page.Nodes[n].End; i++ {
		node := &v.Page.Nodes[i]
		switch node.Tag {
		case "a", "input", "select", "textarea", "iframe", "form":
			return true
		case "button":
			if node.Attr("aria-expanded") == "" {
				return true
			}
		}
		if role := node.Attr("role"); role == "link" || role == "button" && node.Attr("aria-expanded") == "" || node.Attr("onclick") != "" {
			return true
		}
	}
	return false
}
