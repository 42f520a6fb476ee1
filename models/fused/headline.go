package fused

import (
	"strings"

	"galley/page"
)

// titleView is what the evidence about a subtree as the title is read from, given
// the body.
type titleView struct {
	*tally
	body      page.NodeID // None where there is none
	start     int         // first block of prose of the body
	list      []headline
	h1s       int
	bestFont  float64
	copiesOf  map[string]int
	claimsHit [claims]bool // some candidate is the very claim
}

// headline is a subtree that may be the title.
type headline struct {
	node  page.NodeID
	block int // its first
	text  string
	words []string
	fits  [claims]fit
	order int // candidates before it
	rank  int // 1 to 6 of a heading that it is or is in; 7: none
}

// newTitleView finds the subtrees that may be titles, of those with the same text
// one. Every block is read a few times at most.
func newTitleView(t *tally, body page.NodeID, start int) *titleView {
	v := &titleView{tally: t, body: body, start: start, copiesOf: map[string]int{}}
	root := t.page.Body()
	for n := root; n < t.page.Nodes[root].End; n++ {
		node := &t.page.Nodes[n]
		if node.Kind == page.Text || !t.read[n] || n == root {
			continue
		}
		sum := t.in(n)
		if sum.words == 0 || sum.words > maxHeadline || sum.chars > maxHeadlineChars || sum.blocks > 4 || node.End-n > maxHeadlineNodes {
			continue
		}
		rank := t.headingRank(n)
		if k := len(v.list) - 1; k >= 0 && t.page.Contains(v.list[k].node, n) && (rank == v.list[k].rank || rank == 7) {
			last := &t.blocks[t.first[node.End]-1]
			if t.in(v.list[k].node) == sum && t.first[v.list[k].node] == t.first[n] && last.to <= node.End {
				continue // says the same
			}
		}
		v.add(n, rank)
	}
	return v
}

// likely bounds how many texts are compared with the claims: those of headings, and
// of what stands in the first part of a page or is set large.
func (v *titleView) add(n page.NodeID, rank int) {
	block := int(v.first[n])
	if rank == 7 && block > v.start+3 && block > 40 {
		return
	}
	h := headline{node: n, block: block, text: v.page.Text(n), rank: rank}
	h.words = wordsOf(h.text)
	if len(h.words) == 0 || len(h.words) > 2*maxHeadline {
		return
	}
	near := 0.0
	for c := range h.fits {
		h.fits[c] = v.head.titles[c].agrees(h.text, h.words)
		near = max(near, h.fits[c].f1)
	}
	if rank == 7 && near < 0.3 && v.fontOf(h.block) < 1.25 {
		return
	}
	for c := range h.fits {
		v.claimsHit[c] = v.claimsHit[c] || h.fits[c].same
	}
	if rank == 1 {
		v.h1s++
	}
	v.bestFont = max(v.bestFont, v.fontOf(block))
	v.copiesOf[page.Fold(h.text)]++
	h.order = len(v.list)
	v.list = append(v.list, h)
}

// fontOf is the font size of a block over that of the page's prose; 1 where unknown.
func (v *titleView) fontOf(block int) float64 {
	if at := &v.layout.spots[block]; v.layout.font > 0 && at.font > 0 {
		return at.font / v.layout.font
	}
	return 1
}

// headingRank is the rank of the heading that n is or stands right in, 7 without.
func (s *sheet) headingRank(n page.NodeID) int {
	if h := s.heading(n); h != page.None {
		return int(s.page.Nodes[h].Tag[1] - '0')
	}
	return 7
}

func (v *titleView) row(cols []titleColumn) func(i int, out []float64) {
	return func(i int, out []float64) {
		for k := range cols {
			out[k] = cols[k].of(v, &v.list[i])
		}
	}
}

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
	{"copies", "ln of how many subtrees have its text", func(v *titleView, h *headline) float64 { return ln(float64(v.copiesOf[page.Fold(h.text)] - 1)) }},
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
