package article

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/article/document"
	"galley/testdata/testfile"
)

// TestGolden compares documents, but for what they all share (see own). A source is
// testdata/NAME.html; names that begin with "laid-" are given boxes and styles (see laid).
func TestGolden(t *testing.T) {
	sources, _ := filepath.Glob("testdata/*.html")
	n := 0
	for _, source := range sources {
		name := strings.TrimSuffix(filepath.Base(source), ".html")
		if strings.Contains(name, ".want") {
			continue
		}
		n++
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(source)
			if err != nil {
				t.Fatal(err)
			}
			build, css := parsed, document.BaseCSS+document.PlainCSS
			if strings.HasPrefix(name, "laid-") {
				build, css = laid, document.BaseCSS
			}
			p, sel := build(t, string(data))
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var doc, text, object, clean, mark strings.Builder
			for _, err := range []error{a.WriteHTML(&doc), a.WriteText(&text), a.WriteJSON(&object), a.WriteClean(&clean), a.WriteMarkdown(&mark)} {
				if err != nil {
					t.Fatal(err)
				}
			}
			testfile.Golden(t, "testdata/"+name+".want.html", []byte(own(t, doc.String(), "<style>\n"+css, "</style>\n")))
			testfile.Golden(t, "testdata/"+name+".want.txt", []byte(text.String()))
			testfile.Golden(t, "testdata/"+name+".want.json", []byte(object.String()))
			testfile.Golden(t, "testdata/"+name+".want.clean.html", []byte(own(t, clean.String())))
			testfile.Golden(t, "testdata/"+name+".want.md", []byte(mark.String()))
		})
	}
	if n < 2 {
		t.Fatalf("%d sources in testdata, want at least one laid out and one not", n)
	}
}

// own is a document without what every document has: the head down to the title, which
// has a golden file for itself, the lines around the body, and the given style.
func own(t *testing.T, doc string, style ...string) string {
	t.Helper()
	doc, rest, _ := strings.Cut(doc, "<head>\n")
	head, rest, _ := strings.Cut(rest, "<title>")
	testfile.Golden(t, "testdata/head.want.html", []byte(head))
	doc += "<title>" + rest
	for _, shared := range append(style, "<!doctype html>\n", "</head>\n<body>\n<main>\n", "</main>\n</body>\n</html>\n") {
		before, after, found := strings.Cut(doc, shared)
		if !found {
			t.Errorf("the document has no %q", shared)
		}
		doc = before + after
	}
	return doc
}
