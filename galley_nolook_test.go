package galley_test

import (
	"errors"
	"io"
	"net/http/httptest"
	"strings"
	"testing"

	"galley"
	"galley/testdata/newsstand"
)

// TestNoLook holds that the text is the same without the look of the page, which is not read
// then, and that the other formats can be written.
func TestNoLook(t *testing.T) {
	for _, site := range newsstand.Sites()[:3] {
		server := httptest.NewServer(site)
		defer server.Close()
		find := func(o galley.Options) (r *galley.Result, text string) {
			r, err := extractor(t, o).Find(t.Context(), galley.URL(server.URL+site.Pages[5].Path))
			if err != nil {
				t.Fatal(err)
			}
			var words strings.Builder
			if err := errors.Join(r.Article.WriteText(&words), r.Article.WriteMarkdown(io.Discard)); err != nil {
				t.Fatal(err)
			}
			return r, words.String()
		}
		with, text := find(galley.Options{})
		without, text2 := find(galley.Options{NoLook: true})
		if text2 != text {
			t.Errorf("%s: the article is another without its look:\n%.300s\n%.300s", site.Name, text2, text)
		}
		if with.Timing.Styles == 0 || without.Timing.Styles != 0 {
			t.Errorf("%s: the look took %v, and %v without", site.Name, with.Timing.Styles, without.Timing.Styles)
		}
		var html strings.Builder
		if err := without.Article.WriteHTML(&html); err != nil || !strings.Contains(html.String(), "<p") {
			t.Errorf("%s: %v, HTML %.300s", site.Name, err, html.String())
		}
	}
}
