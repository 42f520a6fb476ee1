package features

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
