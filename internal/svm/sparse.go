package svm

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	"strconv"
)

// The limits of what is read. They are far above anything a wrapper needs (8 000
// candidates of some ten features are 1 MB of text) and keep a hostile file from
// taking more than some hundred MB.
const (
	maxText  = 64 << 20 // bytes of a problem or model
	maxIndex = 1 << 16  // features
	maxCells = 16 << 20 // values of the dense matrix
)

const smallestNormal = 0x1p-1022

// sparse gathers rows of LIBSVM text, "NUMBER INDEX:VALUE INDEX:VALUE …", before
// their width is known. The zero sparse has no rows.
type sparse struct {
	index []int32   // from 0: LIBSVM's less one
	value []float64 // beside index
	end   []int     // for each row, the end of its entries in index and value
	dim   int       // one more than the largest index so far
}

// addRow takes the fields of one line and returns the leading number: the label
// in a problem, the coefficient in a model.
func (s *sparse) addRow(fields [][]byte) (float64, error) {
	if len(fields) == 0 {
		return 0, errors.New("empty line")
	}
	lead, err := parseFloat(fields[0])
	if err != nil {
		return 0, err
	}
	last := 0
	for _, f := range fields[1:] {
		index, v, err := parseEntry(f)
		if err != nil {
			return 0, err
		}
		if index <= last {
			return 0, fmt.Errorf("index %d after %d: indexes must ascend", index, last)
		}
		last = index
		s.index = append(s.index, int32(index-1))
		s.value = append(s.value, v)
	}
	s.end = append(s.end, len(s.index))
	s.dim = max(s.dim, last)
	return lead, nil
}

// dense spreads the rows into one row-major array of len(s.end) rows and dim
// columns. Two rows may need little text and, by one large index, much memory:
// hence the limit here.
func (s *sparse) dense(dim int) ([]float64, error) {
	if dim < s.dim {
		return nil, fmt.Errorf("index %d, but there are %d features", s.dim, dim)
	}
	if dim > 0 && len(s.end) > maxCells/dim {
		return nil, fmt.Errorf("%d rows of %d features are more than %d values", len(s.end), dim, maxCells)
	}
	flat := make([]float64, len(s.end)*dim)
	k := 0
	for i, end := range s.end {
		for ; k < end; k++ {
			flat[i*dim+int(s.index[k])] = s.value[k]
		}
	}
	return flat, nil
}

// parseEntry reads INDEX:VALUE; the index is in 1…maxIndex.
func parseEntry(f []byte) (int, float64, error) {
	idx, val, ok := bytes.Cut(f, []byte(":"))
	if !ok {
		return 0, 0, fmt.Errorf("%.40q is not index:value", f)
	}
	index, err := strconv.ParseUint(string(idx), 10, 32)
	if err != nil || index < 1 || index > maxIndex {
		return 0, 0, fmt.Errorf("index %.40q, want 1…%d", idx, maxIndex)
	}
	v, err := parseFloat(val)
	return int(index), v, err
}

// parseFloat reads a finite decimal number. strconv alone would also take
// hexadecimal floats, underscores, "inf" and "nan". As in WriteProblem, what is
// no normal float64 is zero.
func parseFloat(f []byte) (float64, error) {
	for _, c := range f {
		if (c < '0' || c > '9') && c != '+' && c != '-' && c != '.' && c != 'e' && c != 'E' {
			return 0, fmt.Errorf("%.40q is not a finite decimal number", f)
		}
	}
	v, err := strconv.ParseFloat(string(f), 64)
	if err != nil {
		return 0, fmt.Errorf("%.40q is not a finite decimal number", f)
	}
	if math.Abs(v) < smallestNormal {
		return 0, nil
	}
	return v, nil
}

// readText reads r to its end, or fails if that is more than maxText bytes.
func readText(r io.Reader) ([]byte, error) {
	text, err := io.ReadAll(io.LimitReader(r, maxText+1))
	if err != nil {
		return nil, err
	}
	if len(text) > maxText {
		return nil, fmt.Errorf("more than %d bytes", maxText)
	}
	return text, nil
}

// lines yields the fields of every line with its number, from 1. The end of the
// last line may be missing.
func lines(text []byte) iter.Seq2[int, [][]byte] {
	return func(yield func(int, [][]byte) bool) {
		for n := 1; len(text) > 0; n++ {
			var line []byte
			line, text, _ = bytes.Cut(text, []byte("\n"))
			if !yield(n, bytes.Fields(line)) {
				return
			}
		}
	}
}
