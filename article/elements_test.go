package article

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"galley/article/allowlist"
)

// Every element that may be written, and every one that is left out, stands in a page
// of testdata, so that a change of what becomes of it shows in a golden file.
func TestGoldenShowsEveryElement(t *testing.T) {
	shown := map[string]bool{}
	sources, _ := filepath.Glob("testdata/*.html")
	for _, source := range sources {
		if strings.Contains(source, ".want.") {
			continue
		}
		f, err := os.Open(source)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		for z := html.NewTokenizer(f); z.Next() != html.ErrorToken; {
			name, _ := z.TagName()
			shown[string(name)] = true
		}
	}
	for _, table := range []map[string]string{allowlist.HTMLTags, allowlist.SVGTags, allowlist.MathTags} {
		for tag := range table {
			if !shown[strings.ToLower(tag)] && tag != "plaintext" && tag != "rtc" {
				t.Errorf("no page of testdata has %s", tag)
			}
		}
	}
	for _, tag := range []string{"script", "style", "noscript", "template", "object", "embed", "input", "select", "textarea", "meter", "map"} {
		if !shown[tag] || !allowlist.DroppedTags[tag] {
			t.Errorf("%s is not dropped, or no page of testdata has it", tag)
		}
	}
}
