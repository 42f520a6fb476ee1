package snapshot

import (
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/cdp"

	"galley/page"
)

// maxFrames bounds how many documents are merged, so that frames in frames end.
const maxFrames = 100

// place says where a document is put in the page.
type place struct {
	parent page.NodeID // of its root: the frame element, or None
	dx, dy float64     // from the document's coordinates to the page's
	shadow uint8       // shadow roots around it
	origin string      // of the document around it
}

// document appends the nodes of one document of the snapshot.
func (c *converter) document(index int, at place) error {
	d := c.Documents[index]
	if d == nil || d.Nodes == nil || d.Layout == nil {
		return fmt.Errorf("snapshot: document %d of the snapshot has no nodes or layout", index)
	}
	n := d.Nodes
	count := len(n.ParentIndex)
	if len(n.NodeType) < count || len(n.NodeName) < count || len(n.NodeValue) < count ||
		len(n.Attributes) < count || len(n.BackendNodeID) < count {
		return fmt.Errorf("snapshot: document %d of the snapshot has columns of different lengths", index)
	}
	c.frames++
	t := tree{
		converter: c, doc: d, place: at,
		ids: make([]page.NodeID, count), dropped: make([]bool, count), rows: rowsByNode(d.Layout, count),
		inShadow: n.ShadowRootType.byNode(), source: n.CurrentSourceURL.byNode(),
		pseudo: n.PseudoType.byNode(), frame: n.ContentDocumentIndex.byNode(),
		zooms: make([]float64, count),
	}
	t.pseudoOf = t.pseudoByParent()
	if index == 0 {
		t.places = t.placesOfElements()
	}
	t.origin = originBelow(c.address(d), at.origin)
	for i := range count {
		if err := t.node(i); err != nil {
			return err
		}
	}
	return nil
}

// placesOfElements are the places of the elements of the first document.
func (t *tree) placesOfElements() []int32 {
	n := t.doc.Nodes
	places, apart := make([]int32, len(n.ParentIndex)), make([]bool, len(n.ParentIndex))
	for i, parent := range n.ParentIndex {
		if parent >= 0 && parent < int64(i) {
			apart[i] = apart[parent] || t.str(n.NodeName[parent]) == "TEMPLATE"
		}
		_, pseudo := t.pseudo[int64(i)]
		_, shadow := t.inShadow[int64(i)]
		if places[i] = NoPlace; n.NodeType[i] == elementNode && !pseudo && !shadow && !apart[i] {
			places[i] = int32(t.Elements)
			t.Elements++
		}
	}
	return places
}

// mergeFrame puts the document of a same-origin frame at the frame's content box.
// Frames of other origins stay empty boxes: they are not the page's words. Neither is what a
// server says where there is no document for a frame.
func (t *tree) mergeFrame(id page.NodeID, content int64, rows []int) error {
	if content <= 0 || content >= int64(len(t.Documents)) || len(rows) == 0 || t.frames >= maxFrames {
		return nil
	}
	d := t.Documents[content]
	if d == nil || originBelow(t.address(d), t.origin) != t.origin || t.IsError != nil && t.IsError(cdp.FrameID(t.str(d.FrameID))) {
		return nil
	}
	frame := &t.page.Nodes[id]
	edge := func(column int) float64 { return px(t.styleValue(rows[0], len(coreStyles)+column)) }
	return t.document(int(content), place{
		parent: id,
		dx:     frame.Box.X + edge(0) + edge(2) - d.ScrollOffsetX,
		dy:     frame.Box.Y + edge(1) + edge(3) - d.ScrollOffsetY,
		shadow: frame.Shadow,
		origin: t.origin,
	})
}

// address is where a document is from.
func (c *converter) address(d *document) string {
	address := c.str(d.DocumentURL)
	if c.Address != nil {
		return c.Address(address)
	}
	return address
}

// originBelow is the origin of a document inside another: its own, or for one that
// came with the page (about:blank, about:srcdoc) that of the one around it.
func originBelow(address, around string) string {
	if address == "" || strings.HasPrefix(address, "about:") {
		return around
	}
	return page.Origin(strings.TrimPrefix(address, "blob:"))
}

// pseudos are the pseudo-elements that a page keeps.
var pseudos = []string{page.Before, page.After, page.FirstLetter, page.Marker}

// pseudoByParent finds the pseudo-elements of each node that a page keeps.
func (t *tree) pseudoByParent() map[int64]map[string]int {
	found := map[int64]map[string]int{}
	for i, kind := range t.pseudo {
		which := "::" + t.str(kind)
		if !slices.Contains(pseudos, which) || i < 0 || i >= int64(len(t.doc.Nodes.ParentIndex)) {
			continue
		}
		parent := t.doc.Nodes.ParentIndex[i]
		if found[parent] == nil {
			found[parent] = map[string]int{}
		}
		found[parent][which] = int(i)
	}
	return found
}
