package fused

import (
	"slices"
	"strings"

	"galley/page"
)

// Observation is what is known of a page before it is judged: what weights are
// fitted to.
type Observation struct{ sheet *sheet }

// Observe reads a page.
func Observe(p *page.Page) *Observation { return &Observation{newSheet(p)} }

// allColumns are those of pages with boxes too.
func allColumns() []column { return slices.Concat(plainColumns(), layoutColumns) }

// plainColumns need no boxes.
func plainColumns() []column { return slices.Concat(columns, repeatColumns, kinColumns) }

// Evidence names the columns of Rows. Those of the layout are 0 on pages without.
func Evidence(layout bool) []string {
	if layout {
		return keys(allColumns())
	}
	return keys(plainColumns())
}

// ContextEvidence names the columns of Context.
func ContextEvidence() []string { return keys(contextColumns) }

// BodyEvidence names the columns of Bodies.
func BodyEvidence() []string { return keys(bodyColumns) }

// TitleEvidence names the columns of Titles.
func TitleEvidence() []string { return keys(titleColumns) }

// PageEvidence names the columns of Page.
func PageEvidence() []string { return keys(pageColumns) }

// Texts are what the blocks say, in document order.
func (o *Observation) Texts() []string {
	texts := make([]string, len(o.sheet.blocks))
	for i := range texts {
		texts[i] = o.sheet.text(&o.sheet.blocks[i])
	}
	return texts
}

// InFigure says of every block whether it is in a figure, as captions are.
func (o *Observation) InFigure() []bool {
	list := make([]bool, len(o.sheet.blocks))
	for i := range list {
		list[i] = o.sheet.marks(i)&inFigure != 0
	}
	return list
}

// Blocks are the first block of the subtree of n and the one after its last.
func (o *Observation) Blocks(n page.NodeID) (from, to int) {
	return int(o.sheet.first[n]), int(o.sheet.first[o.sheet.page.Nodes[n].End])
}

// Same reports whether two subtrees, one of which may lie in the other, hold the same
// blocks and as many pictures.
func (o *Observation) Same(a, b page.NodeID) bool { return o.sheet.same(a, b) }

// Rows are the evidence about the blocks, in the order of Evidence.
func (o *Observation) Rows(layout bool) [][]float64 {
	cols := plainColumns()
	if layout {
		cols = allColumns()
	}
	return table(len(o.sheet.blocks), len(cols), func(i int, out []float64) {
		for k := range cols {
			out[k] = cols[k].of(o.sheet, i)
		}
	})
}

// Context are the evidence that the first posteriors of the blocks are for each other,
// in the order of ContextEvidence.
func (o *Observation) Context(post []float64) [][]float64 {
	t := o.sheet.tally(post)
	return table(len(o.sheet.blocks), len(contextColumns), func(i int, out []float64) {
		for k := range contextColumns {
			out[k] = contextColumns[k].of(t, i)
		}
	})
}

// Bodies are the subtrees that may be the body, by the posteriors of blocks, and the
// evidence about them, in the order of BodyEvidence.
func (o *Observation) Bodies(post []float64) ([]page.NodeID, [][]float64) {
	v := newBodyView(o.sheet.tally(post))
	nodes := v.bodies()
	return nodes, table(len(nodes), len(bodyColumns), v.rows(bodyColumns, nodes))
}

// Titles are the subtrees that may be the title of the article with that body, and
// the evidence about them, in the order of TitleEvidence.
func (o *Observation) Titles(post []float64, body page.NodeID) ([]page.NodeID, [][]float64) {
	v := o.sheet.tally(post).titles(body)
	return v.nodes(), table(len(v.list), len(titleColumns), v.row(titleColumns))
}

// Page is the evidence about the page as a whole, in the order of PageEvidence, for
// bodies and titles with these logits.
func (o *Observation) Page(post []float64, bodies []page.NodeID, body []float64, titles []float64) []float64 {
	j := judged{body: choose(bodies, body)}
	v := o.sheet.tally(post).titles(j.body.node)
	j.title = choose(v.nodes(), titles)
	return table(1, len(pageColumns), newPageView(v, j).row(pageColumns))[0]
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
