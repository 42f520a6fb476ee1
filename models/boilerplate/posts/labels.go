package posts

import (
	"regexp"
	"strings"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of the bodies of posts: how many there are, words of each on average, the share of the
// words of the page outside of landmarks that they have, and the share of the gaps between them
// that have a day, or a label.
const (
	postsLeast = 3
	postWords  = 8
	postsShare = 0.2
	gapShare   = 0.7
	labelColon = 4 // words before a colon, at most
	labelDigit = 5 // digits, fewer
)

// rank is the number of an entry of a list. Posts have theirs without a full stop.
var rank = regexp.MustCompile(`^\s*\d+\.\s*$`)

// DropLabels sets the posteriors of what stands between most posts of a thread to 0: ranks
// and numbers of those who wrote them, and what one can do with a post. Bodies of posts are
// elements that are marked up alike, and between two of them stands a day. Posts need
// not be siblings: answers may stand in what they answer. labels are the blocks that it dropped.
func DropLabels(v *view.View, bodies []span.Blocks, post []float64) (labels map[int]bool) {
	if len(bodies) == 0 {
		return nil
	}
	type label struct {
		markup markup.Line
		text   string
	}
	at := func(i int) label { return label{markup.Of(v.Page, v.BlockElement(i)), labelText(v.BlockText(i))} }
	count, gaps := map[label]int{}, len(bodies)-1
	for k, b := range bodies[1:] {
		seen := map[label]bool{}
		for i := bodies[k].To; i < b.From; i++ {
			if l := at(i); !seen[l] {
				seen[l] = true
				count[l]++
			}
		}
	}
	next := 0
	labels = map[int]bool{}
	for i := range post {
		for next < len(bodies) && i >= bodies[next].To {
			next++
		}
		if next < len(bodies) && i >= bodies[next].From {
			continue
		}
		if n := count[at(i)]; n > 1 && float64(n) >= gapShare*float64(gaps) && !signature.HasDay(v.Index, i) && !rank.MatchString(v.BlockText(i)) {
			post[i], labels[i] = 0, true
		}
	}
	return labels
}

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

// Dated are the bodies of posts that have a day between them, none where most have none.
func Dated(v *view.View) []span.Blocks {
	bodies, dated := postBodies(v), 0
	if len(bodies) < postsLeast {
		return nil
	}
	for k, b := range bodies[1:] {
		for i := bodies[k].To; i < b.From; i++ {
			if signature.HasDay(v.Index, i) {
				dated++
				break
			}
		}
	}
	if float64(dated) < gapShare*float64(len(bodies)-1) {
		return nil
	}
	return bodies
}

// postBodies are the blocks of the elements that are marked up alike and have the most prose of
// the page with the least else, none if they have too little.
func postBodies(v *view.View) []span.Blocks {
	type group struct {
		blocks []span.Blocks
		end    page.NodeID // of the last one
		worth  int
	}
	prose := make([]int, v.NumBlocks()+1) // words of prose before a block, less other words
	for i := range v.NumBlocks() {
		words := v.BlockWords(i)
		if words < postWords && !v.IsProse(i) {
			words = -words
		}
		prose[i+1] = prose[i] + words
	}
	groups := map[string]*group{}
	var best *group
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		key := postMarkup(node)
		if key == "" || v.WordsOf(n) == 0 {
			continue
		}
		g := groups[key]
		if g == nil {
			g = &group{}
			groups[key] = g
		}
		from, to := v.Span(n)
		if n < g.end || from == to {
			continue
		}
		g.blocks, g.end = append(g.blocks, span.Blocks{From: from, To: to}), node.End
		g.worth += prose[to] - prose[from]
		if len(g.blocks) >= postsLeast && (best == nil || g.worth >= best.worth) {
			best = g
		}
	}
	if best == nil || best.worth < postWords*len(best.blocks) || float64(best.worth) < postsShare*v.WordsOf(body) {
		return nil
	}
	return best.blocks
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
	return n.Tag + "." + markup.WithoutDigits(name)
}

// labelText is what a label says whatever number or value stands in it: the words before a
// colon, or all without a few digits.
func labelText(text string) string {
	if name, _, ok := strings.Cut(text, ":"); ok && page.CountWords(name) <= labelColon && !strings.ContainsAny(name, "0123456789") {
		return name + ":"
	}
	if short := markup.WithoutDigits(text); len(text)-len(short) < labelDigit {
		return short
	}
	return text
}
