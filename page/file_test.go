package page_test

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"galley/page"
)

func TestReadFile(t *testing.T) {
	dir := t.TempDir()
	packed := func(data []byte) []byte {
		var b bytes.Buffer
		z := gzip.NewWriter(&b)
		z.Write(data)
		z.Close()
		return b.Bytes()
	}
	lying := packed([]byte("<p>Text"))
	copy(lying[len(lying)-4:], "\xff\xff\xff\xff") // it says that it has 4 GiB
	large := make([]byte, page.DefaultLimits.Bytes+1)
	is := func(want error) func(error) bool { return func(err error) bool { return errors.Is(err, want) } }
	tooLarge := func(err error) bool { return errors.As(err, new(*page.LimitError)) }
	tests := []struct {
		name   string
		data   []byte // nil: there is no such file
		want   string
		failed func(error) bool
	}{
		{"plain.html", []byte("<p>Text"), "<p>Text", nil},
		{"empty.html", []byte{}, "", nil},
		{"packed.html.gz", packed([]byte("<p>Text")), "<p>Text", nil},
		{"packed.html", packed([]byte("<p>Text")), "<p>Text", nil},
		{"unpacked.html.gz", []byte("<p>Its browser unpacked it"), "<p>Its browser unpacked it", nil},
		{"short.gz", []byte{0x1f, 0x8b}, "", func(err error) bool { return err != nil }},
		{"lying.gz", lying, "", func(err error) bool { return err != nil && !tooLarge(err) }},
		{"large.html", large, "", tooLarge},
		{"large.gz", packed(large), "", tooLarge},
		{"missing.html", nil, "", is(fs.ErrNotExist)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			name := filepath.Join(dir, tt.name)
			if tt.data != nil {
				if err := os.WriteFile(name, tt.data, 0o600); err != nil {
					t.Fatal(err)
				}
			}
			got, err := page.ReadFile(name)
			if (tt.failed == nil) != (err == nil) || tt.failed != nil && !tt.failed(err) || string(got) != tt.want {
				t.Fatalf("%.40q, %v; want %q", got, err, tt.want)
			}
			if err != nil && strings.Count(err.Error(), name) != 1 {
				t.Errorf("%v: the file is to be named once", err)
			}
		})
	}
	if _, err := page.ReadFile(dir); !errors.Is(err, syscall.EISDIR) {
		t.Errorf("a folder: %v", err)
	}
}
