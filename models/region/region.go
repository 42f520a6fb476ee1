package region

import (
	"strings"

	"galley/models/pagekind"
	"galley/page"
	"galley/page/contents"
	"galley/page/control"
)

// Region is the subtree that holds most of what a reader sees on a page, without looking
// at what a network says of it: where a selection is asked for whatever a page is, pages
// that are no article, such as lists, tables and steps in boxes, have their text as well.
//
// It is found from the top: as long as one child has nearly all of the text, that child
// is the region. Text in landmarks of navigation does not count, and text of links counts
// for little, unless there is no other; a card that is one link counts as the text that it is.
type Region struct {
	page  *page.Page
	worth []float64 // [n]: of the texts before node n
	all   []int32   // [n]: how many texts that show are before node n
}

// What the words of a page count, and how much of the text a child must have.
const (
	linkWorth = 0.3
	nearlyAll = 0.8
)

// New weighs the texts of a page; nil where it shows none.
func New(p *page.Page) *Region {
	for _, landmarks := range [2]float64{0, 1} {
		r := &Region{p, make([]float64, len(p.Nodes)+1), make([]int32, len(p.Nodes)+1)}
		if r.weigh(landmarks); r.worth[len(p.Nodes)] > 0 {
			return r
		}
	}
	return nil
}

// weigh fills worth; words in landmarks count landmark each.
func (r *Region) weigh(landmark float64) {
	inLink, inLandmark := page.NodeID(0), page.NodeID(0) // the ends of the outermost open ones
	inCard := page.NodeID(0)
	for i := range r.page.Nodes {
		n := &r.page.Nodes[i]
		r.worth[i+1], r.all[i+1] = r.worth[i], r.all[i]
		if n.ShowsText() {
			r.all[i+1]++
		}
		switch id := page.NodeID(i); {
		case n.Kind == page.Element:
			if n.Tag == "a" && id >= max(inLink, inCard) {
				if r.isCard(id) {
					inCard = n.End
				} else {
					inLink = n.End
				}
			}
			if IsLandmark(n) && !control.IsPageForm(r.page, id) && !control.HasNothingToFillIn(r.page, id) {
				inLandmark = max(inLandmark, n.End)
			}
		case !n.Hidden:
			words := float64(page.CountWords(n.Text))
			if id < inLink {
				words *= linkWorth
			}
			if id < inLandmark {
				words *= landmark
			}
			r.worth[i+1] += words
		}
	}
}

// cardBlocks is how many blocks with text of their own a link has that is a card, at least: a
// headline, and what is said below it.
const cardBlocks = 2

// isCard reports whether a link is a card.
func (r *Region) isCard(link page.NodeID) bool {
	count, last := 0, page.None
	for i := link + 1; i < r.page.Nodes[link].End; i++ {
		n := &r.page.Nodes[i]
		if !n.ShowsText() {
			continue
		}
		block := n.Parent
		for block > link && !r.page.IsBlock(block) {
			block = r.page.Nodes[block].Parent
		}
		if block > link && block != last {
			count, last = count+1, block
		}
	}
	return count >= cardBlocks
}

// IsLandmark reports whether an element says that it holds navigation or the like.
func IsLandmark(n *page.Node) bool {
	switch n.Tag {
	case "nav", "footer", "aside", "form", "button", "select":
		return true
	}
	switch strings.ToLower(n.Attr("role")) {
	case "navigation", "contentinfo", "complementary", "search", "dialog", "alertdialog", "menu", "menubar":
		return true
	}
	return false
}

// Worth is what the text of a subtree is worth.
func (r *Region) Worth(n page.NodeID) float64 { return r.worth[r.page.Nodes[n].End] - r.worth[n] }

// Find is the region.
func (r *Region) Find() page.NodeID {
	n := r.page.Body()
	for {
		best := page.None
		for c := range r.page.Children(n) {
			if r.page.Nodes[c].Kind == page.Element && !r.page.Nodes[c].Hidden && r.Worth(c) >= nearlyAll*r.Worth(n) {
				best = c
			}
		}
		if best == page.None || !r.page.IsBlock(best) {
			return n
		}
		n = best
	}
}

// cuts are the outermost landmarks of navigation below n.
func (r *Region) cuts(n page.NodeID) (list []page.NodeID) {
	for i := n + 1; i < r.page.Nodes[n].End; i++ {
		if node := &r.page.Nodes[i]; node.Kind == page.Element && IsLandmark(node) && r.Worth(i) == 0 && node.Tag != "form" && node.Tag != "button" {
			list = append(list, i)
			i = node.End - 1
		}
	}
	return list
}

// many is how many siblings like it a subtree has that is one of many.
const many = 3

// OneOfMany reports whether a subtree, with what holds little else, has siblings of its
// tag with at least half as much text: it is a step of instructions, an entry of a list, and not an article.
func (r *Region) OneOfMany(n page.NodeID) bool {
	parent := r.page.Nodes[n].Parent
	for parent != page.None && r.Worth(n) >= nearlyAll*r.Worth(parent) {
		n, parent = parent, r.page.Nodes[parent].Parent
	}
	if parent == page.None {
		return false
	}
	like := 0
	for c := range r.page.Children(parent) {
		if c != n && r.page.Nodes[c].Tag == r.page.Nodes[n].Tag && 2*r.Worth(c) >= r.Worth(n) {
			like++
		}
	}
	return like >= many
}

// Selected is what the text of a selection is worth.
func (r *Region) Selected(s page.Selection) (sum float64) {
	for _, root := range s.Roots {
		sum += r.Worth(root)
	}
	for _, cut := range s.Cut {
		sum -= r.Worth(cut)
	}
	return sum
}

// CutsOf is the selection of the whole region of a page of a kind; nothing without text.
func (r *Region) CutsOf(n page.NodeID, kind pagekind.Kind) (cut []page.NodeID) {
	e := r.Entries(n)
	cut = append(append(r.cuts(n), e.Labels()...), contents.Trails(r.page)...)
	switch kind {
	case pagekind.Forum, pagekind.Product:
		cut = append(append(cut, e.linkLists()...), e.rest()...)
	}
	return r.page.Outermost(cut)
}
