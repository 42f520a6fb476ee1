package continuation

import (
	"slices"

	"galley/article/picture"
	"galley/page"
)

// copier copies subtrees of a following page.
type copier struct {
	joined *joiner
	from   *page.Page
	styles int32                       // how many styles there were before those of the page
	down   float64                     // px that boxes are moved down
	to     map[page.NodeID]page.NodeID // by node of the page: the copy
	names  names
}

// copy puts a subtree behind what there is. What goes on in the same element of the same template
// goes on in it: the root itself is left away then.
func (c *copier) copy(root page.NodeID) {
	j := c.joined
	if !c.opens(root) {
		at := c.node(root, j.parent)
		if j.parent != j.last {
			j.roots = append(j.roots, at)
		}
	}
	for n := root + 1; n < c.from.Nodes[root].End; n++ {
		parent, ok := c.to[c.from.Nodes[n].Parent]
		if !ok { // the root, left away
			parent = j.parent
		}
		c.node(n, parent)
	}
}

// opens reports whether the children of a root go on in the element of the first page.
func (c *copier) opens(root page.NodeID) bool {
	own, last := &c.from.Nodes[root], &c.joined.page.Nodes[c.joined.last]
	inside := c.joined.parent == c.joined.last
	switch own.Tag {
	case "html", "body", "td", "th", "tr", "tbody", "li":
		return inside
	}
	return inside && own.Tag == last.Tag && own.Attr("class") == last.Attr("class")
}

// node copies one node.
func (c *copier) node(n, parent page.NodeID) page.NodeID {
	own := c.from.Nodes[n]
	own.Parent, own.Text = parent, c.from.Written(n)
	if own.Style != page.NoStyle {
		own.Style += c.styles
	}
	own.Box.Y = bounded(own.Box.Y + c.down)
	if own.Kind == page.Element {
		if own.Tag == "img" && own.Src == "" {
			own.Src = picture.URL(c.from, n)
		}
		own.Attrs = c.attrs(own.Attrs)
	}
	at := c.joined.place + page.NodeID(len(c.joined.nodes))
	c.joined.nodes = append(c.joined.nodes, own)
	c.to[n] = at
	return at
}

// references are the attributes with an address that may be relative to the page.
var references = []string{"href", "src", "poster", "cite"}

// attrs are attributes as they are meant on another page.
func (c *copier) attrs(list []page.Attr) []page.Attr {
	cloned := false
	for i, a := range list {
		value := c.names.of(a)
		if slices.Contains(references, a.Name) && value == a.Value && value != "" && value[0] != '#' {
			if address := c.from.Resolve(value); address != "" {
				value = address
			}
		}
		if value == a.Value {
			continue
		}
		if !cloned {
			list, cloned = slices.Clone(list), true
		}
		list[i].Value = value
	}
	return list
}
