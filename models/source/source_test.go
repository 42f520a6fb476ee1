package source_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"galley/models/modelstest"
	"galley/models/source"
	"galley/page"
)

type writer struct {
	page *page.Page
	strings.Builder
}

func (w *writer) Tag(n page.NodeID, end bool) {
	if end {
		w.WriteString("</" + w.page.Nodes[n].Tag + ">")
		return
	}
	w.WriteString("<" + w.page.Nodes[n].Tag + ">")
}

func (w *writer) Text(n page.NodeID) { w.WriteString(w.page.Nodes[n].Text) }

func TestWalk(t *testing.T) {
	p := modelstest.Parse(t, "<title>t</title><p class=x>a\nb<br>c<b hidden>d</b><script>e</script><i>f<u></u></i></p>")
	w := &writer{page: p}
	source.Walk(p, 0, page.Readable(p, false), w)
	if got, want := w.String(), "<html><body><p>a\nb<br>c<i>f<u></u></i></p></body></html>"; got != want {
		t.Errorf("page:\n%s\nwant\n%s", got, want)
	}
	w.Reset()
	source.Walk(p, modelstest.ByID(t, p, "i"), page.Readable(p, false), w)
	if got, want := w.String(), "<i>f<u></u></i>"; got != want {
		t.Errorf("subtree %s, want %s", got, want)
	}
}

func TestTagLength(t *testing.T) {
	n := &page.Node{Tag: "p", Attrs: []page.Attr{{Name: "title", Value: "风暴"}}}
	for _, tt := range []struct {
		end    bool
		length func(string) int
		want   int
	}{
		{false, utf8.RuneCountInString, len(`<p title="..">`)},
		{false, func(s string) int { return len(s) }, len(`<p title="......">`)},
		{true, utf8.RuneCountInString, len("</p>")},
	} {
		if got := source.TagLength(n, tt.end, tt.length); got != tt.want {
			t.Errorf("end %v: %d, want %d", tt.end, got, tt.want)
		}
	}
}
