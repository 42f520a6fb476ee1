package networks

import (
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/render"
)

// TestLayOutNothing: where all pages are there, no browser is started.
func TestLayOutNothing(t *testing.T) {
	o := testCorpora(t, Laid)
	layOutByHand(t, &o)
	none := render.Options{Chrome: filepath.Join(t.TempDir(), "no-chrome")}
	if err := LayOut(t.Context(), o, none, nil); err != nil {
		t.Error(err)
	}
	if err := os.Remove(laidFile(o.Pages, "gazette/001", true)); err != nil {
		t.Fatal(err)
	}
	if err := LayOut(t.Context(), o, none, nil); err == nil {
		t.Error("a page is missing and there is no browser: no error")
	}
}

// TestLayOut lays the test corpora out in a browser.
func TestLayOut(t *testing.T) {
	o := testCorpora(t, Laid)
	o.Pages, o.First = t.TempDir(), 2
	last := 0
	err := LayOut(t.Context(), o, render.Options{Tabs: 2}, func(done, all int) { last = all - done })
	if err != nil && os.Getenv("GALLEY_NEED_CHROME") == "" {
		t.Skip(err)
	}
	if err != nil || last != 0 {
		t.Fatalf("%v, %d pages left", err, last)
	}
	c, samples, _ := readTest(t, o)
	if !strings.Contains(c.record.Browser, "Chrome") {
		t.Errorf("browser %q", c.record.Browser)
	}
	for _, s := range samples {
		if !s.page.Laid || s.page.Size.H == 0 || s.site != "" && s.label == nil {
			t.Errorf("%s: %v, label %v", s.doc.ID, s.page.Size, s.label)
		}
	}
}

// TestLayOutNowhere: pages are never laid out into the folder at hand.
func TestLayOutNowhere(t *testing.T) {
	err := LayOut(t.Context(), testCorpora(t, Laid), render.Options{}, nil)
	if err == nil || !strings.Contains(err.Error(), "needs the folder") {
		t.Errorf("error %v", err)
	}
}

func TestKeepBrowser(t *testing.T) {
	l := &layouter{dir: t.TempDir()}
	for _, tt := range []struct{ version, want string }{
		{"Chrome/1", ""}, {"Chrome/1", ""}, {"Chrome/2", "laid out by Chrome/1, this browser is Chrome/2"},
	} {
		err := l.keepBrowser(tt.version)
		if tt.want == "" && err != nil || tt.want != "" && (err == nil || !strings.Contains(err.Error(), tt.want)) {
			t.Errorf("%s: %v", tt.version, err)
		}
	}
}

func TestSources(t *testing.T) {
	o := testCorpora(t, Parsed)
	c, err := openCorpora(t.Context(), &o)
	if err != nil {
		t.Fatal(err)
	}
	l := &layouter{dir: t.TempDir()}
	server := &corpus.Server{Corpus: c.list[1]}
	defer server.Close()
	hosts := map[string]bool{}
	for _, page := range l.missing(c.list[1], server) {
		src, err := page.source()
		if err != nil {
			t.Fatal(err)
		}
		hosts[strings.TrimSuffix(src.URL, page.doc.URL)] = true
		r, err := http.Get(src.URL)
		if err != nil {
			t.Fatal(err)
		}
		data, _ := io.ReadAll(r.Body)
		r.Body.Close()
		if !strings.Contains(string(data), "as the town has it") {
			t.Errorf("%s: %.60q", src.URL, data)
		}
	}
	if len(hosts) != 2 {
		t.Errorf("two sites are at %v", hosts)
	}
	single := l.missing(c.list[0], &corpus.Server{Corpus: c.list[0]})[0]
	for address, want := range map[string]string{"https://x.example/a": "https://x.example/a", "x/a": ""} {
		single.doc.URL = address
		if src, err := single.source(); err != nil || src.URL != want || len(src.HTML) == 0 {
			t.Errorf("source %q with %d bytes, %v", src.URL, len(src.HTML), err)
		}
	}
}
