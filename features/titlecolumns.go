package features

import (
	"strings"

	"galley/page"
)

func ranked(rank int) func(v *TitleView, h *titleCandidate) float64 {
	return func(_ *TitleView, h *titleCandidate) float64 { return flag(h.rank == rank) }
}

func fits(c int, of func(a fit) float64) func(v *TitleView, h *titleCandidate) float64 {
	return func(_ *TitleView, h *titleCandidate) float64 { return of(h.fits[c]) }
}

func standsIn(m Enclosing) func(v *TitleView, h *titleCandidate) float64 {
	return func(v *TitleView, h *titleCandidate) float64 { return v.places[h.node].enclosing.has(m) }
}

// spotted is evidence that needs boxes; 0 without.
func laidTitle(of func(v *TitleView, at *placed) float64) func(v *TitleView, h *titleCandidate) float64 {
	return func(v *TitleView, h *titleCandidate) float64 {
		if !v.page.Laid {
			return 0
		}
		return of(v, &v.layout.boxes[h.block])
	}
}

var titleFeatures = []feature[*TitleView, *titleCandidate]{
	{"h1", Flag, "is it or in it", ranked(1)},
	{"h2", Flag, "is it or in it", ranked(2)},
	{"h3", Flag, "is it or in it", ranked(3)},
	{"h456", Flag, "is one or in one", func(_ *TitleView, h *titleCandidate) float64 { return flag(h.rank >= 4 && h.rank <= 6) }},
	{"only_h1", Flag, "the only h1", func(v *TitleView, h *titleCandidate) float64 { return flag(h.rank == 1 && v.h1s == 1) }},
	{"first_h1", Flag, "the first h1", func(v *TitleView, h *titleCandidate) float64 { return flag(h.rank == 1 && h.block == int(v.h1)) }},
	{"words", LogCount, "ln(1+words)", func(_ *TitleView, h *titleCandidate) float64 { return ln(float64(len(h.words))) }},
	{"one_word", Flag, "is a single word", func(_ *TitleView, h *titleCandidate) float64 { return flag(len(h.words) == 1) }},
	{"blocks", Count, "blocks that it is made of", func(v *TitleView, h *titleCandidate) float64 { return v.in(h.node).blocks }},
	{"document_f1", Share, "of its words and those of <title>", fits(documentHint, func(a fit) float64 { return a.f1 })},
	{"document_in", Share, "share of its words in <title>", fits(documentHint, func(a fit) float64 { return a.in })},
	{"document_same", Flag, "the very text of <title>", fits(documentHint, func(a fit) float64 { return flag(a.same) })},
	{"document_start", Flag, "<title> begins with it", fits(documentHint, func(a fit) float64 { return flag(a.start) })},
	{"social_f1", Share, "of its words and those of Open Graph's title", fits(socialHint, func(a fit) float64 { return a.f1 })},
	{"social_in", Share, "share of its words there", fits(socialHint, func(a fit) float64 { return a.in })},
	{"social_same", Flag, "the very text", fits(socialHint, func(a fit) float64 { return flag(a.same) })},
	{"social_elsewhere", Flag, "another subtree has that text", func(v *TitleView, h *titleCandidate) float64 {
		return flag(v.hintFound[socialHint] && !h.fits[socialHint].same)
	}},
	{"linked_f1", Share, "of its words and those of the headline of linked data", fits(linkedHint, func(a fit) float64 { return a.f1 })},
	{"linked_same", Flag, "the very text", fits(linkedHint, func(a fit) float64 { return flag(a.same) })},
	{"linked_elsewhere", Flag, "another subtree has that text", func(v *TitleView, h *titleCandidate) float64 {
		return flag(v.hintFound[linkedHint] && !h.fits[linkedHint].same)
	}},
	{"address_f1", Share, "of its words and those of the last part of the address", fits(addressHint, func(a fit) float64 { return a.f1 })},
	{"address_in", Share, "share of its words there", fits(addressHint, func(a fit) float64 { return a.in })},
	{"copies", LogCount, "ln of how many subtrees have its text", func(v *TitleView, h *titleCandidate) float64 { return ln(float64(v.copiesOf[h.fold] - 1)) }},
	{"stopped", Flag, "ends like a sentence", func(v *TitleView, h *titleCandidate) float64 { return flag(v.blocks[h.block].stopped()) }},
	{"capitals", Share, "share of words that begin with a capital or a digit", func(v *TitleView, h *titleCandidate) float64 {
		b := &v.blocks[h.block]
		return ratio(float64(b.capitals), float64(b.words))
	}},
	{"links", Share, "share of characters in links", func(v *TitleView, h *titleCandidate) float64 { return v.in(h.node).linkShare() }},
	{"home", Flag, "leads to the top of a site", func(v *TitleView, h *titleCandidate) float64 { return flag(h.rank < 7 && v.leadsHome(h.node)) }},
	{"early", Flag, "before the body's first prose", func(v *TitleView, h *titleCandidate) float64 { return flag(h.block < v.start) }},
	{"ahead", LogCount, "ln(1+blocks from it to the body's first prose)", func(v *TitleView, h *titleCandidate) float64 { return ln(float64(v.start - h.block)) }},
	{"behind", LogCount, "ln(1+blocks from the body's first prose to it)", func(v *TitleView, h *titleCandidate) float64 { return ln(float64(h.block - v.start)) }},
	{"order", LogCount, "ln(1+candidates before it)", func(_ *TitleView, h *titleCandidate) float64 {
		return ln(float64(h.order))
	}},
	{"headings_between", LogCount, "ln(1+headings between it and the body's first prose)", func(v *TitleView, h *titleCandidate) float64 {
		a, b := min(h.block+1, v.start), max(h.block+1, v.start)
		return ln(float64(v.headings[min(b, len(v.blocks))] - v.headings[min(a, len(v.blocks))]))
	}},
	{"in_body", Flag, "in the body subtree", func(v *TitleView, h *titleCandidate) float64 {
		return flag(v.body != page.None && v.page.Contains(v.body, h.node))
	}},
	{"in_header", Flag, "in a header", standsIn(InHeader)},
	{"in_article", Flag, "in an article element", standsIn(InArticle)},
	{"in_main", Flag, "in a main element", standsIn(InMain)},
	{"in_boilerplate", Flag, "in a nav, aside, footer or dialog", standsIn(InNav | InAside | InFooter | InDialog)},
	{"in_list", Flag, "in a list", standsIn(InList)},
	{"in_form", Flag, "form or control", standsIn(InForm | InControl)},
	{"posterior", Probability, "of its first block to be part of the body", func(v *TitleView, h *titleCandidate) float64 { return v.post[h.block] }},
	{"headline_prop", Flag, "the page says that it is the headline", func(v *TitleView, h *titleCandidate) float64 {
		prop := strings.ToLower(v.page.Nodes[h.node].Attr("itemprop"))
		return flag(prop == "headline" || prop == "name")
	}},
	{"on_main_path", Flag, "leaves the main path below half of its length", func(v *TitleView, h *titleCandidate) float64 {
		return flag(2*v.mainPath[h.node].level > v.mainPathLength)
	}},
}

// titleLayoutFeatures are 0 on pages without boxes.
var titleLayoutFeatures = []feature[*TitleView, *titleCandidate]{
	{"laid", Flag, "there are boxes", laidTitle(func(*TitleView, *placed) float64 { return 1 })},
	{"font", LogRatio, "ln of its font size over that of the page's prose", laidTitle(func(v *TitleView, at *placed) float64 { return logRatio(at.font, v.layout.font) })},
	{"largest", Flag, "no candidate is set larger", laidTitle(func(v *TitleView, at *placed) float64 { return flag(at.font >= v.bestFont*v.layout.font-0.01) })},
	{"weight", Ratio, "font weight / 900", laidTitle(func(_ *TitleView, at *placed) float64 { return at.weight / 900 })},
	{"top", LogCount, "ln(1+screen heights)", laidTitle(func(v *TitleView, at *placed) float64 { return ln(at.box.Y / v.screen().H) })},
	{"left", Screens, "screen widths", laidTitle(func(v *TitleView, at *placed) float64 { return at.box.X / v.screen().W })},
	{"width", Screens, "screen widths", laidTitle(func(v *TitleView, at *placed) float64 { return at.box.W / v.screen().W })},
	{"over_column", Share, "share of its width over the page's prose", laidTitle(func(v *TitleView, at *placed) float64 { return v.overColumn(at.box) })},
	{"fixed", Flag, "does not scroll with the page", laidTitle(func(_ *TitleView, at *placed) float64 { return flag(at.fixed) })},
}
