package cetd

import (
	"galley/models"
	"galley/page"
)

// Extractor is the method with its parameters; the zero value is CECTD-DS as
// published. It may be used by several goroutines.
type Extractor struct{ Options }

// Select finds the content blocks. Roots are the content subtrees and the bare
// text of their ancestors, or an ancestor with Cut for what was removed from it
// where that is shorter. The error is models.ErrNoArticle when no text is content.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	nothing := page.Selection{Title: page.None}
	read := models.Readable(p, e.ReadHidden)
	c := count(p, read, &e.Options)
	if c.chars[c.body] == 0 || e.Variant == NoLinkChars && c.chars[c.body] == c.linkChars[c.body] {
		return nothing, models.ErrNoArticle
	}
	marks, text := e.marks(c)
	if !text {
		return nothing, models.ErrNoArticle
	}
	s := models.Cover(p, c.body, marks)
	if e.Heading {
		s.Title = models.Heading(p, read)
	}
	return s, nil
}

// marks are the decisions, and whether there is text in what is kept.
func (e *Extractor) marks(c *counts) (marks []models.Mark, text bool) {
	marks = make([]models.Mark, len(c.page.Nodes))
	if e.Variant.composite() && c.linkChars[c.body] == 0 && !e.LinklessDensities {
		// Without links densities are infinite and the page is free of noise ([Sun11],
		// OPEN-C3).
		marks[c.body] = models.Kept
		return marks, true
	}
	d := newDensities(c, &e.Options)
	if e.Variant == CECTDS {
		return marks, d.markTexts(marks)
	}
	return marks, d.markBlocks(marks)
}

// markTexts keeps the text whose parent is content.
func (d *densities) markTexts(marks []models.Mark) (text bool) {
	content := d.smoothed()
	for i := d.body; i < d.page.Nodes[d.body].End; i++ {
		if d.page.Nodes[i].Kind != page.Text || d.chars[i] == 0 {
			continue
		}
		marks[i] = models.Dropped
		if content[d.page.Nodes[i].Parent] {
			marks[i], text = models.Kept, true
		}
	}
	return text
}

// markBlocks keeps the full subtrees and the text directly on the path to them.
// What was removed but shows nothing is left undecided: no reader would miss it,
// and Cut stays short.
func (d *densities) markBlocks(marks []models.Mark) (text bool) {
	states := d.blocks()
	shown := d.shown()
	for i := d.body; i < d.page.Nodes[d.body].End; i++ {
		node := &d.page.Nodes[i]
		mark := models.Dropped
		switch {
		case !d.read[i]:
			i = node.End - 1
			continue
		case states[i] == path:
			continue
		case states[i] == full, node.Kind == page.Text && !d.opts.DropPathText && states[node.Parent] == path:
			mark = models.Kept
		}
		if shown[node.End] > shown[i] {
			marks[i] = mark
			text = text || mark == models.Kept && d.chars[i] > 0
		}
		i = node.End - 1
	}
	return text
}

// shown counts, before every node, the texts and media that a reader would see.
func (d *densities) shown() []int32 {
	shown := make([]int32, len(d.page.Nodes)+1)
	for i := range d.page.Nodes {
		shown[i+1] = shown[i]
		if !d.read[i] {
			continue
		}
		switch d.page.Nodes[i].Tag {
		case "": // text
			if d.chars[i] > 0 {
				shown[i+1]++
			}
		case "img", "svg", "picture", "video", "audio", "canvas", "object", "embed", "iframe", "input":
			shown[i+1]++
		}
	}
	return shown
}
