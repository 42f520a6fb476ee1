package input

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// Frames that a browser saved beside a page are no pages of a folder; pages in folders with other names are.
func TestFilesBesidePages(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"quay.html", "quay_files/frame.html", "mill.htm", "mill-Dateien/frame.html", "alone_files/page.html", "quay_old/page.html", "more/ferry.html", "more/ferry_fichiers/deep/ad.html"} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte("<p>The quay."), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	err := Expand(context.Background(), dir, func(i Item) error {
		rel, err := filepath.Rel(dir, i.Input)
		got = append(got, filepath.ToSlash(rel))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"alone_files/page.html", "mill.htm", "more/ferry.html", "quay.html", "quay_old/page.html"}; !slices.Equal(got, want) {
		t.Errorf("pages %q, want %q", got, want)
	}
}
