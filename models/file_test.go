package models

import (
	"archive/zip"
	"bytes"
	"errors"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/features/column"
	"galley/page"
)

// zipped are the files of a wrapper by name.
type zipped map[string]string

func written(t testing.TB, w *Wrapper) []byte {
	t.Helper()
	var file bytes.Buffer
	if err := w.Write(&file); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func unzip(t testing.TB, file []byte) zipped {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	all := zipped{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		all[f.Name] = string(data)
	}
	return all
}

func (p zipped) zip(t testing.TB) []byte {
	t.Helper()
	var file bytes.Buffer
	z := zip.NewWriter(&file)
	for _, name := range slices.Sorted(maps.Keys(p)) {
		f, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(f, p[name]); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return file.Bytes()
}

func TestWriteRead(t *testing.T) {
	for _, tt := range []struct {
		name string
		w    *Wrapper
	}{{"all columns", tiny(t)}, {"two columns", with(t, "LinkDensity", -1, "FontSize", 1)}, {"many vectors", trained(t, 150)}} {
		t.Run(tt.name, func(t *testing.T) {
			file := written(t, tt.w)
			if !bytes.Equal(file, written(t, tt.w)) {
				t.Error("writing twice gives different bytes")
			}
			got, err := Read(bytes.NewReader(file))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(file, written(t, got)) {
				t.Error("writing what was read gives different bytes")
			}
			if diff := cmp.Diff(tt.w.Record, got.Record); diff != "" {
				t.Errorf("record (-written +read):\n%s", diff)
			}
			if diff := cmp.Diff(tt.w.Machines.Limits, got.Machines.Limits); diff != "" || got.Viewport != tt.w.Viewport {
				t.Errorf("viewport %v, limits (-written +read):\n%s", got.Viewport, diff)
			}
			sameChoice(t, tt.w, got)
		})
	}
}

// sameChoice holds two wrappers against each other, candidate by candidate.
func sameChoice(t *testing.T, a, b *Wrapper) {
	t.Helper()
	p := laid(t, article)
	want, err := a.Score(p)
	if err != nil {
		t.Fatal(err)
	}
	got, err := b.Score(p)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(want.Body(), got.Body()) || !slices.Equal(want.Title(), got.Title()) {
		t.Error("the wrapper that was read judges otherwise")
	}
}

// The file is meant to be read without this program: a zip of JSON and LIBSVM text.
func TestFileShape(t *testing.T) {
	w := tiny(t)
	file := written(t, w)
	z, err := zip.NewReader(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range z.File {
		names = append(names, f.Name)
		if f.Modified.Year() >= 1980 { // zip's zero is in 1979
			t.Errorf("%s has the time %v: the same wrapper would give other bytes", f.Name, f.Modified)
		}
	}
	if got := strings.Join(names, " "); got != "wrapper.json body.svm title.svm" {
		t.Errorf("the parts are %s", got)
	}
	all := unzip(t, file)
	if all["body.svm"] != string(w.Machines.Body.Raw()) || all["title.svm"] != string(w.Machines.Title.Raw()) {
		t.Error("the models are not LIBSVM's text byte for byte")
	}
	golden(t, "wrapper.json", all["wrapper.json"])
}

// TestFormat1: a file of the first format is read as long as the columns of the set full
// mean what they meant then.
func TestFormat1(t *testing.T) {
	path := filepath.Join("testdata", "format1.wrapper")
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w, err := Read(f)
	if err != nil {
		t.Fatalf("a file of format 1 is refused: %v", err)
	}
	p := laid(t, article)
	s, err := w.Select(p)
	if err != nil {
		t.Fatal(err)
	}
	if got := name(p, s.Title) + " " + name(p, s.Body()); got != "title body" {
		t.Errorf("it selects %s, want title and body", got)
	}
	if w.Viewport != page.DefaultViewport || w.Record.Columns != column.All || w.Record.CrossChecked.Page != 0.5 {
		t.Errorf("viewport %v, record %+v", w.Viewport, w.Record)
	}
}

var errFull = errors.New("disk full")

// fullAfter takes n bytes.
type fullAfter int

func (n *fullAfter) Write(p []byte) (int, error) {
	if *n -= fullAfter(len(p)); *n < 0 {
		return 0, errFull
	}
	return len(p), nil
}

func TestWriteError(t *testing.T) {
	w := trained(t, 20)
	for _, n := range []fullAfter{0, 500, fullAfter(len(written(t, w)) - 1)} {
		if err := w.Write(&n); !errors.Is(err, errFull) {
			t.Errorf("error %v, want %v", err, errFull)
		}
	}
}
