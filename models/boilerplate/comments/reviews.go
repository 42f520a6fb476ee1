package comments

import (
	"slices"
	"strings"

	"galley/article/token"
	"galley/features"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/page"
)

// reviewed are words of classes by which programs of shops name what buyers say of a product, in
// whatever language they say it; chosen are those of what the seller shows of it.
var (
	reviewed = token.Of("review", "reviews")
	chosen   = token.Of(chosenWords...)

	chosenWords = []string{"testimonial", "testimonials"}
)

// reviewType is the end of the type of a review in microdata.
const reviewType = "schema.org/Review"

// WithoutReviews are the scores of blocks without those of the reviews of a product behind the text,
// which other people wrote as they do comments: entries that are marked up alike, as reviews, and what
// stands between them.
func WithoutReviews(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	start := behindText(x, scores)
	var post []float64
	for _, g := range reviews(x) {
		if from, _ := x.Span(g[0]); from < start || !hasEntries(x, g) {
			continue
		}
		if post == nil {
			post = slices.Clone(scores.Posteriors())
		}
		last := 0 // behind the one before beside it
		for k, n := range g {
			from, to := x.Span(n)
			if k > 0 && x.Page.Nodes[g[k-1]].Parent == x.Page.Nodes[n].Parent {
				from = last
			} else if h := from - 1; h >= 0 && x.Heading(x.BlockElement(h)) != page.None {
				from--
			}
			clear(post[from:to])
			last = to
		}
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// reviews are the elements that say that they are reviews, in groups that are marked up alike, none
// of a group in another.
func reviews(x *features.Index) (groups [][]page.NodeID) {
	at := map[markup.Line]int{}
	body := x.Page.Body()
	for n := body; n < x.Page.Nodes[body].End; n++ {
		node := &x.Page.Nodes[n]
		if node.Kind != page.Element || len(node.Attrs) == 0 {
			continue
		}
		if token.In(node, chosen) {
			n = node.End - 1
			continue
		}
		if !isReview(node) {
			continue
		}
		key := markup.Of(x.Page, n)
		i, ok := at[key]
		switch {
		case !ok:
			at[key], groups = len(groups), append(groups, []page.NodeID{n})
		case n >= x.Page.Nodes[groups[i][len(groups[i])-1]].End:
			groups[i] = append(groups[i], n)
		}
	}
	return groups
}

// leadsOn reports whether an element has a heading that is a link, or a link around one: a review that is
// an article has a page of its own.
func leadsOn(p *page.Page, n page.NodeID) bool {
	link, heading := page.NodeID(0), page.NodeID(0) // the ends of the outermost
	for i := n; i < p.Nodes[n].End; i++ {
		switch node := &p.Nodes[i]; {
		case node.Tag == "a" && node.Attr("href") != "":
			if i < heading {
				return true
			}
			link = max(link, node.End)
		case markup.IsHeading(node.Tag):
			if i < link {
				return true
			}
			heading = max(heading, node.End)
		}
	}
	return false
}

// isReview reports whether an element says that it is or has a review.
func isReview(n *page.Node) bool {
	return n.Attr("itemprop") == "review" || strings.HasSuffix(n.Attr("itemtype"), reviewType) || token.In(n, reviewed)
}

// hasEntries reports whether elements are as many, and have as many words, as entries of a thread, and
// most of them have no page of their own.
func hasEntries(x *features.Index, g []page.NodeID) bool {
	if len(g) < threadLeast {
		return false
	}
	words, teasers := 0, 0
	for _, n := range g {
		from, to := x.Span(n)
		if from < to && !x.Page.Contains(n, x.BlockElement(from)) {
			return false // a number in a line
		}
		words += span.WordsOf(x, from, to)
		if leadsOn(x.Page, n) {
			teasers++
		}
	}
	return words >= entryLeastLen*len(g) && 2*teasers < len(g)
}
