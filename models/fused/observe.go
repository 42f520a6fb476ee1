package fused

import (
	"strings"

	"galley/page"
)

// Observation is what is known of the blocks of a page before it is judged: what the
// weights are fitted to.
type Observation struct{ sheet *sheet }

// Observe reads a page.
func Observe(p *page.Page) *Observation { return &Observation{newSheet(p)} }

// Texts are what the blocks say, in document order.
func (o *Observation) Texts() []string {
	texts := make([]string, len(o.sheet.blocks))
	for i := range texts {
		texts[i] = o.sheet.text(&o.sheet.blocks[i])
	}
	return texts
}

// Rows are the evidence about the blocks, in the order of Evidence.
func (o *Observation) Rows() [][]float64 {
	return table(len(o.sheet.blocks), len(columns), o.sheet.row)
}

// Context are the evidence that the first posteriors of the blocks are for each other,
// in the order of ContextEvidence.
func (o *Observation) Context(post []float64) [][]float64 {
	return table(len(o.sheet.blocks), len(contextColumns), o.sheet.tally(post).row)
}

func table(rows, columns int, fill func(i int, out []float64)) [][]float64 {
	all := make([][]float64, rows)
	for i := range all {
		all[i] = make([]float64, columns)
		fill(i, all[i])
	}
	return all
}

// text is what a block says.
func (s *sheet) text(b *block) string {
	if b.to == b.from+1 {
		return s.page.Nodes[b.from].Text
	}
	var t strings.Builder
	for i := b.from; i < b.to; i++ {
		if s.read[i] && s.page.Nodes[i].Kind == page.Text {
			t.WriteString(s.page.Nodes[i].Text)
		}
	}
	return t.String()
}
