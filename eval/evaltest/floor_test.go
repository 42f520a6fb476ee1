package evaltest

import (
	"os"
	"path/filepath"
	"testing"
)

// TestHold: a floor is made, holds, and is only ever raised.
func TestHold(t *testing.T) {
	file := filepath.Join(t.TempDir(), "floor", "corpus.json")
	at := func(v float64) *FloorFile {
		return &FloorFile{Corpus: "c", Digest: "d", Pages: 1, Figures: Figures{"m": {"lcs": v}}}
	}
	hold(t, file, at(0.5), true)
	hold(t, file, at(0.5), false)
	hold(t, file, at(0.75), true)
	first, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	floor, err := readFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if floor.Compare(at(0.5)) == nil || better(floor, at(0.75)) != 0 || better(floor, at(0.8)) != 1 {
		t.Errorf("the floor is %v, want 0.75", floor.Figures)
	}
	if err := raiseFile(file, floor, at(0.5)); err != nil {
		t.Fatal(err)
	}
	if second, _ := os.ReadFile(file); string(second) != string(first) {
		t.Errorf("raised by less, the file becomes\n%s", second)
	}
}

// TestCorpus: a corpus that is not there is no failure here, and one in CI.
func TestCorpus(t *testing.T) {
	t.Setenv("GALLEY_SHARED", t.TempDir())
	t.Setenv("CI", "")
	t.Run("missing", func(t *testing.T) {
		Corpus(t, "wcxb")
		t.Error("no skip")
	})
}
