package evaltest

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"galley/eval"
	"galley/eval/corpus"
)

// raiseVariable is the environment variable that, when it is not empty, has floors
// raised to what is measured: "make raise" sets it.
const raiseVariable = "GALLEY_RAISE"

// Floor runs extractors on a corpus, and fails the test when a page cannot be extracted
// or a figure is below the floor of that name (see Hold).
func Floor(t testing.TB, name string, c *corpus.Corpus, o eval.RunOptions, extractors ...eval.Named) {
	t.Helper()
	results, err := eval.Run(t.Context(), c.Documents(), extractors, o)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range results {
		for _, outcome := range r.Outcomes {
			if outcome.Failure != "" {
				t.Errorf("%s on %s: %s", outcome.Method, r.ID, outcome.Failure)
			}
		}
	}
	Hold(t, name, c, figuresOf(eval.NewTextReport(c, "", results, 1)))
}

// Hold fails the test when a figure is below its floor in
// eval/evaltest/testdata/floor/NAME.json, or the corpus is not the one of the floor.
// "make raise" lifts every figure that is better now and lowers none; a file that is not
// there is made.
func Hold(t testing.TB, name string, c *corpus.Corpus, figures Figures) {
	t.Helper()
	digest, err := c.Digest(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	measured := &FloorFile{Corpus: c.Name, Digest: digest, Pages: c.Len(), Figures: figures}
	hold(t, filepath.Join(root(t), "eval", "evaltest", "testdata", "floor", name+".json"), measured, os.Getenv(raiseVariable) != "")
}

func hold(t testing.TB, file string, measured *FloorFile, raise bool) {
	t.Helper()
	floor, err := readFile(file)
	if err != nil {
		t.Fatalf("floor %s: %v", file, err)
	}
	if raise {
		if err := raiseFile(file, floor, measured); err != nil {
			t.Fatalf("floor %s: raise: %v", file, err)
		}
	}
	if floor.Digest == "" {
		t.Fatalf("there is no floor %s; make it with: make raise", file)
	}
	err = floor.Compare(measured)
	var below *FloorError
	switch {
	case errors.As(err, &below):
		for _, why := range below.Why {
			t.Errorf("floor %s: %s", file, why)
		}
		t.Logf("hint: %s", below.Hint())
	case err != nil:
		t.Errorf("floor %s: %v", file, err)
	case better(floor, measured) > 0:
		t.Logf("%d figures are better than floor %s; raise it with: make raise", better(floor, measured), file)
	}
}

// readFile is an empty floor where there is no file.
func readFile(file string) (*FloorFile, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return &FloorFile{}, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readFloor(f)
}

func raiseFile(file string, floor, measured *FloorFile) error {
	if err := floor.Raise(measured); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	return errors.Join(floor.Write(f), f.Close())
}

// better counts the figures above their floors, and those without one.
func better(floor, measured *FloorFile) int {
	n := 0
	for method, figures := range measured.Figures {
		for name, v := range figures {
			if old, ok := floor.Figures[method][name]; !ok || v > old+1e-9 {
				n++
			}
		}
	}
	return n
}
