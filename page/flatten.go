package page

import (
	"strings"

	"golang.org/x/net/html"
)

// flatten appends the tree under doc in document order. It is counted first, so
// that the nodes lie in one array and the attributes in another.
func (p *Page) flatten(doc *html.Node) {
	nodes, attrs := 0, 0
	walkTree(doc, func(n *html.Node, _ NodeID) (NodeID, bool) {
		if !keeps(n) {
			return None, false
		}
		nodes++
		attrs += len(n.Attr)
		return 0, true
	}, func(NodeID) NodeID { return None })
	p.Nodes = make([]Node, 0, nodes)
	f := flattener{p, make([]Attr, 0, attrs)}
	walkTree(doc, f.append, func(n NodeID) NodeID { return p.Nodes[n].Parent })
}

// walkTree visits what is below doc in document order, children of what was kept
// only. It walks without recursion, so that depth costs no stack. visit is given
// the parent's ID and returns the node's.
func walkTree(doc *html.Node, visit func(n *html.Node, parent NodeID) (NodeID, bool), parentOf func(NodeID) NodeID) {
	parent := None
	for n := doc.FirstChild; n != nil; {
		id, kept := visit(n, parent)
		if kept && n.FirstChild != nil {
			parent, n = id, n.FirstChild
			continue
		}
		for n.NextSibling == nil {
			if n = n.Parent; n == nil || n == doc {
				return
			}
			parent = parentOf(parent)
		}
		n = n.NextSibling
	}
}

// keeps reports whether a node of the parser is one of a Page.
func keeps(n *html.Node) bool {
	switch n.Type {
	case html.ElementNode:
		return true
	case html.TextNode:
		return KeepsText(n.Parent.Data, attrOf(n.Parent, "type"))
	}
	return false
}

// flattener appends to a page, attributes to an array with room for all of them.
type flattener struct {
	page  *Page
	attrs []Attr
}

func (f *flattener) append(n *html.Node, parent NodeID) (NodeID, bool) {
	if !keeps(n) {
		return None, false
	}
	node := Node{Parent: parent, Style: NoStyle}
	if n.Type == html.TextNode {
		node.Kind, node.Text = Text, n.Data
	} else {
		node.Tag = n.Data
		node.Attrs = f.copyAttrs(n.Attr)
		node.Hidden = hiddenByMarkup(&node)
	}
	f.page.Nodes = append(f.page.Nodes, node)
	return NodeID(len(f.page.Nodes) - 1), true
}

// copyAttrs are the attributes in a part of the array that nobody can append to.
func (f *flattener) copyAttrs(list []html.Attribute) []Attr {
	if len(list) == 0 {
		return nil
	}
	start := len(f.attrs)
	for _, a := range list {
		f.attrs = append(f.attrs, Attr{attrName(a), a.Val})
	}
	return f.attrs[start:len(f.attrs):len(f.attrs)]
}

func attrName(a html.Attribute) string {
	if a.Namespace != "" {
		return a.Namespace + ":" + a.Key
	}
	return a.Key
}

func attrOf(n *html.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// hiddenByMarkup is what can be known of display: none without a browser. As in
// CSS the last declaration counts, and an important one before others.
func hiddenByMarkup(n *Node) bool {
	if _, ok := n.LookupAttr("hidden"); ok {
		return !streamed(n)
	}
	hidden, important := false, false
	for declaration := range strings.SplitSeq(n.Attr("style"), ";") {
		property, value, _ := strings.Cut(declaration, ":")
		if !strings.EqualFold(strings.TrimSpace(property), "display") {
			continue
		}
		value, priority, _ := strings.Cut(value, "!")
		if strings.EqualFold(strings.TrimSpace(priority), "important") {
			important = true
		} else if important {
			continue
		}
		hidden = strings.EqualFold(strings.TrimSpace(value), "none")
	}
	return hidden
}

// streamed reports whether an element is a part of a page that the server sent
// later and that React's script moves, without its hidden attribute, to where it
// belongs: <div hidden id="S:1f">.
func streamed(n *Node) bool {
	number, ok := strings.CutPrefix(n.Attr("id"), "S:")
	if !ok || n.Tag != "div" || number == "" {
		return false
	}
	return strings.Trim(number, "0123456789abcdef") == ""
}
