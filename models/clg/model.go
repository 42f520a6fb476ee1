package clg

import (
	"math"

	"galley/internal/svm"
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// Model is what was learned: a machine for laid-out pages, and one for parsed ones. It may
// be used by several goroutines.
type Model struct {
	laid, parsed *machine
}

// machine is one of the two. A machine that is nil was not trained.
type machine struct {
	best  []float64 // of the positions, in content
	model *svm.Model
}

// scale compares the positions of a row with the best ones, as POS_LEFT = 1 - |BEST_LEFT -
// LEFT| ([Wu15], section 4.1), and limits all features to [-1, 1], for pages with boxes
// beyond their size.
func (m *machine) scale(row []float64) {
	for i := range row {
		if i < len(m.best) {
			row[i] = 1 - math.Abs(m.best[i]-row[i])
		}
		row[i] = min(max(row[i], -1), 1)
	}
}

// Extractor is the method with its parameters. It may be used by several goroutines.
type Extractor struct {
	Model *Model // nil: the one that is part of the program
	Options
}

// Options are the parameters. In a number 0 stands for the default and anything negative
// for 0.
type Options struct {
	// Gap is how many texts that were not selected may lie between two of a group; 0 means 3.
	Gap int
	// Heading takes the first <h1> for the title. The method itself finds none.
	Heading bool
}

const defaultGap = 3

// Declare lists the parameters.
func (o *Options) Declare(p *method.Params) {
	p.Int(&o.Gap, "gap", defaultGap, 0, 100, "texts between two that were selected, within one group")
	p.Bool(&o.Heading, "heading", "take the first h1 for the title")
}

// Select classifies the blocks of a page and takes the group with most text. Where no
// block is content the error is models.ErrNoArticle; a page of too many blocks is a
// *method.LimitError.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	nothing := page.Selection{Title: page.None}
	model := e.Model
	if model == nil {
		model = shipped()
	}
	b, err := newBlocks(p)
	if err != nil {
		return nothing, err
	}
	selected, err := model.selected(b)
	if err != nil {
		return nothing, err
	}
	classes := make([]cover.Class, len(p.Nodes))
	for _, n := range b.texts {
		classes[n] = cover.Boilerplate
	}
	from, to := b.group(selected, method.OrDefault(e.Gap, defaultGap))
	for k := from; k < to; k++ {
		if n := b.texts[k]; selected[k] || !b.inLink[n] {
			classes[n] = cover.Content
		}
	}
	return method.SelectContent(p, p.Body(), classes, b.read, e.Heading)
}

// selected says of each text whether it is in a block that is content.
func (m *Model) selected(b *blocks) ([]bool, error) {
	machine, err := m.of(b.page)
	if err != nil {
		return nil, err
	}
	content := make([]bool, len(b.page.Nodes)+1)
	end := page.NodeID(0)
	for _, n := range b.nodes {
		if n < end {
			continue // in a block that is content
		}
		row := b.row(n)
		machine.scale(row)
		if machine.model.Decision(row) > 0 {
			end = b.page.Nodes[n].End
			for i := n; i < end; i++ {
				content[i] = true
			}
		}
	}
	list := make([]bool, len(b.texts))
	for k, n := range b.texts {
		list[k] = content[n]
	}
	return list, nil
}

// group is the group of texts that has most characters outside of links: from, …, to-1.
// It begins and ends with texts that were selected.
func (b *blocks) group(selected []bool, gap int) (from, to int) {
	start, last := -1, -1
	most, chars := 0.0, 0.0
	for k := 0; k <= len(selected); k++ {
		if start >= 0 && (k == len(selected) || k-last > gap+1) {
			if chars > most {
				from, to, most = start, last+1, chars
			}
			start, chars = -1, 0
		}
		if k == len(selected) || !selected[k] {
			continue
		}
		if start < 0 {
			start = k
		}
		last = k
		if n := b.texts[k]; !b.inLink[n] {
			chars += b.chars[n+1] - b.chars[n]
		}
	}
	return from, to
}
