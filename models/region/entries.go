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

// A label has few words, and is the same in nearly all of the places that are marked up
// as its own is.
const (
	labelWords  = 6
	labelLeast  = 3
	labelShare  = 0.7
	labelLevels = 3 // how many elements up markup is compared
)

// Labels are the subtrees below the root whose whole text is a label: "Reply", "Add to
// cart" and their like in any language, which a reader of the entries does not read.
func (e *Entries) Labels() (list []page.NodeID) {
	type place struct{ markup, text string }
	counts, places := map[place]int{}, map[string]int{}
	var units []page.NodeID
	var at []place
	for i := e.root + 1; i < e.page.Nodes[e.root].End; i++ {
		n := &e.page.Nodes[i]
		if !n.ShowsText() {
			continue
		}
		unit := e.Unit(i)
		pl := place{e.markup(unit), ""}
		places[pl.markup]++
		if text := page.Norm(n.Text); page.CountWords(text) <= labelWords && !e.tellsWho(unit) {
			pl.text = text
			counts[pl]++
			units, at = append(units, unit), append(at, pl)
		}
	}
	for i, unit := range units {
		if m := counts[at[i]]; m >= labelLeast && float64(m) >= labelShare*float64(places[at[i].markup]) {
			list = append(list, unit)
		}
	}
	return list
}

// tellsWho reports whether an element, or one close around it, says that it holds data of
// its entry: who wrote it, or when. Of a few people who write in turn each is in nearly
// every post.
func (e *Entries) tellsWho(n page.NodeID) bool {
	for range labelLevels {
		node := &e.page.Nodes[n]
		class := strings.ToLower(node.Attr("class"))
		if node.Tag == "time" || node.Attr("itemprop") != "" || node.Attr("rel") == "author" || strings.Contains(class, "author") || strings.Contains(class, "user") {
			return true
		}
		if n <= e.root {
			break
		}
		n = node.Parent
	}
	return false
}

// Unit is the highest element below the root that has no other text than the text n.
func (e *Entries) Unit(n page.NodeID) page.NodeID {
	for up := e.page.Nodes[n].Parent; up > e.root && e.all[e.page.Nodes[up].End]-e.all[up] == 1; up = e.page.Nodes[n].Parent {
		n = up
	}
	return n
}

// markup is how an element and those around it are marked up.
func (e *Entries) markup(n page.NodeID) string {
	var b strings.Builder
	for level := range labelLevels {
		node := &e.page.Nodes[n]
		class := node.Attr("class")
		if level > 0 { // entries have classes of their own: which kind they are, how many
			class, _, _ = strings.Cut(strings.TrimSpace(class), " ")
		}
		b.WriteString(node.Tag + "." + page.WithoutDigits(class) + ">")
		if n <= e.root {
			break
		}
		n = node.Parent
	}
	return b.String()
}

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
