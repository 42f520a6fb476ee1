package newsstand

import (
	"bytes"
	"io/fs"
	"maps"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// A Site is a small newspaper: an http.Handler, and a list of its articles.
// It is read-only and safe for concurrent use.
type Site struct {
	Name  string     // short, fit for a folder
	Title string     // as its masthead has it
	Pages []PageInfo // the articles, newest first

	docs  map[string][]byte        // pages by path from the root, without the slash
	media map[string]func() []byte // everything else, made when asked for
}

// A PageInfo describes an article of a [Site].
type PageInfo struct {
	Path       string // from the root of the site, with a leading slash
	Title      string // the whole title, as the page shows it
	TitleXPath string // absolute, in the document as served and as rendered
	BodyXPath  string
	Kind       string // "short", "normal", "long" or "gallery"
	Section    string // as the site names it
	Author     string
	Published  time.Time
	// Paragraphs are the texts of the article's paragraphs, subheadings,
	// quotations and list items in reading order. Captions, tables and the
	// standfirst are not among them.
	Paragraphs []string
	// Media are the article's own pictures, films and players: paths from the
	// root of the site, with a leading slash, in reading order.
	Media []string
}

var sites = sync.OnceValue(newSites)

// Sites returns all sites in a fixed order. Every call returns the same ones.
func Sites() []*Site { return slices.Clone(sites()) }

// Odd returns sites that are hard for a wrapper which has not seen them, in a fixed order:
// what a few labels of their own are for. Every call returns the same ones.
func Odd() []*Site { return slices.Clone(odd()) }

var odd = sync.OnceValue(func() []*Site { return buildAll(oddDesigns) })

func newSites() []*Site { return buildAll(designs) }

func buildAll(list []design) []*Site {
	var out []*Site
	for _, d := range list {
		out = append(out, build(d))
	}
	return out
}

// Handler returns the site as a handler. It serves the front page at "/".
func (s *Site) Handler() http.Handler { return s }

// ServeHTTP serves the site's pages, pictures and style sheet.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(r.URL.Path, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	data := s.file(name)
	if data == nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", mediaTypes[path.Ext(name)])
	w.Header().Set("Cache-Control", "max-age=600")
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(data))
}

// mediaTypes are spelled out because the system's table differs by machine.
var mediaTypes = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
	".png": "image/png", ".gif": "image/gif", ".webm": "video/webm",
}

// file returns a file of the site, nil if there is none.
func (s *Site) file(name string) []byte {
	if doc, ok := s.docs[name]; ok {
		return doc
	}
	if f, ok := s.media[name]; ok {
		return f()
	}
	return nil
}

// files are the names of all files of the site, sorted.
func (s *Site) files() []string {
	return slices.Sorted(func(yield func(string) bool) {
		for name := range maps.Keys(s.docs) {
			if !yield(name) {
				return
			}
		}
		for name := range maps.Keys(s.media) {
			if !yield(name) {
				return
			}
		}
	})
}

// Write writes the whole site and its labels.jsonl into the folder dir, which
// it makes where there is none. Links are relative, so that the pages can be
// opened as files.
func (s *Site) Write(dir string) error {
	write := func(name string, data []byte) error {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), fs.ModePerm); err != nil {
			return err
		}
		return os.WriteFile(file, data, 0o666)
	}
	for _, name := range s.files() {
		if err := write(name, s.file(name)); err != nil {
			return err
		}
	}
	return write("labels.jsonl", s.Labels(""))
}
