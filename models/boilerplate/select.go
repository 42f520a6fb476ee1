package boilerplate

import (
	"slices"
	"strings"

	"galley/features"
	"galley/models/cover"
	"galley/page"
)

// overlaid are the classes of a page of which nothing is known but its overlays.
func (t *Trimmer) overlaid() []cover.Class {
	classes := make([]cover.Class, len(t.Page.Nodes))
	for _, n := range t.Overlays() {
		classes[n] = cover.Boilerplate
	}
	return classes
}

// classify gives the texts of a block a class.
func (t *Trimmer) classify(classes []cover.Class, block int, class cover.Class) {
	from, to := t.BlockNodes(block)
	for n := from; n < to; n++ {
		if t.Readable(n) && strings.TrimSpace(t.Page.Nodes[n].Text) != "" {
			classes[n] = class
		}
	}
}

// Select returns the shortest Selection with the blocks that have a posterior of
// at least least. The title, which may be None, is no part of the body.
func Select(x *features.Index, scores *features.BlockScores, title page.NodeID, least float64) page.Selection {
	t := New(scores, x)
	post := slices.Clone(scores.Posteriors())
	t.leaveOut(title, post, least)
	classes := t.overlaid()
	for i, p := range post {
		class := cover.Boilerplate
		if p >= least {
			class = cover.Content
		}
		t.classify(classes, i, class)
	}
	found := cover.Select(x.Page, x.Page.Body(), classes)
	found.Title = title
	return found
}
