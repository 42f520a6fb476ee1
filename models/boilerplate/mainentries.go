package boilerplate

import (
	"slices"
	"strings"

	"galley/features/block"
	"galley/models/pagekind"
	"galley/models/region"
	"galley/page"
)

// Bounds of the entries of a list that is what its page is about: how many there are, words
// and blocks of an entry on average, where it has no picture, and the share of the text of the
// page that they have.
const (
	listedLeast  = 3
	listedWords  = 4
	listedMost   = 120
	listedBlocks = 2
	listedShare  = 0.4
	listedAlike  = 0.8 // share of the entries that have a line that is marked up alike
	listedLines  = 8   // lines of an entry that are compared
	listedLarge  = 0.4 // of the text of a list that one entry has
	headedLarge  = 0.6 // likewise where each has a picture and a heading
	listedSure   = 0.9 // posterior that the blocks of an entry get, at least
)

// raiseEntries raises the posteriors of the entries of the list that has much of what a page
// says, such as results of a search, offers of a shop, events: title, place, price and day
// of an entry belong to the text together. Labels that stand in every entry are none of it.
// Products and forums are left as they are: what is marked up alike there is other products,
// and who wrote the posts. titles are the blocks that are titles of entries.
func (t *View) raiseEntries(post []float64, kind pagekind.Kind) (titles map[int]bool) {
	if kind == pagekind.Product || kind == pagekind.Forum || kind != pagekind.Listing && t.HasThread() {
		return nil
	}
	r := region.New(t.Page)
	if r == nil {
		return nil
	}
	list, sections := t.listed(r)
	if len(list) == 0 || !t.Listing && t.followsText(list[0], post) && !t.isGallery(list) {
		return nil
	}
	root := t.Page.Nodes[list[0]].Parent
	for root != page.None && !t.Page.Contains(root, list[len(list)-1]) {
		root = t.Page.Nodes[root].Parent
	}
	e := r.Entries(root)
	labels := map[page.NodeID]bool{}
	for _, n := range e.Labels() {
		labels[n] = true
	}
	t.raiseSections(sections, post)
	titles = map[int]bool{}
	for _, n := range list {
		i, to := t.Span(n)
		titles[i] = true // mostly a link, and no line that leads away from the text
		for ; i < to; i++ {
			switch {
			case t.BlockEnclosing(i)&block.InControl != 0:
			case t.isLabels(i, e, labels):
				post[i] = 0
			default:
				post[i] = max(post[i], listedSure)
			}
		}
	}
	return titles
}

// followsText reports whether sure prose stands before an element: on a page that may be an
// article, the list below it is of others.
func (t *View) followsText(n page.NodeID, post []float64) bool {
	from, _ := t.Span(n)
	for i := range from {
		if post[i] >= surely && t.IsProse(i) {
			return true
		}
	}
	return false
}

// isGallery reports whether all entries of a list are figures with captions, that lead nowhere but to
// their pictures: what is shown below a text so is no other page.
func (t *View) isGallery(list []page.NodeID) bool {
	return !slices.ContainsFunc(list, func(n page.NodeID) bool {
		captions := 0
		for i := n; i < t.Page.Nodes[n].End; i++ {
			switch node := &t.Page.Nodes[i]; {
			case node.Tag == "figcaption":
				captions++
			case node.Tag == "a" && node.Attr("href") != "" && !t.showsPicture(i):
				return true
			}
		}
		return captions != 1 || t.Media(n) == 0
	})
}

// raiseSections raises what the sections of a list say of themselves.
func (t *View) raiseSections(sections []page.NodeID, post []float64) {
	for _, n := range sections {
		for i, to := t.Span(n); i < to; i++ {
			if t.BlockWords(i) <= sectionHeading && t.BlockEnclosing(i)&block.InControl == 0 && t.BlockLinkShare(i) < mostLinked {
				post[i] = max(post[i], listedSure)
			}
		}
	}
}

// isLabels reports whether all texts of a block of an entry are labels.
func (t *View) isLabels(block int, e *region.Entries, labels map[page.NodeID]bool) bool {
	from, to := t.BlockNodes(block)
	for n := from; n < to; n++ {
		node := &t.Page.Nodes[n]
		if node.Kind == page.Text && !node.Hidden && strings.TrimSpace(node.Text) != "" && !labels[e.Unit(n)] {
			return false
		}
	}
	return true
}
