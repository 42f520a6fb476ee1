package markup

import (
	"bytes"
	"strings"

	"galley/article/allowlist"
	"galley/article/flow"
	"galley/article/plan"
	"galley/article/subtree"
	"galley/page"
)

// Writer writes the planned nodes of an article as HTML. The nodes of the plan say what is
// written; nothing else of the page is.
type Writer struct {
	*plan.Plan
	Out    bytes.Buffer
	Places map[page.NodeID]bool // the elements that are written; nil: all that are planned

	src  Source
	ids  anchors
	set  map[string]bool // ids that stand in the document already
	open []element
}

// Source is what a document is written of, beside the plan.
type Source struct {
	Head     flow.Head
	Title    page.NodeID // the title of the article, None for none; written with its look it is a heading
	ImageURL func(img page.NodeID) string
	Address  func(url string) string // what is written for the address of a picture
	Dress    Dress                   // nil: nothing is said of how elements look
}

// Dress says how elements look, while they are written one after the other.
type Dress interface {
	Skips(n page.NodeID) bool                            // whether n is written elsewhere
	Class(n page.NodeID, f *plan.Node, root bool) string // of an element that begins
	Enter(n page.NodeID, f *plan.Node)                   // its start tag is written, and children may follow
	Leave()                                              // the last one that was entered has ended
	Task(n page.NodeID) string                           // the class of what stands for the box of a task; "" for none
	Bar(n page.NodeID) string                            // the class of a bar that shows an amount; "" for none
	Sized(box page.Rect) string                          // the class of what stands for something of that size
}

// element is one whose end tag is due.
type element struct {
	end    page.NodeID
	begin  int // of its contents in what is written
	tag    string
	shared bool        // in a pattern, mask or marker
	node   page.NodeID // None for what stands around a subtree
	role   string      // that it was written with for screen readers
}

// New is a writer of nothing yet.
func New(pl *plan.Plan, src Source) *Writer {
	return &Writer{Plan: pl, src: src, ids: anchors{}, set: map[string]bool{}, open: []element{{node: page.None}}}
}

// Part writes one subtree of an article.
func (w *Writer) Part(pt subtree.Part) {
	w.subtree(pt.Root, func(f func(page.NodeID) bool) { subtree.Visit(w.Page, pt, f) })
}

// Unseen writes a subtree that no reader of the page sees, such as the formula behind its drawing.
func (w *Writer) Unseen(n page.NodeID) { w.subtree(n, plan.EachBelow(w.Page, n)) }

// subtree writes that of root; each goes through its nodes. The stack of elements is its own:
// pages nest deeper than is good for recursion.
func (w *Writer) subtree(root page.NodeID, each func(func(page.NodeID) bool)) {
	w.open = append(w.open[:0], element{end: w.Page.Nodes[root].End, node: page.None})
	each(func(n page.NodeID) bool {
		w.closeUntil(n)
		f := &w.Nodes[n]
		switch {
		case f.Do == plan.Drop, w.src.Dress != nil && w.src.Dress.Skips(n):
			return false
		case f.Do == plan.Unwrap:
			return true
		case f.Do == plan.Stub:
			w.placeholder(n, f)
			return false
		case w.Page.Nodes[n].Kind == page.Text:
			w.text(n)
			return false
		}
		return w.element(n, f, n == root)
	})
	w.closeUntil(w.Page.Nodes[root].End)
}

// top is the nearest open element.
func (w *Writer) top() *element { return &w.open[len(w.open)-1] }

func (w *Writer) closeUntil(n page.NodeID) {
	for len(w.open) > 1 && w.top().end <= n {
		w.End(w.top().tag)
		if w.src.Head.After != page.None && w.top().node == w.src.Head.After {
			w.HeadLine()
		}
		w.open = w.open[:len(w.open)-1]
		if w.src.Dress != nil {
			w.src.Dress.Leave()
		}
	}
}

func (w *Writer) text(n page.NodeID) {
	text := w.Page.Written(n)
	if top := w.top(); top.tag == "pre" && strings.HasPrefix(text, "\n") && w.Out.Len() == top.begin {
		// A parser drops the first line break of a pre.
		w.Out.WriteByte('\n')
	}
	w.Out.WriteString(Escape(text))
}

// element writes a start tag and reports whether children may follow.
func (w *Writer) element(n page.NodeID, f *plan.Node, root bool) bool {
	node := &w.Page.Nodes[n]
	next := element{end: node.End, tag: f.Tag, node: n, shared: w.top().shared || f.NS == allowlist.SVG && repeats[f.Tag]}
	w.Start(f.Tag)
	if w.src.Dress != nil {
		w.Attr("class", w.src.Dress.Class(n, f, root))
	}
	switch f.NS {
	case allowlist.SVG:
		w.svgAttrs(n, f.Tag)
	case allowlist.Math:
		w.mathAttrs(node, f.Tag)
		if f.Tag == "math" && node.Attr("alttext") == "" {
			w.Attr("alttext", flow.SaidTeX(w.Page, n))
		}
	default:
		w.Attrs(n, f.Tag)
		if w.Places == nil {
			next.role = w.spoken(n, f.Tag, root)
		}
	}
	w.Out.WriteByte('>')
	if f.NS == allowlist.HTML && allowlist.VoidTags[f.Tag] {
		return false
	}
	if w.src.Dress != nil {
		w.src.Dress.Enter(n, f)
	}
	next.begin = w.Out.Len()
	w.open = append(w.open, next)
	return true
}
