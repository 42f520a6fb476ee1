package galley

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/pagekind"
)

// TestLinked: when the text that linked data has is taken for what a page shows.
func TestLinked(t *testing.T) {
	var lines []string
	for i := range 12 {
		lines = append(lines, fmt.Sprintf("Ship %d came in at %d, left at %d, and was gone for %d days, said keeper %d of harbour %d.", i, i+20, i+40, i+60, i+80, i+100))
	}
	text := strings.Join(lines, "\n")
	linked := func(kind, body string) string {
		quoted, err := json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintf(`<script type="application/ld+json">{"@type":%q,"headline":"The harbour","author":{"@type":"Person","name":"Ann Lee"},"articleBody":%s}</script>`, kind, quoted)
	}
	const shell = `<nav><a href=/a>News</a> <a href=/b>Sport</a></nav><div id=app></div><footer>All rights reserved.</footer>`
	beginning := "<article><h1>The harbour</h1><p>" + strings.Join(lines[:4], "</p><p>") + "</p></article>"
	whole := "<article><h1>The harbour</h1><p>" + strings.Join(lines, "</p><p>") + "</p></article>"
	e, err := New(Options{NoBrowser: true})
	if err != nil {
		t.Fatal(err)
	}
	for name, tt := range map[string]struct {
		html string
		o    Options
		want bool
	}{
		"an empty shell":       {html: linked("NewsArticle", text) + shell, want: true},
		"a beginning":          {html: linked("NewsArticle", text) + shell + beginning, want: true},
		"markup":               {html: linked("Article", "<p>"+strings.Join(lines, "</p><p>")+"</p>") + shell, want: true},
		"shown":                {html: linked("NewsArticle", text) + shell + whole},
		"no article":           {html: linked("Recipe", text) + shell},
		"several":              {html: linked("BlogPosting", text) + linked("BlogPosting", text+" More.") + shell},
		"a line":               {html: linked("NewsArticle", lines[0]) + shell},
		"turned off":           {html: linked("NewsArticle", text) + shell, o: Options{NoFallback: true}},
		"another kind of page": {html: linked("NewsArticle", text) + shell, o: Options{Kind: pagekind.Listing}},
	} {
		t.Run(name, func(t *testing.T) {
			o := tt.o
			o.Selector = e.options.Selector
			e.options = o
			found, failed := e.choose(parsed(t, tt.html))
			r := e.linked(found, failed)
			if (r != nil) != tt.want {
				t.Fatalf("%v, want %v (found %v, %v)", r != nil, tt.want, found.Selection, failed)
			}
			if r == nil {
				return
			}
			a := r.Article
			var got []string
			for _, b := range a.Blocks {
				got = append(got, b.Text)
			}
			if a.Title != "The harbour" || a.Meta().Byline != "Ann Lee" || !slices.Equal(got, lines) {
				t.Errorf("%q by %q: %q", a.Title, a.Meta().Byline, got)
			}
		})
	}
	// The way there.
	e.options = Options{Selector: e.options.Selector, NoBrowser: true}
	r, err := e.Find(t.Context(), HTML([]byte(linked("NewsArticle", text)+shell), ""))
	if err != nil || !r.Linked {
		t.Errorf("%v, %v", r, err)
	}
}
