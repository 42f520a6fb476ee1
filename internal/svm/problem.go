package svm

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"math"
	"strconv"
)

// ErrOneClass says that a training set has rows of one label only: there is no
// border to learn.
var ErrOneClass = errors.New("svm: the training set needs rows of both labels, +1 and -1")

// A Problem is a training or test set. The zero Problem has no rows.
type Problem struct {
	X [][]float64 // the rows, all of one length, every value finite
	Y []int       // +1 or -1, one for each row
}

// Dim returns the number of features, which is the length of the first row.
func (p Problem) Dim() int {
	if len(p.X) == 0 {
		return 0
	}
	return len(p.X[0])
}

// Check reports the first fault: another number of labels than rows, rows of
// different lengths, a label that is not +1 or -1, a value that is NaN or
// infinite. Rows and features count from 1, as in LIBSVM's files.
func (p Problem) Check() error {
	if len(p.X) != len(p.Y) {
		return fmt.Errorf("svm: problem has %d rows and %d labels", len(p.X), len(p.Y))
	}
	if p.Dim() > maxIndex {
		return fmt.Errorf("svm: problem has %d features, the limit is %d", p.Dim(), maxIndex)
	}
	for i, x := range p.X {
		if len(x) != p.Dim() {
			return fmt.Errorf("svm: row %d has %d features, row 1 has %d", i+1, len(x), p.Dim())
		}
		if p.Y[i] != 1 && p.Y[i] != -1 {
			return fmt.Errorf("svm: row %d has label %d, want 1 or -1", i+1, p.Y[i])
		}
		for j, v := range x {
			if math.IsNaN(v) || math.IsInf(v, 0) {
				return fmt.Errorf("svm: row %d: feature %d is %v", i+1, j+1, v)
			}
		}
	}
	return nil
}

// classes counts the rows of either label.
func (p Problem) classes() (pos, neg int) {
	for _, y := range p.Y {
		if y > 0 {
			pos++
		} else {
			neg++
		}
	}
	return pos, neg
}

// WriteProblem writes p as LIBSVM text, a line a row: the label, then
// index:value for every value that is not zero, indexes from 1. The numbers have
// the fewest digits that read back as the same float64. Nothing is written if
// p.Check finds a fault.
//
// Values nearer to zero than the smallest normal float64, 2.2e-308, are written
// as zero: C's strtod calls them out of range, and svm-train then refuses the file.
func WriteProblem(w io.Writer, p Problem) error {
	if err := p.Check(); err != nil {
		return err
	}
	bw := bufio.NewWriter(w)
	var line []byte
	for i, x := range p.X {
		line = appendRow(line[:0], p.Y[i], x)
		if _, err := bw.Write(line); err != nil {
			return fmt.Errorf("svm: writing problem: %w", err)
		}
	}
	if err := bw.Flush(); err != nil {
		return fmt.Errorf("svm: writing problem: %w", err)
	}
	return nil
}

// appendRow appends the line of one row, with its end.
func appendRow(b []byte, y int, x []float64) []byte {
	if y > 0 {
		b = append(b, '+')
	}
	b = strconv.AppendInt(b, int64(y), 10)
	for j, v := range x {
		if math.Abs(v) < smallestNormal {
			continue
		}
		b = append(b, ' ')
		b = strconv.AppendInt(b, int64(j+1), 10)
		b = append(b, ':')
		b = strconv.AppendFloat(b, v, 'g', -1, 64)
	}
	return append(b, '\n')
}
