package render

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/domsnapshot"

	"galley/page"
)

// coreStyles are the computed properties that every snapshot asks for: what
// candidates and features need. The long list of page.LookProperties is read for
// chosen subtrees only, because each property costs per node of the whole page.
var coreStyles = []string{
	"display", "visibility", "position", "font-size", "font-weight", "opacity",
	// Where the document of a frame begins inside the frame's border box.
	"border-left-width", "border-top-width",
}

// DOM node types as the snapshot numbers them.
const (
	elementNode = 1
	textNode    = 3
)

// snapshot is what one DOMSnapshot.captureSnapshot call answered, and what of the
// page Chrome was asked to lay it out on.
type snapshot struct {
	result   domsnapshot.CaptureSnapshotResult
	viewport page.Size
	look     bool // page.LookProperties follow coreStyles in each style row
}

// convert makes a Page of a snapshot: frames of the page's own origin merged at
// their box, shadow trees as the browser composed them, pseudo-elements, comments
// and code dropped. The second result names each node's id in the browser.
func convert(s snapshot, lim page.Limits) (*page.Page, []cdp.BackendNodeID, error) {
	if len(s.result.Documents) == 0 {
		return nil, nil, fmt.Errorf("render: the snapshot holds no document")
	}
	c := converter{snapshot: s, lim: lim, styles: map[string]int32{}, page: &page.Page{Viewport: s.viewport, Laid: true}}
	if c.lim.Nodes <= 0 {
		c.lim.Nodes = page.DefaultLimits.Nodes
	}
	top := s.result.Documents[0]
	c.page.URL = c.str(top.DocumentURL)
	if base := c.str(top.BaseURL); base != c.page.URL {
		c.page.Base = base
	}
	c.page.Size = page.Size{W: max(top.ContentWidth, 0), H: max(top.ContentHeight, 0)}
	if err := c.document(0, page.None, 0, 0, 0); err != nil {
		return nil, nil, err
	}
	c.hideUnlaid()
	if err := c.page.Link(lim); err != nil {
		return nil, nil, fmt.Errorf("render: %w", err)
	}
	return c.page, c.backend, nil
}

type converter struct {
	snapshot
	lim     page.Limits
	page    *page.Page
	backend []cdp.BackendNodeID // of every node
	laid    []bool              // whether the node has a layout row
	styles  map[string]int32    // interned: the row's string indexes, to Page.Styles
	frames  int
}

// maxFrames bounds how many documents are merged, so that frames in frames end.
const maxFrames = 100

func (c *converter) str(i domsnapshot.StringIndex) string {
	if i < 0 || int(i) >= len(c.result.Strings) {
		return ""
	}
	return c.result.Strings[i]
}

// document appends the nodes of one document under parent, moved by dx, dy.
func (c *converter) document(index int, parent page.NodeID, dx, dy float64, shadow uint8) error {
	if index < 0 || index >= len(c.result.Documents) || c.frames >= maxFrames {
		return nil
	}
	c.frames++
	d := c.result.Documents[index]
	if d == nil || d.Nodes == nil || d.Layout == nil {
		return fmt.Errorf("render: document %d of the snapshot has no nodes or layout", index)
	}
	n := d.Nodes
	count := len(n.ParentIndex)
	if len(n.NodeType) < count || len(n.NodeName) < count || len(n.NodeValue) < count ||
		len(n.Attributes) < count || len(n.BackendNodeID) < count {
		return fmt.Errorf("render: document %d of the snapshot has columns of different lengths", index)
	}
	t := tree{
		converter: c, doc: d, origin: origin(c.str(d.BaseURL)), dx: dx, dy: dy, shadow: shadow,
		ids: make([]page.NodeID, count), rows: rowsByNode(d.Layout, count),
		inShadow: rareStrings(n.ShadowRootType), source: rareStrings(n.CurrentSourceURL),
		pseudo: rareStrings(n.PseudoType), frame: rareInts(n.ContentDocumentIndex),
		depth: make([]uint8, count), dropped: make([]bool, count),
	}
	for i := range count {
		if err := t.node(i, parent); err != nil {
			return err
		}
	}
	return nil
}

// tree is one document on its way into the page.
type tree struct {
	*converter
	doc      *domsnapshot.DocumentSnapshot
	origin   string
	dx, dy   float64
	shadow   uint8         // around the whole document
	ids      []page.NodeID // where each snapshot node went; that of its kept ancestor when dropped
	depth    []uint8       // shadow roots around each node
	dropped  []bool        // the node and all below it
	rows     [][]int       // layout rows of each node
	inShadow map[int64]domsnapshot.StringIndex
	source   map[int64]domsnapshot.StringIndex
	pseudo   map[int64]domsnapshot.StringIndex
	frame    map[int64]int64
}

// node appends snapshot node i. Nodes of no interest hand their children to the
// nearest kept ancestor.
func (t *tree) node(i int, root page.NodeID) error {
	parentIndex := t.doc.Nodes.ParentIndex[i]
	if parentIndex >= int64(i) {
		return fmt.Errorf("render: snapshot node %d comes before its parent %d", i, parentIndex)
	}
	parent := root
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
	t.depth[i] = t.shadow
	if kind, ok := t.inShadow[int64(i)]; ok {
		// The browser's own shadow trees (controls of video, details, input) are
		// not the page's; what is slotted into them is.
		if t.str(kind) == "user-agent" {
			return nil
		}
		t.depth[i] = t.shadowDepth(parentIndex)
	}
	node := page.Node{Parent: parent, Style: page.NoStyle, Shadow: t.depth[i]}
	switch t.doc.Nodes.NodeType[i] {
	case elementNode:
		return t.element(i, node)
	case textNode:
		t.text(i, node)
	}
	return nil
}

// shadowDepth is one more than that of the host, for the first node inside a
// shadow root, and that of the parent for the others.
func (t *tree) shadowDepth(parent int64) uint8 {
	if parent < 0 {
		return t.shadow
	}
	depth := t.depth[parent]
	if _, ok := t.inShadow[parent]; !ok && depth < 255 {
		depth++
	}
	return depth
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
	id, err := t.append(i, node)
	if err != nil {
		return err
	}
	rows := t.rows[i]
	for _, row := range rows {
		box := &t.page.Nodes[id].Box
		*box = box.Union(t.bounds(row))
	}
	if len(rows) > 0 {
		if t.page.Nodes[id].Box.Empty() {
			t.page.Nodes[id].Box = t.bounds(rows[0])
		}
		t.page.Nodes[id].Style = t.style(rows[0])
	}
	if content, ok := t.frame[int64(i)]; ok {
		return t.mergeFrame(id, int(content), rows)
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
			Name:  t.str(domsnapshot.StringIndex(flat[j])),
			Value: t.str(domsnapshot.StringIndex(flat[j+1])),
		})
	}
	return attrs
}

func (t *tree) text(i int, node page.Node) {
	if node.Parent == page.None {
		return
	}
	value := t.str(t.doc.Nodes.NodeValue[i])
	parent := &t.page.Nodes[node.Parent]
	if !page.KeepsText(parent.Tag, parent.Attr("type")) {
		return
	}
	rows := t.rows[i]
	// White space between blocks has no box and means nothing.
	if len(rows) == 0 && strings.TrimSpace(value) == "" {
		return
	}
	node.Kind, node.Text = page.Text, value
	node.Hidden = len(rows) == 0
	for _, row := range rows {
		node.Box = node.Box.Union(t.bounds(row))
	}
	if len(rows) > 0 {
		if style := t.style(rows[0]); style != page.NoStyle && t.page.Styles[style].Visibility != "visible" {
			node.Hidden = true
		}
	}
	// A text always has room: Nodes are counted where elements are appended.
	t.append(i, node)
}

func (t *tree) append(i int, node page.Node) (page.NodeID, error) {
	if len(t.page.Nodes) >= t.lim.Nodes {
		return page.None, &page.LimitError{What: "nodes", Limit: int64(t.lim.Nodes)}
	}
	if node.Parent == page.None && len(t.page.Nodes) > 0 {
		// Only the root element stands alone; anything beside it is not HTML.
		t.dropped[i] = true
		return page.None, nil
	}
	id := page.NodeID(len(t.page.Nodes))
	t.page.Nodes = append(t.page.Nodes, node)
	t.backend = append(t.backend, t.doc.Nodes.BackendNodeID[i])
	t.laid = append(t.laid, len(t.rows[i]) > 0)
	t.ids[i] = id
	return id, nil
}

// mergeFrame puts the document of a same-origin frame at the frame's content box.
// Frames of other origins stay empty boxes: they are not the page's words.
func (t *tree) mergeFrame(id page.NodeID, content int, rows []int) error {
	if content < 0 || content >= len(t.result.Documents) || len(rows) == 0 {
		return nil
	}
	d := t.result.Documents[content]
	if d == nil || origin(t.str(d.BaseURL)) != t.origin {
		return nil
	}
	box := t.page.Nodes[id].Box
	left, top := t.styleValue(rows[0], 6), t.styleValue(rows[0], 7)
	return t.document(content, id, box.X+px(left)-d.ScrollOffsetX, box.Y+px(top)-d.ScrollOffsetY, t.page.Nodes[id].Shadow)
}

// bounds is the box of a layout row in the coordinates of the page.
func (t *tree) bounds(row int) page.Rect {
	if row >= len(t.doc.Layout.Bounds) || len(t.doc.Layout.Bounds[row]) < 4 {
		return page.Rect{}
	}
	b := t.doc.Layout.Bounds[row]
	return page.Rect{X: b[0], Y: b[1], W: b[2], H: b[3]}.Translate(t.dx, t.dy)
}

// style interns the computed style of a layout row.
func (t *tree) style(row int) int32 {
	if row >= len(t.doc.Layout.Styles) {
		return page.NoStyle
	}
	values := t.doc.Layout.Styles[row]
	if len(values) < len(coreStyles) {
		return page.NoStyle
	}
	var key strings.Builder
	for j, v := range values {
		// The frame offsets are not part of a style.
		if j != 6 && j != 7 {
			key.WriteString(strconv.FormatInt(v, 36))
			key.WriteByte(' ')
		}
	}
	if id, ok := t.styles[key.String()]; ok {
		return id
	}
	id := int32(len(t.page.Styles))
	t.page.Styles = append(t.page.Styles, t.newStyle(row, values))
	t.styles[key.String()] = id
	return id
}

func (t *tree) newStyle(row int, values domsnapshot.ArrayOfStrings) page.Style {
	s := page.Style{
		Display:    t.styleValue(row, 0),
		Visibility: t.styleValue(row, 1),
		Position:   t.styleValue(row, 2),
		FontSize:   px(t.styleValue(row, 3)),
		FontWeight: px(t.styleValue(row, 4)),
		Opacity:    px(t.styleValue(row, 5)),
	}
	if t.look {
		s.Look = make([]string, len(page.LookProperties))
		for j := range s.Look {
			s.Look[j] = t.styleValue(row, len(coreStyles)+j)
		}
	}
	return s
}

func (t *tree) styleValue(row, column int) string {
	if row >= len(t.doc.Layout.Styles) || column >= len(t.doc.Layout.Styles[row]) {
		return ""
	}
	return t.str(domsnapshot.StringIndex(t.doc.Layout.Styles[row][column]))
}

// boxless elements never have a box of their own, without being hidden.
var boxless = map[string]bool{
	"source": true, "track": true, "area": true, "param": true, "wbr": true, "col": true, "colgroup": true,
}

// hideUnlaid marks the elements that the browser gave no box anywhere below them.
// Parts of a drawn svg count as shown: gradients and clips have no boxes either.
func (c *converter) hideUnlaid() {
	nodes := c.page.Nodes
	shown := make([]bool, len(nodes))
	for i := len(nodes) - 1; i >= 0; i-- {
		shown[i] = shown[i] || c.laid[i]
		if p := nodes[i].Parent; shown[i] && p != page.None {
			shown[p] = true
		}
	}
	inSVG := make([]bool, len(nodes))
	for i := range nodes {
		n := &nodes[i]
		if p := n.Parent; p != page.None {
			inSVG[i] = inSVG[p]
		}
		inSVG[i] = inSVG[i] || (n.Tag == "svg" && shown[i])
		if n.Kind == page.Element && !shown[i] && !inSVG[i] && !boxless[n.Tag] {
			n.Hidden = true
		}
	}
}

// rowsByNode lists the layout rows of every node of a document.
func rowsByNode(l *domsnapshot.LayoutTreeSnapshot, count int) [][]int {
	rows := make([][]int, count)
	all := make([]int, len(l.NodeIndex))
	for row, node := range l.NodeIndex {
		if node < 0 || node >= int64(count) {
			continue
		}
		if rows[node] == nil {
			all[row] = row
			rows[node] = all[row : row+1 : row+1]
			continue
		}
		rows[node] = append(rows[node], row)
	}
	return rows
}

func rareStrings(r *domsnapshot.RareStringData) map[int64]domsnapshot.StringIndex {
	if r == nil || len(r.Index) != len(r.Value) {
		return nil
	}
	m := make(map[int64]domsnapshot.StringIndex, len(r.Index))
	for i, index := range r.Index {
		m[index] = r.Value[i]
	}
	return m
}

func rareInts(r *domsnapshot.RareIntegerData) map[int64]int64 {
	if r == nil || len(r.Index) != len(r.Value) {
		return nil
	}
	m := make(map[int64]int64, len(r.Index))
	for i, index := range r.Index {
		m[index] = r.Value[i]
	}
	return m
}

// px reads a computed length such as "16px", or a plain number; 0 for anything
// else.
func px(s string) float64 {
	v, err := strconv.ParseFloat(strings.TrimSuffix(s, "px"), 64)
	if err != nil || v != v || v > 1e9 || v < -1e9 {
		return 0
	}
	return v
}

// origin is scheme and host of an address; an address without a host is an
// origin of its own.
func origin(address string) string {
	u, err := url.Parse(address)
	if err != nil || u.Host == "" {
		return address
	}
	return u.Scheme + "://" + u.Host
}
