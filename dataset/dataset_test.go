package dataset

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestRoundTrip(t *testing.T) {
	d := created(t)
	p := pagetest.At(t, "https://example.org/b", news)
	slug, err := d.Add(Capture{Page: p, MHTML: []byte("archive"), Shot: []byte("RIFF....WEBP"), At: noon})
	if err != nil {
		t.Fatal(err)
	}
	other := added(t, d, "https://example.org/a", news)

	d, err = Open(d.Dir())
	if err != nil {
		t.Fatal(err)
	}
	want := []Entry{
		{Slug: other, URL: "https://example.org/a", CapturedAt: noon},
		{Slug: slug, URL: "https://example.org/b", CapturedAt: noon},
	}
	if got := d.Pages(); !slices.Equal(got, want) {
		t.Errorf("Pages = %v, want %v", got, want)
	}
	back, err := d.Page(slug)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := dump(t, back), dump(t, p); got != want {
		t.Errorf("page = %s, want %s", got, want)
	}
	if data, err := d.MHTML(slug); err != nil || string(data) != "archive" {
		t.Errorf("MHTML = %q, %v", data, err)
	}
	if data, err := d.Shot(slug); err != nil || string(data) != "RIFF....WEBP" {
		t.Errorf("Shot = %q, %v", data, err)
	}
	if data, err := d.Shot(other); err != nil || string(data) != "\x89PNG" {
		t.Errorf("Shot of PNG = %q, %v", data, err)
	}
	if m := d.Meta(); m != (Meta{1, page.DefaultViewport, "Chrome/156"}) {
		t.Errorf("Meta = %v", m)
	}
}

func dump(t *testing.T, p *page.Page) string {
	var b strings.Builder
	if err := pagetest.Dump(p, &b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestPageWithoutExtras(t *testing.T) {
	d := created(t)
	slug, err := d.Add(Capture{Page: pagetest.At(t, "https://example.org/", news)})
	if err != nil {
		t.Fatal(err)
	}
	for name, read := range map[string]func(string) ([]byte, error){"MHTML": d.MHTML, "Shot": d.Shot} {
		if _, err := read(slug); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s = %v, want fs.ErrNotExist", name, err)
		}
	}
	if e := d.Pages()[0]; !e.CapturedAt.IsZero() {
		t.Errorf("CapturedAt = %v, want zero", e.CapturedAt)
	}
}

func TestOpenRefuses(t *testing.T) {
	tests := []struct {
		name, meta string // galley.json; "-": none
		want       any
	}{
		{"no dataset", "-", new(*NotDatasetError)},
		{"newer", `{"version":2,"viewport":{"w":1,"h":1}}`, new(*VersionError)},
		{"truncated", `{"version":1,"viewp`, new(*FileError)},
		{"no screen", `{"version":1}`, new(*FileError)},
		{"empty", ``, new(*FileError)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := t.TempDir()
			if tt.meta != "-" {
				overwrite(t, filepath.Join(dir, metaFile), tt.meta)
			}
			_, err := Open(dir)
			if !errors.As(err, tt.want) {
				t.Fatalf("Open = %T %v, want %T", err, err, tt.want)
			}
			hinted(t, err)
			if !strings.Contains(err.Error(), dir) {
				t.Errorf("%q does not name the folder", err)
			}
		})
	}
}

func TestCreateAgain(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "set")
	steps := []struct {
		name    string
		meta    Meta
		browser string
	}{
		{"new", Meta{}, ""},
		{"a browser where none was", Meta{Browser: "one"}, "one"},
		{"the first browser stays", Meta{Browser: "two"}, "one"},
	}
	for _, tt := range steps {
		d, err := Create(dir, tt.meta)
		if err != nil {
			t.Fatalf("%s: %v", tt.name, err)
		}
		if got := d.Meta().Browser; got != tt.browser {
			t.Errorf("%s: browser %q, want %q", tt.name, got, tt.browser)
		}
	}
	_, err := Create(dir, Meta{Viewport: page.Size{W: 800, H: 600}})
	var viewport *ViewportError
	if !errors.As(err, &viewport) {
		t.Fatalf("another screen: %v, want *ViewportError", err)
	}
	hinted(t, err)
}

// git does not keep empty folders.
func TestOpenOrCreate(t *testing.T) {
	parent := t.TempDir()
	overwrite(t, filepath.Join(parent, "notes.txt"), "mine")
	empty := filepath.Join(parent, "empty")
	if err := os.Mkdir(empty, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, dir := range []string{empty, filepath.Join(parent, "new"), created(t).Dir()} {
		if d, err := OpenOrCreate(dir, Meta{}); err != nil || d.Meta().Viewport != page.DefaultViewport {
			t.Errorf("OpenOrCreate(%s) = %v, %v", dir, d, err)
		}
	}
	var none *NotDatasetError
	if _, err := OpenOrCreate(parent, Meta{}); !errors.As(err, &none) {
		t.Errorf("a folder of something else gives %v, want a *NotDatasetError", err)
	}
}

func TestWriteFile(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "deep", "file")
	for _, text := range []string{"first", "second"} {
		if err := WriteFile(name, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if got, err := os.ReadFile(name); err != nil || string(got) != text {
			t.Errorf("the file holds %q, %v, want %q", got, err, text)
		}
	}
	if left, err := os.ReadDir(filepath.Dir(name)); err != nil || len(left) != 1 {
		t.Errorf("the folder holds %v, %v, want one file", left, err)
	}
	if err := WriteFile(filepath.Dir(name), nil); err == nil {
		t.Error("a folder was replaced by a file")
	}
	if err := WriteFile(filepath.Join(name, "below"), nil); err == nil {
		t.Error("a file was written below a file")
	}
}

func TestNoPagesFolder(t *testing.T) {
	d := created(t)
	if err := os.Remove(d.pages()); err != nil {
		t.Fatal(err)
	}
	d, err := Open(d.Dir())
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Pages(); len(got) != 0 {
		t.Errorf("Pages = %v, want none", got)
	}
	added(t, d, "https://example.org/", news)
}

func TestAddRefuses(t *testing.T) {
	d := created(t)
	_, err := d.Add(Capture{Page: pagetest.At(t, "", news)})
	var unnamed *NoURLError
	if !errors.As(err, &unnamed) {
		t.Errorf("no URL: %v", err)
	}
	hinted(t, err)
	p := pagetest.At(t, "https://example.org/", news)
	p.Laid, p.Viewport = true, page.Size{W: 800, H: 600}
	_, err = d.Add(Capture{Page: p})
	var viewport *ViewportError
	if !errors.As(err, &viewport) {
		t.Errorf("another screen: %v", err)
	}
	if got := d.Pages(); len(got) != 0 {
		t.Errorf("stored all the same: %v", got)
	}
}

func TestNoSuchPage(t *testing.T) {
	d := created(t)
	added(t, d, "https://example.org/", news)
	for _, slug := range []string{"", ".", "..", "../pages", "a/b", `a\b`, "C:x", "none", strings.Repeat("x", 1000)} {
		if _, err := d.Page(slug); !errors.Is(err, ErrNoPage) {
			t.Errorf("Page(%.20q) = %v, want ErrNoPage", slug, err)
		}
		if err := d.SetLabel(slug, Label{Version: 1}); !errors.Is(err, ErrNoPage) {
			t.Errorf("SetLabel(%.20q) = %v, want ErrNoPage", slug, err)
		}
	}
}

func TestSamePageSameBytes(t *testing.T) {
	var files [2][]byte
	for i := range files {
		d := created(t)
		slug := labelled(t, d, "https://example.org/")
		for _, name := range []string{sourceFile, pageFile, labelFile} {
			data, err := os.ReadFile(filepath.Join(d.pages(), slug, name))
			if err != nil {
				t.Fatal(err)
			}
			files[i] = append(files[i], data...)
		}
	}
	if !bytes.Equal(files[0], files[1]) {
		t.Error("the same page was stored as different bytes")
	}
}
