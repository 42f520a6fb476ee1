package train

import (
	"bytes"
	"testing"

	"galley/dataset"
	"galley/models"
	"galley/train/traintest"
)

// small is a search of four points, for tests that do not look at the grid.
func small(seed uint64) Options {
	return Options{Seed: seed, Folds: 3, Grid: grid([]int{-9, -5}, []int{2, 4})}
}

func trained(t testing.TB, samples []dataset.Sample, o Options) (*models.Wrapper, *Report) {
	t.Helper()
	traintest.Need(t, "svm-train")
	w, r, err := Train(t.Context(), samples, "Chrome/156", o)
	if err != nil {
		t.Fatal(err)
	}
	return w, r
}

func file(t testing.TB, w *models.Wrapper) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := w.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
