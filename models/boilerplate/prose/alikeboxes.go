package prose

import (
	"slices"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of boxes that a text goes on in: words of the first prose of a box, blocks that may stand between two of them, the words of what is
// taken from between, and of a sentence that is said in turn.
const (
	boxesProse   = 6
	boxesBetween = 6
	betweenWords = 60
	turnWords    = 4
)

// BoxesBehind finds the boxes behind a body that are marked up as it is and hold the rest of the
// text: some programs put each run of paragraphs into a box of its own, with others between. Where questions and
// answers take turns, boxes that are marked up as one of the text before it are of it, too.
// Their prose is raised to add, with headings and quotations between; it is the first block
// behind them, b where there are none. A list of entries has links, pictures, days or headings
// in its boxes.
func BoxesBehind(v *view.View, title, body page.NodeID, a, b int, post []float64, add float64) int {
	for up := v.Page.Nodes[body].Parent; up != page.None; up = v.Page.Nodes[body].Parent {
		if from, to := v.Span(up); from != a || to != b {
			break
		}
		body = up // a box around it holds nothing else, so nothing stands beside the body in it
	}
	if title == page.None || v.Listing || body < title || !v.HasName(body) || !isTextBox(v, body) {
		return b
	}
	if n := v.WordsOf(body); n == 0 || span.Most(post[a:b]) < view.Surely {
		return b
	}
	end, kinds := b, turns(v, body, post)
	for c := range v.Page.Children(v.Page.Nodes[body].Parent) {
		from, to := v.Span(c)
		if c <= body || from == to {
			continue
		}
		if from-end > boxesBetween {
			break
		}
		alike := slices.ContainsFunc(kinds, func(kind page.NodeID) bool { return v.IsAlike(c, kind) })
		if !alike || !isTextBox(v, c) && !(len(kinds) > 1 && isTurn(v, c)) {
			continue
		}
		raiseBetween(v, end, from, post, add)
		for i := from; i < to; i++ {
			if v.BlockLinkShare(i) <= view.ProseLinked {
				post[i] = max(post[i], add)
			}
		}
		end = to
	}
	return end
}

// turns are a body and the box right before it, where that is surely text and marked up in another way: a question,
// and its answer.
func turns(v *view.View, body page.NodeID, post []float64) []page.NodeID {
	before := page.None
	for c := range v.Page.Children(v.Page.Nodes[body].Parent) {
		if c >= body {
			break
		}
		if from, to := v.Span(c); from < to {
			before = c
		}
	}
	if before == page.None || !v.HasName(before) || v.IsAlike(before, body) || !isTextBox(v, before) {
		return []page.NodeID{body}
	}
	if from, to := v.Span(before); span.Most(post[from:to]) < view.Surely {
		return []page.NodeID{body}
	}
	return []page.NodeID{body, before}
}

// isTurn reports whether an element is a few words said in turn: a sentence, in a box of paragraphs alone.
func isTurn(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	if v.Media(n) > 0 || v.LinkShare(n) > 0 || !v.IsSentence(from) || v.BlockWords(from) < turnWords || v.BlockEnclosing(from)&(block.InList|block.InFigure|block.InAside|block.InLink) != 0 {
		return false
	}
	for i := n + 1; i < v.Page.Nodes[n].End; i++ {
		if node := &v.Page.Nodes[i]; v.Page.IsBlock(i) && node.Tag != "p" {
			return false
		}
	}
	return to-from <= boxesBetween
}

// isTextBox reports whether an element is of paragraphs alone, with prose first.
func isTextBox(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	if from == to || v.Media(n) > 0 || v.LinkShare(n) > view.ProseLinked || v.BlockWords(from) < boxesProse || v.BlockEnclosing(from)&(block.InList|block.InFigure|block.InAside|block.InLink) != 0 {
		return false
	}
	prose := false
	for i := n; i < v.Page.Nodes[n].End; i++ {
		switch v.Page.Nodes[i].Tag {
		case "time", "h1", "h2", "h3", "h4", "input", "button", "form", "article":
			return false
		}
	}
	for i := from; i < to; i++ {
		prose = prose || v.IsProse(i)
	}
	return prose
}

// raiseBetween raises headings, quotations and lists without links between two boxes of a text.
func raiseBetween(v *view.View, from, to int, post []float64, add float64) {
	for i := from; i < to; i++ {
		n := v.BlockElement(i)
		kept := markup.IsHeading(v.Page.Nodes[n].Tag) || v.Page.Inside(n, "blockquote") || v.Page.Nodes[n].Tag == "li"
		if kept && v.BlockLinkShare(i) == 0 && v.BlockWords(i) <= betweenWords && v.BlockEnclosing(i)&(block.InLink|block.InFigure|block.InAside) == 0 {
			post[i] = max(post[i], add)
		}
	}
}
