package page

import (
	"fmt"
	"slices"

	"github.com/andybalholm/cascadia"
	"golang.org/x/net/html"
)

// Path is the address of n as child indexes from the root, counting elements and
// texts; empty for the root. It is what label files store.
func (p *Page) Path(n NodeID) []int {
	path := []int{}
	for ; p.Nodes[n].Parent != None; n = p.Nodes[n].Parent {
		index := 0
		for c := range p.Children(p.Nodes[n].Parent) {
			if c == n {
				break
			}
			index++
		}
		path = append(path, index)
	}
	slices.Reverse(path)
	return path
}

// FindPath is the inverse of Path.
func (p *Page) FindPath(path []int) (NodeID, error) {
	at := NodeID(0)
	for depth, index := range path {
		next := None
		for c := range p.Children(at) {
			if index == 0 {
				next = c
				break
			}
			index--
		}
		if next == None {
			return None, fmt.Errorf("page: path %v: %w (at depth %d)", path, ErrNoNode, depth)
		}
		at = next
	}
	return at, nil
}

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
