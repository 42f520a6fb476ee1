package models

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/models/site"
)

// shippedFile reads a wrapper that ships.
func shippedFile(t testing.TB, name string) *Wrapper {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("shipped", name))
	if err != nil {
		t.Fatal(err)
	}
	w, err := Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestBaseIsInTheFile: a wrapper scores by the base that it was written with. The base
// of the test has other weights than the wrapper that this build ships, as that of an
// earlier or later release has.
func TestBaseIsInTheFile(t *testing.T) {
	today, other := shippedFile(t, "parsed.wrapper"), shippedFile(t, "parsed.wrapper")
	for _, stage := range other.Networks.All() {
		for i := range stage.Net.Inputs {
			for k := range stage.Net.Inputs[i].To {
				stage.Net.Inputs[i].To[k] *= -0.5
			}
		}
		stage.Net.Prepare()
	}
	with := func(base *Wrapper) *Wrapper {
		w := tiny(t)
		w.Base, w.Blend = base, site.Blend{Body: 1, Title: 1}
		return w
	}
	file := written(t, with(other))
	read, err := Read(bytes.NewReader(file))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file, written(t, read)) {
		t.Error("writing what was read gives different bytes")
	}
	sameChoice(t, with(other), read)
	p := laid(t, article)
	a, errA := read.Score(p)
	b, errB := with(today).Score(p)
	if errA != nil || errB != nil {
		t.Fatal(errA, errB)
	}
	if slices.Equal(a.Body(), b.Body()) || slices.Equal(a.Title(), b.Title()) {
		t.Error("the scores are those of the wrapper that ships, not those of the base in the file")
	}
}

// TestReadRefusesBases: a base must be whole, have networks, and have no base itself.
func TestReadRefusesBases(t *testing.T) {
	w := tiny(t)
	w.Base, w.Blend = tiny(t), site.Blend{Body: 1, Title: 1}
	if _, err := Read(bytes.NewReader(written(t, w))); err == nil || !strings.Contains(err.Error(), "it chooses no body") {
		t.Errorf("a base of machines: %v", err)
	}
	w.Base = shippedFile(t, "parsed.wrapper")
	w.Base.Base, w.Base.Blend = shippedFile(t, "parsed.wrapper"), site.Blend{Body: 1, Title: 1}
	if _, err := Read(bytes.NewReader(written(t, w))); err == nil || !strings.Contains(err.Error(), "wrapper: base: blend") {
		t.Errorf("a base with a base: %v", err)
	}
}
