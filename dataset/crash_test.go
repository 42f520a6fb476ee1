package dataset

import (
	"errors"
	"fmt"
	"galley/page/pagetest"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// A crash is what it leaves behind, so the tests lay that out and open it.
func TestLeftovers(t *testing.T) {
	d := created(t)
	slug := labelled(t, d, "https://example.org/done")
	half := filepath.Join(d.Dir(), tempPrefix+"123")
	fresh := filepath.Join(d.Dir(), tempPrefix+"456")
	for _, dir := range []string{half, fresh} {
		if err := os.MkdirAll(filepath.Join(dir, "some-slug"), 0o755); err != nil {
			t.Fatal(err)
		}
		overwrite(t, filepath.Join(dir, "some-slug", pageFile), "half")
	}
	pending := filepath.Join(d.Dir(), "."+labelFile+"789")
	overwrite(t, pending, `{"versio`)
	old := time.Now().Add(-2 * staleAfter)
	for _, name := range []string{half, pending} {
		if err := os.Chtimes(name, old, old); err != nil {
			t.Fatal(err)
		}
	}
	d, err := Open(d.Dir())
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Pages(); len(got) != 1 || got[0].Slug != slug {
		t.Errorf("Pages = %v, want the finished one", got)
	}
	for name, want := range map[string]bool{half: false, pending: false, fresh: true} {
		if _, err := os.Stat(name); (err == nil) != want {
			t.Errorf("%s is there: %v, want %v", filepath.Base(name), err == nil, want)
		}
	}
	names, _ := filepath.Glob(filepath.Join(d.Dir(), tempPrefix+"clock*"))
	if len(names) > 0 {
		t.Errorf("Open leaves %v", names)
	}
}

func TestCrashWhileReplacing(t *testing.T) {
	const url = "https://example.org/"
	aside := func(d *Dataset, slug string) string { return filepath.Join(d.Dir(), oldPrefix+slug) }
	t.Run("before the new page is in place", func(t *testing.T) {
		d := created(t)
		slug := labelled(t, d, url)
		if err := os.Rename(filepath.Join(d.pages(), slug), aside(d, slug)); err != nil {
			t.Fatal(err)
		}
		d, err := Open(d.Dir())
		if err != nil {
			t.Fatal(err)
		}
		if samples, errs := Samples(d); len(samples) != 1 || len(errs) != 0 {
			t.Errorf("Samples = %v, %v, want the old page back", samples, errs)
		}
	})
	t.Run("after it", func(t *testing.T) {
		d := created(t)
		slug := labelled(t, d, url)
		if err := os.CopyFS(aside(d, slug), os.DirFS(filepath.Join(d.pages(), slug))); err != nil {
			t.Fatal(err)
		}
		// Without an Open in between, too.
		if _, err := d.Add(Capture{Page: pagetest.At(t, url, news), At: noon}); err != nil {
			t.Fatal(err)
		}
		if samples, errs := Samples(d); len(samples) != 1 || len(errs) != 0 {
			t.Errorf("Samples = %v, %v", samples, errs)
		}
		noRests(t, d)
	})
}

// noRests fails when anything unfinished is in the folder.
func noRests(t *testing.T, d *Dataset) {
	t.Helper()
	entries, err := os.ReadDir(d.Dir())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), ".") {
			t.Errorf("%s was left", e.Name())
		}
	}
}

func TestDamagedFiles(t *testing.T) {
	tests := []struct{ name, file string }{
		{"label", labelFile}, {"page", pageFile}, {"source", sourceFile},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := created(t)
			slug := labelled(t, d, "https://example.org/bad")
			labelled(t, d, "https://example.org/good")
			name := filepath.Join(d.pages(), slug, tt.file)
			info, err := os.Stat(name)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.Truncate(name, info.Size()/2); err != nil {
				t.Fatal(err)
			}
			samples, errs := Samples(d)
			if len(samples) != 1 || len(errs) != 1 {
				t.Fatalf("Samples = %d, errors %v; want one each", len(samples), errs)
			}
			var file *FileError
			if !errors.As(errs[0], &file) || file.File != name || !strings.Contains(errs[0].Error(), name) {
				t.Errorf("%v, want a *FileError of %s", errs[0], name)
			}
			hinted(t, file)
		})
	}
}

// A damaged label must not cost the page that is captured anew, nor be lost.
func TestAddOverDamagedLabel(t *testing.T) {
	d := created(t)
	slug := labelled(t, d, "https://example.org/")
	name := filepath.Join(d.pages(), slug, labelFile)
	overwrite(t, name, `{"version":1,`)
	again, err := d.Add(Capture{Page: pagetest.At(t, "https://example.org/", news)})
	var file *FileError
	if again != slug || !errors.As(err, &file) {
		t.Errorf("Add = %q, %v; want the slug and a *FileError", again, err)
	}
	if data, _ := os.ReadFile(name); string(data) != `{"version":1,` {
		t.Errorf("label = %q", data)
	}
}

func TestConcurrentUse(t *testing.T) {
	d := created(t)
	const url = "https://example.org/"
	slug := labelled(t, d, url)
	p := pagetest.At(t, url, news)
	var g sync.WaitGroup
	for i := range 8 {
		g.Go(func() {
			for range 10 {
				by := fmt.Sprint(ByHuman, strings.Repeat("x", i*500))
				if err := d.SetLabel(slug, NewLabel(p, selected(t, p), true, by, noon)); err != nil {
					t.Error(err)
				}
				if _, err := d.Label(slug); err != nil {
					t.Error(err)
				}
				if i < 2 {
					if _, err := d.Add(Capture{Page: p}); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	// Another handle stands for another process: it never sees half a label. It may
	// see the page missing while it is replaced.
	other, err := Open(d.Dir())
	if err != nil {
		t.Fatal(err)
	}
	g.Go(func() {
		for range 50 {
			var file *FileError
			if _, err := other.Label(slug); errors.As(err, &file) && !errors.Is(err, fs.ErrNotExist) {
				t.Error(err)
			}
		}
	})
	g.Wait()
	if samples, errs := Samples(d); len(samples) != 1 || len(errs) != 0 {
		t.Errorf("Samples = %v, %v", samples, errs)
	}
	noRests(t, d)
}

func TestReadOnlyFolder(t *testing.T) {
	d := created(t)
	labelled(t, d, "https://example.org/")
	if err := os.Mkdir(filepath.Join(d.Dir(), tempPrefix+"1"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(d.Dir(), 0o555); err != nil {
		t.Fatal(err)
	}
	defer os.Chmod(d.Dir(), 0o755)
	if _, err := Open(d.Dir()); err != nil {
		t.Errorf("Open of a read-only folder: %v", err)
	}
}
