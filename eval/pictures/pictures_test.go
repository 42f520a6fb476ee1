package pictures

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"galley/eval/corpus"
	"galley/page"
)

// document is a page on disk whose pictures are known.
func document(t *testing.T, id, html string, pictures ...corpus.Picture) corpus.Document {
	t.Helper()
	file := filepath.Join(t.TempDir(), id+".html")
	if err := os.WriteFile(file, []byte(html), 0o644); err != nil {
		t.Fatal(err)
	}
	return corpus.Document{ID: id, URL: "https://news.example/" + id, File: file, Gold: corpus.Gold{Pictures: pictures}}
}

func TestPictures(t *testing.T) {
	lead := corpus.Picture{URLs: []string{"https://cdn.example/ferry-landing-320x200.jpg", "/ferry-landing-640x400.webp"}, Cover: true}
	body := corpus.Picture{URLs: []string{"/img/meadow-cows.jpg"}}
	absent := corpus.Picture{URLs: []string{"/img/nowhere-else.jpg"}}
	docs := []corpus.Document{
		document(t, "both", `<img src=/ferry-landing-640x400.webp><noscript><img src=/img/meadow-cows.jpg></noscript>`, lead, body, absent),
		document(t, "neither", `<img srcset="/ferry%2Dlanding-640x400.webp 1x"><img data-src=/img/meadow-cows.jpg><script>"nowhere-else"</script>`, lead, body, absent),
		document(t, "no article", `<p>x`, lead),
		document(t, "no pictures named", `<p>x`),
	}
	kept := map[string][]string{
		"both":    {"https://cdn.example/ferry-landing-1200x800.jpg", "https://news.example/img/meadow-cows.jpg?w=3"},
		"neither": {"https://news.example/other-landing.jpg"},
	}
	r, err := Run(t.Context(), docs, func(ctx context.Context, d corpus.Document) (*page.Page, []string, error) {
		if len(d.Gold.Pictures) > 0 {
			t.Errorf("%s: the extractor sees what is right", d.ID)
		}
		p, err := corpus.Parse(ctx, d)
		if d.ID == "no article" {
			err = errors.New("nothing found")
		}
		return p, kept[d.ID], err
	}, 2)
	if err != nil {
		t.Fatal(err)
	}
	got := []int{r.Pages, r.LeadNamed, r.LeadKept, r.BodyNamed, r.BodyKept, r.Kept, r.Strangers}
	if want := []int{3, 2, 1, 2, 1, 3, 1}; !slices.Equal(got, want) {
		t.Errorf("pages, leads named and kept, body named and kept, kept, strangers: %v, want %v", got, want)
	}
	if r.Lead() != 0.5 || r.Body() != 0.5 || r.Strange() != 1.0/3 {
		t.Errorf("shares %v, %v, %v", r.Lead(), r.Body(), r.Strange())
	}
	var b strings.Builder
	if err := r.Write(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"lead pictures kept   50.0 %", "neither: without its lead picture ferry-landing", "neither: without meadow-cows", "neither: strange other-landing", "no article: nothing found"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("the report lacks %q:\n%s", want, b.String())
		}
	}
}
