package train

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/dataset"
	"galley/features"
	"galley/features/wang"
	"galley/models"
	"galley/models/network"
	"galley/models/shipped"
	"galley/models/site"
	"galley/page"
	"galley/page/pagetest"
	"galley/train/traintest"
)

// dressed are pages of a paper with boxes in their bodies: the body is cut into paragraphs,
// and between them stand a box to cut, a box to keep, and after it a further part.
func dressed(t testing.TB, pp traintest.Paper, n int, boxes ...string) []dataset.Sample {
	t.Helper()
	list := make([]dataset.Sample, n)
	for i := range list {
		url := fmt.Sprintf("https://%s/%02d", pp.Host, i)
		p := pagetest.Boxed(t, url, box(pp.HTML(i), boxes...))
		list[i] = dataset.Sample{Slug: url, URL: url, Page: p, Article: true, By: dataset.ByHuman,
			Selection: page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "body")}}}
	}
	return list
}

// box sets boxes behind the first paragraph of the body.
func box(html string, boxes ...string) string {
	const end = "</p>\n"
	body := strings.Index(html, "id=body")
	at := body + strings.Index(html[body:], end) + len(end)
	return html[:at] + strings.Join(boxes, "\n") + html[at:]
}

const (
	promo = `<div class="promo wide" box="80 300 760 100"><h3 box="80 300 760 30">The town from above</h3><p box="80 330 760 70">Our new book has every harbour of the coast on four hundred pages, and it was made by the people who write this paper.</p></div>`
	notes = `<div class="notes wide" box="80 400 760 100"><h3 box="80 400 760 30">What was said before</h3><p box="80 430 760 70">The council has met four times on this question, and each time it was put off because the mayor was away at sea.</p></div>`
)

func withCuts(t testing.TB, list []dataset.Sample, css string) []dataset.Sample {
	t.Helper()
	for i := range list {
		n, err := list[i].Page.FindCSS(css)
		if err != nil {
			t.Fatal(err)
		}
		list[i].Selection.Cut = []page.NodeID{n}
	}
	return list
}

// elsewhere is a page with the markup of another site: all its classes are others, and
// every element has one.
func elsewhere(t testing.TB, html string) *page.Page {
	t.Helper()
	html = strings.NewReplacer(`class="`, `class="z-`, ` wide"`, ` z-wide"`).Replace(html)
	for _, tag := range strings.Fields("p a h2 aside section main footer") {
		html = strings.ReplaceAll(html, "<"+tag+" box", "<"+tag+` class="z-`+tag+`" box`)
	}
	return pagetest.Boxed(t, "https://elsewhere.example/story", html)
}

func based(seed uint64) Options {
	o := small(seed)
	o.Base = shipped.Laid()
	return o
}

// again reads what was written.
func again(t testing.TB, w *models.Wrapper) *models.Wrapper {
	t.Helper()
	data := file(t, w)
	read, err := models.Read(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(file(t, read), data) {
		t.Error("writing what was read gives other bytes")
	}
	return read
}

func selected(t testing.TB, w *models.Wrapper, p *page.Page) page.Selection {
	t.Helper()
	s, err := w.Select(p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestTenCuts: ten cuts of one kind of box take that box out of all pages of the site, and
// nothing else: neither another box of the same make, nor anything on other sites.
func TestTenCuts(t *testing.T) {
	list := dressed(t, traintest.Times, 30, promo, notes)
	w, report := trained(t, withCuts(t, list[:10], ".promo"), based(1))
	w = again(t, w)
	if !report.Base.Cuts || !strings.Contains(text(t, report), "cuts what your labels cut") {
		t.Errorf("the report does not say that cuts were learned:\n%s", text(t, report))
	}
	for _, s := range list[10:] {
		box, err := s.Page.FindCSS(".promo")
		if err != nil {
			t.Fatal(err)
		}
		got := selected(t, w, s.Page)
		if !slices.Equal(got.Cut, []page.NodeID{box}) || got.Body() != s.Selection.Body() {
			t.Errorf("%s: cut %v of %v, want the promotion %v only", s.URL, got.Cut, got.Roots, box)
		}
	}
	for i := range 5 {
		p := elsewhere(t, box(traintest.Post.HTML(i), promo, notes))
		if got, alone := selected(t, w, p), selected(t, shipped.Laid(), p); !slices.Equal(got.Cut, alone.Cut) {
			t.Errorf("on another site %v is cut, by the base alone %v", got.Cut, alone.Cut)
		}
	}
}

// TestPicturesAreCut: boxes without text are learned too, and other pictures stay.
func TestPicturesAreCut(t *testing.T) {
	const advert = `<div class="advert" box="80 300 728 90"><a href=/buy><img src=/buy.png box="80 300 728 90"></a></div>`
	const photo = `<div class="photo" box="80 400 760 400"><img src=/harbour.jpg box="80 400 760 400"></div>`
	list := dressed(t, traintest.Times, 20, advert, photo)
	w, report := trained(t, withCuts(t, list[:10], ".advert"), based(1))
	if !report.Base.Cuts {
		t.Error("the report does not say that cuts were learned")
	}
	w = again(t, w)
	for _, s := range list[10:] {
		box, err := s.Page.FindCSS(".advert")
		if err != nil {
			t.Fatal(err)
		}
		if got := selected(t, w, s.Page); !slices.Equal(got.Cut, []page.NodeID{box}) {
			t.Errorf("%s: cut %v, want the advertisement %v only", s.URL, got.Cut, box)
		}
	}
}

// TestFurtherRoots: a part of the article that stands apart, on pages that have it.
func TestFurtherRoots(t *testing.T) {
	const factbox = `<div class="facts" box="80 4000 760 100"><p box="80 4000 760 100">The harbour has four basins, of which the oldest was dug by hand in the winter of the long strike, and nine cranes.</p></div>`
	list := traintest.Times.Samples(t, 24)
	for i := range list {
		html := strings.Replace(traintest.Times.HTML(i), "<aside box", factbox+"<aside box", 1)
		p := pagetest.Boxed(t, list[i].URL, html)
		facts, err := p.FindCSS(".facts")
		if err != nil {
			t.Fatal(err)
		}
		list[i].Page = p
		list[i].Selection = page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "body"), facts}}
	}
	w, _ := trained(t, list[:12], based(1))
	w = again(t, w)
	for _, s := range list[12:] {
		if got := selected(t, w, s.Page); !sameText(s.Page, got.Roots, s.Selection.Roots) {
			t.Errorf("%s: roots %v, want %v", s.URL, got.Roots, s.Selection.Roots)
		}
	}
}

// TestKnown: where most elements have neither id nor class, all traits of the labelled pages
// are kept beside the templates.
func TestKnown(t *testing.T) {
	list := traintest.Times.Samples(t, 4)
	w, _ := trained(t, list, based(1))
	if known := w.Site.Known; !slices.Contains(known, "/p/div/article/main") || slices.Contains(known, "h1#title") || !slices.IsSorted(known) {
		t.Errorf("known are %q, want paths of tags and no ids", known)
	}
	for i := range list {
		const classes = ` class="one two three four five six" `
		p := pagetest.Boxed(t, list[i].URL, strings.NewReplacer("<p ", "<p"+classes, "<a ", "<a"+classes).Replace(traintest.Times.HTML(i)))
		list[i].Page, list[i].Selection = p, page.Selection{Title: pagetest.ByID(t, p, "title"), Roots: []page.NodeID{pagetest.ByID(t, p, "body")}}
	}
	if w, _ := trained(t, list, based(1)); w.Site.Known != nil {
		t.Errorf("known are %q, want none where %q suffice", w.Site.Known, w.Site.Templates)
	}
}

// TestTemplates: a host may have several layouts, each of which is known again; a page that is
// like no other is said.
func TestTemplates(t *testing.T) {
	marked := func(i int, prefix string) dataset.Sample {
		s := traintest.Times.Sample(t, i)
		classes := ` class="` + strings.ReplaceAll("#one #two #three #four #five #six", "#", prefix) + `" `
		tags := strings.NewReplacer("<p ", "<p"+classes, "<a ", "<a"+classes, "<h2 ", "<h2"+classes, "<aside ", "<aside"+classes)
		s.Page = pagetest.Boxed(t, s.URL, tags.Replace(traintest.Times.HTML(i)))
		s.Selection = page.Selection{Title: pagetest.ByID(t, s.Page, "title"), Roots: []page.NodeID{pagetest.ByID(t, s.Page, "body")}}
		return s
	}
	var list []dataset.Sample
	for i := range 6 {
		list = append(list, marked(i, "old-"))
	}
	list = append(list, marked(6, "new-"), marked(7, "new-"), marked(8, "other-"))
	w, report := trained(t, list, based(1))
	w = again(t, w)
	if len(w.Site.Templates) != 2 {
		t.Fatalf("templates %q, want those of two layouts", w.Site.Templates)
	}
	for _, s := range list {
		traits := features.NewIndex(s.Page, wang.Limits{}).Traits().Page()
		like := slices.ContainsFunc(w.Site.Templates, func(l []string) bool { return site.Likeness(l, traits) >= site.LeastLikeness })
		warned := strings.Contains(text(t, report), s.URL+": its ids and classes are those of no other")
		if alone := s.URL == list[8].URL; like == alone || warned != alone {
			t.Errorf("%s: like a template %v, in the report %v", s.URL, like, warned)
		}
	}
}

// TestRefuse: the threshold of a site, by what the base says of its pages.
func TestRefuse(t *testing.T) {
	base := &models.Wrapper{Networks: &network.Stages{Thresholds: network.Thresholds{Refuse: 0.06}}}
	for _, tt := range []struct {
		name             string
		articles, others []float64 // logits
		wrong            bool      // the base, on most articles
		want             float64
	}{
		{"sure of all", []float64{3, 4, 5}, nil, false, 0.06},
		{"not sure of any", []float64{-1, -1.5, -1}, nil, false, 0.06},
		{"one far below the others", []float64{0, -2.5, 0}, nil, false, 0.0067},
		{"near the threshold", []float64{-2.5, -2.6, -2.5}, nil, false, 0.0346},
		{"no article among the labels", []float64{3, 4, 5}, []float64{-1}, false, 0.7311},
		{"that look like the articles", []float64{1, 4, 5}, []float64{3}, false, 0.06},
		{"titles and bodies that the base does not find", []float64{-2.5, -2.6, -2.5}, nil, true, 0},
		{"such, and no article among the labels", []float64{3, 4, 5}, []float64{-1}, true, 0.7311},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := &siteLearner{base: base, articles: len(tt.articles), wrong: tt.wrong}
			for i, logit := range slices.Concat(tt.articles, tt.others) {
				l.pages = append(l.pages, example{page: i, offset: logit, right: i < len(tt.articles), words: 1})
			}
			s := &site.Site{}
			if l.refuse(s); s.Refuse != tt.want {
				t.Errorf("%v, want %v", s.Refuse, tt.want)
			}
		})
	}
}

// sameText compares lists of subtrees by their texts.
func sameText(p *page.Page, a, b []page.NodeID) bool {
	return slices.EqualFunc(a, b, func(x, y page.NodeID) bool { return page.Norm(p.Text(x)) == page.Norm(p.Text(y)) })
}

// index is a page of the paper that is no article, though it reads like one.
func index(pp traintest.Paper, i int) string {
	return strings.NewReplacer("id=body", `id=body class="river"`, "id=title", `class="desk"`).Replace(pp.HTML(i))
}

// TestNoArticleLabels: pages that the base takes for articles are refused after they were
// labelled, articles of the site are not, and other sites stay as they were.
func TestNoArticleLabels(t *testing.T) {
	list := traintest.Times.Samples(t, 20)
	for i := range 4 {
		url := fmt.Sprintf("https://%s/desk/%02d", traintest.Times.Host, i)
		p := pagetest.Boxed(t, url, index(traintest.Times, 50+i))
		list = append(list, dataset.Sample{Slug: url, URL: url, Page: p, By: dataset.ByHuman, Selection: page.Selection{Title: page.None}})
	}
	w, report := trained(t, list, based(1))
	w = again(t, w)
	if report.Record.NoArticle != 4 {
		t.Errorf("%d pages without an article are in the record, want 4", report.Record.NoArticle)
	}
	var refused *models.NotArticleError
	for i := range 6 {
		if _, err := w.Select(pagetest.Boxed(t, "https://times.example/desk", index(traintest.Times, 70+i))); !errors.As(err, &refused) {
			t.Errorf("page %d of teasers is not refused: %v", i, err)
		}
		if _, err := w.Select(traintest.Times.Sample(t, 80+i).Page); err != nil {
			t.Errorf("article %d: %v", i, err)
		}
		other := elsewhere(t, index(traintest.Post, i))
		_, got := w.Select(other)
		if _, want := shipped.Laid().Select(other); (got == nil) != (want == nil) {
			t.Errorf("another site: %v, by the base alone %v", got, want)
		}
	}
}

func text(t testing.TB, r *Report) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestNoArticleOfOtherKinds: labels of pages without an article say nothing of pages whose text stands
// where no such page has any, though they share all markup but that: the base decides there.
func TestNoArticleOfOtherKinds(t *testing.T) {
	list := traintest.Times.Samples(t, 8)
	for i := range 8 {
		url := fmt.Sprintf("https://%s/desk/%02d", traintest.Times.Host, i)
		p := pagetest.Boxed(t, url, index(traintest.Times, 50+i))
		list = append(list, dataset.Sample{Slug: url, URL: url, Page: p, By: dataset.ByHuman, Selection: page.Selection{Title: page.None}})
	}
	w, _ := trained(t, list, based(1))
	w = again(t, w)
	for i := range 6 {
		html := index(traintest.Times, 90+i)
		html = strings.Replace(strings.Replace(html, `id=body class="river"`, `class="words"`, 1), `class="desk"`, "", 1)
		other := pagetest.Boxed(t, "https://times.example/new-kind", strings.Replace(html, "<aside", `<div class="river" box="900 200 200 20">Today</div><aside`, 1))
		if _, err := shipped.Laid().Select(other); err != nil {
			t.Fatalf("the base refuses page %d: %v", i, err)
		}
		if _, err := w.Select(other); err != nil {
			t.Errorf("page %d: %v", i, err)
		}
	}
}
