package galley

import (
	"context"
	"errors"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"galley/models"
	"galley/page"
	"galley/render"
	"galley/testdata/newsstand"
)

// parsed is a page of HTML.
func parsed(t testing.TB, html string) *page.Page {
	t.Helper()
	p, err := new(Extractor).parseHTML(render.Source{HTML: []byte(html)}, false)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestStatic: when the HTML before scripts ran is taken for the rendered page.
func TestStatic(t *testing.T) {
	data, err := os.ReadFile("testdata/story.html")
	if err != nil {
		t.Fatal(err)
	}
	story := string(data)
	emptied := strings.Split(story, "<main>")[0] + "<main>Something went wrong.</main>"
	short := "<article><h1>The harbour crane is mended</h1><p>After eleven weeks it stands on the quay again, and turns, and lifts what the ships bring.</p></article>"
	hides := short + "<div hidden>" + strings.ReplaceAll(story, "h1", "h2") + "</div>"
	half := strings.Replace(story, "Ships had gone", strings.Repeat("More of it was written. ", 20)+"Ships had gone", 1)
	e, err := New(Options{NoBrowser: true})
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		html, rendered string
		failed         error // instead of what the selector says
		off, want      bool
	}{
		"as it was":             {html: story, rendered: story},
		"emptied":               {html: story, rendered: emptied, want: true},
		"emptied, turned off":   {html: story, rendered: emptied, off: true},
		"a teaser":              {html: story, rendered: short, want: true},
		"a teaser, rest hidden": {html: story, rendered: hides},
		"no HTML given":         {rendered: emptied},
		"grown":                 {html: story, rendered: half},
		"short before, too":     {html: "<article><h1>A title</h1><p>Hardly a word.</p></article>", rendered: "<p>x"},
		"another error":         {html: story, rendered: emptied, failed: errors.New("broken")},
		"refused, with text":    {html: story, rendered: strings.ReplaceAll(story, "article>", "div>"), failed: &models.NotArticleError{}},
		"refused, no text":      {html: story, rendered: "<p>x", failed: &models.NotArticleError{}, want: true},
		"too deep":              {html: strings.Repeat("<div>", 2000) + story, rendered: emptied},
	} {
		t.Run(name, func(t *testing.T) {
			e.options.NoFallback = tt.off
			rendered, failed := e.choose(parsed(t, tt.rendered))
			if tt.failed != nil {
				failed = tt.failed
			}
			r := e.static(render.Source{HTML: []byte(tt.html)}, rendered, failed)
			if (r != nil) != tt.want {
				t.Fatalf("taken: %v, want %v", r != nil, tt.want)
			}
			if r != nil && (!r.Static || r.Article.Title != "The harbour crane is mended" || r.Page == rendered.Page) {
				t.Errorf("%+v", r)
			}
		})
	}
}

// BenchmarkStatic is what the look for a lost article costs on a page that lost none.
func BenchmarkStatic(b *testing.B) {
	site := newsstand.Sites()[1]
	html := served(b, site, site.Pages[5].Path)
	e, err := New(Options{NoBrowser: true, Force: true})
	if err != nil {
		b.Fatal(err)
	}
	b.Run("parse and bound", func(b *testing.B) {
		for b.Loop() {
			parsed(b, string(html)).ShownWords()
		}
	})
	b.Run("parse and select", func(b *testing.B) {
		for b.Loop() {
			e.choose(parsed(b, string(html)))
		}
	})
}

// TestTryAgain: a page that crashes once it is open is tried once more, other errors
// are not.
func TestTryAgain(t *testing.T) {
	crash := &render.CrashError{URL: "x", What: "the tab crashed"}
	other := errors.New("other")
	for name, tt := range map[string]struct {
		errs  []error
		tries int
		want  error
	}{
		"well":    {[]error{nil}, 1, nil},
		"once":    {[]error{crash, nil}, 2, nil},
		"twice":   {[]error{crash, crash}, 2, crash},
		"another": {[]error{other}, 1, other},
	} {
		tries := 0
		_, err := tryAgain(context.Background(), func() (*Result, error) {
			tries++
			return nil, tt.errs[tries-1]
		})
		if err != tt.want || tries != tt.tries {
			t.Errorf("%s: %v after %d tries, want %v after %d", name, err, tries, tt.want, tt.tries)
		}
	}
}

// served is a page of a bundled site.
func served(t testing.TB, site *newsstand.Site, path string) []byte {
	t.Helper()
	w := httptest.NewRecorder()
	site.ServeHTTP(w, httptest.NewRequest("GET", path, nil))
	if w.Code != 200 {
		t.Fatalf("%s: HTTP %d", path, w.Code)
	}
	return w.Body.Bytes()
}
