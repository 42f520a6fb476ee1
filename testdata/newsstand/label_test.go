package newsstand

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"
)

// TestLabels resolves every label in the page as served: its element holds the
// whole title or body, and no element inside it does.
func TestLabels(t *testing.T) {
	for _, s := range Sites() {
		for _, p := range s.Pages {
			root := parse(t, s, p.Path)
			for _, label := range []struct {
				what, path string
				whole      func(*html.Node) bool
			}{
				{"title", p.TitleXPath, func(n *html.Node) bool { return text(n) == p.Title }},
				{"body", p.BodyXPath, func(n *html.Node) bool { return holds(t, n, p) }},
			} {
				n := resolve(t, root, label.path)
				if n == nil {
					t.Errorf("%s%s: no element at %s", s.Name, p.Path, label.path)
					continue
				}
				if !label.whole(n) {
					t.Errorf("%s%s: %s does not hold the whole %s: %q", s.Name, p.Path, label.path, label.what, text(n))
				}
				for c := range n.ChildNodes() {
					if c.Type == html.ElementNode && label.whole(c) {
						t.Errorf("%s%s: <%s> inside %s holds the whole %s", s.Name, p.Path, c.Data, label.path, label.what)
					}
				}
			}
		}
	}
}

// holds tells whether all paragraphs of a page are below n, in their order, and
// all of its media.
func holds(t *testing.T, n *html.Node, p PageInfo) bool {
	t.Helper()
	rest := text(n)
	for _, par := range p.Paragraphs {
		_, after, ok := strings.Cut(rest, normal(par))
		if !ok {
			return false
		}
		rest = after
	}
	base, found := &url.URL{Path: p.Path}, map[string]bool{}
	for d := range n.Descendants() {
		for _, ref := range references(d) {
			u, err := base.Parse(ref)
			if err != nil {
				t.Fatal(err)
			}
			found[u.Path] = true
		}
	}
	for _, m := range p.Media {
		if !found[m] {
			return false
		}
	}
	return len(p.Paragraphs) > 1
}

// TestSettle shows what becomes of markers.
func TestSettle(t *testing.T) {
	doc, paths, err := settle([]byte(`<p>1<p>2<div><h1 data-mark="title">T</h1><p>3<p class="b" data-mark="body">4</div>`))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(doc), marker) {
		t.Errorf("marker left in %s", doc)
	}
	if got, want := paths["title"], "/html[1]/body[1]/div[1]/h1[1]"; got != want {
		t.Errorf("title = %s, want %s", got, want)
	}
	if got, want := paths["body"], "/html[1]/body[1]/div[1]/p[2]"; got != want {
		t.Errorf("body = %s, want %s", got, want)
	}
	if _, _, err := settle([]byte(`<p data-mark="title">`)); err == nil {
		t.Error("a page without a body was accepted")
	}
}

var step = regexp.MustCompile(`^([a-z0-9]+)\[(\d+)\]$`)

// resolve finds the element at a path as [xpath] writes it, nil if there is
// none.
func resolve(t *testing.T, n *html.Node, path string) *html.Node {
	t.Helper()
	for s := range strings.SplitSeq(strings.TrimPrefix(path, "/"), "/") {
		m := step.FindStringSubmatch(s)
		if m == nil {
			t.Fatalf("step %q of %s", s, path)
		}
		left, _ := strconv.Atoi(m[2])
		var found *html.Node
		for c := range n.ChildNodes() {
			if c.Type == html.ElementNode && c.Data == m[1] {
				if left--; left == 0 {
					found = c
				}
			}
		}
		if found == nil {
			return nil
		}
		n = found
	}
	return n
}

// text is the text below n with single spaces.
func text(n *html.Node) string {
	var out strings.Builder
	if n.Type == html.TextNode {
		out.WriteString(n.Data)
	}
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			out.WriteString(d.Data)
		}
	}
	return normal(out.String())
}

func normal(s string) string { return strings.Join(strings.Fields(s), " ") }
