package svm

import (
	"fmt"
	"io"
)

// readProblem reads LIBSVM text. Every row becomes as long as the largest index
// of the file: columns that are zero everywhere at the end are lost in this
// format. The rows share one array.
//
// It refuses, with the number of the line, what svm-train refuses and a little
// more: labels other than +1 and -1, empty lines, indexes that do not ascend or
// are out of 1…65536, numbers that are not finite decimals. It also refuses
// texts above 64 MiB and problems above 16 Mi values, zeros included.
func readProblem(r io.Reader) (Problem, error) {
	text, err := readText(r)
	if err != nil {
		return Problem{}, fmt.Errorf("svm: reading problem: %w", err)
	}
	var (
		p Problem
		s sparse
	)
	for n, fields := range lines(text) {
		y, err := s.addRow(fields)
		if err == nil && y != 1 && y != -1 {
			err = fmt.Errorf("label %v, want 1 or -1", y)
		}
		if err != nil {
			return Problem{}, fmt.Errorf("svm: problem: line %d: %w", n, err)
		}
		p.Y = append(p.Y, int(y))
	}
	flat, err := s.dense(s.dim)
	if err != nil {
		return Problem{}, fmt.Errorf("svm: problem: %w", err)
	}
	for i := range p.Y {
		p.X = append(p.X, flat[i*s.dim:(i+1)*s.dim:(i+1)*s.dim])
	}
	return p, nil
}
