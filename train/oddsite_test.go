package train

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/models/shipped"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

// odd is a labelled page of a site that the base is wrong about: the name of the section is its
// largest line, letters of readers stand in a column that is wider than that of the article and
// longer, and the title is below both.
func odd(t testing.TB, i int) dataset.Sample {
	t.Helper()
	r := rand.New(rand.NewPCG(uint64(i), 77))
	var b strings.Builder
	text, letters := 4+r.IntN(8), 14+r.IntN(20)
	end := 150 + 140*max(text, letters)
	fmt.Fprintf(&b, `<title>The Odd Paper</title><body box="0 0 1366 %d"><h1 font=50 box="0 20 1366 80">%s</h1>`, end+200, traintest.Words[r.IntN(5)])
	fmt.Fprintf(&b, `<div id=body font=13 box="0 120 350 %d">`, 140*text)
	for k := range text {
		fmt.Fprintf(&b, `<p box="0 %d 350 120">%s.</p>`, 120+140*k, traintest.Phrase(r, 30+r.IntN(40)))
	}
	fmt.Fprintf(&b, `</div><div box="360 120 1000 %d">`, 140*letters)
	for k := range letters {
		fmt.Fprintf(&b, `<p box="360 %d 1000 120">%s.</p>`, 120+140*k, traintest.Phrase(r, 30+r.IntN(40)))
	}
	fmt.Fprintf(&b, `</div><b id=title font=16 box="0 %d 1366 30">%s</b></body>`, end, traintest.Phrase(r, 5+r.IntN(6)))
	url := fmt.Sprintf("https://odd.example/%02d", i)
	p := pagetest.Boxed(t, url, b.String())
	return dataset.Sample{Slug: url, URL: url, Page: p, Article: true, By: dataset.ByHuman,
		Selection: page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "body")}}}
}

// TestOddSite: of a site that the base is wrong about a dozen labels teach titles and whole bodies,
// and none of its pages is refused.
func TestOddSite(t *testing.T) {
	var list []dataset.Sample
	for i := range 12 {
		list = append(list, odd(t, i))
	}
	w, report := trained(t, list, based(1))
	if right := report.Base.Right; right > 2 {
		t.Fatalf("the base alone gets %d of %d pages right: the site is not odd enough", right, len(list))
	}
	if !strings.Contains(text(t, report), "it cuts nothing out of bodies") {
		t.Errorf("the report does not say that nothing is cut:\n%s", text(t, report))
	}
	w = again(t, w)
	for i := range 20 {
		s := odd(t, 100+i)
		got, err := w.Select(s.Page)
		if err != nil || got.Title != s.Selection.Title || !slices.Equal(got.Roots, s.Selection.Roots) || len(got.Cut) > 0 {
			t.Errorf("page %d: title %v, body %v, cut %v (%v), want %v and %v", i, got.Title, got.Roots, got.Cut, err, s.Selection.Title, s.Selection.Roots)
		}
		other := traintest.Post.Sample(t, i).Page
		alone, _ := shipped.Laid().Select(other)
		if got, err := w.Select(other); err != nil || got.Title != alone.Title || !slices.Equal(got.Roots, alone.Roots) || !slices.Equal(got.Cut, alone.Cut) {
			t.Errorf("page %d of another site: %v and %v (%v), by the base alone %v and %v", i, got.Title, got.Roots, err, alone.Title, alone.Roots)
		}
	}
}
