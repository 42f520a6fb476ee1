package page_test

import (
	"bytes"
	"errors"
	"galley/page"
	"galley/testdata/testfile"
	"path/filepath"
	"slices"
	"testing"
)

func TestDump(t *testing.T) {
	tests := []struct {
		name string
		page *page.Page
	}{
		{"story", laidStory(t)},
		{"shadow", shadowPage(t)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got bytes.Buffer
			if err := tt.page.Dump(&got); err != nil {
				t.Fatal(err)
			}
			testfile.Golden(t, filepath.Join("testdata", tt.name+".dump"), got.Bytes())
		})
	}
}

func TestDumpWriteError(t *testing.T) {
	full := errors.New("disk full")
	if err := shadowPage(t).Dump(errWriter{full}); !errors.Is(err, full) {
		t.Errorf("error %v, want %v", err, full)
	}
}

type errWriter struct{ err error }

func (w errWriter) Write([]byte) (int, error) { return 0, w.err }

// laidStory is a small page with everything a page can have.
func laidStory(t testing.TB) *page.Page {
	p := parsed(t, `<head><title>A story</title><script type="application/ld+json">{"a": "<b>"}</script></head>
		<body><div id=wrap><h1 class="t">A &lt;story&gt; with “quotes” that is longer than forty characters</h1>
		<img id=lead src="/a.jpg" alt=""><p hidden>h</p><p>新闻<br>text</p></div><x-card><p>slotted</p></x-card>`)
	p.Viewport, p.Size, p.Laid = page.DefaultViewport, page.Size{1366, 2000.5}, true
	p.Base = "https://cdn.example/"
	p.Styles = []page.Style{
		{Display: "block", Visibility: "visible", Position: "static", FontSize: 16.2, FontWeight: 400, Opacity: 1},
		{Display: "inline", Look: make([]string, len(page.LookProperties))},
	}
	p.Styles[1].Look[slices.Index(page.LookProperties, "float")] = "left"
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if !n.Hidden {
			n.Box, n.Style = page.Rect{float64(i) / 3, -1.5, 1e-7 + float64(i), 0}, int32(i%3-1)
		}
	}
	p.Nodes[byID(t, p, "lead")].Src = "https://cdn.example/a@2x.jpg"
	p.Nodes[len(p.Nodes)-1].Shadow = 1
	if err := p.Link(page.Limits{}); err != nil {
		t.Fatal(err)
	}
	return p
}
