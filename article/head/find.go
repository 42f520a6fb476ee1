package head

import (
	"slices"
	"strings"
	"time"

	"galley/article/metadata"
	"galley/article/metadata/day"
	"galley/article/subtree"
	"galley/page"
)

// Found is where a page says who wrote an article and when.
type Found struct {
	p            *page.Page
	title        page.NodeID // None: there is none
	parts        []subtree.Part
	names        []string  // of authors, folded
	day          time.Time // zero: not known
	changed      time.Time // likewise
	byline, date page.NodeID
	faces        []page.NodeID // pictures beside a byline that it is shown with
	bylineKept   bool          // a part says it already
	dateKept     bool
}

// Bounds of the head: how many nodes before the title and behind its end it may begin,
// how far above and below the title's box, in CSS px, and how long one of its blocks
// and all of it are, in bytes.
const (
	headNodesBefore = 40
	headNodesAfter  = 150
	headAbove       = 120
	headBelow       = 480
	maxHeadBlock    = 160
	maxHead         = 240
)

// Nodes are the subtrees that are shown: one, where byline and date stand together.
func (f *Found) Nodes() []page.NodeID {
	switch {
	case f.byline == page.None && f.date == page.None:
		return nil
	case f.date == page.None:
		return []page.NodeID{f.withFace(f.byline)}
	case f.byline == page.None:
		return []page.NodeID{f.date}
	}
	if n := f.together(); n != page.None {
		return []page.NodeID{f.withFace(n)}
	}
	return f.p.Outermost([]page.NodeID{f.withFace(f.byline), f.date})
}

// together is the lowest subtree with byline and date, if there is little else in it.
func (f *Found) together() page.NodeID {
	p := f.p
	n := f.byline
	for n != page.None && !p.Contains(n, f.date) {
		n = p.Nodes[n].Parent
	}
	if n == page.None || p.Nodes[n].End-n > headNodesAfter || len(page.Norm(p.Text(n))) > maxHead || !f.outside(n) {
		return page.None
	}
	return n
}

// outside reports whether nothing of the title or the body is in a subtree.
func (f *Found) outside(n page.NodeID) bool {
	p := f.p
	for _, pt := range f.parts {
		if p.Contains(n, pt.Root) || p.Contains(pt.Root, n) && !p.InAny(pt.Cut, n) {
			return false
		}
	}
	return f.title == page.None || !p.Contains(n, f.title)
}

// Find looks for the head of an article with a title and parts, of which a page says m.
func Find(p *page.Page, title page.NodeID, parts []subtree.Part, m metadata.Facts) Found {
	f := Found{p: p, title: title, parts: parts, names: namesOf(m.Byline), day: dayOf(m.Published), changed: dayOf(m.Modified)}
	f.find()
	return f
}

// find looks at the blocks near the title, in document order.
func (f *Found) find() {
	f.byline, f.date = page.None, page.None
	if len(f.names) == 0 && f.day.IsZero() {
		return
	}
	p := f.p
	title := f.title
	if title == page.None {
		title = subtree.Body(f.parts).Root
	}
	end := min(p.Nodes[title].End, title+headNodesAfter)
	last := page.None
	for n := max(0, title-headNodesBefore); n < min(page.NodeID(len(p.Nodes)), end+headNodesAfter); n++ {
		if p.Nodes[n].Hidden || p.Nodes[n].Kind != page.Text || page.IsBlank(p.Nodes[n].Text) {
			continue
		}
		block := f.blockOf(n)
		if block == last || f.holdsPart(block) || p.Nodes[block].End-block > headNodesAfter || !f.near(block, title) || inMenu(p, block) {
			continue
		}
		last = block
		f.look(block)
	}
	if f.byline != page.None && f.date != page.None && f.inColumn(f.date) && !f.inColumn(f.byline) && f.together() == page.None {
		f.byline = page.None
	}
}

// holdsPart reports whether the title or a part of the article stands in a block with other words, as in the head of an article
// that begins with the name of its section: what it says as a whole is not what is shown of it.
func (f *Found) holdsPart(n page.NodeID) bool {
	if slices.ContainsFunc(f.parts, func(pt subtree.Part) bool { return f.p.Contains(pt.Root, n) }) {
		return false
	}
	return f.title != page.None && f.p.Contains(n, f.title) || slices.ContainsFunc(f.parts, func(pt subtree.Part) bool { return f.p.Contains(n, pt.Root) })
}

// inColumn reports whether a block does not stand wholly beside the title and the body. Where the
// day stands with them, a name beside them is in a column about the site and its owner.
func (f *Found) inColumn(n page.NodeID) bool {
	p := f.p
	box, column := p.Nodes[n].Box, p.Nodes[subtree.Body(f.parts).Root].Box
	if f.title != page.None {
		column = column.Union(p.Nodes[f.title].Box)
	}
	return !p.Laid || box.X < column.Right() && column.X < box.Right()
}

// blockOf is the lowest element around a text that is not inline.
func (f *Found) blockOf(n page.NodeID) page.NodeID {
	for n = f.p.Nodes[n].Parent; f.p.Nodes[n].Parent != page.None && !f.p.IsBlock(n); {
		n = f.p.Nodes[n].Parent
	}
	return n
}

// near reports whether a block stands around the title, where boxes are known.
func (f *Found) near(n, title page.NodeID) bool {
	p := f.p
	if !p.Laid {
		return true
	}
	box, at := p.Nodes[n].Box, p.Nodes[title].Box
	if f.title == page.None {
		at.H = 0 // of the body only its begin
	}
	return !box.Empty() && box.Y >= at.Y-headAbove && box.Y <= at.Y+at.H+headBelow
}

// look notes what a block says.
func (f *Found) look(n page.NodeID) {
	p := f.p
	text := page.Norm(p.Text(n))
	kept := !f.outside(n)
	if len(text) > maxHeadBlock {
		f.lookAtLines(n)
		return
	}
	if f.byline == page.None && !f.bylineKept && f.says(text) {
		if f.bylineKept = kept; !kept {
			f.byline = n
		}
	}
	if f.date == page.None && !f.dateKept && (saysDay(text, f.day) || saysDay(text, f.changed) || f.timed(n)) {
		if f.dateKept = kept; !kept {
			f.date = n
		}
	}
}

// maxHeadLines is how many lines of a part may be those of its head.
const maxHeadLines = 6

// lookAtLines notes what the first lines of a block of a part say: title, byline and text of a
// page without paragraphs are lines of one.
func (f *Found) lookAtLines(n page.NodeID) {
	p := f.p
	for _, pt := range f.parts {
		if pt.Title || !p.Contains(pt.Root, n) {
			continue
		}
		lines := strings.SplitN(p.TextWithout(n, pt.Cut), "\n", maxHeadLines+1)
		for _, line := range lines[:min(len(lines), maxHeadLines)] {
			if len(line) > maxHeadBlock {
				continue
			}
			f.bylineKept = f.bylineKept || f.byline == page.None && f.says(line)
			f.dateKept = f.dateKept || f.date == page.None && (saysDay(line, f.day) || saysDay(line, f.changed))
		}
	}
}

// says reports whether a text has the name of an author.
func (f *Found) says(text string) bool {
	text = strings.ToLower(text)
	return slices.ContainsFunc(f.names, func(name string) bool { return strings.Contains(text, name) })
}

// timed reports whether a block holds a time of the day.
func (f *Found) timed(n page.NodeID) bool {
	p := f.p
	for i := n; i < p.Nodes[n].End && !f.day.IsZero(); i++ {
		if p.Nodes[i].Tag == "time" && dayOf(day.Parse(p.Nodes[i].Attr("datetime"))).Equal(f.day) {
			return true
		}
	}
	return false
}
