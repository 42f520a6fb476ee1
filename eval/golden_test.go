package eval_test

import (
	"bytes"
	"flag"
	"io"
	"os"
	"path/filepath"
	"testing"
)

// The tests inside the package may have the flag already.
func init() {
	if flag.Lookup("update") == nil {
		flag.Bool("update", false, "write the golden files anew")
	}
}

func updating() bool { return flag.Lookup("update").Value.String() == "true" }

// goldenOf compares what is written with a file below testdata.
func goldenOf(t *testing.T, name string, write func(io.Writer) error) {
	t.Helper()
	var got bytes.Buffer
	if err := write(&got); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join("testdata", name)
	if updating() {
		if err := os.WriteFile(path, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("%s differs (accept with: go test ./eval -update)\n got:\n%s", path, got.Bytes())
	}
}
