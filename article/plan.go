package article

import "galley/page"

// fate is what becomes of one node of the page.
type fate struct {
	do  action
	ns  namespace
	tag string // what an element is written as
}

type action uint8

const (
	drop  action = iota // the node and all below it
	pass                // what is below is written in its place
	write               // the text, or the element as tag
	stand               // a placeholder stands for the element and all below it
)

// around is what is open around a node in the output.
type around struct {
	end    page.NodeID // of the element that opened it
	tag    string      // the nearest element
	ns     namespace
	p      page.NodeID // the open p that a block would close
	button page.NodeID // the button around
	link   bool        // inside a link
	shared bool        // inside what <use> may repeat
}

// planner decides the fate of every node before the first is written, because an
// element's depends on what is in it (a p that holds blocks) and on what refers
// to it (an id).
type planner struct {
	a      *Article
	p      *page.Page
	fates  []fate                 // of every node of the page
	owners map[string]page.NodeID // the first written element of each id
	wanted map[string]bool        // ids that something written refers to
}

func newPlanner(a *Article) *planner {
	pl := &planner{
		a: a, p: a.page, fates: make([]fate, len(a.page.Nodes)),
		owners: map[string]page.NodeID{}, wanted: map[string]bool{},
	}
	for _, pt := range a.parts {
		pl.part(pt)
	}
	return pl
}

// part decides one subtree in one pass.
func (pl *planner) part(pt part) {
	stack := []around{{end: pl.p.Nodes[pt.root].End, tag: "div", p: page.None, button: page.None}}
	pl.a.visit(pt, func(n page.NodeID) bool {
		for len(stack) > 1 && stack[len(stack)-1].end <= n {
			stack = stack[:len(stack)-1]
		}
		at := stack[len(stack)-1]
		node := &pl.p.Nodes[n]
		if node.Kind == page.Text {
			pl.fates[n] = fate{do: textAction(node, &at), ns: at.ns}
			return false
		}
		f, below := pl.element(n, &at, n == pt.root)
		pl.fates[n] = f
		if f.do == write && f.ns != inMath {
			pl.note(n, &at)
		}
		if below {
			stack = append(stack, pl.inside(n, f, at))
		}
		return below
	})
}

// textAction keeps text out of where none can be: a parser would move it.
func textAction(node *page.Node, at *around) action {
	switch {
	case at.button != page.None,
		at.ns == inSVG && !svgText[at.tag],
		at.ns == inHTML && (mediaInside[at.tag] != nil || tableInside[at.tag] && blank(node.Text)):
		return drop
	}
	return write
}

// element decides one element, and whether to look below it.
func (pl *planner) element(n page.NodeID, at *around, root bool) (f fate, below bool) {
	node := &pl.p.Nodes[n]
	switch {
	case at.ns != inHTML:
		f = foreignFate(node.Tag, at)
	case mediaInside[at.tag] != nil && !mediaInside[at.tag][node.Tag]:
		return fate{}, false
	case node.Tag == "svg":
		f = fate{write, inSVG, "svg"}
	case node.Tag == "math":
		f = fate{write, inMath, "math"}
	case node.Tag == "button":
		// Buttons go, but one around a picture is there to enlarge it: looked
		// through, and kept if a picture is found (bigPicture).
		pl.fates[n] = fate{}
		return fate{do: drop, tag: "span"}, pl.p.Laid
	case droppedTags[node.Tag]:
		return fate{}, false
	default:
		f = pl.htmlFate(n, at, root)
	}
	if f.do == write && f.tag == "use" && at.shared {
		// Nested uses multiply: a few lines can draw a billion copies.
		f.do = drop
	}
	return f, f.do == write || f.do == pass
}

func foreignFate(tag string, at *around) fate {
	tags := svgTags
	if at.ns == inMath {
		tags = mathTags
	}
	out, ok := tags[tag]
	switch {
	case ok && !textOnly[at.tag] && tag != "svg" && tag != "math":
		return fate{write, at.ns, out}
	case at.ns == inMath && tag != "annotation" && tag != "annotation-xml" && !droppedTags[tag]:
		return fate{do: pass, ns: at.ns}
	case tag == "svg" && at.ns == inSVG && at.tag != "title" && at.tag != "desc":
		return fate{write, at.ns, "svg"}
	}
	return fate{}
}

// htmlFate decides an HTML element by what it is and where it would stand.
func (pl *planner) htmlFate(n page.NodeID, at *around, root bool) fate {
	node := &pl.p.Nodes[n]
	tag, known := htmlTags[node.Tag]
	if !known {
		tag = "span"
		if pl.p.IsBlock(n) && at.p == page.None {
			tag = "div"
		}
	}
	switch tag {
	case "img":
		return pl.image(n, at)
	case "iframe":
		return pl.frame(n, at)
	case "canvas":
		if canvasURL(pl.p, n) != "" {
			return fate{do: write, tag: "img"}
		}
		return fate{do: stand, tag: "span"}
	case "a":
		if at.link {
			tag = "span"
		}
	case "video", "audio":
		if unpainted(pl.p, n) {
			return fate{}
		}
	case "source", "track":
		if mediaInside[at.tag] == nil || streamURL(pl.p, node) == "" {
			return fate{}
		}
	}
	tag = placed(tag, at, root)
	if tableInside[at.tag] && tableParents[tag] == nil {
		// A parser would move it out of the table.
		return fate{do: pass}
	}
	return fate{do: write, tag: tag}
}

// placed is what a tag is written as where its own meaning does not fit.
func placed(tag string, at *around, root bool) string {
	parents := tableParents[tag]
	switch {
	case parents != nil && (root || !parents[at.tag]),
		root && tag == "li",
		tag == "summary" && at.tag != "details",
		headings[tag] && headings[at.tag]:
		return "div"
	}
	return tag
}

// frame keeps the document of a same-origin frame in place of the frame, and
// leaves a link for others.
func (pl *planner) frame(n page.NodeID, at *around) fate {
	switch {
	case pl.p.Nodes[n].End > n+1:
		return fate{do: write, tag: "div"}
	case frameURL(pl.p, n) == "" || tiny(pl.p, n):
		return fate{}
	case at.link:
		return fate{do: stand, tag: "span"}
	}
	return fate{do: stand, tag: "a"}
}

// image keeps what can be shown. The button around a picture is kept for it.
func (pl *planner) image(n page.NodeID, at *around) fate {
	if tiny(pl.p, n) || unpainted(pl.p, n) || imageURL(pl.p, n) == "" {
		return fate{}
	}
	if at.button != page.None {
		if !bigPicture(pl.p.Nodes[n].Box) {
			return fate{}
		}
		pl.fates[at.button].do = write
	}
	return fate{do: write, tag: "img"}
}

// inside is what is open for the children of n.
func (pl *planner) inside(n page.NodeID, f fate, at around) around {
	at.end = pl.p.Nodes[n].End
	if pl.p.Nodes[n].Tag == "button" && f.ns == inHTML && at.ns == inHTML {
		at.tag, at.button = "span", n
		return at
	}
	if f.do != write {
		return at
	}
	if f.ns == inHTML && closesP[f.tag] && at.p != page.None {
		// A block inside a p, made by a script or a shadow tree: a parser would
		// close the p before it. A div holds anything.
		pl.fates[at.p].tag = "div"
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
	if f.ns == inSVG && pl.p.Nodes[n].Attr("id") != "" {
		at.shared = true
	}
	return at
}
