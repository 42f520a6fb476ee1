package cetd

import (
	"galley/models"
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// Extractor is the method with its parameters; the zero value is CECTD-DS as
// published. It may be used by several goroutines.
type Extractor struct{ Options }

// Select finds the content blocks. Roots are the content subtrees and the bare
// text of their ancestors, or an ancestor with Cut for what was removed from it
// where that is shorter. The error is models.ErrNoArticle when no text is content.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, e.ReadHidden)
	c := count(p, read, &e.Options)
	nothing := page.Selection{Title: page.None}
	if c.chars[c.body] == 0 || e.Variant == NoLinkChars && c.chars[c.body] == c.linkChars[c.body] {
		return nothing, models.ErrNoArticle
	}
	classes, text := e.classify(c)
	if !text {
		return nothing, models.ErrNoArticle
	}
	return method.SelectContent(p, c.body, classes, read, e.Heading)
}

// classify decides about the nodes, and says whether what is content has text.
func (e *Extractor) classify(c *counts) (classes []cover.Class, text bool) {
	classes = make([]cover.Class, len(c.page.Nodes))
	if e.Variant.composite() && c.linkChars[c.body] == 0 && !e.LinklessDensities {
		classes[c.body] = cover.Content
		return classes, true
	}
	d := newDensities(c, &e.Options)
	if e.Variant == CECTDS {
		return classes, d.classifyTexts(classes)
	}
	return classes, d.classifyBlocks(classes)
}

// classifyTexts keeps the text whose parent is content.
func (d *densities) classifyTexts(classes []cover.Class) (text bool) {
	content := d.smoothed()
	for i := d.body; i < d.page.Nodes[d.body].End; i++ {
		if d.page.Nodes[i].Kind != page.Text || d.chars[i] == 0 {
			continue
		}
		classes[i] = cover.Boilerplate
		if content[d.page.Nodes[i].Parent] {
			classes[i], text = cover.Content, true
		}
	}
	return text
}

// classifyBlocks keeps the full subtrees and the text directly on the path to them.
// What was removed but shows nothing is left undecided: no reader would miss it,
// and Cut stays short.
func (d *densities) classifyBlocks(classes []cover.Class) (text bool) {
	states := d.blocks()
	shown := d.shown()
	for i := d.body; i < d.page.Nodes[d.body].End; i++ {
		node := &d.page.Nodes[i]
		class := cover.Boilerplate
		switch {
		case !d.read[i]:
			i = node.End - 1
			continue
		case states[i] == path:
			continue
		case states[i] == full, node.Kind == page.Text && !d.opts.DropPathText && states[node.Parent] == path:
			class = cover.Content
		}
		if shown[node.End] > shown[i] {
			classes[i] = class
			text = text || class == cover.Content && d.chars[i] > 0
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
