package corpus_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"testing"

	"galley/eval/corpus"
	"galley/eval/evaltest"
	"galley/page"
)

func TestOnce(t *testing.T) {
	d := corpus.Document{ID: "a", HTML: []byte("<p>x")}
	once := &corpus.Once{Users: 2}
	first, err := once.Load(t.Context(), d)
	if err != nil {
		t.Fatal(err)
	}
	if second, _ := once.Load(t.Context(), d); second != first {
		t.Error("the page is parsed twice for two users")
	}
	if third, _ := once.Load(t.Context(), d); third == first {
		t.Error("the page is kept when nobody is to ask for it")
	}
	broken := &corpus.Once{Users: 1, Make: func(context.Context, corpus.Document) (*page.Page, error) { return nil, io.EOF }}
	if _, err := broken.Load(t.Context(), d); !errors.Is(err, io.EOF) {
		t.Errorf("a page that cannot be made: %v", err)
	}
}

// TestServer: each site is served at its own address, by the paths of its truth.
func TestServer(t *testing.T) {
	files := below("one", siteFiles)
	for name, content := range below("two", map[string]string{"truth.jsonl": siteJSONL, "a/index.html": "<p>other", "b c.html": "<p>two"}) {
		files[name] = content
	}
	for name, tt := range map[string]struct {
		files map[string]string
		want  map[string]string // by ID
	}{
		"a folder of sites": {files, map[string]string{"one/s/000": "<p>one", "two/s/000": "<p>other", "two/s/001": "<p>two"}},
		"one site":          {siteFiles, map[string]string{"s/000": "<p>one", "s/001": "<p>two"}},
	} {
		t.Run(name, func(t *testing.T) {
			c, err := corpus.Open(evaltest.Lay(t, tt.files), "")
			if err != nil {
				t.Fatal(err)
			}
			server := &corpus.Server{Corpus: c}
			defer server.Close()
			for d := range c.All() {
				want, ok := tt.want[d.ID]
				if !ok {
					continue
				}
				address, err := server.URL(d)
				if err != nil {
					t.Fatal(err)
				}
				if got := get(t, address); got != want {
					t.Errorf("%s at %s is %q, want %q", d.ID, address, got, want)
				}
			}
		})
	}
	c, err := corpus.Open(evaltest.Lay(t, wcxbFiles), "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := (&corpus.Server{Corpus: c}).URL(c.Documents()[0]); err == nil {
		t.Error("a page that is of no site is served")
	}
}

func get(t *testing.T, address string) string {
	t.Helper()
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}
