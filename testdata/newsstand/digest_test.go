package newsstand

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"galley/testdata/testfile"
	"image"
	_ "image/gif"
	_ "image/png"
	"path"
	"slices"
	"strings"
	"testing"
)

// TestDigests pins every site. Pictures count by their pixels, and a sample of
// them only: how well they are compressed is the standard library's affair.
func TestDigests(t *testing.T) {
	var got strings.Builder
	for _, s := range slices.Concat(Sites(), Odd()) {
		fmt.Fprintf(&got, "%s %x\n", s.Name, digest(t, s))
	}
	testfile.Golden(t, "testdata/digests.txt", []byte(got.String()))
}

// TestSame generates everything twice.
func TestSame(t *testing.T) {
	again := newSites()
	for i, s := range Sites() {
		if !bytes.Equal(s.Labels("http://a.example"), again[i].Labels("http://a.example/")) {
			t.Errorf("%s: labels differ", s.Name)
		}
		if digest(t, s) != digest(t, again[i]) {
			t.Errorf("%s: files differ", s.Name)
		}
	}
}

func digest(t *testing.T, s *Site) (sum [sha256.Size]byte) {
	t.Helper()
	h := sha256.New()
	pictures := 0
	for _, name := range s.files() {
		switch path.Ext(name) {
		case ".png", ".gif":
			fmt.Fprintf(h, "%s\n", name)
			if pictures++; pictures > 12 {
				continue
			}
			img, _, err := image.Decode(bytes.NewReader(s.file(name)))
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			p := img.(*image.Paletted)
			fmt.Fprintf(h, "%v %x\n", p.Palette, p.Pix)
		default:
			fmt.Fprintf(h, "%s\n%s\n", name, s.file(name))
		}
	}
	h.Write(s.Labels(""))
	return [sha256.Size]byte(h.Sum(nil))
}
