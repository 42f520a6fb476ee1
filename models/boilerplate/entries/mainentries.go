package entries

import (
	"slices"

	"galley/features/block"
	"galley/models/boilerplate/figures"
	"galley/models/boilerplate/posts"
	"galley/models/boilerplate/view"
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

// Raise raises the posteriors of the entries of the list that has much of what a page
// says, such as results of a search, offers of a shop, events: title, place, price and day
// of an entry belong to the text together. Labels that stand in every entry are none of it.
// Products, forums and threads are left as they are: what is marked up alike there is other products,
// and who wrote the posts. titles are the blocks that are titles of entries; beside are the links and buttons
// that say the same in each entry and stand on a line with something else.
func Raise(v *view.View, post []float64, kind pagekind.Kind) (titles map[int]bool, beside []page.NodeID) {
	if kind == pagekind.Product || kind == pagekind.Forum {
		return nil, nil
	}
	r := region.New(v.Page)
	if r == nil {
		return nil, nil
	}
	list, sections := listed(v, r)
	if kind != pagekind.Listing && !leadOn(v, list) && (v.HasThread() || posts.IsThread(v, posts.Dated(v))) {
		return nil, nil
	}
	if len(list) == 0 || !v.Listing && followsText(v, list[0], post) && !isGallery(v, list) {
		return nil, nil
	}
	root := v.Page.Nodes[list[0]].Parent
	for root != page.None && !v.Page.Contains(root, list[len(list)-1]) {
		root = v.Page.Nodes[root].Parent
	}
	e := r.Entries(root)
	labels := map[page.NodeID]bool{}
	for _, n := range e.Labels() {
		labels[n] = true
	}
	raiseSections(v, sections, post)
	titles = map[int]bool{}
	for _, n := range list {
		i, to := v.Span(n)
		titles[i] = true // mostly a link, and no line that leads away from the text
		said := names{}
		for first := i; i < to; i++ {
			again := said.has(v, i)
			switch {
			case v.BlockEnclosing(i)&block.InControl != 0:
			case v.Scores.Posteriors()[i] == 0: // none of the text, as reviews are
			case again || i == first+1 && isSaidAgain(v, i):
				post[i] = 0
			case isLabels(v, i, e, labels):
				post[i] = 0
			default:
				post[i] = max(post[i], listedSure)
				beside = append(beside, labelsBeside(v, i, e, labels)...)
			}
		}
	}
	return titles, beside
}

// followsText reports whether sure prose stands before an element: on a page that may be an
// article, the list below it is of others.
func followsText(v *view.View, n page.NodeID, post []float64) bool {
	from, _ := v.Span(n)
	for i := range from {
		if post[i] >= view.Surely && v.IsProse(i) {
			return true
		}
	}
	return false
}

// isGallery reports whether all entries of a list are figures with captions, that lead nowhere but to
// their pictures: what is shown below a text so is no other page.
func isGallery(v *view.View, list []page.NodeID) bool {
	return !slices.ContainsFunc(list, func(n page.NodeID) bool {
		captions := 0
		for i := n; i < v.Page.Nodes[n].End; i++ {
			switch node := &v.Page.Nodes[i]; {
			case node.Tag == "figcaption":
				captions++
			case node.Tag == "a" && node.Attr("href") != "" && !figures.ShowsPicture(v, i):
				return true
			}
		}
		return captions != 1 || v.Media(n) == 0
	})
}

// raiseSections raises what the sections of a list say of themselves.
func raiseSections(v *view.View, sections []page.NodeID, post []float64) {
	for _, n := range sections {
		for i, to := v.Span(n); i < to; i++ {
			if v.BlockWords(i) <= sectionHeading && v.BlockEnclosing(i)&block.InControl == 0 && v.BlockLinkShare(i) < view.MostLinked {
				post[i] = max(post[i], listedSure)
			}
		}
	}
}
