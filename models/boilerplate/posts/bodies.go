package posts

import (
	"cmp"
	"slices"

	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of the bodies of posts: how many there are, words of each on average, the share of the
// words of the page outside of landmarks that they have, the share of the gaps between them that have a
// day, and their share of the words of those that have most.
const (
	postsLeast  = 3
	postWords   = 8
	postsShare  = 0.2
	gapShare    = 0.7
	bodiesShare = 0.5
)

// RaiseBodies raises the bodies of posts to a likely posterior where one of them surely is
// text: what began a thread and what others answered belong together.
func RaiseBodies(v *view.View, bodies []span.Blocks, post []float64) {
	sure := 0.0
	for _, b := range bodies {
		sure = max(sure, span.Mean(v.Index, post, b))
	}
	if sure < view.Surely {
		return
	}
	for _, b := range bodies {
		if part := post[b.From:b.To]; span.Most(part) < view.Likely {
			span.Raise(part, view.Likely)
		}
	}
}

// Dated are the bodies of posts that have a day between them: of those that postBodies has, the first of
// which most have one.
func Dated(v *view.View) []span.Blocks {
	for k, bodies := range postBodies(v) {
		if areDated(v, bodies) && (k == 0 || IsThread(v, bodies)) {
			return bodies
		}
	}
	return nil
}

// areDated reports whether most of the gaps between bodies have a day.
func areDated(v *view.View, bodies []span.Blocks) bool {
	dated := 0
	for k, b := range bodies[1:] {
		for i := bodies[k].To; i < b.From; i++ {
			if signature.HasDay(v.Index, i) {
				dated++
				break
			}
		}
	}
	return float64(dated) >= gapShare*float64(len(bodies)-1)
}

// alikes are elements that are marked up alike.
type alikes struct {
	blocks []span.Blocks
	end    page.NodeID // of the last one
	worth  int         // words of prose, less other words
}

// postBodies are the blocks of elements that are marked up alike and have much of the prose of the page
// with little else, most first: tables around posts may have more words than what they said.
func postBodies(v *view.View) (list [][]span.Blocks) {
	best, groups := 0, []*alikes(nil)
	for _, g := range alikeElements(v) {
		if len(g.blocks) >= postsLeast && g.worth >= postWords*len(g.blocks) && float64(g.worth) >= postsShare*v.WordsOf(v.Page.Body()) {
			best, groups = max(best, g.worth), append(groups, g)
		}
	}
	slices.Reverse(groups) // of several with one worth the innermost
	slices.SortStableFunc(groups, func(a, b *alikes) int { return cmp.Compare(b.worth, a.worth) })
	for _, g := range groups {
		if float64(g.worth) >= bodiesShare*float64(best) {
			list = append(list, g.blocks)
		}
	}
	return list
}

// alikeElements are the elements with a class or an id, by how they are marked up, in document order.
func alikeElements(v *view.View) (list []*alikes) {
	prose := make([]int, v.NumBlocks()+1) // words of prose before a block, less other words
	for i := range v.NumBlocks() {
		words := v.BlockWords(i)
		if words < postWords && !v.IsProse(i) {
			words = -words
		}
		prose[i+1] = prose[i] + words
	}
	groups := map[string]*alikes{}
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		key := postMarkup(node)
		if key == "" || v.WordsOf(n) == 0 {
			continue
		}
		g := groups[key]
		if g == nil {
			g = &alikes{}
			groups[key], list = g, append(list, g)
		}
		from, to := v.Span(n)
		if n < g.end || from == to {
			continue
		}
		g.blocks, g.end = append(g.blocks, span.Blocks{From: from, To: to}), node.End
		g.worth += prose[to] - prose[from]
	}
	return list
}

// postMarkup is how an element is marked up that may hold a post: its class, or its id where
// it has none, without numbers. "" if it has neither.
func postMarkup(n *page.Node) string {
	if n.Kind != page.Element || n.Hidden {
		return ""
	}
	name := n.Attr("class")
	if name == "" {
		name = n.Attr("id")
	}
	if name == "" {
		return ""
	}
	return n.Tag + "." + page.WithoutDigits(name)
}
