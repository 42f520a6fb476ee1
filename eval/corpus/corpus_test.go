package corpus_test

import (
	"compress/gzip"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/eval/evaltest"
)

const wcxbJSON = `{"url":"https://x.example/a","_internal":{"page_type":{"primary":"article"}},
	"ground_truth":{"title":"T","main_content":"body é","with":["body"],"without":["nav"],"author":null}}`

const siteJSONL = `{"id":"s/000","url_path":"/a/","title":"A","body_text":"one","noise_texts":["ad"],"kind":"short","images":["i.jpg"],"captions":["c"]}
{"id":"s/001","url_path":"/b%20c.html?x=1","title":"B","body_text":"two"}
`

var (
	wcxbFiles = map[string]string{
		"dev/ground-truth/0002.json": strings.Replace(wcxbJSON, `"article"`, `"forum"`, 1), "dev/html/0002.html.gz": "<p>two",
		"dev/ground-truth/0001.json": wcxbJSON, "dev/html/0001.html.gz": "<meta charset=iso-8859-1><p>body é",
	}
	aebFiles = map[string]string{
		"ground-truth.json": `{"b":{"articleBody":"two","url":"https://x.example/b"},"a":{"articleBody":"one","url":""}}`,
		"html/a.html.gz":    "<p>one", "html/b.html.gz": "<p>two",
	}
	siteFiles = map[string]string{"truth.jsonl": siteJSONL, "a/index.html": "<p>one", "b c.html": "<p>two"}
)

func below(dir string, files map[string]string) map[string]string {
	moved := map[string]string{}
	for name, content := range files {
		moved[dir+"/"+name] = content
	}
	return moved
}

func TestOpen(t *testing.T) {
	tests := []struct {
		name   string
		format corpus.Format
		files  map[string]string
		ids    string
	}{
		{"WCXB by its split", corpus.WCXB, wcxbFiles, "0001 0002"},
		{"AEB", corpus.AEB, aebFiles, "a b"},
		{"site, in the order of its truth", corpus.Site, siteFiles, "s/000 s/001"},
		{"folder of sites", corpus.Site, below("s", siteFiles), "s/000 s/001"},
		{"folder of a site of another name", corpus.Site, below("z", siteFiles), "z/s/000 z/s/001"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			dir := evaltest.Lay(t, tt.files)
			for _, format := range []corpus.Format{"", tt.format} {
				c, err := corpus.Open(dir, format)
				if err != nil {
					t.Fatal(err)
				}
				var ids []string
				for d := range c.All() {
					ids = append(ids, d.ID)
					if d, err = d.Load(); err != nil || len(d.HTML) == 0 {
						t.Errorf("Load of %s: %q, %v", d.ID, d.HTML, err)
					}
				}
				if got := strings.Join(ids, " "); got != tt.ids || c.Format != tt.format || c.Len() != len(ids) {
					t.Errorf("format %q: %s, %d documents %s; want %s, %s", format, c.Format, c.Len(), got, tt.format, tt.ids)
				}
			}
		})
	}
}

func TestDocuments(t *testing.T) {
	wcxb, err := corpus.Open(evaltest.Lay(t, wcxbFiles), "")
	if err != nil {
		t.Fatal(err)
	}
	d := wcxb.Documents()[0]
	if d.URL != "https://x.example/a" || d.Gold.Title != "T" || d.Gold.Text != "body é" || d.Gold.With[0] != "body" || d.Gold.Without[0] != "nav" || !d.IsArticle() {
		t.Errorf("WCXB: %+v", d)
	}
	if d, _ = d.Load(); d.ContentType != "text/html; charset=utf-8" {
		t.Errorf("ContentType of UTF-8 that calls itself latin 1: %s", d.ContentType)
	}
	if a := wcxb.Articles(); a.Len() != 1 || !strings.HasSuffix(a.Name, " articles") || wcxb.Len() != 2 {
		t.Errorf("Articles: %d of %d, named %s", a.Len(), wcxb.Len(), a.Name)
	}
	site, err := corpus.Open(evaltest.Lay(t, below("s", siteFiles)), "")
	if err != nil {
		t.Fatal(err)
	}
	d = site.Documents()[0]
	if d.URL != "/a/" || d.Gold.Kind != "short" || d.Gold.Without[0] != "ad" || d.Gold.Images[0] != "i.jpg" || d.Gold.Captions[0] != "c" {
		t.Errorf("site: %+v", d)
	}
	if d.Site != "s" {
		t.Errorf("the site is %q", d.Site)
	}
	if site.First(1).Len() != 1 || site.First(9).Len() != 2 || site.First(-1).Len() != 0 {
		t.Error("First is wrong")
	}
	if site.Every(2).Len() != 1 || site.Every(1).Len() != 2 || site.Every(0).Len() != 2 {
		t.Error("Every is wrong")
	}
}

func TestOpenErrors(t *testing.T) {
	with := func(files map[string]string, name, content string) map[string]string {
		all := map[string]string{name: content}
		for k, v := range files {
			if _, ok := all[k]; !ok {
				all[k] = v
			}
		}
		return all
	}
	tests := []struct {
		name      string
		format    corpus.Format
		files     map[string]string
		err, hint string
	}{
		{"no layout", "", map[string]string{"readme.txt": ""}, "no layout", "truth.jsonl"},
		{"unknown format", "cleaneval", wcxbFiles, `no format "cleaneval"`, "site, aeb, wcxb"},
		{"another format", "site", wcxbFiles, "it is wcxb", "ask for wcxb"},
		{"missing page", "", map[string]string{"ground-truth/1.json": wcxbJSON, "html/2.html": ""}, "no 1.html.gz", "html/*.html.gz"},
		{"no pages", "", map[string]string{"ground-truth/x.txt": "", "html/2.html": ""}, "no pages", ""},
		{"broken truth", "", map[string]string{"ground-truth/1.json": "{", "html/1.html": ""}, "1.json: unexpected end", ""},
		{"AEB out of its folder", "", with(aebFiles, "ground-truth.json", `{"../ground-truth":{}}`), "is not a name of a file", ""},
		{"site out of its folder", "", with(siteFiles, "truth.jsonl", `{"url_path":"/../x.html"}`), "not a path on the site", ""},
		{"site's escaped way out", "", with(siteFiles, "truth.jsonl", `{"url_path":"/%2e%2e/x.html"}`), "not a path on the site", ""},
		{"site of another host", "", with(siteFiles, "truth.jsonl", `{"url_path":"//evil.example/a"}`), "not a path on the site", ""},
		{"site without the file", "", with(siteFiles, "truth.jsonl", `{"url_path":"/nowhere/"}`), "no file for /nowhere/", ""},
		{"twice the same", "", with(siteFiles, "truth.jsonl", `{"url_path":"/a/"}{"url_path":"/a/"}`), `two pages have the ID "/a/"`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := corpus.Open(evaltest.Lay(t, tt.files), tt.format)
			var fault *corpus.Error
			if !errors.As(err, &fault) || !strings.Contains(err.Error(), tt.err) || !strings.Contains(fault.Hint(), tt.hint) {
				t.Errorf("got %v; want %q, hint with %q", err, tt.err, tt.hint)
			}
		})
	}
	_, err := corpus.Open(filepath.Join(t.TempDir(), "nowhere"), "")
	if !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a missing folder: %v", err)
	}
	two := evaltest.Lay(t, map[string]string{"a/html/x": "", "a/ground-truth/x": "", "b/html/x": "", "b/ground-truth/x": ""})
	var fault *corpus.Error
	if _, err = corpus.Open(two, ""); !errors.As(err, &fault) || fault.Hint() != "name one of them: a, b" {
		t.Errorf("two splits: %v", err)
	}
}

func TestDigest(t *testing.T) {
	digest := func(files map[string]string) string {
		c, err := corpus.Open(evaltest.Lay(t, files), "")
		if err != nil {
			t.Fatal(err)
		}
		d, err := c.Digest(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	first := digest(siteFiles)
	if again := digest(siteFiles); again != first || len(first) != 64 {
		t.Errorf("digests %s and %s of the same", first, again)
	}
	changed := map[string]string{"truth.jsonl": siteJSONL, "a/index.html": "<p>onf", "b c.html": "<p>two"}
	if digest(changed) == first {
		t.Error("a changed page changes nothing")
	}
	changed["a/index.html"], changed["truth.jsonl"] = "<p>one", strings.Replace(siteJSONL, `"one"`, `"onf"`, 1)
	if digest(changed) == first {
		t.Error("a changed gold text changes nothing")
	}
}

// Not more than a page may have is unpacked.
func TestLoadBomb(t *testing.T) {
	dir := evaltest.Lay(t, map[string]string{"a.html.gz": strings.Repeat(" ", 65<<20), "b.html.gz": "x"})
	if _, err := (corpus.Document{ID: "a", File: filepath.Join(dir, "a.html.gz")}).Load(); err == nil || !strings.Contains(err.Error(), "bytes") {
		t.Errorf("got %v", err)
	}
	os.WriteFile(filepath.Join(dir, "b.html.gz"), []byte("\x1f\x8b, and this is not gzip"), 0o644)
	if _, err := (corpus.Document{ID: "b", File: filepath.Join(dir, "b.html.gz")}).Load(); !errors.Is(err, gzip.ErrHeader) {
		t.Errorf("got %v", err)
	}
}

// FuzzOpenTruth: whatever a truth says, a corpus opens or is an error, and no file
// outside of its folder is read.
func FuzzOpenTruth(f *testing.F) {
	f.Add("ground-truth.json", aebFiles["ground-truth.json"])
	f.Add("truth.jsonl", siteJSONL)
	f.Add("truth.jsonl", `{"url_path":"/../a/"}`)
	f.Add("ground-truth/a.json", wcxbJSON)
	f.Add("ground-truth.json", `{"../html/a":{}}`)
	f.Fuzz(func(t *testing.T, name, truth string) {
		switch name {
		case "ground-truth.json", "truth.jsonl", "ground-truth/a.json":
		default:
			return
		}
		dir := evaltest.Lay(t, map[string]string{"in/" + name: truth, "in/html/a.html": "a", "in/a/index.html": "a", "a.html": "secret", "a/index.html": "secret"})
		in := filepath.Join(dir, "in")
		c, err := corpus.Open(in, "")
		if err != nil {
			var fault *corpus.Error
			if !errors.As(err, &fault) || fault.Hint() == "" {
				t.Fatalf("no hint: %v", err)
			}
			return
		}
		for d := range c.All() {
			if d, err = d.Load(); err != nil || string(d.HTML) == "secret" {
				t.Errorf("%s: %q, %v", d.File, d.HTML, err)
			}
		}
	})
}

// TestShapes: saved real pages and pages of news publishers, as their collections
// have them.
func TestShapes(t *testing.T) {
	real, err := corpus.Open("testdata/real", "")
	if err != nil {
		t.Fatal(err)
	}
	if d := real.Documents()[1]; real.Format != corpus.Site || d.Site != "ships" || d.URL != "/ships/page.html" {
		t.Errorf("real pages: %s, %+v", real.Format, d)
	}
	news, err := corpus.Open("testdata/news", "")
	if err != nil {
		t.Fatal(err)
	}
	d, err := news.Documents()[0].Load()
	if err != nil {
		t.Fatal(err)
	}
	if news.Format != corpus.WCXB || d.Publisher != "Gazette" || !d.IsArticle() || d.ContentType != "text/html; charset=utf-8" {
		t.Errorf("news: %s, %+v", news.Format, d)
	}
}
