package page

import (
	"errors"
	"fmt"
	"math"
)

// ErrNoNodes is of a page that has nothing, not even a root: a document can lose its own.
var ErrNoNodes = errors.New("page: no nodes")

// Link computes every End from the Parents and refuses a page that is not one:
// nodes not in document order, a root that is not an element, text with children
// or attributes, elements with text or with a tag that no parser makes, boxes and
// styles that are not finite, styles that do not exist, shadow trees without a
// host, or more nodes or depth than lim (zero fields: DefaultLimits). It also settles Hidden for
// whatever a reader cannot see because of where it stands, so that the rest of
// the program asks one flag, and takes soft hyphens out of texts (see Hyphenated). All makers of pages call it last.
func (p *Page) Link(lim Limits) error {
	lim = lim.OrDefault()
	if len(p.Nodes) == 0 {
		return ErrNoNodes
	}
	if len(p.Nodes) > lim.Nodes {
		return &LimitError{What: "nodes", Limit: int64(lim.Nodes)}
	}
	if err := p.linkNodes(lim.Depth); err != nil {
		return err
	}
	for i := range p.Styles {
		if !p.Styles[i].valid() {
			return fmt.Errorf("page: style %d is not finite and positive", i)
		}
	}
	if !p.Viewport.valid() || !p.Size.valid() {
		return fmt.Errorf("page: viewport %v or size %v is not finite and positive", p.Viewport, p.Size)
	}
	return nil
}

func (s Size) valid() bool {
	return s.W >= 0 && s.H >= 0 && s.W <= maxCoordinate && s.H <= maxCoordinate &&
		!math.IsNaN(s.W) && !math.IsNaN(s.H)
}

// linkNodes checks every node and sets every End in one forward pass: the parent of
// node i is node i-1 or one of its ancestors, and those between the two end here.
//
// It also hides what lies in an unread element, or in one that is hidden whole
// (display: none, which nothing inside can undo; Hidden on an element means just
// that). Text hidden for a reason of its own keeps its mark.
func (p *Page) linkNodes(maxDepth int) error {
	if p.Nodes[0].Parent != None {
		return fmt.Errorf("page: node 0 has parent %d, want none", p.Nodes[0].Parent)
	}
	depth := 0
	for i := NodeID(0); i < NodeID(len(p.Nodes)); i++ {
		node := &p.Nodes[i]
		n := i - 1
		for n != node.Parent && n != None {
			p.Nodes[n].End = i
			n = p.Nodes[n].Parent
			depth--
		}
		if n == None && i > 0 {
			return fmt.Errorf("page: node %d has parent %d, which is not on the path to the node before it", i, node.Parent)
		}
		if depth++; depth > maxDepth && node.Kind == Element {
			return &LimitError{What: "depth", Limit: int64(maxDepth)}
		}
		if err := p.checkNode(i); err != nil {
			return err
		}
		p.takeSoftHyphens(i)
		hidden := n != None && p.Nodes[n].Hidden || node.Kind == Element && IsUnread(node.Tag)
		node.Hidden = node.Hidden || hidden
	}
	for n := NodeID(len(p.Nodes) - 1); n != None; n = p.Nodes[n].Parent {
		p.Nodes[n].End = NodeID(len(p.Nodes))
	}
	p.pairFormulas()
	return nil
}

// checkNode checks a node whose parent is in order.
func (p *Page) checkNode(id NodeID) error {
	n := &p.Nodes[id]
	switch {
	case n.Kind > Text:
		return fmt.Errorf("page: node %d is of unknown kind %d", id, n.Kind)
	case n.Kind == Element && !isTag(n.Tag):
		return fmt.Errorf("page: element %d has the tag %q, which is none", id, n.Tag)
	case n.Kind == Element && n.Text != "":
		return fmt.Errorf("page: element %d has text", id)
	case n.Kind == Text && (n.Tag != "" || len(n.Attrs) > 0):
		return fmt.Errorf("page: text node %d has a tag or attributes", id)
	case id == 0 && n.Kind != Element:
		return fmt.Errorf("page: the root is not an element")
	case id > 0 && p.Nodes[n.Parent].Kind == Text:
		return fmt.Errorf("page: text node %d has children", n.Parent)
	case int(n.Shadow) > p.hostShadow(n.Parent):
		return fmt.Errorf("page: node %d is in a shadow tree without a host", id)
	case n.Style < NoStyle || n.Style >= int32(len(p.Styles)):
		return fmt.Errorf("page: node %d has style %d of %d", id, n.Style, len(p.Styles))
	case n.Box != Rect{} && !n.Box.valid():
		return fmt.Errorf("page: the box of node %d, %v, is not finite", id, n.Box)
	}
	return nil
}

// isTag reports whether a tag has none of the characters that end a tag name, so
// that it is one step of an XPath.
func isTag(tag string) bool {
	for i := range len(tag) {
		switch tag[i] {
		case '/', '>', ' ', '\t', '\n', '\f', '\r':
			return false
		}
	}
	return tag != ""
}

// hostShadow is the largest Shadow that a child of parent can have.
func (p *Page) hostShadow(parent NodeID) int {
	if parent == None {
		return 0
	}
	return int(p.Nodes[parent].Shadow) + 1
}
