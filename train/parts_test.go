package train

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

// parted is a labelled page whose body has so many parts, with teasers of other stories between them. The
// last part is one line.
func parted(t testing.TB, i, parts int) dataset.Sample {
	t.Helper()
	r := rand.New(rand.NewPCG(uint64(i), 79))
	var b strings.Builder
	y := 220
	for k := range parts {
		lines := 2 + r.IntN(2)
		if k == parts-1 {
			lines = 1
		}
		fmt.Fprintf(&b, `<section class="row" box="160 %d 700 %d"><div class="text" id=part%d box="160 %d 700 %d">`, y, 140*lines, k, y, 140*lines)
		for range lines {
			fmt.Fprintf(&b, `<p font=17 box="160 %d 700 120">%s.</p>`, y, traintest.Phrase(r, 30+r.IntN(40)))
			y += 140
		}
		fmt.Fprintf(&b, `</div></section><section class="row tease" box="160 %d 700 60"><h4 font=15 box="160 %d 700 25">More</h4><a href="/t%d" font=15 box="160 %d 700 30">%s</a></section>`, y, y, k, y+28, traintest.Phrase(r, 9))
		y += 80
	}
	head := fmt.Sprintf(`<title>%s</title><body box="0 0 1366 %d"><h1 id=title class=head font=34 box="160 20 700 80">%s</h1>`, "Rows", y+100, traintest.Phrase(r, 7))
	url := fmt.Sprintf("https://rows.example/%02d", i)
	p := pagetest.Boxed(t, url, head+`<div class="rows" box="160 200 700 3000">`+b.String()+`</div></body>`)
	sel := page.Selection{Title: pagetest.ByID(t, p, "title")}
	for k := range parts {
		sel.Roots = append(sel.Roots, pagetest.ByID(t, p, fmt.Sprintf("part%d", k)))
	}
	return dataset.Sample{Slug: url, URL: url, Page: p, Article: true, By: dataset.ByHuman, Selection: sel}
}

// TestParts: three labels with two and three parts say what the parts of other pages are, those with
// more parts and with parts that are too short to be a body.
func TestParts(t *testing.T) {
	w, report := trained(t, []dataset.Sample{parted(t, 0, 2), parted(t, 1, 3), parted(t, 2, 3)}, based(1))
	w = again(t, w)
	for i := range 12 {
		s := parted(t, 100+i, 2+i%4)
		if got := selected(t, w, s.Page); !slices.Equal(got.Roots, s.Selection.Roots) || len(got.Cut) > 0 {
			t.Errorf("page %d: body %v, cut %v, want %v", i, got.Roots, got.Cut, s.Selection.Roots)
		}
	}
	if t.Failed() {
		t.Log(text(t, report))
	}
}
