package parse

import (
	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"galley/page"
	"galley/page/hidden"
	"galley/page/shadow"
)

// flatten makes the nodes of the page from the tree under doc, in document order.
// The tree is counted first, so that the nodes lie in one array and the attributes
// in another. It is walked without recursion, so that depth costs no stack. The
// result is the href of the first <base> that has one, as the page wrote it. What a
// reader opens with a click is not hidden, and shadow trees are in their hosts. marked is Source.Marked.
func (p tree) flatten(doc *html.Node, marked bool) (base string) {
	nodes, attrs, shadows := count(doc)
	if shadows {
		shadow.Compose(doc)
		nodes, attrs, _ = count(doc)
	}
	f := flattener{nodes: make([]page.Node, 0, nodes), attrs: make([]page.Attr, 0, attrs), marked: marked}
	parent := page.None
	var own sheets
	for n := doc.FirstChild; n != nil; {
		if keeps(n) {
			f.append(n, parent)
		} else {
			own.add(n)
		}
		if n.FirstChild != nil {
			parent, n = page.NodeID(len(f.nodes)-1), n.FirstChild
			continue
		}
		for n != doc && n.NextSibling == nil {
			if n = n.Parent; n != doc {
				parent = f.nodes[parent].Parent
			}
		}
		n = n.NextSibling // nil for doc
	}
	p.Nodes, p.Unseen = f.nodes, own.unseen
	p.unveil(f.hidden)
	p.disclose(f.controls, f.tabbed, f.hidden)
	p.SetApart()
	return f.base
}

// count counts the nodes that a Page keeps of the tree under doc, and their
// attributes, and says whether there is a shadow tree.
func count(doc *html.Node) (nodes, attrs int, shadows bool) {
	for n := doc.FirstChild; n != nil; {
		if keeps(n) {
			nodes++
			attrs += len(n.Attr)
			shadows = shadows || shadow.Is(n)
		}
		if n.FirstChild != nil {
			n = n.FirstChild
			continue
		}
		for n != doc && n.NextSibling == nil {
			n = n.Parent
		}
		n = n.NextSibling
	}
	return nodes, attrs, shadows
}

// keeps reports whether a node of the parser is one of a Page. Only elements have
// children, so what is not kept has nothing below it.
func keeps(n *html.Node) bool {
	switch n.Type {
	case html.ElementNode:
		return true
	case html.TextNode:
		switch up := n.Parent; up.DataAtom {
		case atom.Script, atom.Style, atom.Iframe, atom.Noembed, atom.Noframes:
			return KeepsText(up.Data, shadow.Attr(up, "type"))
		}
		return true
	}
	return false
}

// flattener appends nodes and attributes to arrays with room for all of them.
type flattener struct {
	nodes []page.Node
	attrs []page.Attr
	base  string

	marked   bool          // see Source
	controls []page.NodeID // of what is not expanded, or does not say whether it is
	tabbed   []page.NodeID // panels of tabs
	hidden   []page.NodeID // by markup
	titled   bool          // there was a <title>
}

func (f *flattener) append(n *html.Node, parent page.NodeID) {
	f.nodes = f.nodes[:len(f.nodes)+1]
	node := &f.nodes[len(f.nodes)-1] // zero
	node.Parent, node.Style = parent, page.NoStyle
	if n.Type == html.TextNode {
		node.Kind, node.Text = page.Text, page.WithoutInvisible(n.Data)
		return
	}
	node.Tag = n.Data
	node.Hidden = f.hiddenByTag(n)
	if len(n.Attr) == 0 {
		return
	}
	start, hides := len(f.attrs), false
	names, says := false, false // a panel; whether that is open
	for i := range n.Attr {
		a := page.Attr{Name: attrName(&n.Attr[i]), Value: page.WithoutInvisible(n.Attr[i].Val)}
		switch a.Name {
		case hidden.LaterAttr:
			if !f.marked {
				continue
			}
		case "style", "hidden":
			hides = true
		case "aria-controls":
			names = true
		case "aria-expanded":
			if says = true; a.Value == "false" {
				f.controls = append(f.controls, page.NodeID(len(f.nodes)-1))
			}
		case "role":
			if a.Value == "tabpanel" {
				f.tabbed = append(f.tabbed, page.NodeID(len(f.nodes)-1))
			}
		}
		f.attrs = append(f.attrs, a)
	}
	// Nobody can append to this part of the array.
	node.Attrs = f.attrs[start:len(f.attrs):len(f.attrs)]
	if names && !says && isButton(node) {
		f.controls = append(f.controls, page.NodeID(len(f.nodes)-1))
	}
	if hides && hiddenByMarkup(node) {
		node.Hidden = true
		f.hidden = append(f.hidden, page.NodeID(len(f.nodes)-1))
	}
	if f.base == "" && node.Tag == "base" {
		f.base = node.Attr("href")
	}
}

func attrName(a *html.Attribute) string {
	if a.Namespace != "" {
		return a.Namespace + ":" + a.Key
	}
	return a.Key
}
