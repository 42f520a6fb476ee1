package region

import (
	"strings"

	"galley/page"
)

// Entries are what the region of a page that is no article is made of, such as posts,
// answers, products, results. They say what is none: labels that stand in each of them,
// lists of links, and what stands after the last.
type Entries struct {
	*Region
	root page.NodeID
}

// Entries are the entries below root.
func (r *Region) Entries(root page.NodeID) *Entries { return &Entries{r, root} }

// A list of links has a few of them, and hardly any other words.
const (
	linksLeast = 4
	linksShare = 0.75
)

// linkLists are the largest subtrees below the root that are lists of links and have less
// than half of the text.
func (e *Entries) linkLists() (list []page.NodeID) {
	words, linked := make([]float64, len(e.page.Nodes)+1), make([]float64, len(e.page.Nodes)+1)
	links := make([]int, len(e.page.Nodes)+1)
	end := page.NodeID(0)
	for i := range e.page.Nodes {
		n := &e.page.Nodes[i]
		words[i+1], linked[i+1], links[i+1] = words[i], linked[i], links[i]
		if n.Kind == page.Element && n.IsLink() {
			end = max(end, n.End)
			links[i+1]++
		}
		if n.Kind == page.Text && !n.Hidden {
			w := float64(page.CountWords(n.Text))
			words[i+1] += w
			if page.NodeID(i) < end {
				linked[i+1] += w
			}
		}
	}
	all := words[e.page.Nodes[e.root].End] - words[e.root]
	for i := e.root + 1; i < e.page.Nodes[e.root].End; i++ {
		n := &e.page.Nodes[i]
		if n.Kind != page.Element || links[n.End]-links[i] < linksLeast || !e.page.IsBlock(i) {
			continue
		}
		w := words[n.End] - words[i]
		if linked[n.End]-linked[i] >= linksShare*w && 2*w < all {
			list = append(list, i)
			i = n.End - 1
		}
	}
	return list
}

// The largest group of elements that are marked up alike and stand beside one another is
// that of the entries, if it has much of the text below the root.
const (
	groupLeast = 2   // elements
	groupShare = 0.4 // of the text below the root
	entryLeast = 5   // what the text of an entry is worth
)

// last is the last entry, None where there are none.
func (e *Entries) last() page.NodeID {
	last, best := page.None, groupShare*e.Worth(e.root)
	for i := e.root; i < e.page.Nodes[e.root].End; i++ {
		if e.page.Nodes[i].Kind != page.Element {
			continue
		}
		if e.Worth(i) < best {
			i = e.page.Nodes[i].End - 1
			continue
		}
		sums, counts := map[string]float64{}, map[string]int{}
		for c := range e.page.Children(i) {
			n := &e.page.Nodes[c]
			if n.Kind != page.Element || e.Worth(c) < entryLeast {
				continue
			}
			class, _, _ := strings.Cut(strings.TrimSpace(n.Attr("class")), " ")
			key := n.Tag + "." + class
			sums[key] += e.Worth(c)
			if counts[key]++; counts[key] >= groupLeast && sums[key] >= best {
				best, last = sums[key], c
			}
		}
	}
	return last
}

// rest are the largest subtrees below the root that begin after the last entry.
func (e *Entries) rest() (list []page.NodeID) {
	for n := e.last(); n > e.root; n = e.page.Nodes[n].Parent {
		for c := range e.page.Children(e.page.Nodes[n].Parent) {
			if c > n {
				list = append(list, c)
			}
		}
	}
	return list
}
