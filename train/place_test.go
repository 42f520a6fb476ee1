package train

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/features"
	"galley/features/wang"
	"galley/models/shipped"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

// answered is a labelled page of a site whose body is an opening, which the base takes, with the
// answers of experts below it, which look like comments.
func answered(t testing.TB, i int) dataset.Sample {
	t.Helper()
	url := fmt.Sprintf("https://round.example/%02d", i)
	p := pagetest.Boxed(t, url, roundHTML(i))
	return dataset.Sample{Slug: url, URL: url, Page: p, Article: true, By: dataset.ByHuman,
		Selection: page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "body")}}}
}

func roundHTML(i int) string {
	r := rand.New(rand.NewPCG(uint64(i), 78))
	var b strings.Builder
	opening, answers := 3+r.IntN(4), 3+r.IntN(5)
	y := 200
	fmt.Fprintf(&b, `<title>%s</title><body box="0 0 1366 %d"><div class=page box="160 0 700 3000"><h1 id=title class=head font=34 box="160 20 700 80">%s</h1>`, "Round", 3200, traintest.Phrase(r, 7))
	fmt.Fprintf(&b, `<div id=body class=all box="160 %d 700 %d"><div class=opening box="160 %d 700 %d">`, y, 140*(opening+answers), y, 140*opening)
	for range opening {
		fmt.Fprintf(&b, `<p font=17 box="160 %d 700 120">%s.</p>`, y, traintest.Phrase(r, 30+r.IntN(40)))
		y += 140
	}
	fmt.Fprintf(&b, `</div><section class=comments box="160 %d 700 %d"><h3 box="160 %d 700 20">%d comments</h3>`, y, 140*answers, y, answers)
	for range answers {
		fmt.Fprintf(&b, `<div class=comment box="160 %d 700 120"><b font=15 box="160 %d 200 20">%s</b><p font=15 box="160 %d 700 90">%s.</p><a href="/r" font=12 box="160 %d 60 15">Reply</a></div>`, y, y, traintest.Phrase(r, 1), y+20, traintest.Phrase(r, 12+r.IntN(20)), y+105)
		y += 140
	}
	b.WriteString(`</section></div></div></body>`)
	return b.String()
}

// TestStrangePages: a page of the site whose body is another element than labelled ones, as that of a
// kind that no label has, is left to the base, whatever the labels say of the base.
func TestStrangePages(t *testing.T) {
	list := []dataset.Sample{answered(t, 0), answered(t, 1), answered(t, 2)}
	w, _ := trained(t, list, based(1))
	for i := range 6 {
		s := answered(t, 200+i)
		html := strings.NewReplacer("id=body class=all", "class=picture", "class=opening", "class=story").Replace(roundHTML(200 + i))
		p := pagetest.Boxed(t, s.URL, html)
		if !w.Site.Match(features.NewIndex(p, wang.Limits{})).Article {
			t.Fatalf("page %d is not like the labelled ones", i)
		}
		got, err := w.Select(p)
		want, _ := shipped.Laid().Select(p)
		if err != nil || got.Title != want.Title || !slices.Equal(got.Roots, want.Roots) || !slices.Equal(got.Cut, want.Cut) {
			t.Errorf("page %d: title %v, body %v, cut %v (%v), by the base alone %v, %v and %v", i, got.Title, got.Roots, got.Cut, err, want.Title, want.Roots, want.Cut)
		}
	}
}

// TestPlaces: three labels of a site whose body is another element than the base takes say where
// the bodies of its other pages are.
func TestPlaces(t *testing.T) {
	list := []dataset.Sample{answered(t, 0), answered(t, 1), answered(t, 2)}
	w, report := trained(t, list, based(1))
	if report.Base.Right > 0 {
		t.Fatalf("the base alone gets %d of %d pages right", report.Base.Right, len(list))
	}
	if w.Site == nil || len(w.Site.Places.Body) != 1 || w.Site.Places.Body[0].At != "div#body div.all" {
		t.Fatalf("no place was learned: %+v\n%s", w.Site, text(t, report))
	}
	w = again(t, w)
	for i := range 12 {
		s := answered(t, 100+i)
		if got := selected(t, w, s.Page); got.Title != s.Selection.Title || !slices.Equal(got.Roots, s.Selection.Roots) || len(got.Cut) > 0 {
			t.Errorf("page %d: title %v, body %v, cut %v, want %v and %v", i, got.Title, got.Roots, got.Cut, s.Selection.Title, s.Selection.Roots)
		}
	}
}
