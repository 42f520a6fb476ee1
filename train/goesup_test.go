package train

import (
	"slices"
	"strings"
	"testing"

	"galley/models/shipped"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

// TestGoesUp: a label from elsewhere, without cuts, whose body is around that of the base and has no more
// than what the base cuts, says that this belongs to the article. Labels whose body has other text more
// say nothing of what the base cuts.
func TestGoesUp(t *testing.T) {
	for _, tt := range []struct {
		name string
		more string
		cuts bool
	}{
		{"for what is cut", "", false},
		{"for other text", `<p box="80 700 760 120">` + strings.Repeat("The harbour has four basins, and the oldest was dug by hand in a long winter. ", 4) + `</p>`, true},
	} {
		list := imported(traintest.Times.Samples(t, 8))
		for i := range list {
			html := traintest.Times.HTML(i)
			html = strings.Replace(html, "<div id=body", `<div class="all" box="80 240 760 1600"><div class="lead"`, 1)
			html = strings.Replace(html, "</div>\n</main>", "</div>"+tt.more+reading+"</div></main>", 1)
			p := pagetest.Boxed(t, list[i].URL, html)
			all, err := p.FindCSS(".all")
			if err != nil {
				t.Fatal(err)
			}
			list[i].Page, list[i].Selection = p, page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{all}}
			if got := selected(t, shipped.Laid(), p); slices.Equal(got.Roots, list[i].Selection.Roots) && len(got.Cut) == 0 {
				t.Fatalf("%s: the base takes it all", list[i].URL)
			}
		}
		plain := imported(traintest.Times.Samples(t, 20))[10:]
		w, _ := trained(t, append(plain, list[:4]...), based(1))
		w = again(t, w)
		for _, s := range list[4:] {
			got := selected(t, w, s.Page)
			if cuts := len(got.Cut) > 0; cuts != tt.cuts || got.Body() != s.Selection.Body() {
				t.Errorf("%s: %s: the box is cut: %v; body %v, cut %v", tt.name, s.URL, cuts, got.Roots, got.Cut)
			}
		}
	}
}

// TestMostlyCut: nobody labels a body of which most is to be cut.
func TestMostlyCut(t *testing.T) {
	list := imported(traintest.Times.Samples(t, 8))
	for i := range list {
		html := traintest.Times.HTML(i)
		body := strings.Index(html, "<div id=body")
		end := strings.Index(html[body:], "</div>")
		boxes := strings.Repeat(reading, 6)
		html = html[:body] + `<div class="links" box="80 240 760 900"><p box="80 240 760 30">All that was said of the harbour.</p>` + boxes + html[body+end:]
		p := pagetest.Boxed(t, list[i].URL, html)
		links, err := p.FindCSS(".links")
		if err != nil {
			t.Fatal(err)
		}
		list[i].Page, list[i].Selection = p, page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{links}}
	}
	plain := imported(traintest.Times.Samples(t, 20))[10:]
	w, _ := trained(t, append(plain, list[:4]...), based(1))
	w = again(t, w)
	for _, s := range list[4:] {
		if got := selected(t, w, s.Page); len(got.Cut) > 0 || got.Body() != s.Selection.Body() {
			t.Errorf("%s: body %v, cut %v, want %v and no cut", s.URL, got.Roots, got.Cut, s.Selection.Roots)
		}
	}
}
