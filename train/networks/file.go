package networks

import (
	"bytes"
	"io"

	"galley/models"
)

// Write writes the wrapper of the networks that have seen all pages, with its record.
func (r *Result) Write(out io.Writer) error { return r.write(out, r.All) }

// WriteFold writes the wrapper of the networks that have not seen a fold.
func (r *Result) WriteFold(out io.Writer, fold int) error { return r.write(out, r.ByFold[fold]) }

// Folds is the number of folds that networks are fitted without.
const Folds = folds

func (r *Result) write(out io.Writer, weights Weights) error {
	n, err := bind(weights)
	if err != nil {
		return err
	}
	return (&models.Wrapper{Boxes: r.kind == Laid, Networks: n, Record: r.Record}).Write(out)
}

// ReadFold reads a file of WriteFold, for Remeasure.
func ReadFold(data []byte) (Weights, error) {
	w, err := models.Read(bytes.NewReader(data))
	if err != nil {
		return Weights{}, err
	}
	if w.Networks == nil {
		return Weights{}, &models.FormatError{Reason: "it has no networks", Advice: "name a file that galley train shipped wrote"}
	}
	return *w.Networks, nil
}
