package batch

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// manifestOf writes a manifest with lines for inputs, and a note where each is from.
func manifestOf(t *testing.T, name, note string, inputs ...string) {
	t.Helper()
	m, err := openManifest(name, func(Outcome) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	var lines []Outcome
	for _, in := range inputs {
		key := [16]byte{in[0]}
		lines = append(lines, Outcome{Input: in, Key: keyText(key), Status: Done, Worker: note})
	}
	if err := m.Add(lines); err != nil {
		t.Fatal(err)
	}
}

// TestMergeManifest holds that no line is lost when inputs are done again, that the newer
// line counts, and that the earlier file goes.
func TestMergeManifest(t *testing.T) {
	dir := t.TempDir()
	name, earlier := filepath.Join(dir, "manifest.jsonl"), filepath.Join(dir, "earlier.jsonl")
	manifestOf(t, earlier, "old", "a", "b", "c")
	manifestOf(t, name, "new", "b", "d")
	if err := MergeManifest(name, earlier, dir); err != nil {
		t.Fatal(err)
	}
	var got []string
	if err := ReadManifest(name, func(o Outcome) error { got = append(got, o.Input+" "+o.Worker); return nil }); err != nil {
		t.Fatal(err)
	}
	if want := []string{"a old", "c old", "b new", "d new"}; !slices.Equal(got, want) {
		t.Errorf("lines %q, want %q", got, want)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 1 {
		t.Errorf("%d files are left, want the manifest alone; %v", len(left), err)
	}
}
