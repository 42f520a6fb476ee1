package batch

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

// TestTornManifest holds that a line that a killed process began is cut off, however short what is added then is, and
// that a whole line that says nothing is an error with its number.
func TestTornManifest(t *testing.T) {
	name := filepath.Join(t.TempDir(), "manifest.jsonl")
	manifestOf(t, name, "old", "a")
	whole, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	add := func(text string) {
		t.Helper()
		if err := os.WriteFile(name, append(slices.Clone(whole), text...), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	add(`{"input":"` + strings.Repeat("x", 1000))
	manifestOf(t, name, "new", "b")
	var got []string
	if err := ReadManifest(name, func(o Outcome) error { got = append(got, o.Input); return nil }); err != nil || !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("lines %q, %v", got, err)
	}
	for _, line := range []string{"{}", `{"input":"x","key":"00"}`, "no JSON", ""} {
		add(line + "\n")
		var wrong *ManifestError
		if err := ReadManifest(name, func(Outcome) error { return nil }); !errors.As(err, &wrong) || wrong.Line != 2 {
			t.Errorf("%q: %v", line, err)
		}
		if m, err := openManifest(name, func(Outcome) error { return nil }); err == nil {
			m.Close()
			t.Errorf("%q: the manifest is written on", line)
		}
		if data, _ := os.ReadFile(name); len(data) != len(whole)+len(line)+1 {
			t.Errorf("%q: the manifest has %d bytes", line, len(data))
		}
	}
}
