package batch

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestSetAside holds that lines of earlier runs are in the manifest again after one that
// does inputs anew, also when that was ended before its end.
func TestSetAside(t *testing.T) {
	dir := t.TempDir()
	s := &state{dir: dir, manifest: filepath.Join(dir, "manifest.jsonl")}
	line := func(input, key string) string {
		return `{"input":"` + input + `","key":"` + strings.Repeat(key, 32) + `","status":"done","exit":0}` + "\n"
	}
	run := func(text string) {
		t.Helper()
		if err := s.setAside(); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(s.manifest, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	run(line("a", "1") + line("b", "2"))
	run(line("b again", "2")) // is ended before it brings anything back
	run(line("c", "3"))
	if err := s.bringBack(); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(s.manifest)
	if want := line("a", "1") + line("b again", "2") + line("c", "3"); string(got) != want || err != nil {
		t.Errorf("the manifest is\n%s\nwant\n%s\n%v", got, want, err)
	}
}
