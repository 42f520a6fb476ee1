package features

import (
	"math"

	"galley/features/block"
	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// isTag is 1 where the subtree is an element with one of the tags.
func isTag(tags ...string) func(v *BodyView, n page.NodeID) float64 {
	return func(v *BodyView, n page.NodeID) float64 {
		for _, t := range tags {
			if v.TagAt(n) == t {
				return 1
			}
		}
		return 0
	}
}

// isIn is 1 where the subtree is an element of one of the kinds, or lies in one.
func isIn(kinds block.Enclosing) func(v *BodyView, n page.NodeID) float64 {
	return func(v *BodyView, n page.NodeID) float64 { return v.EnclosingAt(n).Has(kinds) }
}

// laidBody is a column of pages with boxes; 0 on others.
func laidBody(of func(v *BodyView, b page.Rect) float64) func(v *BodyView, n page.NodeID) float64 {
	return func(v *BodyView, n page.NodeID) float64 {
		if !v.Page.Laid {
			return 0
		}
		return of(v, v.Page.Nodes[n].Box)
	}
}

// bodyFeatures compare the subtrees that may be the body, mostly by the posteriors of
// their blocks.
var bodyFeatures = []feature[*BodyView, page.NodeID]{
	{"expected_f1", column.Share, "expected F1 of taking it", (*BodyView).subtreeF1},
	{"expected_f1_share", column.Share, "expected F1, of the highest of any element", func(v *BodyView, n page.NodeID) float64 { return number.Ratio(v.subtreeF1(n), v.highest) }},
	{"over_child", column.Difference, "expected F1 less that of its best child", func(v *BodyView, n page.NodeID) float64 { return v.subtreeF1(n) - v.bestChild[n] }},
	{"over_parent", column.Difference, "expected F1 less that of its parent", func(v *BodyView, n page.NodeID) float64 {
		if p := v.Page.Nodes[n].Parent; p != page.None {
			return v.subtreeF1(n) - v.subtreeF1(p)
		}
		return 0
	}},
	{"posterior", column.Probability, "mean posterior over its words", func(v *BodyView, n page.NodeID) float64 { return v.mean(v.Within(n)) }},
	{"expected_share", column.Share, "the page's expected words", func(v *BodyView, n page.NodeID) float64 {
		_, expected := v.span(v.Within(n))
		return number.Ratio(expected, v.expected[len(v.Blocks)])
	}},
	{"largest", column.Share, "its expected words that are in one child", func(v *BodyView, n page.NodeID) float64 {
		_, expected := v.span(v.Within(n))
		return number.Ratio(v.largestChild[n], expected)
	}},
	{"words", column.LogCount, "words", func(v *BodyView, n page.NodeID) float64 { return number.Ln(v.SubtreeSums(n).Words) }},
	{"words_share", column.Share, "the page's words", func(v *BodyView, n page.NodeID) float64 { return number.Ratio(v.SubtreeSums(n).Words, v.All.Words) }},
	{"prose_share", column.Share, "the page's prose", func(v *BodyView, n page.NodeID) float64 { return number.Ratio(v.SubtreeSums(n).Prose, v.All.Prose) }},
	{"links", column.Share, "characters in links", func(v *BodyView, n page.NodeID) float64 { return v.SubtreeSums(n).LinkShare() }},
	{"blocks", column.LogCount, "blocks", func(v *BodyView, n page.NodeID) float64 { return number.Ln(v.SubtreeSums(n).Blocks) }},
	{"media", column.LogCount, "pictures, videos and the like", func(v *BodyView, n page.NodeID) float64 {
		return number.Ln(float64(v.Media(n)))
	}},
	{"media_share", column.Share, "the page's pictures, videos and the like", func(v *BodyView, n page.NodeID) float64 {
		return number.Ratio(float64(v.Media(n)), float64(v.Media(0)))
	}},
	{"first", column.Probability, "posterior of its first block", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, start, -1) }},
	{"first3", column.Probability, "mean posterior of its first 3 blocks", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, start, -3) }},
	{"before", column.Probability, "posterior of the block before", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, start, 1) }},
	{"before3", column.Probability, "mean posterior of the 3 blocks before", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, start, 3) }},
	{"last", column.Probability, "posterior of its last block", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, end, -1) }},
	{"last3", column.Probability, "mean posterior of its last 3 blocks", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, end, -3) }},
	{"after", column.Probability, "posterior of the block after", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, end, 1) }},
	{"after3", column.Probability, "mean posterior of the 3 blocks after", func(v *BodyView, n page.NodeID) float64 { return v.edge(n, end, 3) }},
	{"is_article", column.Flag, "is an article", isTag("article")},
	{"is_main", column.Flag, "is a main", isTag("main")},
	{"is_section", column.Flag, "is a section", isTag("section")},
	{"is_div", column.Flag, "is a div", isTag("div")},
	{"is_text", column.Flag, "it is a paragraph, a list item, a quote or a cell", isTag("p", "li", "blockquote", "td", "dd")},
	{"is_body", column.Flag, "is the body", isTag("body", "html")},
	{"in_article", column.Flag, "is it or is in it", isIn(block.InArticle)},
	{"in_main", column.Flag, "is it or is in it", isIn(block.InMain)},
	{"in_boilerplate", column.Flag, "is a nav, aside, footer or dialog, or in one", isIn(block.InNav | block.InAside | block.InFooter | block.InDialog)},
	{"in_list", column.Flag, "is a list or in one", isIn(block.InList)},
	{"in_form", column.Flag, "is a form or in one", isIn(block.InForm)},
	{"in_article_body", column.Flag, "is marked as articleBody, or in an element that is", isIn(block.InArticleBody)},
	{"has_h1", column.Flag, "the first h1 is in it", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.Within(n)
		return number.Flag(int(v.H1) >= a && int(v.H1) < b && v.H1 >= 0)
	}},
	{"after_h1", column.LogCount, "blocks between the first h1 and it; the logarithm is 5 at most, and 5 where no h1 is before it", func(v *BodyView, n page.NodeID) float64 {
		a, _ := v.Within(n)
		if v.H1 < 0 || a <= int(v.H1) {
			return 5
		}
		return min(5, number.Ln(float64(a-int(v.H1)-1)))
	}},
	{"headings", column.LogCount, "blocks that are headings", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.Within(n)
		return number.Ln(float64(v.headings[b] - v.headings[a]))
	}},
	{"sibling_prose", column.Share, "the page's prose that is in its children", func(v *BodyView, n page.NodeID) float64 { return number.Ratio(v.siblings.Of[n].Words, v.All.Prose) }},
	{"sibling_prose_count", column.LogCount, "blocks of prose that are its children", func(v *BodyView, n page.NodeID) float64 { return number.Ln(v.siblings.Of[n].Count) }},
	{"sibling_prose_rank", column.Share, "words of those blocks, of the words under the parent with the most", func(v *BodyView, n page.NodeID) float64 {
		return number.Ratio(v.siblings.Of[n].Words, v.siblings.MainParentWords())
	}},
	{"holds_main_parent", column.Flag, "it is or holds the parent with the most sibling prose", func(v *BodyView, n page.NodeID) float64 {
		return number.Flag(v.mainParent != page.None && v.Page.Contains(n, v.mainParent))
	}},
	{"in_main_parent", column.Flag, "below the parent with the most sibling prose", func(v *BodyView, n page.NodeID) float64 {
		return number.Flag(v.mainParent != page.None && n != v.mainParent && v.Page.Contains(v.mainParent, n))
	}},
	{"over_main_parent", column.LogCount, "elements from it down to that parent, 0 where that is not in it", func(v *BodyView, n page.NodeID) float64 {
		if v.mainParent == page.None || !v.Page.Contains(n, v.mainParent) {
			return 0
		}
		return number.Ln(float64(v.depth[v.mainParent] - v.depth[n]))
	}},
	{"items", column.Share, "its words that are in groups of similar siblings", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.Within(n)
		w, _ := v.span(a, b)
		return number.Ratio(v.groupWords[b]-v.groupWords[a], w)
	}},
	{"items_expected", column.Share, "its expected words that are in groups of similar siblings", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.Within(n)
		_, expected := v.span(a, b)
		return number.Ratio(v.groupExpected[b]-v.groupExpected[a], expected)
	}},
	{"depth", column.LogCount, "elements around it", func(v *BodyView, n page.NodeID) float64 { return number.Ln(float64(v.depth[n])) }},
	{"under_best", column.Levels, "depth less that of the element with the highest expected F1, clipped to [-8, 8]", func(v *BodyView, n page.NodeID) float64 {
		d := float64(v.depth[n] - v.depth[v.best])
		return min(max(d, -8), 8)
	}},
	{"is_best", column.Flag, "holds the same blocks as the element with the highest expected F1", func(v *BodyView, n page.NodeID) float64 {
		a, b := v.Within(n)
		c, d := v.Within(v.best)
		return number.Flag(a == c && b == d)
	}},
}

// bodyLayoutFeatures describe where a subtree lies. They are 0 on pages without boxes.
var bodyLayoutFeatures = []feature[*BodyView, page.NodeID]{
	{"laid", column.Flag, "the page has boxes", func(v *BodyView, _ page.NodeID) float64 { return number.Flag(v.Page.Laid) }},
	{"left", column.Screens, "left edge, in screen widths", laidBody(func(v *BodyView, b page.Rect) float64 { return b.X / v.screen().W })},
	{"top", column.LogCount, "top edge, in screen heights", laidBody(func(v *BodyView, b page.Rect) float64 { return number.Ln(b.Y / v.screen().H) })},
	{"width", column.Screens, "width, in screen widths", laidBody(func(v *BodyView, b page.Rect) float64 { return b.W / v.screen().W })},
	{"width_ratio", column.LogRatio, "its width over that of the page's prose", laidBody(func(v *BodyView, b page.Rect) float64 { return number.LogRatio(b.W, v.layout.width) })},
	{"height", column.LogCount, "height, in screen heights", laidBody(func(v *BodyView, b page.Rect) float64 { return number.Ln(b.H / v.screen().H) })},
	{"under_headline", column.Screens, "distance from the first h1 down to it, in screen heights, clipped to [-3, 3]", laidBody(func(v *BodyView, b page.Rect) float64 {
		if v.H1 < 0 || v.layout.h1.Empty() {
			return 0
		}
		return min(max((b.Y-v.layout.h1.Bottom())/v.screen().H, -3), 3)
	})},
	{"over_column", column.Share, "its width that lies over the column of the page's prose", laidBody(func(v *BodyView, b page.Rect) float64 { return math.Min(1, v.overColumn(b)) })},
}
