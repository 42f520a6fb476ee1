package features

import (
	"strings"

	"galley/features/block"
	"galley/features/column"
	"galley/features/metadata"
	"galley/features/number"
	"galley/page"
)

// ranked is 1 where the heading of the candidate has the rank.
func ranked(rank int) func(v *TitleView, c *TitleCandidate) float64 {
	return func(_ *TitleView, c *TitleCandidate) float64 { return number.Flag(c.rank == rank) }
}

// agrees is a column of the agreement with the title hint of a source.
func agrees(source int, of func(a metadata.Agreement) float64) func(v *TitleView, c *TitleCandidate) float64 {
	return func(_ *TitleView, c *TitleCandidate) float64 { return of(c.agrees[source]) }
}

// standsIn is 1 where the candidate is an element of one of the kinds, or lies in one.
func standsIn(kinds block.Enclosing) func(v *TitleView, c *TitleCandidate) float64 {
	return func(v *TitleView, c *TitleCandidate) float64 { return v.EnclosingAt(c.node).Has(kinds) }
}

// laidTitle is a column of pages with boxes; 0 on others.
func laidTitle(of func(v *TitleView, at *laidBlock) float64) func(v *TitleView, c *TitleCandidate) float64 {
	return func(v *TitleView, c *TitleCandidate) float64 {
		if !v.Page.Laid {
			return 0
		}
		return of(v, &v.layout.blocks[c.block])
	}
}

// titleFeatures compare the subtrees that may be the title, mostly by what the head of
// the page says and by where the body begins.
var titleFeatures = []feature[*TitleView, *TitleCandidate]{
	{"h1", column.Flag, "is an h1 or in one", ranked(1)},
	{"h2", column.Flag, "is an h2 or in one", ranked(2)},
	{"h3", column.Flag, "is an h3 or in one", ranked(3)},
	{"h456", column.Flag, "is an h4, h5 or h6, or in one", func(_ *TitleView, c *TitleCandidate) float64 { return number.Flag(c.rank >= 4 && c.rank <= 6) }},
	{"only_h1", column.Flag, "the only candidate in an h1", func(v *TitleView, c *TitleCandidate) float64 { return number.Flag(c.rank == 1 && v.h1s == 1) }},
	{"first_h1", column.Flag, "the first h1 of the page", func(v *TitleView, c *TitleCandidate) float64 { return number.Flag(c.rank == 1 && c.block == int(v.H1)) }},
	{"words", column.LogCount, "words", func(_ *TitleView, c *TitleCandidate) float64 { return number.Ln(float64(len(c.words))) }},
	{"one_word", column.Flag, "is a single word", func(_ *TitleView, c *TitleCandidate) float64 { return number.Flag(len(c.words) == 1) }},
	{"blocks", column.Count, "blocks", func(v *TitleView, c *TitleCandidate) float64 { return v.SubtreeSums(c.node).Blocks }},
	{"document_f1", column.Share, "F1 of its words and those of <title>", agrees(metadata.FromDocument, func(a metadata.Agreement) float64 { return a.F1 })},
	{"document_in", column.Share, "its words that are in <title>", agrees(metadata.FromDocument, func(a metadata.Agreement) float64 { return a.Share })},
	{"document_same", column.Flag, "has the text of <title>", agrees(metadata.FromDocument, func(a metadata.Agreement) float64 { return number.Flag(a.Same) })},
	{"document_start", column.Flag, "<title> begins with it", agrees(metadata.FromDocument, func(a metadata.Agreement) float64 { return number.Flag(a.Start) })},
	{"social_f1", column.Share, "F1 of its words and those of og:title or twitter:title", agrees(metadata.FromSocial, func(a metadata.Agreement) float64 { return a.F1 })},
	{"social_in", column.Share, "its words that are in that title", agrees(metadata.FromSocial, func(a metadata.Agreement) float64 { return a.Share })},
	{"social_same", column.Flag, "has the text of that title", agrees(metadata.FromSocial, func(a metadata.Agreement) float64 { return number.Flag(a.Same) })},
	{"social_elsewhere", column.Flag, "only other candidates have the text of that title", func(v *TitleView, c *TitleCandidate) float64 {
		return number.Flag(v.hintFound[metadata.FromSocial] && !c.agrees[metadata.FromSocial].Same)
	}},
	{"linked_f1", column.Share, "F1 of its words and those of headline of linked data", agrees(metadata.FromLinked, func(a metadata.Agreement) float64 { return a.F1 })},
	{"linked_same", column.Flag, "has the text of that headline", agrees(metadata.FromLinked, func(a metadata.Agreement) float64 { return number.Flag(a.Same) })},
	{"linked_elsewhere", column.Flag, "only other candidates have the text of that headline", func(v *TitleView, c *TitleCandidate) float64 {
		return number.Flag(v.hintFound[metadata.FromLinked] && !c.agrees[metadata.FromLinked].Same)
	}},
	{"address_f1", column.Share, "F1 of its words and those of the last part of the address", agrees(metadata.FromAddress, func(a metadata.Agreement) float64 { return a.F1 })},
	{"address_in", column.Share, "its words that are in the last part of the address", agrees(metadata.FromAddress, func(a metadata.Agreement) float64 { return a.Share })},
	{"copies", column.LogCount, "other candidates with its text", func(v *TitleView, c *TitleCandidate) float64 { return number.Ln(float64(v.copies[c.folded] - 1)) }},
	{"stopped", column.Flag, "its first block ends like a sentence", func(v *TitleView, c *TitleCandidate) float64 { return number.Flag(v.Blocks[c.block].Stopped()) }},
	{"capitals", column.Share, "words of its first block that begin with a capital or a digit", func(v *TitleView, c *TitleCandidate) float64 {
		b := &v.Blocks[c.block]
		return number.Ratio(float64(b.Capitals), float64(b.Words))
	}},
	{"links", column.Share, "characters in links", func(v *TitleView, c *TitleCandidate) float64 { return v.SubtreeSums(c.node).LinkShare() }},
	{"home", column.Flag, "links to the front page of a site", func(v *TitleView, c *TitleCandidate) float64 { return number.Flag(c.rank < 7 && v.leadsHome(c.node)) }},
	{"early", column.Flag, "before the body's first prose", func(v *TitleView, c *TitleCandidate) float64 { return number.Flag(c.block < v.start) }},
	{"ahead", column.LogCount, "blocks from it to the body's first prose", func(v *TitleView, c *TitleCandidate) float64 { return number.Ln(float64(v.start - c.block)) }},
	{"behind", column.LogCount, "blocks from the body's first prose to it", func(v *TitleView, c *TitleCandidate) float64 { return number.Ln(float64(c.block - v.start)) }},
	{"order", column.LogCount, "candidates before it", func(_ *TitleView, c *TitleCandidate) float64 {
		return number.Ln(float64(c.order))
	}},
	{"headings_between", column.LogCount, "headings between it and the body's first prose", func(v *TitleView, c *TitleCandidate) float64 {
		a, b := min(c.block+1, v.start), max(c.block+1, v.start)
		return number.Ln(float64(v.headings[min(b, len(v.Blocks))] - v.headings[min(a, len(v.Blocks))]))
	}},
	{"in_body", column.Flag, "in the body subtree", func(v *TitleView, c *TitleCandidate) float64 {
		return number.Flag(v.body != page.None && v.Page.Contains(v.body, c.node))
	}},
	{"in_header", column.Flag, "in a header", standsIn(block.InHeader)},
	{"in_article", column.Flag, "in an article element", standsIn(block.InArticle)},
	{"in_main", column.Flag, "in a main element", standsIn(block.InMain)},
	{"in_boilerplate", column.Flag, "in a nav, aside, footer or dialog", standsIn(block.InNav | block.InAside | block.InFooter | block.InDialog)},
	{"in_list", column.Flag, "in a list", standsIn(block.InList)},
	{"in_form", column.Flag, "in a form or a control", standsIn(block.InForm | block.InControl)},
	{"posterior", column.Probability, "posterior of its first block", func(v *TitleView, c *TitleCandidate) float64 { return v.post[c.block] }},
	{"headline_prop", column.Flag, "is marked as headline or name", func(v *TitleView, c *TitleCandidate) float64 {
		prop := strings.ToLower(v.Page.Nodes[c.node].Attr("itemprop"))
		return number.Flag(prop == "headline" || prop == "name")
	}},
	{"on_main_path", column.Flag, "leaves the main path in its lower half", func(v *TitleView, c *TitleCandidate) float64 {
		return number.Flag(2*v.mainPath.Of[c.node].Level > v.mainPath.Length)
	}},
}

// titleLayoutFeatures describe where the first block of a candidate lies and how it is
// set. They are 0 on pages without boxes.
var titleLayoutFeatures = []feature[*TitleView, *TitleCandidate]{
	{"laid", column.Flag, "the page has boxes", laidTitle(func(*TitleView, *laidBlock) float64 { return 1 })},
	{"font", column.LogRatio, "its font size over that of the page's prose", laidTitle(func(v *TitleView, at *laidBlock) float64 { return number.LogRatio(at.font, v.layout.font) })},
	{"largest", column.Flag, "no candidate has a larger font", laidTitle(func(v *TitleView, at *laidBlock) float64 {
		return number.Flag(at.font >= v.largestFont*v.layout.font-0.01)
	})},
	{"weight", column.Ratio, "font weight / 900", laidTitle(func(_ *TitleView, at *laidBlock) float64 { return at.weight / 900 })},
	{"top", column.LogCount, "top edge, in screen heights", laidTitle(func(v *TitleView, at *laidBlock) float64 { return number.Ln(at.box.Y / v.screen().H) })},
	{"left", column.Screens, "left edge, in screen widths", laidTitle(func(v *TitleView, at *laidBlock) float64 { return at.box.X / v.screen().W })},
	{"width", column.Screens, "width, in screen widths", laidTitle(func(v *TitleView, at *laidBlock) float64 { return at.box.W / v.screen().W })},
	{"over_column", column.Share, "its width that lies over the column of the page's prose", laidTitle(func(v *TitleView, at *laidBlock) float64 { return v.overColumn(at.box) })},
	{"fixed", column.Flag, "does not scroll with the page", laidTitle(func(_ *TitleView, at *laidBlock) float64 { return number.Flag(at.fixed) })},
}
