package fused

import (
	"math"

	"galley/page"
)

// bodyColumn is evidence about a subtree as the body.
type bodyColumn struct {
	name, doc string
	of        func(v *bodyView, n page.NodeID) float64
}

func (v *bodyView) gainOf(n page.NodeID) float64 { return v.gain(v.within(n)) }

// edge is the mean posterior of k blocks from one of the ends of n outwards, or
// inwards where k is negative.
func (v *bodyView) edge(n page.NodeID, first bool, k int) float64 {
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

func isTag(tags ...string) func(v *bodyView, n page.NodeID) float64 {
	return func(v *bodyView, n page.NodeID) float64 {
		for _, t := range tags {
			if v.page.Nodes[n].Tag == t {
				return 1
			}
		}
		return 0
	}
}

func around(m marks) func(v *bodyView, n page.NodeID) float64 {
	return func(v *bodyView, n page.NodeID) float64 { return v.places[n].marks.has(m) }
}

// box is evidence that needs a box; 0 without.
func box(of func(v *bodyView, b page.Rect) float64) func(v *bodyView, n page.NodeID) float64 {
	return func(v *bodyView, n page.NodeID) float64 {
		if !v.page.Laid {
			return 0
		}
		return of(v, v.page.Nodes[n].Box)
	}
}

var bodyColumns = []bodyColumn{
	{"gain", "expected F1 of taking it", (*bodyView).gainOf},
	{"gain_share", "of the highest expected F1", func(v *bodyView, n page.NodeID) float64 { return ratio(v.gainOf(n), v.top) }},
	{"over_child", "expected F1 more than that of its best child", func(v *bodyView, n page.NodeID) float64 { return v.gainOf(n) - v.child[n] }},
	{"over_parent", "expected F1 more than that of its parent", func(v *bodyView, n page.NodeID) float64 {
		if p := v.page.Nodes[n].Parent; p != page.None {
			return v.gainOf(n) - v.gainOf(p)
		}
		return 0
	}},
	{"posterior", "mean over its words", func(v *bodyView, n page.NodeID) float64 { return v.mean(v.within(n)) }},
	{"hope", "share of the page's hope", func(v *bodyView, n page.NodeID) float64 {
		_, hope := v.span(v.within(n))
		return ratio(hope, v.hopes[len(v.blocks)])
	}},
	{"largest", "share of its hope in one child", func(v *bodyView, n page.NodeID) float64 {
		_, hope := v.span(v.within(n))
		return ratio(v.largest[n], hope)
	}},
	{"words", "ln(1+words)", func(v *bodyView, n page.NodeID) float64 { return ln(v.in(n).words) }},
	{"words_share", "share of the page's words", func(v *bodyView, n page.NodeID) float64 { return ratio(v.in(n).words, v.all.words) }},
	{"prose_share", "share of the page's prose", func(v *bodyView, n page.NodeID) float64 { return ratio(v.in(n).prose, v.all.prose) }},
	{"links", "share of characters in links", func(v *bodyView, n page.NodeID) float64 { return v.in(n).linkShare() }},
	{"blocks", "ln(1+blocks)", func(v *bodyView, n page.NodeID) float64 { return ln(v.in(n).blocks) }},
	{"media", "ln(1+pictures, films and the like)", func(v *bodyView, n page.NodeID) float64 {
		return ln(float64(v.media[v.page.Nodes[n].End] - v.media[n]))
	}},
	{"media_share", "share of the page's", func(v *bodyView, n page.NodeID) float64 {
		return ratio(float64(v.media[v.page.Nodes[n].End]-v.media[n]), float64(v.media[len(v.media)-1]))
	}},
	{"first", "posterior of its first block", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, true, -1) }},
	{"first3", "posterior of its first 3 blocks", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, true, -3) }},
	{"before", "posterior of the block before", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, true, 1) }},
	{"before3", "posterior of 3 blocks before", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, true, 3) }},
	{"last", "posterior of its last block", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, false, -1) }},
	{"last3", "posterior of its last 3 blocks", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, false, -3) }},
	{"after", "posterior of the block after", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, false, 1) }},
	{"after3", "posterior of 3 blocks after", func(v *bodyView, n page.NodeID) float64 { return v.edge(n, false, 3) }},
	{"is_article", "0 or 1: the tag", isTag("article")},
	{"is_main", "0 or 1: the tag", isTag("main")},
	{"is_section", "0 or 1: the tag", isTag("section")},
	{"is_div", "0 or 1: the tag", isTag("div")},
	{"is_text", "0 or 1: it is a paragraph, a list item, a quote or a cell", isTag("p", "li", "blockquote", "td", "dd")},
	{"is_body", "0 or 1: the tag", isTag("body", "html")},
	{"in_article", "0 or 1: is it or is in it", around(inArticle)},
	{"in_main", "0 or 1: is it or is in it", around(inMain)},
	{"in_furniture", "0 or 1: in a nav, aside, footer or dialog", around(inNav | inAside | inFooter | inDialog)},
	{"in_list", "0 or 1", around(inList)},
	{"in_form", "0 or 1", around(inForm)},
	{"in_article_body", "0 or 1: the page says that it is the article's body", around(inBodyProp)},
	{"has_h1", "0 or 1: the first h1 is in it", func(v *bodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		return flag(int(v.h1) >= a && int(v.h1) < b && v.h1 >= 0)
	}},
	{"after_h1", "ln(1+blocks between the first h1 and it), 5 at most, and where it is not after it", func(v *bodyView, n page.NodeID) float64 {
		a, _ := v.within(n)
		if v.h1 < 0 || a <= int(v.h1) {
			return 5
		}
		return min(5, ln(float64(a-int(v.h1)-1)))
	}},
	{"headings", "ln(1+blocks that are headings)", func(v *bodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		return ln(float64(v.headings[b] - v.headings[a]))
	}},
	{"kin", "share of the page's prose in its children", func(v *bodyView, n page.NodeID) float64 { return ratio(v.kin[n].words, v.all.prose) }},
	{"kin_count", "ln(1+such blocks)", func(v *bodyView, n page.NodeID) float64 { return ln(v.kin[n].count) }},
	{"kin_rank", "their words over those of the largest such family", func(v *bodyView, n page.NodeID) float64 { return ratio(v.kin[n].words, v.mostKinWords()) }},
	{"has_most_kin", "0 or 1: the parent of the largest family is it or in it", func(v *bodyView, n page.NodeID) float64 {
		return flag(v.mostKin != page.None && v.page.Contains(n, v.mostKin))
	}},
	{"in_most_kin", "0 or 1: it is below the parent of the largest family", func(v *bodyView, n page.NodeID) float64 {
		return flag(v.mostKin != page.None && n != v.mostKin && v.page.Contains(v.mostKin, n))
	}},
	{"over_most_kin", "ln(1+elements from it down to that parent), 0 where it is not below", func(v *bodyView, n page.NodeID) float64 {
		if v.mostKin == page.None || !v.page.Contains(n, v.mostKin) {
			return 0
		}
		return ln(float64(v.depth[v.mostKin] - v.depth[n]))
	}},
	{"items", "share of its words in groups of siblings of one make", func(v *bodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		w, _ := v.span(a, b)
		return ratio(v.itemWords[b]-v.itemWords[a], w)
	}},
	{"items_hope", "share of its hope in them", func(v *bodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		_, hope := v.span(a, b)
		return ratio(v.itemHopes[b]-v.itemHopes[a], hope)
	}},
	{"depth", "ln(1+elements around it)", func(v *bodyView, n page.NodeID) float64 { return ln(float64(v.depth[n])) }},
	{"under_top", "elements below the one with the highest expected F1, at most 8; -8 above", func(v *bodyView, n page.NodeID) float64 {
		d := float64(v.depth[n] - v.depth[v.tally.top])
		return min(max(d, -8), 8)
	}},
	{"is_top", "0 or 1: holds the same as the one with the highest expected F1", func(v *bodyView, n page.NodeID) float64 {
		a, b := v.within(n)
		c, d := v.within(v.tally.top)
		return flag(a == c && b == d)
	}},
	{"laid", "0 or 1: there are boxes", func(v *bodyView, _ page.NodeID) float64 { return flag(v.page.Laid) }},
	{"left", "screen widths", box(func(v *bodyView, b page.Rect) float64 { return b.X / v.screen().W })},
	{"top", "ln(1+screen heights)", box(func(v *bodyView, b page.Rect) float64 { return ln(b.Y / v.screen().H) })},
	{"width", "screen widths", box(func(v *bodyView, b page.Rect) float64 { return b.W / v.screen().W })},
	{"wider", "ln of its width over that of the page's prose", box(func(v *bodyView, b page.Rect) float64 { return logRatio(b.W, v.layout.width) })},
	{"height", "ln(1+screen heights)", box(func(v *bodyView, b page.Rect) float64 { return ln(b.H / v.screen().H) })},
	{"under_headline", "screen heights between the first h1 and it, within ±3", box(func(v *bodyView, b page.Rect) float64 {
		if v.h1 < 0 || v.layout.headline.Empty() {
			return 0
		}
		return min(max((b.Y-v.layout.headline.Bottom())/v.screen().H, -3), 3)
	})},
	{"over_column", "share of its width over the page's prose", box(func(v *bodyView, b page.Rect) float64 { return math.Min(1, v.overColumn(b)) })},
}
