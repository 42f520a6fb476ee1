package ted

import (
	"encoding/binary"
	"hash/fnv"
	"slices"

	"galley/page"
)

// tree is the visible part of a page's body, as RTDM compares it. Nodes are in pre-order.
type tree struct {
	page  *page.Page
	nodes []treeNode
}

type treeNode struct {
	id       page.NodeID
	tag      string // empty: a text
	text     string // normalised, of texts
	children []int32
	size     int32  // nodes of the subtree, the node itself included
	hash     uint64 // equal for subtrees that are identical
}

// newTree is the tree of a page: elements and texts that a reader sees. Inline elements
// without text or pictures are left out.
func newTree(p *page.Page) *tree {
	t := &tree{page: p}
	body := p.Body()
	read := page.Readable(p, false)
	shown := shownBelow(p, read)
	at := make([]int32, len(p.Nodes))
	for i := body; i < p.Nodes[body].End; i++ {
		if i != body && (!read[i] || !shown[i]) {
			i = p.Nodes[i].End - 1
			continue
		}
		n := &p.Nodes[i]
		at[i] = int32(len(t.nodes))
		node := treeNode{id: i, tag: n.Tag, size: 1}
		if n.Kind == page.Text {
			node.text = page.Norm(n.Text)
		}
		t.nodes = append(t.nodes, node)
		if i != body {
			parent := &t.nodes[at[n.Parent]]
			parent.children = append(parent.children, at[i])
		}
	}
	t.hash()
	return t
}

// shownBelow says of every node whether it, or what is below it, shows text or a picture.
func shownBelow(p *page.Page, read []bool) []bool {
	shown := make([]bool, len(p.Nodes))
	for i := len(p.Nodes) - 1; i > 0; i-- {
		n := &p.Nodes[i]
		switch {
		case !read[i]:
			continue
		case n.Kind == page.Text:
			shown[i] = page.Chars(n.Text) > 0
		case n.Tag == "img", n.Tag == "video", n.Tag == "iframe", n.Tag == "hr", n.Tag == "input":
			shown[i] = true
		}
		shown[n.Parent] = shown[n.Parent] || shown[i]
	}
	return shown
}

// shape is the tree without what its texts say.
func (t *tree) shape() *tree {
	s := &tree{page: t.page, nodes: slices.Clone(t.nodes)}
	for i := range s.nodes {
		s.nodes[i].text, s.nodes[i].size = "", 1
	}
	s.hash()
	return s
}

// hash finds sizes and hashes from the leaves up.
func (t *tree) hash() {
	var hashes []uint64 // of the children
	for i := len(t.nodes) - 1; i >= 0; i-- {
		n := &t.nodes[i]
		hashes = hashes[:0]
		for _, c := range n.children {
			n.size += t.nodes[c].size
			hashes = append(hashes, t.nodes[c].hash)
		}
		n.hash = hashOf(n.tag, n.text, hashes)
	}
}

// hashOf is the hash of a node with children that have the given ones. It is the
// same for a tree and a pattern, so that identical ones need not be compared.
func hashOf(tag, text string, children []uint64) uint64 {
	h := fnv.New64a()
	h.Write([]byte(tag + "\x00" + text))
	var number [8]byte
	for _, c := range children {
		binary.LittleEndian.PutUint64(number[:], c)
		h.Write(number[:])
	}
	return h.Sum64()
}
