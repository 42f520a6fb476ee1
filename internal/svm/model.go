package svm

import (
	"bytes"
	"fmt"
	"io"
)

// A Model is a trained two-class C-SVC with an RBF kernel. It comes from
// ReadModel or a Trainer and never changes; the zero Model is of no use.
type Model struct {
	text []byte // LIBSVM's, as it was read

	// What follows is turned, if need be, so that positive decision values
	// mean label +1: see header.turn.
	gamma float64
	rho   float64
	coef  []float64 // α·y, one for each support vector
	sv    []float64 // the support vectors, row-major, dim columns
	dim   int

	sigmoid bool // a and b are there
	a, b    float64
}

// ReadModel reads LIBSVM's model text for vectors of dim features. A dim of 0
// means the largest index among the support vectors; that is too few where the
// last features are zero in all of them, so whoever knows the number should say it.
//
// It accepts svm_type c_svc, kernel_type rbf, the two labels 1 and -1 in either
// order, with or without probA and probB. An error names the line and, for
// another kind of model, what was found and what is supported. Refused besides:
// missing, repeated or unknown header lines, numbers that are not finite (or
// above 1e300, which a sum could carry to infinity), indexes above dim, counts
// that do not fit the lines, texts above 64 MiB, and more than 16 Mi values.
func ReadModel(r io.Reader, dim int) (*Model, error) {
	if dim < 0 {
		panic(fmt.Sprintf("svm: ReadModel called with dim %d", dim))
	}
	text, err := readText(r)
	if err != nil {
		return nil, fmt.Errorf("svm: reading model: %w", err)
	}
	m, err := parseModel(text, dim)
	if err != nil {
		return nil, fmt.Errorf("svm: model: %w", err)
	}
	return m, nil
}

// WriteTo writes the text that the model was read from, byte for byte.
func (m *Model) WriteTo(w io.Writer) (int64, error) {
	n, err := w.Write(m.text)
	if err != nil {
		err = fmt.Errorf("svm: writing model: %w", err)
	}
	return int64(n), err
}

// Raw returns a copy of the text that the model was read from.
func (m *Model) Raw() []byte { return bytes.Clone(m.text) }

// Dim returns the number of features of the vectors that the model decides on.
func (m *Model) Dim() int { return m.dim }

// SupportVectors returns their number, at least 1.
func (m *Model) SupportVectors() int { return len(m.coef) }

// Gamma returns the kernel's γ, above 0, as the file has it. svm-train may have
// rounded it; see Params.
func (m *Model) Gamma() float64 { return m.gamma }

// Sigmoid returns a and b of P(+1 | x) = 1/(1+exp(a·Decision(x)+b)). ok is false,
// and a and b are 0, if the model was trained without probabilities. An a of 0 or
// above is a failed fit: the probability then does not rise with the decision
// value, and ranking by Decision is right.
func (m *Model) Sigmoid() (a, b float64, ok bool) { return m.a, m.b, m.sigmoid }
