package evaltest

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"galley/eval"
)

// Floor fails the test when what was measured is below the floor in the file. With
// raise the file is written first: every figure that is better now is lifted, none
// is ever lowered, and a file that is not there is made.
func Floor(t testing.TB, file string, measured *eval.Floor, raise bool) {
	t.Helper()
	floor, err := readFloor(file)
	if err != nil {
		t.Fatalf("floor %s: %v", file, err)
	}
	if raise {
		if err := raiseFloor(file, floor, measured); err != nil {
			t.Fatalf("floor %s: raise: %v", file, err)
		}
	}
	if floor.Digest == "" {
		t.Fatalf("there is no floor %s; make it with: go test -run %s -update", file, t.Name())
	}
	err = floor.Compare(measured)
	var below *eval.FloorError
	switch {
	case errors.As(err, &below):
		for _, why := range below.Why {
			t.Errorf("floor %s: %s", file, why)
		}
		t.Logf("hint: %s", below.Hint())
	case err != nil:
		t.Errorf("floor %s: %v", file, err)
	case better(floor, measured) > 0:
		t.Logf("%d figures are better than floor %s; raise it with: go test -run %s -update", better(floor, measured), file, t.Name())
	}
}

// readFloor is an empty floor where there is no file.
func readFloor(file string) (*eval.Floor, error) {
	f, err := os.Open(file)
	if errors.Is(err, fs.ErrNotExist) {
		return &eval.Floor{}, nil
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return eval.ReadFloor(f)
}

func raiseFloor(file string, floor, measured *eval.Floor) error {
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
func better(floor, measured *eval.Floor) int {
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
