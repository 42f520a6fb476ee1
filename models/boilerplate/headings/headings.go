package headings

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// alikeHeadings is how many headings of a text are marked up alike, from which on one like
// them is one of the text.
const alikeHeadings = 2

// Keep keeps headings before prose that is kept in the same element: the entries of
// a live blog have headings of a word or two. Those of other boxes are surely none, unless they
// are marked up as others are that are kept.
func Keep(b *view.Body) {
	kept := map[markup.Line]int{}
	for i := b.From; i < b.To; i++ {
		if n := b.BlockElement(i); b.Kept(i) && markup.IsHeading(b.Page.Nodes[n].Tag) {
			kept[markup.Of(b.Page, n)]++
		}
	}
	for i := b.To - 2; i >= b.From; i-- {
		n := b.BlockElement(i)
		if isHeavyLine(b, i) {
			b.Raise(i)
		}
		if !markup.IsHeading(b.Page.Nodes[n].Tag) || b.Kept(i) || !b.Kept(i+1) {
			continue
		}
		if !b.IsProse(i + 1) {
			if b.Post[i] >= b.Least/2 && headsSection(b, n) {
				b.Raise(i)
			}
			continue
		}
		if b.Post[i] < b.Least/2 && (kept[markup.Of(b.Page, n)] < alikeHeadings || leadsAway(b.Page, n)) {
			continue
		}
		if parent := b.Page.Nodes[b.AloneIn(n)].Parent; parent == b.ProseParent(i+1) || b.Page.Contains(parent, b.BlockElement(i+1)) {
			b.Raise(i)
		}
	}
}

// leadsAway reports whether a heading has a link, but to a place of this page, as to its own. What is no link but only
// names a place leads nowhere.
func leadsAway(p *page.Page, h page.NodeID) bool {
	for n := h; n < p.Nodes[h].End; n++ {
		if a := &p.Nodes[n]; a.Tag == "a" && a.Attr("name") == "" && !strings.HasPrefix(a.Attr("href"), "#") {
			return true
		}
	}
	return false
}

// heavyWords is how many words a line in heavy type has at most that stands for a heading.
const heavyWords = 8

// isHeavyLine reports whether a block is a paragraph of a few words in heavy type, right before prose in the same element that is kept,
// and nearly has the posterior for it: a heading that is not marked up as one, or whom a note at the end is about.
func isHeavyLine(b *view.Body, i int) bool {
	n, next := b.BlockElement(i), b.BlockElement(i+1)
	return b.Page.Nodes[n].Tag == "p" && !b.Kept(i) && b.Post[i] >= b.Least/2 && b.BlockWords(i) <= heavyWords && b.BlockLinkShare(i) == 0 &&
		b.BlockEnclosing(i)&block.InStrong != 0 && b.Kept(i+1) && b.IsProse(i+1) && b.Page.Nodes[next].Tag == "p" && b.Page.Nodes[n].Parent == b.Page.Nodes[next].Parent
}

// headsSection reports whether the element behind a heading, or behind the box that it has for
// itself, is prose or a list that is kept whole, or a short sentence that ends the section.
func headsSection(b *view.Body, n page.NodeID) bool {
	n = b.AloneIn(n)
	_, until := b.Span(n)
	_, last := b.Span(b.Page.Nodes[n].Parent)
	for c := b.Page.Nodes[n].End; c < b.Page.Nodes[b.Page.Nodes[n].Parent].End; c = b.Page.Nodes[c].End {
		from, to := b.Span(c)
		if from == to || from < until || to > b.To {
			continue
		}
		prose := false
		for i := from; i < to; i++ {
			if !b.Kept(i) {
				return false
			}
			prose = prose || b.IsProse(i) || b.Page.Nodes[b.BlockElement(i)].Tag == "li" || to == last && b.IsSentence(i) && b.IsPlain(i)
		}
		return prose
	}
	return false
}

// DropBare drops headings of which nothing is kept up to the next one of their level or the
// end of the body, though something stands there: they are of what was cut.
func DropBare(b *view.Body) {
	type below struct {
		end       page.NodeID // of what stands below a heading
		cut, kept bool
	}
	var at [markup.Levels + 1]below
	for l := range at {
		at[l].end = b.Page.Nodes[b.Root].End
	}
	for i := b.To - 1; i >= b.From; i-- {
		n := b.BlockElement(i)
		level := markup.Level(b.Page.Nodes[n].Tag)
		if s := &at[max(level, 0)]; level >= 0 && s.cut && !s.kept && b.Kept(i) && !showsSomething(b.View, b.Page.Nodes[n].End, s.end) {
			b.Drop(i)
		}
		for l := range at {
			if s := &at[l]; level >= 0 && l >= level {
				*s = below{end: n}
			} else {
				s.cut, s.kept = s.cut || !b.Kept(i), s.kept || b.Kept(i)
			}
		}
	}
}

// lastWords is how many words a heading has at most that a text does not end with.
const lastWords = 6

// DropLast drops headings that a text ends with, below which nothing stands: scripts write what belongs to them, as what
// readers said, or nobody has written it. A sentence or a call stays, and what something is shown below.
func DropLast(b *view.Body) {
	end := b.Page.Nodes[b.Root].End
	for i := b.To - 1; i > b.From; i-- {
		n := b.BlockElement(i)
		if !b.Kept(i) {
			continue
		}
		if !markup.IsHeading(b.Page.Nodes[n].Tag) || b.BlockWords(i) > lastWords || endsInStop(b.BlockText(i)) || showsSomething(b.View, n, end) ||
			i+1 == b.To && i+1 < len(b.Post) && b.Kept(i+1) {
			return
		}
		b.Drop(i)
	}
}

// endsInStop reports whether a line ends as sentences and calls do.
func endsInStop(line string) bool {
	return page.EndsSentence(line)
}

// showsSomething reports whether a picture, a film or a table is among nodes.
func showsSomething(v *view.View, from, to page.NodeID) bool {
	for n := from; n < to; n++ {
		switch v.Page.Nodes[n].Tag {
		case "img", "video", "audio", "iframe", "svg", "table", "math", "object", "canvas":
			return true
		}
	}
	return false
}
