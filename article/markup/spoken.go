package markup

import (
	"cmp"
	"slices"
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/page"
)

// Bounds of what is said to screen readers alone: bytes of a name, and of a text that is only decoration. A site
// that shows a dialog says of all else that it is not to be read out.
const (
	maxName       = 300
	maxDecoration = 40
	maxGlance     = 200 // nodes of an element that are looked at
)

// bare are the elements that mean nothing by themselves, so that a role can say what they are.
var bare = allowlist.Set("div span p b i em strong sup section")

// namedRoles are those that an element has only with a name: they hide its text, or say nothing without.
var namedRoles = allowlist.Set("img math")

// parentRoles are the roles that an element may have, and that which something around it has then; "" for any.
var parentRoles = map[string]string{
	"img": "", "math": "", "heading": "", "note": "", "list": "", "listitem": "list",
	"table": "", "rowgroup": "table", "row": "table", "cell": "row", "columnheader": "row", "rowheader": "row",
}

// spoken writes what the page tells screen readers of an HTML element: its role and name (WAI-ARIA 1.2, 5.3 and
// 6.6), and that it is decoration. The title of an article is a heading of the first rank, and a table that only arranges
// what is in its cells is none. It returns the role, "" for none.
func (w *Writer) spoken(n page.NodeID, tag string, root bool) (role string) {
	node := &w.Page.Nodes[n]
	switch {
	case n == w.src.Title && w.src.Title != page.None:
		w.title(n, tag)
	case tag == "table":
		if isPresentation(node) || layout.ArrangesOnly(w.Page, n) {
			w.Attr("role", "presentation")
		}
	case tag == "a":
		if name := w.name(node); name != "" && !w.saysText(n) {
			w.Attr("aria-label", name)
		}
	case len(node.Attrs) == 0 || !bare[tag]:
	case node.Attr("aria-hidden") == "true" && w.isDecoration(n):
		w.Attr("aria-hidden", "true")
	default:
		return w.role(node, root)
	}
	return ""
}

// role writes the role of an element that means nothing by itself, and its name.
func (w *Writer) role(node *page.Node, root bool) string {
	role, name := node.Attr("role"), w.name(node)
	parent, ok := parentRoles[role]
	if !ok || namedRoles[role] && name == "" || parent != "" && (root || !w.isInRole(parent)) {
		return ""
	}
	w.Attr("role", role)
	if role == "heading" {
		w.Attr("aria-level", cmp.Or(allowlist.OneOf(node.Attr("aria-level"), "1", "2", "3", "4", "5", "6"), "2"))
	} else {
		w.Attr("aria-label", name)
	}
	return role
}

// title says that the title is a heading, where its element does not, and neither does one in it or around it.
func (w *Writer) title(n page.NodeID, tag string) {
	if tag == "h1" || !allowlist.Headings[tag] && (!bare[tag] || w.hasHeading(n)) {
		return
	}
	for i := range w.open {
		if allowlist.Headings[w.open[i].tag] {
			return
		}
	}
	if !allowlist.Headings[tag] {
		w.Attr("role", "heading")
	}
	w.Attr("aria-level", "1")
}

// hasHeading reports whether there is a heading in an element.
func (w *Writer) hasHeading(n page.NodeID) bool {
	for i := n + 1; i < w.Page.Nodes[n].End; i++ {
		if w.Page.Nodes[i].IsHeading() {
			return true
		}
	}
	return false
}

// name is what an element is called for screen readers, "" where that is too long for a name.
func (w *Writer) name(node *page.Node) string {
	name := strings.TrimSpace(node.Attr("aria-label"))
	if len(name) > maxName {
		return ""
	}
	return page.WithoutInvisible(name)
}

// isPresentation reports whether the page says of an element that it means nothing.
func isPresentation(node *page.Node) bool {
	role := node.Attr("role")
	return role == "presentation" || role == "none"
}

// saysText reports whether a link has a text, or a picture that says what it shows.
func (w *Writer) saysText(n page.NodeID) bool {
	for i := n + 1; i < w.Page.Nodes[n].End; i++ {
		node := &w.Page.Nodes[i]
		if node.ShowsText() || node.Tag == "img" && node.Attr("alt") != "" {
			return true
		}
	}
	return false
}

// isDecoration reports whether an element has hardly any text, and nothing in it that can be reached.
func (w *Writer) isDecoration(n page.NodeID) bool {
	size := 0
	if w.Page.Nodes[n].End-n > maxGlance {
		return false
	}
	for i := n + 1; i < w.Page.Nodes[n].End; i++ {
		node := &w.Page.Nodes[i]
		if node.ShowsText() {
			size += len(node.Text)
		}
		if size > maxDecoration || node.Tag == "a" || node.Tag == "video" || node.Tag == "audio" || node.Tag == "details" {
			return false
		}
	}
	return true
}

// isInRole reports whether an element that is open has a role.
func (w *Writer) isInRole(role string) bool {
	return slices.ContainsFunc(w.open, func(e element) bool { return e.role == role })
}
