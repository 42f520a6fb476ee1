package eval_test

import (
	"bytes"
	"io"
	"path/filepath"
	"testing"

	"galley/testdata/testfile"
)

// goldenOf compares what is written with a file below testdata.
func goldenOf(t *testing.T, name string, write func(io.Writer) error) {
	t.Helper()
	var got bytes.Buffer
	if err := write(&got); err != nil {
		t.Fatal(err)
	}
	testfile.Golden(t, filepath.Join("testdata", name), got.Bytes())
}
