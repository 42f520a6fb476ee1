package newsstand

import (
	"bytes"
	"encoding/json"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

func TestSites(t *testing.T) {
	if got := len(Sites()); got < 5 {
		t.Fatalf("%d sites, want 5 or more", got)
	}
	names := map[string]bool{}
	for _, s := range Sites() {
		if names[s.Name] {
			t.Errorf("two sites are called %s", s.Name)
		}
		names[s.Name] = true
		if len(s.Pages) != 60 {
			t.Errorf("%s: %d pages, want 60", s.Name, len(s.Pages))
		}
		titles, kinds := map[string]bool{}, map[string]bool{}
		for _, p := range s.Pages {
			if titles[p.Title] {
				t.Errorf("%s: two pages have the title %q", s.Name, p.Title)
			}
			titles[p.Title], kinds[p.Kind] = true, true
			if n := len(strings.Fields(p.Title)); n < 4 || n > 14 {
				t.Errorf("%s: title of %d words, want 4 to 14: %q", s.Name, n, p.Title)
			}
		}
		if len(kinds) != 4 {
			t.Errorf("%s: kinds %v, want all four", s.Name, kinds)
		}
	}
}

// TestText finds slots and marks that were left in the text of a page.
func TestText(t *testing.T) {
	left := regexp.MustCompile(`\{\w+\}|\*\w|\[\w+( \w+)+\]|ZgotmplZ`)
	for _, s := range slices.Concat(Sites(), Odd()) {
		for name, doc := range s.docs {
			if found := left.Find(doc); found != nil {
				t.Errorf("%s/%s: %s left in the text", s.Name, name, found)
			}
		}
	}
}

// TestPageSize keeps pages in the range of real ones: elements and texts.
func TestPageSize(t *testing.T) {
	for _, s := range slices.Concat(Sites(), Odd()) {
		for _, p := range s.Pages {
			n := 0
			for d := range parse(t, s, p.Path).Descendants() {
				if d.Type == html.ElementNode || d.Type == html.TextNode && strings.TrimSpace(d.Data) != "" {
					n++
				}
			}
			if n < 150 || n > 1200 {
				t.Errorf("%s%s: %d nodes, want 150 to 1200", s.Name, p.Path, n)
			}
		}
	}
}

// TestReferences follows every address on every page.
func TestReferences(t *testing.T) {
	for _, s := range slices.Concat(Sites(), Odd()) {
		for name := range s.docs {
			base := &url.URL{Path: "/" + name}
			for n := range parse(t, s, "/"+name).Descendants() {
				for _, ref := range references(n) {
					u, err := base.Parse(ref)
					if err != nil || u.IsAbs() {
						t.Errorf("%s/%s: refers to %q: %v", s.Name, name, ref, err)
						continue
					}
					// A browser forgives steps above the root; a folder does not.
					if strings.Count(ref, "../") > strings.Count(name, "/") {
						t.Errorf("%s/%s: %s leaves the site", s.Name, name, ref)
					}
					file := strings.TrimPrefix(u.Path, "/")
					if s.docs[file] == nil && s.media[file] == nil {
						t.Errorf("%s/%s: refers to %s, which is not there", s.Name, name, u.Path)
					}
				}
			}
		}
	}
}

// references are the addresses in the attributes of an element, without those
// that carry their data.
func references(n *html.Node) []string {
	var out []string
	for _, a := range n.Attr {
		switch a.Key {
		case "src", "data-src", "href", "poster":
			out = append(out, a.Val)
		case "srcset":
			for part := range strings.SplitSeq(a.Val, ",") {
				out = append(out, strings.Fields(part)[0])
			}
		case "style":
			if _, rest, ok := strings.Cut(a.Val, "url("); ok {
				ref, _, _ := strings.Cut(rest, ")")
				out = append(out, strings.Trim(ref, `'"`))
			}
		}
	}
	if len(out) == 0 || strings.HasPrefix(out[0], "data:") {
		out = out[min(1, len(out)):]
	}
	return out
}

func TestServe(t *testing.T) {
	s := Sites()[0]
	for _, tt := range []struct {
		path, mediaType string
		status          int
	}{
		{"/", "text/html; charset=utf-8", 200},
		{s.Pages[0].Path, "text/html; charset=utf-8", 200},
		{"/assets/site.css", "text/css; charset=utf-8", 200},
		{"/media/clip.webm", "video/webm", 200},
		{"/img/1-60000x60000.png", "text/plain; charset=utf-8", 404}, // pictures that no page shows are not drawn
	} {
		rec := httptest.NewRecorder()
		s.Handler().ServeHTTP(rec, httptest.NewRequest("GET", tt.path, nil))
		if rec.Code != tt.status || rec.Header().Get("Content-Type") != tt.mediaType {
			t.Errorf("GET %s = %d, %s; want %d, %s", tt.path, rec.Code, rec.Header().Get("Content-Type"), tt.status, tt.mediaType)
		}
	}
}

func TestWrite(t *testing.T) {
	s, dir := Sites()[2], t.TempDir()
	if err := s.Write(dir); err != nil {
		t.Fatal(err)
	}
	labels, err := os.ReadFile(filepath.Join(dir, "labels.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.Split(bytes.TrimSpace(labels), []byte("\n"))
	if len(lines) != len(s.Pages) {
		t.Fatalf("%d labels, want %d", len(lines), len(s.Pages))
	}
	for i, line := range lines {
		var label struct {
			URL   string `json:"url"`
			Title string `json:"title_text"`
		}
		if err := json.Unmarshal(line, &label); err != nil {
			t.Fatal(err)
		}
		page, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(label.URL)))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(page, s.file(label.URL)) || label.Title != s.Pages[i].Title {
			t.Errorf("%s: page or title are not those that are served", label.URL)
		}
	}
}

func parse(t *testing.T, s *Site, path string) *html.Node {
	t.Helper()
	root, err := html.Parse(bytes.NewReader(s.file(strings.TrimPrefix(path, "/"))))
	if err != nil {
		t.Fatal(err)
	}
	return root
}
