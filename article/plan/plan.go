package plan

import (
	"galley/article/allowlist"
	"galley/article/subtree"
	"galley/page"
	"galley/page/control"
)

// Node is what becomes of one node of the page.
type Node struct {
	Do  Action
	NS  allowlist.Namespace
	Tag string // what an element is written as
}

// Action is what is done with a node.
type Action uint8

// The actions.
const (
	Drop   Action = iota // the node and all below it
	Unwrap               // what is below is written in its place
	Write                // the text, or the element as tag
	Stub                 // a placeholder stands for the element and all below it
)

// surroundings are what is open around a node in the output.
type surroundings struct {
	end    page.NodeID // of the element that opened it
	tag    string      // the nearest element
	ns     allowlist.Namespace
	p      page.NodeID // the open p that a block would close
	button page.NodeID // the button around
	link   bool        // inside a link
	shared bool        // inside what <use> may repeat
}

// Plan decides what becomes of every node before the first is written, because an
// element's depends on what is in it (a p that holds blocks) and on what refers
// to it (an id).
type Plan struct {
	Page    *page.Page
	Nodes   []Node                 // of every node of the page
	Owners  map[string]page.NodeID // the first written element of each id
	Wanted  map[string]bool        // ids that something written refers to
	Sprites []page.NodeID          // what drawings are painted with that stands outside of the parts

	painted []string                     // ids of Wanted that drawings are painted with
	unseen  []page.NodeID                // texts of the parts that nobody sees
	source  func(img page.NodeID) string // the address of an img; empty: it cannot be written
}

// New plans the parts of a page. unseen are texts in them that nobody sees, source is the
// address of an img, "" of one that cannot be written.
func New(p *page.Page, parts []subtree.Part, unseen []page.NodeID, source func(img page.NodeID) string) *Plan {
	pl := &Plan{
		Page: p, unseen: unseen, source: source, Nodes: make([]Node, len(p.Nodes)),
		Owners: map[string]page.NodeID{}, Wanted: map[string]bool{},
	}
	for _, pt := range parts {
		pl.part(pt)
	}
	pl.findSprites()
	return pl
}

// part decides one subtree in one pass.
func (pl *Plan) part(pt subtree.Part) {
	around := surroundings{end: pl.Page.Nodes[pt.Root].End, tag: "div", p: page.None, button: page.None}
	pl.plan(pt.Root, around, func(f func(page.NodeID) bool) { subtree.Visit(pl.Page, pt, f) })
}

// plan decides a subtree in what is around it; each goes through its nodes.
func (pl *Plan) plan(root page.NodeID, around surroundings, each func(func(page.NodeID) bool)) {
	stack := []surroundings{around}
	each(func(n page.NodeID) bool {
		for len(stack) > 1 && stack[len(stack)-1].end <= n {
			stack = stack[:len(stack)-1]
		}
		at := stack[len(stack)-1]
		node := &pl.Page.Nodes[n]
		if node.Kind == page.Text {
			pl.Nodes[n] = Node{Do: textAction(node, &at), NS: at.ns}
			return false
		}
		f, below := pl.element(n, &at, n == root)
		pl.Nodes[n] = f
		if f.Do == Write && f.NS == allowlist.HTML || f.NS == allowlist.SVG {
			pl.formula(n)
		}
		if f.Do == Write && f.NS != allowlist.Math {
			pl.note(n, &at)
			if f.NS == allowlist.SVG {
				pl.notePaint(n)
			}
		}
		if below {
			stack = append(stack, pl.inside(n, f, at))
		}
		return below
	})
}

// formula plans the formula that an element draws. Nobody sees it, but what is written without the look
// of the page has it in the place of the drawing.
func (pl *Plan) formula(n page.NodeID) {
	if math := pl.Page.MathOf(n); math != page.None && pl.Page.Nodes[math].Hidden {
		pl.plan(math, surroundings{end: pl.Page.Nodes[math].End, tag: "span", p: page.None, button: page.None}, EachBelow(pl.Page, math))
	}
}

// textAction keeps text out of where none can be: a parser would move it.
func textAction(node *page.Node, at *surroundings) Action {
	switch {
	case at.button != page.None,
		at.ns == allowlist.SVG && !allowlist.SVGText[at.tag],
		at.ns == allowlist.HTML && (allowlist.IsPlayer(at.tag) || allowlist.TableInside[at.tag] && page.IsBlank(node.Text)):
		return Drop
	}
	return Write
}

// element decides one element, and whether to look below it.
func (pl *Plan) element(n page.NodeID, at *surroundings, root bool) (f Node, below bool) {
	node := &pl.Page.Nodes[n]
	switch {
	case at.ns != allowlist.HTML:
		f = planForeign(node.Tag, at)
	case allowlist.IsPlayer(at.tag) && !allowlist.PlayerKids[node.Tag]:
		return Node{}, false
	case node.Tag == "svg" && pl.isDecoration(n):
		return Node{}, false
	case node.Tag == "svg":
		f = Node{Write, allowlist.SVG, "svg"}
	case node.Tag == "math":
		f = Node{Write, allowlist.Math, "math"}
	case node.Tag == "button" && control.IsHeadingButton(pl.Page, n):
		return Node{Do: Write, Tag: headingButton(pl.Page, n, at)}, true
	case node.Tag == "button":
		// Other buttons go, but one around a picture is there to enlarge it: looked
		// through, and kept if a large picture is found.
		pl.Nodes[n] = Node{}
		return Node{Do: Drop, Tag: "span"}, true
	case isUnseenLink(pl.Page, n), pl.isForScreenReaders(n), pl.isSlot(n), pl.isEmptied(n):
		return Node{}, false
	case isTask(pl.Page, n):
		return Node{Do: Stub, Tag: "span"}, false
	case pl.isBar(n, at):
		return Node{Do: Stub, Tag: node.Tag}, false
	case isObject(pl.Page, n):
		return pl.frame(n, at), false
	case allowlist.DroppedTags[node.Tag]:
		return Node{}, false
	default:
		f = pl.planHTML(n, at, root)
	}
	if f.Do == Write && f.Tag == "use" && at.shared {
		// Nested uses multiply: a few lines can draw a billion copies.
		f.Do = Drop
	}
	return f, f.Do == Write || f.Do == Unwrap
}

// headingButton is what a button that is a heading is written as.
func headingButton(p *page.Page, n page.NodeID, at *surroundings) string {
	if allowlist.Headings[at.tag] || at.p != page.None {
		return "span"
	}
	for i := n + 1; i < p.Nodes[n].End; i++ {
		if p.IsBlock(i) {
			return "div"
		}
	}
	return "span"
}

func planForeign(tag string, at *surroundings) Node {
	tags := allowlist.SVGTags
	if at.ns == allowlist.Math {
		tags = allowlist.MathTags
	}
	out, ok := tags[tag]
	switch {
	case ok && !allowlist.TextOnly[at.tag] && tag != "svg" && tag != "math":
		return Node{Write, at.ns, out}
	case at.ns == allowlist.Math && tag != "annotation" && tag != "annotation-xml" && !allowlist.DroppedTags[tag]:
		return Node{Do: Unwrap, NS: at.ns}
	case tag == "svg" && at.ns == allowlist.SVG && at.tag != "title" && at.tag != "desc":
		return Node{Write, at.ns, "svg"}
	}
	return Node{}
}

// inside is what is open for the children of n.
func (pl *Plan) inside(n page.NodeID, f Node, at surroundings) surroundings {
	at.end = pl.Page.Nodes[n].End
	if pl.Page.Nodes[n].Tag == "button" && f.Do == Drop && f.NS == allowlist.HTML && at.ns == allowlist.HTML {
		at.tag, at.button = "span", n
		return at
	}
	if f.Do != Write {
		return at
	}
	if f.NS == allowlist.HTML && allowlist.ClosesP[f.Tag] && at.p != page.None {
		// A block inside a p, made by a script or a shadow tree: a parser would
		// close the p before it. A div holds anything.
		pl.Nodes[at.p].Tag = "div"
	}
	at.tag, at.ns = f.Tag, f.NS
	switch f.Tag {
	case "p":
		at.p = n
	case "td", "th", "caption":
		at.p = page.None
	case "a":
		at.link = true
	case "defs", "symbol", "pattern", "marker", "mask", "clipPath":
		at.shared = true
	}
	if f.NS == allowlist.SVG && pl.Page.Nodes[n].Attr("id") != "" {
		at.shared = true
	}
	return at
}
