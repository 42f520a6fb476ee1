package newsstand

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"image"
	_ "image/gif"
	_ "image/png"
	"os"
	"path"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "accept the sites as they are now")

const golden = "testdata/digests.txt"

// TestDigests pins every site. Pictures count by their pixels, and a sample of
// them only: how well they are compressed is the standard library's affair.
func TestDigests(t *testing.T) {
	var got strings.Builder
	for _, s := range Sites() {
		fmt.Fprintf(&got, "%s %x\n", s.Name, digest(t, s))
	}
	if *update {
		if err := os.MkdirAll(path.Dir(golden), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(golden, []byte(got.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("%s differs (accept with: go test ./testdata/newsstand -update)\n got: %s\nwant: %s", golden, got.String(), want)
	}
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
