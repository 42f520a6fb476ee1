package article

import (
	"galley/article/allowlist"
	"galley/article/subtree"
	"galley/page"
)

// nodePlan is what becomes of one node of the page.
type nodePlan struct {
	do  action
	ns  allowlist.Namespace
	tag string // what an element is written as
}

type action uint8

const (
	drop   action = iota // the node and all below it
	unwrap               // what is below is written in its place
	write                // the text, or the element as tag
	stub                 // a placeholder stands for the element and all below it
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

// planner decides what becomes of every node before the first is written, because an
// element's depends on what is in it (a p that holds blocks) and on what refers
// to it (an id).
type planner struct {
	p      *page.Page
	unseen []page.NodeID                // texts of the parts that nobody sees
	source func(img page.NodeID) string // the address of an img; empty: it cannot be written
	plans  []nodePlan                   // of every node of the page
	owners map[string]page.NodeID       // the first written element of each id
	wanted map[string]bool              // ids that something written refers to

	painted []string      // ids among them that drawings are painted with
	sprites []page.NodeID // what has such ids outside of the parts
}

func newPlanner(p *page.Page, parts []subtree.Part, unseen []page.NodeID, source func(img page.NodeID) string) *planner {
	pl := &planner{
		p: p, unseen: unseen, source: source, plans: make([]nodePlan, len(p.Nodes)),
		owners: map[string]page.NodeID{}, wanted: map[string]bool{},
	}
	for _, pt := range parts {
		pl.part(pt)
	}
	pl.findSprites()
	return pl
}

// part decides one subtree in one pass.
func (pl *planner) part(pt subtree.Part) {
	around := surroundings{end: pl.p.Nodes[pt.Root].End, tag: "div", p: page.None, button: page.None}
	pl.plan(pt.Root, around, func(f func(page.NodeID) bool) { subtree.Visit(pl.p, pt, f) })
}

// plan decides a subtree in what is around it; each goes through its nodes.
func (pl *planner) plan(root page.NodeID, around surroundings, each func(func(page.NodeID) bool)) {
	stack := []surroundings{around}
	each(func(n page.NodeID) bool {
		for len(stack) > 1 && stack[len(stack)-1].end <= n {
			stack = stack[:len(stack)-1]
		}
		at := stack[len(stack)-1]
		node := &pl.p.Nodes[n]
		if node.Kind == page.Text {
			pl.plans[n] = nodePlan{do: textAction(node, &at), ns: at.ns}
			return false
		}
		f, below := pl.element(n, &at, n == root)
		pl.plans[n] = f
		if f.do == write && f.ns != allowlist.Math {
			pl.note(n, &at)
		}
		if below {
			stack = append(stack, pl.inside(n, f, at))
		}
		return below
	})
}

// textAction keeps text out of where none can be: a parser would move it.
func textAction(node *page.Node, at *surroundings) action {
	switch {
	case at.button != page.None,
		at.ns == allowlist.SVG && !allowlist.SVGText[at.tag],
		at.ns == allowlist.HTML && (allowlist.IsPlayer(at.tag) || allowlist.TableInside[at.tag] && page.IsBlank(node.Text)):
		return drop
	}
	return write
}

// element decides one element, and whether to look below it.
func (pl *planner) element(n page.NodeID, at *surroundings, root bool) (f nodePlan, below bool) {
	node := &pl.p.Nodes[n]
	switch {
	case at.ns != allowlist.HTML:
		f = planForeign(node.Tag, at)
	case allowlist.IsPlayer(at.tag) && !allowlist.PlayerKids[node.Tag]:
		return nodePlan{}, false
	case node.Tag == "svg":
		f = nodePlan{write, allowlist.SVG, "svg"}
	case node.Tag == "math":
		f = nodePlan{write, allowlist.Math, "math"}
	case node.Tag == "button" && pl.p.IsHeadingButton(n):
		return nodePlan{do: write, tag: headingButton(pl.p, n, at)}, true
	case node.Tag == "button":
		// Other buttons go, but one around a picture is there to enlarge it: looked
		// through, and kept if a large picture is found.
		pl.plans[n] = nodePlan{}
		return nodePlan{do: drop, tag: "span"}, true
	case isUnseenLink(pl.p, n), pl.isForScreenReaders(n):
		return nodePlan{}, false
	case isTask(pl.p, n):
		return nodePlan{do: stub, tag: "span"}, false
	case isObject(pl.p, n):
		return pl.frame(n, at), false
	case allowlist.DroppedTags[node.Tag]:
		return nodePlan{}, false
	default:
		f = pl.planHTML(n, at, root)
	}
	if f.do == write && f.tag == "use" && at.shared {
		// Nested uses multiply: a few lines can draw a billion copies.
		f.do = drop
	}
	return f, f.do == write || f.do == unwrap
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

func planForeign(tag string, at *surroundings) nodePlan {
	tags := allowlist.SVGTags
	if at.ns == allowlist.Math {
		tags = allowlist.MathTags
	}
	out, ok := tags[tag]
	switch {
	case ok && !allowlist.TextOnly[at.tag] && tag != "svg" && tag != "math":
		return nodePlan{write, at.ns, out}
	case at.ns == allowlist.Math && tag != "annotation" && tag != "annotation-xml" && !allowlist.DroppedTags[tag]:
		return nodePlan{do: unwrap, ns: at.ns}
	case tag == "svg" && at.ns == allowlist.SVG && at.tag != "title" && at.tag != "desc":
		return nodePlan{write, at.ns, "svg"}
	}
	return nodePlan{}
}

// inside is what is open for the children of n.
func (pl *planner) inside(n page.NodeID, f nodePlan, at surroundings) surroundings {
	at.end = pl.p.Nodes[n].End
	if pl.p.Nodes[n].Tag == "button" && f.do == drop && f.ns == allowlist.HTML && at.ns == allowlist.HTML {
		at.tag, at.button = "span", n
		return at
	}
	if f.do != write {
		return at
	}
	if f.ns == allowlist.HTML && allowlist.ClosesP[f.tag] && at.p != page.None {
		// A block inside a p, made by a script or a shadow tree: a parser would
		// close the p before it. A div holds anything.
		pl.plans[at.p].tag = "div"
	}
	at.tag, at.ns = f.tag, f.ns
	switch f.tag {
	case "p":
		at.p = n
	case "td", "th", "caption":
		at.p = page.None
	case "a":
		at.link = true
	case "defs", "symbol", "pattern", "marker", "mask", "clipPath":
		at.shared = true
	}
	if f.ns == allowlist.SVG && pl.p.Nodes[n].Attr("id") != "" {
		at.shared = true
	}
	return at
}
