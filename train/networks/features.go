package networks

import (
	"galley/features"
	"galley/features/block"
	"galley/features/wang"
	"galley/page"
)

// pageFeatures are the features of a page as rows of numbers, one for each block or
// candidate, in the columns of the tables of package features.
type pageFeatures struct{ *features.Index }

func newFeatures(p *page.Page) pageFeatures {
	return pageFeatures{features.NewIndex(p, wang.Limits{})}
}

// texts are what the blocks say, in document order.
func (f pageFeatures) texts() []string {
	texts := make([]string, f.NumBlocks())
	for i := range texts {
		texts[i] = f.BlockText(i)
	}
	return texts
}

// isCaption reports whether a block is or lies in a figure, or stands with one picture
// and at most one other block in an element of their own.
func (f pageFeatures) isCaption(i int) bool {
	if f.BlockEnclosing(i)&block.InFigure != 0 {
		return true
	}
	const climbed, lines = 4, 2
	n := f.BlockElement(i)
	for k := 0; n > 0 && k < climbed; k++ {
		from, to := f.Span(n)
		if media := f.Media(n); to-from > lines || media > 1 {
			return false
		} else if media == 1 {
			return true
		}
		n = f.Page.Nodes[n].Parent
	}
	return false
}

// blocks are the features of the blocks; with boxes those of the layout too.
func (f pageFeatures) blocks(boxes bool) [][]float32 {
	t := features.Blocks(boxes)
	return rows(f.NumBlocks(), t.Len(), f.BlockRows(&t))
}

// context are the features of the blocks by the posteriors of all blocks.
func (f pageFeatures) context(posteriors []float64) [][]float32 {
	t, v := features.Contexts(), f.Scores(posteriors)
	return rows(f.NumBlocks(), t.Len(), func(i int, row []float64) { v.Row(&t, i, row) })
}

// bodies are the subtrees that may be the body, by the posteriors of the blocks.
func (f pageFeatures) bodies(posteriors []float64) ([]page.NodeID, [][]float32) {
	t, v := features.Bodies(), f.Scores(posteriors).Bodies()
	nodes := v.Nodes()
	return nodes, rows(len(nodes), t.Len(), func(i int, row []float64) { v.Row(&t, i, row) })
}

// titles are the subtrees that may be the title of the article with the given body.
func (f pageFeatures) titles(posteriors []float64, body page.NodeID) ([]page.NodeID, [][]float32) {
	t, v := features.Titles(), f.Scores(posteriors).Titles(body)
	nodes := v.Nodes()
	return nodes, rows(len(nodes), t.Len(), func(i int, row []float64) { v.Row(&t, i, row) })
}

// document is the one row of the page, by what was chosen.
func (f pageFeatures) document(posteriors []float64, body, title features.Choice) [][]float32 {
	t, v := features.Documents(), f.Scores(posteriors).Titles(body.Node).Document(body, title)
	return rows(1, t.Len(), func(_ int, row []float64) { v.Row(&t, row) })
}

// rows measures n rows. They are kept in single precision, which halves the memory.
func rows(n, columns int, measure func(i int, row []float64)) [][]float32 {
	list, row := make([][]float32, n), make([]float64, columns)
	for i := range list {
		clear(row)
		measure(i, row)
		list[i] = make([]float32, columns)
		for k, v := range row {
			list[i][k] = float32(v)
		}
	}
	return list
}

// widen hands out rows as networks take them.
func widen(rows [][]float32) func(i int, out []float64) {
	return func(i int, out []float64) {
		for k, v := range rows[i] {
			out[k] = float64(v)
		}
	}
}
