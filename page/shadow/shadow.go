package shadow

import (
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// Servers may send shadow trees in the markup, as <template shadowrootmode> (HTML, 4.12.3).
// The parser leaves them in the template, where nothing is shown. They are composed as a
// browser shows them: the shadow tree in the place of its host's children, and these in the
// slots that ask for them.

// shadowModes are the attributes that say so: that of the standard, that of its drafts, and the one that archives have
// which Chrome writes (MHTML).
var shadowModes = [3]string{"shadowrootmode", "shadowroot", "shadowmode"}

// Compose composes all shadow trees of a parser's tree, those around others first.
func Compose(doc *html.Node) {
	var trees []*html.Node
	hosts := map[*html.Node]bool{}
	for n := range doc.Descendants() {
		// A second one in the same host is a plain template.
		if Is(n) && !hosts[n.Parent] {
			hosts[n.Parent] = true
			trees = append(trees, n)
		}
	}
	for _, tree := range trees {
		compose(tree.Parent, tree)
	}
}

// Is reports whether an element is a template with the shadow tree of the element around it.
func Is(n *html.Node) bool {
	if n.Type != html.ElementNode || n.DataAtom != atom.Template || n.Parent == nil || n.Parent.Type != html.ElementNode {
		return false
	}
	for _, name := range shadowModes {
		if mode := Attr(n, name); mode == "open" || mode == "closed" {
			return true
		}
	}
	return false
}

// compose puts the shadow tree into its host. What no slot asks for is not shown, and left
// out.
func compose(host, tree *html.Node) {
	light := map[string][]*html.Node{} // by the slot they are for; "" is the one without a name
	for n := host.FirstChild; n != nil; n = host.FirstChild {
		host.RemoveChild(n)
		if n == tree || n.Type != html.ElementNode && n.Type != html.TextNode {
			continue
		}
		slot := ""
		if n.Type == html.ElementNode {
			slot = Attr(n, "slot")
		}
		light[slot] = append(light[slot], n)
	}
	for n := tree.FirstChild; n != nil; n = tree.FirstChild {
		tree.RemoveChild(n)
		host.AppendChild(n)
	}
	for _, slot := range slotsOf(host) {
		name := Attr(slot, "name")
		assigned := light[name]
		delete(light, name) // the first slot of a name has it
		if len(assigned) == 0 {
			continue // what the slot has itself is shown
		}
		for slot.FirstChild != nil {
			slot.RemoveChild(slot.FirstChild)
		}
		for _, n := range assigned {
			slot.AppendChild(n)
		}
	}
}

// slotsOf are the slots of a host's own shadow tree, in document order.
func slotsOf(host *html.Node) []*html.Node {
	var slots []*html.Node
	for n := host.FirstChild; n != nil; {
		inner := n.DataAtom == atom.Template // another tree's, or not shown
		if n.Type == html.ElementNode && n.DataAtom == atom.Slot {
			slots = append(slots, n)
		}
		if n.FirstChild != nil && !inner {
			n = n.FirstChild
			continue
		}
		for n != host && n.NextSibling == nil {
			n = n.Parent
		}
		if n == host {
			break
		}
		n = n.NextSibling
	}
	return slots
}

// Attr is the value of an attribute of an element of the parser, "" without.
func Attr(n *html.Node, name string) string {
	for i := range n.Attr {
		if n.Attr[i].Key == name {
			return n.Attr[i].Val
		}
	}
	return ""
}
