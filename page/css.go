package page

import (
	"fmt"

	"github.com/andybalholm/cascadia"
	"golang.org/x/net/html"
)

// FindCSS returns the first element in document order that the CSS selector
// matches.
func (p *Page) FindCSS(selector string) (NodeID, error) {
	sel, err := cascadia.ParseGroup(selector)
	if err != nil {
		return None, fmt.Errorf("page: CSS selector %q: %w", selector, err)
	}
	tree, ids := p.htmlTree()
	match := cascadia.Query(tree, sel)
	if match == nil {
		return None, fmt.Errorf("page: CSS selector %q: %w", selector, ErrNoNode)
	}
	return ids[match], nil
}

// htmlTree is the page as the tree that cascadia searches; its root is a document.
func (p *Page) htmlTree() (*html.Node, map[*html.Node]NodeID) {
	doc := &html.Node{Type: html.DocumentNode}
	nodes := make([]html.Node, len(p.Nodes))
	ids := make(map[*html.Node]NodeID, len(p.Nodes))
	for i := range p.Nodes {
		n, h := &p.Nodes[i], &nodes[i]
		ids[h] = NodeID(i)
		h.Type, h.Data = html.ElementNode, n.Tag
		if n.Kind == Text {
			h.Type, h.Data = html.TextNode, n.Text
		}
		for _, a := range n.Attrs {
			h.Attr = append(h.Attr, html.Attribute{Key: a.Name, Val: a.Value})
		}
		parent := doc
		if n.Parent != None {
			parent = &nodes[n.Parent]
		}
		parent.AppendChild(h)
	}
	return doc, ids
}
