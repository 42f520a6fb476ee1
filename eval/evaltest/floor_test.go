package evaltest

import (
	"os"
	"path/filepath"
	"testing"

	"galley/eval"
)

// TestFloorFile: a floor is made, holds, and is only ever raised.
func TestFloorFile(t *testing.T) {
	file := filepath.Join(t.TempDir(), "floor", "corpus.json")
	at := func(v float64) *eval.Floor {
		return &eval.Floor{Corpus: "c", Digest: "d", Pages: 1, Figures: eval.Figures{"m": {"lcs": v}}}
	}
	Floor(t, file, at(0.5), true)
	Floor(t, file, at(0.5), false)
	Floor(t, file, at(0.75), true)
	first, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	floor, err := readFloor(file)
	if err != nil {
		t.Fatal(err)
	}
	if floor.Compare(at(0.5)) == nil || better(floor, at(0.75)) != 0 || better(floor, at(0.8)) != 1 {
		t.Errorf("the floor is %v, want 0.75", floor.Figures)
	}
	if err := raiseFloor(file, floor, at(0.5)); err != nil {
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
