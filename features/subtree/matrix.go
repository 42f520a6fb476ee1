package subtree

import (
	"galley/features"
	"galley/features/number"
	"galley/features/wang"
	"galley/page"
)

// A Matrix has a row for each candidate and a column for each feature, row after
// row in one slice. Every value is finite. The zero Matrix has no rows.
type Matrix struct {
	Cols int       // columns, 0 or more
	Data []float64 // the rows, Cols values each

	rows int
}

// Rows is the number of rows.
func (m Matrix) Rows() int { return m.rows }

// Row is the i-th row, from 0, sharing memory with the matrix.
func (m Matrix) Row(i int) []float64 {
	return m.Data[i*m.Cols : (i+1)*m.Cols : (i+1)*m.Cols]
}

// Body measures each candidate as a body; row i is that of candidates[i].
func (s Set) Body(x *features.Index, candidates []page.NodeID) Matrix {
	v := &subtreeView{}
	if s.relative {
		v.bodies = x.Priors()
	} else {
		v.paper = x.Subtrees().AsBodies()
	}
	return fillMatrix(s.columns[Body], v, candidates)
}

// Title measures each candidate as the title of the article with the given body; row i
// is that of candidates[i]. Without a body (None) the columns that relate to it are 0,
// or measured from an empty box in the page's corner.
func (s Set) Title(x *features.Index, body page.NodeID, candidates []page.NodeID) Matrix {
	if s.relative {
		return fillMatrix(s.columns[Title], &subtreeView{titles: x.Priors().Titles(body)}, candidates)
	}
	v := &subtreeView{paper: x.Subtrees().AsTitles(body)}
	return fillMatrix(s.columns[Title], v, candidates)
}

// subtreeView is what the columns of subtrees are read from.
type subtreeView struct {
	paper  *wang.View          // nil for Relative
	bodies *features.BodyView  // of Relative
	titles *features.TitleView // of Relative
}

func fillMatrix(columns []subtreeColumn, v *subtreeView, candidates []page.NodeID) Matrix {
	m := Matrix{Cols: len(columns), rows: len(candidates)}
	m.Data = make([]float64, 0, len(columns)*len(candidates))
	for _, n := range candidates {
		for i := range columns {
			m.Data = append(m.Data, scaled(&columns[i], v, n))
		}
	}
	return m
}

// scaled is the scaled value of a column; never NaN, never infinite.
func scaled(c *subtreeColumn, v *subtreeView, n page.NodeID) float64 {
	return number.Finite((number.Finite(c.Of(v, n)) - c.Mean) / c.SD)
}
