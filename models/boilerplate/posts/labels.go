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

// Bounds of labels between posts: the share of the gaps between bodies that have one, words before its
// colon at most, and digits in it, fewer.
const (
	labelShare = 0.7
	labelColon = 4
	labelDigit = 5
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
		if n := count[at(i)]; n > 1 && float64(n) >= labelShare*float64(gaps) && !signature.HasDay(v.Index, i) && !rank.MatchString(v.BlockText(i)) {
			post[i], labels[i] = 0, true
		}
	}
	return labels
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
