package vips

import (
	"galley/page"
	"galley/page/colour"
)

// facts are what the rules ask of nodes, measured once for a page.
type facts struct {
	page     *page.Page
	area     float64     // of the page, square CSS px
	boxes    []page.Rect // with those of what is in an element that has none of its own
	valid    []bool      // it can be seen
	text     []bool      // a text node, or a virtual one: an inline element of such nodes only
	ground   []int32     // background, an index; equal numbers are equal colours
	ownChars []int32     // prefix sums of characters outside of links
}

// media are elements that show something without having children.
var media = map[string]bool{
	"img": true, "svg": true, "picture": true, "video": true, "audio": true, "canvas": true, "object": true, "embed": true,
	"iframe": true, "input": true, "textarea": true, "select": true, "button": true, "hr": true,
}

func newFacts(p *page.Page) *facts {
	n := len(p.Nodes)
	f := &facts{
		page: p, boxes: make([]page.Rect, n), valid: make([]bool, n), text: make([]bool, n),
		ground: make([]int32, n), ownChars: make([]int32, n+1),
	}
	f.fromLeaves()
	f.fromRoot()
	f.area = max(f.boxes[p.Body()].Area(), p.Size.W*p.Size.H, 1)
	return f
}

// fromLeaves finds boxes, and what can be seen.
func (f *facts) fromLeaves() {
	p := f.page
	other := make([]bool, len(p.Nodes)) // a valid child is no text
	for i := len(p.Nodes) - 1; i >= 0; i-- {
		node := &p.Nodes[i]
		if node.Hidden {
			continue
		}
		if !node.Box.Empty() {
			f.boxes[i] = node.Box
		}
		switch {
		case node.Kind == page.Text:
			f.valid[i] = page.Chars(node.Text) > 0
			f.text[i] = f.valid[i]
		case media[node.Tag]:
			f.valid[i] = !f.boxes[i].Empty()
		default:
			f.text[i] = f.valid[i] && !other[i] && !p.IsBlock(page.NodeID(i))
		}
		if i == 0 || !f.valid[i] {
			continue
		}
		parent := node.Parent
		if p.Nodes[parent].Box.Empty() {
			f.boxes[parent] = f.boxes[parent].Union(f.boxes[i])
		}
		f.valid[parent] = true
		other[parent] = other[parent] || !f.text[i]
	}
}

// fromRoot finds backgrounds and counts characters.
func (f *facts) fromRoot() {
	p := f.page
	colours := map[string]int32{"": 0}
	inLink := make([]bool, len(p.Nodes))
	for i := range p.Nodes {
		node := &p.Nodes[i]
		f.ownChars[i+1] = f.ownChars[i]
		if i > 0 {
			f.ground[i], inLink[i] = f.ground[node.Parent], inLink[node.Parent]
		}
		if node.Kind == page.Text {
			if f.valid[i] && !inLink[i] {
				f.ownChars[i+1] += int32(page.Chars(node.Text))
			}
			continue
		}
		inLink[i] = inLink[i] || node.IsLink()
		if node.Style == page.NoStyle {
			continue
		}
		name := p.Styles[node.Style].LookValue("background-color")
		if c, ok := colour.Parse(name); !ok || c.A == 0 {
			continue // what is behind it is seen
		}
		if _, known := colours[name]; !known {
			colours[name] = int32(len(colours))
		}
		f.ground[i] = colours[name]
	}
}

// children are the valid ones.
func (f *facts) children(n page.NodeID) (list []page.NodeID) {
	for c := range f.page.Children(n) {
		if f.valid[c] {
			list = append(list, c)
		}
	}
	return list
}

// share is the area of a node by that of the page.
func (f *facts) share(n page.NodeID) float64 { return f.boxes[n].Area() / f.area }

// chars are the characters outside of links in the subtree of a node.
func (f *facts) chars(n page.NodeID) int { return int(f.ownChars[f.page.Nodes[n].End] - f.ownChars[n]) }

// font is the size, in CSS px, and the weight of the font of a node.
func (f *facts) font(n page.NodeID) (size, weight float64) {
	if s := f.page.StyleOf(n); s != nil {
		return s.FontSize, s.FontWeight
	}
	return 0, 0
}
