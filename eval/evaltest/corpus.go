package evaltest

import (
	"os"
	"path/filepath"
	"testing"

	"galley/eval/corpus"
)

// Corpus opens a corpus beside the project: the folder corpora/NAME of the one that
// GALLEY_SHARED names, or of "shared" beside the project's own. Without it the test
// is skipped, but where CI is set it fails: there everything must be measured.
func Corpus(t testing.TB, name string) *corpus.Corpus {
	t.Helper()
	shared := os.Getenv("GALLEY_SHARED")
	if shared == "" {
		shared = filepath.Join(root(t), "..", "shared")
	}
	dir := filepath.Join(shared, "corpora", filepath.FromSlash(name))
	c, err := corpus.Open(dir, "")
	switch {
	case err != nil && os.Getenv("CI") == "":
		t.Skipf("no corpus at %s (GALLEY_SHARED names the folder that has corpora): %v", dir, err)
	case err != nil:
		t.Fatalf("CI is set, and there is no corpus (GALLEY_SHARED names the folder that has corpora): %v", err)
	}
	return c
}

// root is the folder of the project: the one around the test with a go.mod.
func root(t testing.TB) string {
	t.Helper()
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			t.Fatal("no go.mod above the test: run it in the project")
		}
		dir = parent
	}
}
