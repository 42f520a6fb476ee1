package features

import (
	"math"

	"galley/page"
)

func (v *BodyView) subtreeF1(n page.NodeID) float64 { return v.expectedF1(v.within(n)) }

// edge is the mean posterior of k blocks from one of the ends of n outwards, or
// inwards where k is negative.
func (v *BodyView) edge(n page.NodeID, first bool, k int) float64 {
	a, b := v.within(n)
	switch {
	case first && k > 0:
		return v.mean(a-k, a)
	case first:
		return v.mean(a, min(a-k, b))
	case k > 0:
		return v.mean(b, b+k)
	}
	return v.mean(max(b+k, a), b)
}

func isTag(tags ...string) func(v *BodyView, n page.NodeID) float64 {
	return func(v *BodyView, n page.NodeID) float64 {
		for _, t := range tags {
			if v.page.Nodes[n].Tag == t {
				return 1
			}
		}
		return 0
	}
}

func around(m Enclosing) func(v *BodyView, n page.NodeID) float64 {
	return func(v *BodyView, n page.NodeID) float64 { return v.places[n].enclosing.has(m) }
}

// laidBody is evidence that needs a box; 0 without.
func laidBody(of func(v *BodyView, b page.Rect) float64) func(v *BodyView, n page.NodeID) float64 {
	return func(v *BodyView, n page.NodeID) float64 {
		if !v.page.Laid {
			return 0
		}
		return of(v, v.page.Nodes[n].Box)
	}
}

var bodyFeatures = []feature[*BodyView, page.NodeID]{
	{"expected_f1", Share, "expected F1 of taking it", (*BodyView).subtreeF1},
	{"expected_f1_share", Share, "expected F1, of the highest expected F1", func(v *BodyView, n page.NodeID) float64 { return ratio(v.subtreeF1(n), v.top) }},
	{"over_child", Difference, "expected F1 more than that of its best child", func(v *BodyView, n page.NodeID) float64 { return v.subtreeF1(n) - v.child[n] }},
	{"over_parent", Difference, "expected F1 more than that of its parent", func(v *BodyView, n page.NodeID) float64 {
		if p := v.page.Nodes[n].Parent; p != page.None {
			return v.subtreeF1(n) - v.subtreeF1(p)
		}
		return 0
	}},
	{"posterior", Probability, "mean over its words", func(v *BodyView, n page.NodeID) float64 { return v.mean(v.within(n)) }},
	{"expected_share", Share, "share of the page's expected words", func(v *BodyView, n page.NodeID) float64 {
		_, expected := v.span(v.within(n))
		return ratio(expected, v.expected[len(v.blocks)])
	}},
	{"largest", Share, "share of its expected words in one child", func(v *BodyView, n page.NodeID) float64 {
		_, expected := v.span(v.within(n))
		return ratio(v.largest[n], expected)
	}},
	{"words", LogCount, "ln(1+words)", func(v *BodyView, n page.NodeID) float64 { return ln(v.in(n).words) }},
	{"words_share", Share, "share of the page's words", func(v *BodyView, n page.NodeID) float64 { return ratio(v.in(n).words, v.all.words) }},
	{"prose_share", Share, "share of the page's prose", func(v *BodyView, n page.NodeID) float64 { return ratio(v.in(n).prose, v.all.prose) }},
	{"links", Share, "share of characters in links", func(v *BodyView, n page.NodeID) float64 { return v.in(n).linkShare() }},
	{"blocks", LogCount, "ln(1+blocks)", func(v *BodyView, n page.NodeID) float64 { return ln(v.in(n).blocks) }},
	{"media", LogCount, "ln(1+pictures, films and the like)", func(v *BodyView, n page.NodeID) float64 {
		return ln(float64(v.media[v.page.Nodes[n].End] - v.media[n]))
	}},
	{"media_share", Share, "share of the page's", func(v *BodyView, n page.NodeID) float64 {
		return ratio(float64(v.media[v.page.Nodes[n].End]-v.media[n]), float64(v.media[len(v.media)-1]))
	}},
	{"first", Probability, "posterior of its first block", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, true, -1) }},
	{"first3", Probability, "posterior of its first 3 blocks", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, true, -3) }},
	{"before", Probability, "posterior of the block before", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, true, 1) }},
	{"before3", Probability, "posterior of 3 blocks before", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, true, 3) }},
	{"last", Probability, "posterior of its last block", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, false, -1) }},
	{"last3", Probability, "posterior of its last 3 blocks", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, false, -3) }},
	{"after", Probability, "posterior of the block after", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, false, 1) }},
	{"after3", Probability, "posterior of 3 blocks after", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, false, 3) }},
	{"is_article", Flag, "the tag", isTag("article")},
	{"is_main", Flag, "the tag", isTag("main")},
	{"is_section", Flag, "the tag", isTag("section")},
	{"is_div", Flag, "the tag", isTag("div")},
	{"is_text", Flag, "it is a paragraph, a list item, a quote or a cell", isTag("p", "li", "blockquote", "td", "dd")},
	{"is_body", Flag, "the tag", isTag("body", "html")},
	{"in_article", Flag, "is it or is in it", around(InArticle)},
	{"in_main", Flag, "is it or is in it", around(InMain)},
	{"in_boilerplate", Flag, "in a nav, aside, footer or dialog", around(InNav | InAside | InFooter | InDialog)},
	{"in_list", Flag, "is a list or in one", around(InList)},
	{"in_form", Flag, "is a form or in one", around(InForm)},
	{"in_article_body", Flag, "the page says that it is the article's body", around(InArticleBody)},
	{"has_h1", Flag, "the first h1 is in it", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		return flag(int(v.h1) >= a && int(v.h1) < b && v.h1 >= 0)
	}},
	{"after_h1", LogCount, "ln(1+blocks between the first h1 and it), 5 at most, and where it is not after it", func(v *BodyView, n page.NodeID) float64 {
		a, _ := v.within(n)
		if v.h1 < 0 || a <= int(v.h1) {
			return 5
		}
		return min(5, ln(float64(a-int(v.h1)-1)))
	}},
	{"headings", LogCount, "ln(1+blocks that are headings)", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		return ln(float64(v.headings[b] - v.headings[a]))
	}},
	{"sibling_prose", Share, "share of the page's prose in its children", func(v *BodyView, n page.NodeID) float64 { return ratio(v.siblings[n].words, v.all.prose) }},
	{"sibling_prose_count", LogCount, "ln(1+such blocks)", func(v *BodyView, n page.NodeID) float64 { return ln(v.siblings[n].count) }},
	{"sibling_prose_rank", Share, "their words over those of the largest such group", func(v *BodyView, n page.NodeID) float64 { return ratio(v.siblings[n].words, v.mainParentWords()) }},
	{"holds_main_parent", Flag, "the parent of the largest group of sibling prose is it or in it", func(v *BodyView, n page.NodeID) float64 {
		return flag(v.mainParent != page.None && v.page.Contains(n, v.mainParent))
	}},
	{"in_main_parent", Flag, "it is below the parent of the largest group of sibling prose", func(v *BodyView, n page.NodeID) float64 {
		return flag(v.mainParent != page.None && n != v.mainParent && v.page.Contains(v.mainParent, n))
	}},
	{"over_main_parent", LogCount, "ln(1+elements from it down to that parent), 0 where it is not below", func(v *BodyView, n page.NodeID) float64 {
		if v.mainParent == page.None || !v.page.Contains(n, v.mainParent) {
			return 0
		}
		return ln(float64(v.depth[v.mainParent] - v.depth[n]))
	}},
	{"items", Share, "share of its words in groups of siblings of one make", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		w, _ := v.span(a, b)
		return ratio(v.itemWords[b]-v.itemWords[a], w)
	}},
	{"items_expected", Share, "share of its expected words in them", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		_, expected := v.span(a, b)
		return ratio(v.itemExpected[b]-v.itemExpected[a], expected)
	}},
	{"depth", LogCount, "ln(1+elements around it)", func(v *BodyView, n page.NodeID) float64 { return ln(float64(v.depth[n])) }},
	{"under_best", Levels, "elements below the one with the highest expected F1, at most 8; -8 above", func(v *BodyView, n page.NodeID) float64 {
		d := float64(v.depth[n] - v.depth[v.BlockScores.top])
		return min(max(d, -8), 8)
	}},
	{"is_best", Flag, "holds the same as the one with the highest expected F1", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		c, d := v.within(v.BlockScores.top)
		return flag(a == c && b == d)
	}},
}

// bodyLayoutFeatures are 0 on pages without boxes.
var bodyLayoutFeatures = []feature[*BodyView, page.NodeID]{
	{"laid", Flag, "there are boxes", func(v *BodyView, _ page.NodeID) float64 { return flag(v.page.Laid) }},
	{"left", Screens, "screen widths", laidBody(func(v *BodyView, b page.Rect) float64 { return b.X / v.screen().W })},
	{"top", LogCount, "ln(1+screen heights)", laidBody(func(v *BodyView, b page.Rect) float64 { return ln(b.Y / v.screen().H) })},
	{"width", Screens, "screen widths", laidBody(func(v *BodyView, b page.Rect) float64 { return b.W / v.screen().W })},
	{"width_ratio", LogRatio, "ln of its width over that of the page's prose", laidBody(func(v *BodyView, b page.Rect) float64 { return logRatio(b.W, v.layout.width) })},
	{"height", LogCount, "ln(1+screen heights)", laidBody(func(v *BodyView, b page.Rect) float64 { return ln(b.H / v.screen().H) })},
	{"under_headline", Screens, "screen heights between the first h1 and it, within ±3", laidBody(func(v *BodyView, b page.Rect) float64 {
		if v.h1 < 0 || v.layout.titleCandidate.Empty() {
			return 0
		}
		return min(max((b.Y-v.layout.titleCandidate.Bottom())/v.screen().H, -3), 3)
	})},
	{"over_column", Share, "share of its width over the page's prose", laidBody(func(v *BodyView, b page.Rect) float64 { return math.Min(1, v.overColumn(b)) })},
}
