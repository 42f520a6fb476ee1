package fused

import (
	"strings"

	"galley/page"
)

// titleColumn is evidence about a subtree as the title.
type titleColumn struct {
	name, doc string
	of        func(v *titleView, h *headline) float64
}

func ranked(rank int) func(v *titleView, h *headline) float64 {
	return func(_ *titleView, h *headline) float64 { return flag(h.rank == rank) }
}

func fits(c int, of func(a fit) float64) func(v *titleView, h *headline) float64 {
	return func(_ *titleView, h *headline) float64 { return of(h.fits[c]) }
}

func standsIn(m marks) func(v *titleView, h *headline) float64 {
	return func(v *titleView, h *headline) float64 { return v.places[h.node].marks.has(m) }
}

// spotted is evidence that needs boxes; 0 without.
func spotted(of func(v *titleView, at *placed) float64) func(v *titleView, h *headline) float64 {
	return func(v *titleView, h *headline) float64 {
		if !v.page.Laid {
			return 0
		}
		return of(v, &v.layout.spots[h.block])
	}
}

var titleColumns = []titleColumn{
	{"h1", "0 or 1: is it or in it", ranked(1)},
	{"h2", "0 or 1: is it or in it", ranked(2)},
	{"h3", "0 or 1: is it or in it", ranked(3)},
	{"h456", "0 or 1: is one or in one", func(_ *titleView, h *headline) float64 { return flag(h.rank >= 4 && h.rank <= 6) }},
	{"only_h1", "0 or 1: the only h1", func(v *titleView, h *headline) float64 { return flag(h.rank == 1 && v.h1s == 1) }},
	{"first_h1", "0 or 1: the first h1", func(v *titleView, h *headline) float64 { return flag(h.rank == 1 && h.block == int(v.h1)) }},
	{"words", "ln(1+words)", func(_ *titleView, h *headline) float64 { return ln(float64(len(h.words))) }},
	{"one_word", "0 or 1", func(_ *titleView, h *headline) float64 { return flag(len(h.words) == 1) }},
	{"blocks", "blocks that it is made of", func(v *titleView, h *headline) float64 { return v.in(h.node).blocks }},
	{"document_f1", "of its words and those of <title>", fits(docTitle, func(a fit) float64 { return a.f1 })},
	{"document_in", "share of its words in <title>", fits(docTitle, func(a fit) float64 { return a.in })},
	{"document_same", "0 or 1: the very text of <title>", fits(docTitle, func(a fit) float64 { return flag(a.same) })},
	{"document_start", "0 or 1: <title> begins with it", fits(docTitle, func(a fit) float64 { return flag(a.start) })},
	{"social_f1", "of its words and those of Open Graph's title", fits(socialTitle, func(a fit) float64 { return a.f1 })},
	{"social_in", "share of its words there", fits(socialTitle, func(a fit) float64 { return a.in })},
	{"social_same", "0 or 1: the very text", fits(socialTitle, func(a fit) float64 { return flag(a.same) })},
	{"social_elsewhere", "0 or 1: another subtree has that text", func(v *titleView, h *headline) float64 {
		return flag(v.claimsHit[socialTitle] && !h.fits[socialTitle].same)
	}},
	{"linked_f1", "of its words and those of the headline of linked data", fits(linkedTitle, func(a fit) float64 { return a.f1 })},
	{"linked_same", "0 or 1: the very text", fits(linkedTitle, func(a fit) float64 { return flag(a.same) })},
	{"linked_elsewhere", "0 or 1: another subtree has that text", func(v *titleView, h *headline) float64 {
		return flag(v.claimsHit[linkedTitle] && !h.fits[linkedTitle].same)
	}},
	{"address_f1", "of its words and those of the last part of the address", fits(slugTitle, func(a fit) float64 { return a.f1 })},
	{"address_in", "share of its words there", fits(slugTitle, func(a fit) float64 { return a.in })},
	{"copies", "ln of how many subtrees have its text", func(v *titleView, h *headline) float64 { return ln(float64(v.copiesOf[h.fold] - 1)) }},
	{"stopped", "0 or 1: ends like a sentence", func(v *titleView, h *headline) float64 { return flag(v.blocks[h.block].stopped()) }},
	{"capitals", "share of words that begin with a capital or a digit", func(v *titleView, h *headline) float64 {
		b := &v.blocks[h.block]
		return ratio(float64(b.capitals), float64(b.words))
	}},
	{"links", "share of characters in links", func(v *titleView, h *headline) float64 { return v.in(h.node).linkShare() }},
	{"home", "0 or 1: leads to the top of a site", func(v *titleView, h *headline) float64 { return flag(h.rank < 7 && v.leadsHome(h.node)) }},
	{"early", "0 or 1: before the body's first prose", func(v *titleView, h *headline) float64 { return flag(h.block < v.start) }},
	{"ahead", "ln(1+blocks from it to the body's first prose)", func(v *titleView, h *headline) float64 { return ln(float64(v.start - h.block)) }},
	{"behind", "ln(1+blocks from the body's first prose to it)", func(v *titleView, h *headline) float64 { return ln(float64(h.block - v.start)) }},
	{"order", "ln(1+candidates before it)", func(_ *titleView, h *headline) float64 {
		return ln(float64(h.order))
	}},
	{"headings_between", "ln(1+headings between it and the body's first prose)", func(v *titleView, h *headline) float64 {
		a, b := min(h.block+1, v.start), max(h.block+1, v.start)
		return ln(float64(v.headings[min(b, len(v.blocks))] - v.headings[min(a, len(v.blocks))]))
	}},
	{"in_body", "0 or 1: in the body subtree", func(v *titleView, h *headline) float64 {
		return flag(v.body != page.None && v.page.Contains(v.body, h.node))
	}},
	{"in_header", "0 or 1", standsIn(inHeader)},
	{"in_article", "0 or 1", standsIn(inArticle)},
	{"in_main", "0 or 1", standsIn(inMain)},
	{"in_furniture", "0 or 1: in a nav, aside, footer or dialog", standsIn(inNav | inAside | inFooter | inDialog)},
	{"in_list", "0 or 1", standsIn(inList)},
	{"in_form", "0 or 1: form or control", standsIn(inForm | inControl)},
	{"posterior", "of its first block to be part of the body", func(v *titleView, h *headline) float64 { return v.post[h.block] }},
	{"headline_prop", "0 or 1: the page says that it is the headline", func(v *titleView, h *headline) float64 {
		prop := strings.ToLower(v.page.Nodes[h.node].Attr("itemprop"))
		return flag(prop == "headline" || prop == "name")
	}},
	{"spine", "0 or 1: leaves the spine below half of its length", func(v *titleView, h *headline) float64 {
		return flag(2*v.spine[h.node].level > v.deepest)
	}},
	{"laid", "0 or 1: there are boxes", spotted(func(*titleView, *placed) float64 { return 1 })},
	{"font", "ln of its font size over that of the page's prose", spotted(func(v *titleView, at *placed) float64 { return logRatio(at.font, v.layout.font) })},
	{"largest", "0 or 1: no candidate is set larger", spotted(func(v *titleView, at *placed) float64 { return flag(at.font >= v.bestFont*v.layout.font-0.01) })},
	{"weight", "font weight / 900", spotted(func(_ *titleView, at *placed) float64 { return at.weight / 900 })},
	{"top", "ln(1+screen heights)", spotted(func(v *titleView, at *placed) float64 { return ln(at.box.Y / v.screen().H) })},
	{"left", "screen widths", spotted(func(v *titleView, at *placed) float64 { return at.box.X / v.screen().W })},
	{"width", "screen widths", spotted(func(v *titleView, at *placed) float64 { return at.box.W / v.screen().W })},
	{"over_column", "share of its width over the page's prose", spotted(func(v *titleView, at *placed) float64 { return v.overColumn(at.box) })},
	{"fixed", "0 or 1: does not scroll with the page", spotted(func(_ *titleView, at *placed) float64 { return flag(at.fixed) })},
}
