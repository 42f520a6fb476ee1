package train

import (
	"strconv"

	"galley/page"
)

// wrapping is a run of siblings that gets an element of its own.
type wrapping struct {
	from, to page.NodeID // the first of the run, and one past the last one's last descendant
	tag      string
	attrs    []page.Attr
}

// wrap puts runs of siblings, which do not overlap, into elements. What is labelled is the
// same nodes as before.
func (d *dresser) wrap(list []wrapping) {
	old := d.page.Nodes
	around := map[page.NodeID]int{} // by node of a run: the index of the run
	for k, w := range list {
		for c := w.from; c < w.to; c = old[c].End {
			around[c] = k
		}
	}
	moved, made := make([]page.NodeID, len(old)), page.NodeID(0) // by node: where it goes
	for n := range old {
		if k, ok := around[page.NodeID(n)]; ok && list[k].from == page.NodeID(n) {
			made++
		}
		moved[n] = page.NodeID(n) + made
	}
	nodes := make([]page.Node, 0, len(old)+len(list))
	for n, node := range old {
		if node.Parent != page.None {
			node.Parent = moved[node.Parent]
		}
		node.End = moved[node.End-1] + 1
		if k, ok := around[page.NodeID(n)]; ok {
			first := list[k].from
			if first == page.NodeID(n) {
				nodes = append(nodes, page.Node{
					Style: old[old[n].Parent].Style, Shadow: node.Shadow, Parent: node.Parent, End: moved[list[k].to-1] + 1,
					Tag: list[k].tag, Attrs: list[k].attrs, Box: d.boxOf(list[k]),
				})
			}
			node.Parent = moved[first] - 1
		}
		nodes = append(nodes, node)
	}
	d.page.Nodes = nodes
	d.title, d.body = moved[d.title], moved[d.body]
}

// boxOf is the box around a run.
func (d *dresser) boxOf(w wrapping) (box page.Rect) {
	for c := w.from; c < w.to; c = d.page.Nodes[c].End {
		if b := d.page.Nodes[c].Box; !b.Empty() {
			box = box.Union(b)
		}
	}
	return box
}

// box gives many of the elements in the body a box of their own, as editors of blocks do:
// the paragraphs of an article are siblings on one site and not on another.
func (d *dresser) box() {
	var list []wrapping
	class := d.className()
	for c := range d.page.Children(d.body) {
		if d.page.Nodes[c].Kind == page.Element && !d.page.Contains(c, d.title) && d.chance(0.8) {
			list = append(list, wrapping{c, d.page.Nodes[c].End, "div", class(len(list))})
		}
	}
	d.wrap(list)
}

// list makes a list of a run of paragraphs, most often the better part of the body: a list
// may be the article, or in it.
func (d *dresser) list() {
	const least = 3
	var run []page.NodeID
children:
	for c := range d.page.Children(d.body) {
		switch n := &d.page.Nodes[c]; {
		case n.Kind != page.Element:
		case n.Tag == "p" && !d.page.Contains(c, d.title):
			run = append(run, c)
		case len(run) < least:
			run = nil
		default:
			break children
		}
	}
	if len(run) < least {
		return
	}
	first := d.IntN((len(run) + 1) / 2)
	run = run[first:]
	for _, c := range run {
		d.page.Nodes[c].Tag = "li"
	}
	d.wrap([]wrapping{{run[0], d.page.Nodes[run[len(run)-1]].End, []string{"ul", "ol"}[d.IntN(2)], nil}})
}

// split spreads the body over several sections, some of which may have a single paragraph.
func (d *dresser) split() {
	tag := []string{"div", "section"}[d.IntN(2)]
	share := 0.1 + 0.4*d.Float64() // of the elements that begin a section
	var list []wrapping
	class := d.className()
	for c := range d.page.Children(d.body) {
		last := len(list) - 1
		if last < 0 || d.chance(share) {
			list = append(list, wrapping{c, d.page.Nodes[c].End, tag, class(len(list))})
		} else {
			list[last].to = d.page.Nodes[c].End
		}
	}
	d.wrap(list)
}

// className draws whether boxes have a class in common, or each its own.
func (d *dresser) className() func(i int) []page.Attr {
	same := d.chance(0.5)
	return func(i int) []page.Attr {
		if same {
			i = 0
		}
		return []page.Attr{{Name: "class", Value: "box" + strconv.Itoa(i)}}
	}
}
