package eval_test

import (
	"bytes"
	"io"
	"testing"

	"galley/eval"
)

// goldenOf compares what is written with a file below testdata.
func goldenOf(t *testing.T, name string, write func(io.Writer) error) {
	t.Helper()
	var got bytes.Buffer
	if err := write(&got); err != nil {
		t.Fatal(err)
	}
	eval.Golden(t, name, got.Bytes())
}
