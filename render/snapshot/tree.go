package snapshot

import (
	"fmt"
	"strings"

	"galley/page"
	"galley/page/parse"
)

// DOM node types as the snapshot numbers them.
const (
	elementNode = 1
	textNode    = 3
	cdataNode   = 4 // of XML
)

// tree is one document on its way into the page.
type tree struct {
	*converter
	doc *document
	place
	ids      []page.NodeID // where each snapshot node went; that of its kept ancestor when dropped
	dropped  []bool        // the node and all below it
	rows     [][]int       // layout rows of each node
	inShadow map[int64]int64
	source   map[int64]int64
	pseudo   map[int64]int64
	frame    map[int64]int64
	pseudoOf map[int64]map[string]int // the snapshot node of each pseudo-element of a node
	zooms    []float64                // see zoom; 0: not yet known
	places   []int32                  // see Live; nil: of a frame
}

// node appends snapshot node i. Nodes of no interest hand their children to the
// nearest kept ancestor.
func (t *tree) node(i int) error {
	parentIndex := t.doc.Nodes.ParentIndex[i]
	if parentIndex >= int64(i) {
		return fmt.Errorf("snapshot: snapshot node %d comes before its parent %d", i, parentIndex)
	}
	parent := t.parent
	if parentIndex >= 0 {
		parent = t.ids[parentIndex]
		t.dropped[i] = t.dropped[parentIndex]
	}
	t.ids[i] = parent
	// Pseudo-elements hold text that is not the document's, and ::after even
	// comes before what it follows.
	if _, pseudo := t.pseudo[int64(i)]; pseudo {
		t.dropped[i] = true
	}
	// What is in a template is not in the document yet.
	if parentIndex >= 0 && t.tagName(int(parentIndex)) == "template" {
		t.dropped[i] = true
	}
	if t.dropped[i] {
		return nil
	}
	node := page.Node{Parent: parent, Style: page.NoStyle, Shadow: t.shadow}
	if kind, ok := t.inShadow[int64(i)]; ok {
		// The browser's own shadow trees (controls of video, details, input) are
		// not the page's; what is slotted into them is. Of the page's own trees the
		// snapshot says only whether a node is in one: a tree in a tree counts as one.
		if t.str(kind) == "user-agent" {
			return nil
		}
		node.Shadow++
	}
	switch t.doc.Nodes.NodeType[i] {
	case elementNode:
		return t.element(i, node)
	case textNode, cdataNode:
		return t.text(i, node)
	}
	return nil
}

func (t *tree) element(i int, node page.Node) error {
	node.Tag = t.tagName(i)
	if node.Tag == "" {
		t.dropped[i] = true
		return nil
	}
	node.Attrs = t.attributes(i)
	if src, ok := t.source[int64(i)]; ok {
		node.Src = t.str(src)
	}
	rows := t.rows[i]
	for _, row := range rows {
		node.Box = node.Box.Union(t.bounds(row))
	}
	if len(rows) > 0 {
		if node.Box.Empty() {
			node.Box = t.bounds(rows[0])
		}
		node.Style = t.style(i)
	}
	id, err := t.append(i, node)
	if err != nil || id == page.None {
		return err
	}
	if content, ok := t.frame[int64(i)]; ok {
		return t.mergeFrame(id, content, rows)
	}
	return nil
}

// tagName is lower-case for HTML; SVG names, which the snapshot gives as the
// source has them, keep their case.
func (t *tree) tagName(i int) string {
	name := t.str(t.doc.Nodes.NodeName[i])
	if name == strings.ToUpper(name) {
		return strings.ToLower(name)
	}
	return name
}

func (t *tree) attributes(i int) []page.Attr {
	flat := t.doc.Nodes.Attributes[i]
	if len(flat) == 0 {
		return nil
	}
	attrs := make([]page.Attr, 0, len(flat)/2)
	for j := 0; j+1 < len(flat); j += 2 {
		attrs = append(attrs, page.Attr{
			Name:  t.str(flat[j]),
			Value: t.str(flat[j+1]),
		})
	}
	return attrs
}

// text appends a text node. White space that has no box, as between blocks, means
// nothing and is left out.
func (t *tree) text(i int, node page.Node) error {
	if node.Parent == page.None {
		return nil
	}
	value := t.str(t.doc.Nodes.NodeValue[i])
	parent := &t.page.Nodes[node.Parent]
	if !parse.KeepsText(parent.Tag, parent.Attr("type")) {
		return nil
	}
	rows := t.rows[i]
	if len(rows) == 0 && strings.TrimSpace(value) == "" {
		return nil
	}
	node.Kind, node.Text = page.Text, value
	// Of ruby, what stands in for how it is drawn is never laid out.
	node.Hidden = len(rows) == 0 && parent.Tag != "rp"
	for _, row := range rows {
		node.Box = node.Box.Union(t.bounds(row))
	}
	if len(rows) > 0 {
		if style := t.style(i); style != page.NoStyle && t.page.Styles[style].Visibility != "visible" {
			node.Hidden = true
		}
	}
	_, err := t.append(i, node)
	return err
}

// append adds the node to the page. It returns None for one that is dropped.
func (t *tree) append(i int, node page.Node) (page.NodeID, error) {
	if len(t.page.Nodes) >= t.Limits.Nodes {
		return page.None, &page.LimitError{What: "nodes", Limit: int64(t.Limits.Nodes)}
	}
	if node.Parent == page.None && len(t.page.Nodes) > 0 {
		// Only the root element stands alone; anything beside it is not HTML.
		t.dropped[i] = true
		return page.None, nil
	}
	id := page.NodeID(len(t.page.Nodes))
	t.page.Nodes = append(t.page.Nodes, node)
	t.Backend = append(t.Backend, t.doc.Nodes.BackendNodeID[i])
	t.Pseudo = append(t.Pseudo, t.pseudosOf(i))
	place := int32(NoPlace)
	if t.places != nil {
		place = t.places[i]
	}
	t.Places = append(t.Places, place)
	t.laid = append(t.laid, len(t.rows[i]) > 0)
	t.ids[i] = id
	return id, nil
}
