package posts

import (
	"regexp"
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of labels between posts: the share of the gaps between bodies that have one, words before its
// colon at most, and digits in it, fewer; of labels in posts, how many of these have one, and its words.
const (
	labelShare  = 0.7
	labelColon  = 4
	labelDigit  = 5
	insideLeast = 3
	insideWords = 12
)

// rank is the number of an entry of a list. Posts have theirs without a full stop.
var rank = regexp.MustCompile(`^\s*\d+\.\s*$`)

// DropLabels sets the posteriors of what stands between most posts of a thread, or in most of them, to 0: ranks
// and numbers of those who wrote them, what one can do with a post, and what the thread is about. Bodies of posts are
// elements that are marked up alike, and between two of them stands a day. Posts need
// not be siblings: answers may stand in what they answer. labels are the blocks that it dropped.
func DropLabels(v *view.View, bodies []span.Blocks, post []float64) (labels map[int]bool) {
	if len(bodies) == 0 {
		return nil
	}
	count, gaps := map[label]int{}, len(bodies)-1
	for k, b := range bodies[1:] {
		seen := map[label]bool{}
		for i := bodies[k].To; i < b.From; i++ {
			if l := labelOf(v, i); !seen[l] {
				seen[l] = true
				count[l]++
			}
		}
	}
	inside := countInside(v, bodies)
	next := 0
	labels = map[int]bool{}
	for i := range post {
		for next < len(bodies) && i >= bodies[next].To {
			next++
		}
		l, least := labelOf(v, i), 2
		n := count[l]
		if next < len(bodies) && i >= bodies[next].From {
			if n, least = inside[l], insideLeast; !mayBeInside(v, i) {
				continue
			}
		}
		if n >= least && float64(n) >= labelShare*float64(gaps) && !signature.HasDay(v.Index, i) && !rank.MatchString(v.BlockText(i)) {
			post[i], labels[i] = 0, true
		}
	}
	return labels
}

// label is what a line between posts says, and how it is marked up.
type label struct {
	markup markup.Line
	text   string
}

// labelOf is the label that a block may be.
func labelOf(v *view.View, i int) label {
	return label{markup.Of(v.Page, v.BlockElement(i)), labelText(v.BlockText(i))}
}

// mayBeInside reports whether a block may be a label in a post: a short line that is clicked on as a whole. What
// else the entries of a list have each, as the headings of their sections, is text.
func mayBeInside(v *view.View, i int) bool {
	return v.BlockWords(i) <= insideWords && (v.BlockLinkShare(i) == 1 || v.BlockEnclosing(i)&block.InControl != 0)
}

// countInside is in how many posts each such line stands: above what somebody answered programs write again
// what the thread is about.
func countInside(v *view.View, bodies []span.Blocks) map[label]int {
	count := map[label]int{}
	for _, b := range bodies {
		seen := map[label]bool{}
		for i := b.From; i < b.To; i++ {
			if l := labelOf(v, i); mayBeInside(v, i) && !seen[l] {
				seen[l] = true
				count[l]++
			}
		}
	}
	return count
}

// labelText is what a label says whatever number or value stands in it: the words before a
// colon, or all without a few digits.
func labelText(text string) string {
	if name, _, ok := strings.Cut(text, ":"); ok && page.CountWords(name) <= labelColon && !strings.ContainsAny(name, "0123456789") {
		return name + ":"
	}
	if short := page.WithoutDigits(text); len(text)-len(short) < labelDigit {
		return short
	}
	return text
}
