package page

import "strings"

// meant are the tags of what roles of ARIA call the same (https://www.w3.org/TR/html-aria/).
var meant = map[string]string{
	"list": "ul", "listitem": "li", "blockquote": "blockquote",
	"table": "table", "grid": "table", "treegrid": "table", "rowgroup": "tbody", "row": "tr",
	"cell": "td", "gridcell": "td", "columnheader": "th", "rowheader": "th",
}

// Meaning is the tag that says what an element is: its own or, where that says nothing, that of its
// role: many pages are made of <div role=list>, <span role=heading aria-level=3> and the like. A
// heading without a level is of the second (ARIA 1.2, section 6.6.5). "" of a text.
func (n *Node) Meaning() string {
	if !n.isGeneric() {
		return n.Tag
	}
	role, ok := n.LookupAttr("role")
	if !ok {
		return n.Tag
	}
	role, _, _ = strings.Cut(strings.TrimSpace(strings.ToLower(role)), " ") // others are for who does not know the first
	if role == "heading" {
		if level := n.Attr("aria-level"); len(level) == 1 && "1" <= level && level <= "6" {
			return "h" + level
		}
		return "h2"
	}
	if tag, ok := meant[role]; ok {
		return tag
	}
	return n.Tag
}

// isGeneric reports whether the tag of an element says nothing of what it is.
func (n *Node) isGeneric() bool {
	switch n.Tag {
	case "div", "span", "p", "section":
		return true
	}
	return strings.Contains(n.Tag, "-")
}
