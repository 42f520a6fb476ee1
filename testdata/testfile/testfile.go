// Package testfile reads the files of tests: golden files, and those that are compressed.
package testfile

import (
	"bytes"
	"compress/gzip"
	"flag"
	"io"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Golden fails a test when got is not what the file holds. With the flag -update it
// writes the file instead.
func Golden(t testing.TB, path string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want := Read(t, path); !bytes.Equal(got, want) {
		t.Errorf("%s differs (accept with: go test -update in the folder of the test)\n got:\n%s\nwant:\n%s", path, got, want)
	}
}

// Read is what a file holds.
func Read(t testing.TB, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Gunzip is what a file holds that gzip compressed.
func Gunzip(t testing.TB, path string) []byte {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(Read(t, path)))
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatalf("decompress %s: %v", path, err)
	}
	return data
}
