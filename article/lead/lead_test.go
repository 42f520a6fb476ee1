package lead_test

import (
	"slices"
	"strings"
	"testing"

	"galley/article"
	"galley/article/articletest"
	"galley/article/lead"
	"galley/page"
)

// leadPage is a page around what stands between its title and its text.
func leadPage(head, before, between, inside string) string {
	const text = "The river had risen through the night, and by the time the ferry left the landing the meadows were under water."
	return "<html><head>" + head + "</head><body><nav><img src=/nav.jpg width=900 height=400></nav><main>" + before +
		"<h1 id=title>A spring on the river</h1>" + between + "<div id=body><p>" + text + "</p>" + inside + "<p>" + text + "</p></div></main>" +
		"<aside><img src=/aside.jpg width=900 height=400></aside></body></html>"
}

// slide is a figure of a row of slides.
func slide(name string) string {
	return "<figure><img src=/" + name + ".jpg width=900 height=500><figcaption>Slide " + name + "</figcaption></figure>"
}

// TestComplete: which pictures around and in the text belong to an article.
func TestComplete(t *testing.T) {
	const big = "width=900 height=500"
	named := `<meta property="og:image" content="/pictures/ferry-landing-1200x630.jpg">`
	for _, tt := range []struct{ name, head, before, between, inside, want string }{
		{"between title and text", "", "", "<figure><img src=/ferry.jpg " + big + "><figcaption>The ferry</figcaption></figure>", "", "ferry"},
		{"before the title", "", "<figure><img src=/ferry.jpg " + big + "></figure>", "", "", "ferry"},
		{"named and of no size", named, "", "<div><img src=/pictures/ferry-landing-300x200.jpg></div>", "", "ferry-landing-300x200"},
		{"named and far before the title", named, "<img src=/pictures/ferry-landing.jpg><p>" + strings.Repeat("words ", 60) + "</p>", "", "", "ferry-landing"},
		{"named, and the logo of the site", `<meta property="og:image" content="/logo.jpg"><script type="application/ld+json">{"@type":"Organization","logo":"/logo.jpg"}</script>`, "<img src=/logo.jpg>", "", "", ""},
		{"named and not in the page", named, "", "", "", ""},
		{"portrait", "", "", "<p><img src=/portrait.jpg width=80 height=80>By A. Author</p>", "", ""},
		{"link to another page", "", "", "<a href=/other><img src=/other.jpg " + big + ">Another story of another river</a>", "", ""},
		{"link to the picture", "", "", "<a href=/ferry-large.jpg><img src=/ferry.jpg " + big + "></a>", "", "ferry"},
		{"link to another size of the picture", "", "", "<a href='/image?size=large&id=1'><img src='/image?size=small&id=1' " + big + "></a>", "", "image?size=small&id=1"},
		{"card of another article", "", "", "<article><h3><a href=/other>Another story of another river</a></h3><img src=/other.jpg " + big + "></article>", "", ""},
		{"in an article of its own", "", "", "<div><article class=media><div><img src=/ferry.jpg " + big + "></div><div>The ferry. Photo: Ann Lee</div></article></div>", "", "ferry"},
		{"in an article with a link", "", "", "<article><img src=/other.jpg " + big + "><div><a href=/other>Another story</a></div></article>", "", ""},
		{"in an aside", "", "", "<aside><img src=/other.jpg " + big + "></aside>", "", ""},
		{"twice", "", "", "<img src=/ferry-900x500.jpg " + big + "><img src=/ferry-600x300.jpg " + big + ">", "", "ferry-900x500"},
		{"with a small copy in the text", "", "", "<figure><img src=/ferry-landing.jpg " + big + "></figure>", "<div><img src=/ferry-landing-150x150.jpg width=150 height=150></div>", "ferry-landing ferry-landing-150x150"},
		{"with a large copy in the text", "", "", "<figure><img src=/ferry-landing.jpg " + big + "></figure>", "<figure><img src=/ferry-landing-900x500.jpg " + big + "></figure>", "ferry-landing-900x500"},
		{"lazy, by a name of its own", "", "", `<picture><img src=/blank.gif data-anything="/ferry.jpg"></picture>`, "", "ferry"},
		{"noscript", "", "", `<figure><img src=/placeholder.png><noscript><img src="/ferry.jpg"></noscript></figure>`, "", "ferry"},
		{"custom element", "", "", "<figure><amp-img src=/ferry.jpg " + big + "></amp-img></figure>", "", "ferry"},
		{"in the text", "", "", "", "<figure><img src=/cows.jpg " + big + "></figure>", "cows"},
		{"teaser in the text", "", "", "", "<div><a href=/other><img src=/other.jpg " + big + "></a><h3><a href=/other>Another story</a></h3></div>", ""},
		{"slides that go round", "", "", "", "<ul><li class=copy>" + slide("3") + "<li class=s>" + slide("1") + "<li class=s>" + slide("2") + "<li class=s>" + slide("3") + "<li class=copy>" + slide("1") + "</ul>", "1 2 3"},
		{"icon in the text", "", "", "", "<img src=/sign.svg><img src=/cows.jpg " + big + ">", "cows"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, leadPage(tt.head, tt.before, tt.between, tt.inside))
			a, err := article.New(p, lead.Complete(p, sel))
			if err != nil {
				t.Fatal(err)
			}
			var names []string
			for _, img := range a.Images {
				name := strings.TrimPrefix(img.URL, "https://news.example/")
				names = append(names, strings.TrimSuffix(name[strings.LastIndexByte(name, '/')+1:], ".jpg"))
			}
			if got := strings.Join(names, " "); got != tt.want {
				t.Errorf("the pictures are %q, want %q", got, tt.want)
			}
		})
	}
}

// A picture that stands alone above the card of the article, as wide as it, leads it.
func TestCrown(t *testing.T) {
	const (
		words = "The river had risen through the night, and by the time the ferry left the landing the meadows were under water."
		wide  = `<div box="300 80 700 300"><img src=/ferry.jpg box="300 80 700 300"></div>`
	)
	for _, tt := range []struct{ name, above, around, want string }{
		{"as wide as the card", wide, "section", "ferry"},
		{"in an element of the card alone", wide + `<div box="300 390 700 900">`, "section", "ferry"},
		{"an empty box with a picture of its own", `<div style="background-image: url('/ferry.jpg')" box="300 80 700 300"></div>`, "section", "ferry"},
		{"such a box with a colour", `<div style="background: #def" box="300 80 700 300"></div>`, "section", ""},
		{"such a low box", `<div style="background: url(/ferry.jpg) no-repeat" box="300 330 700 50"></div>`, "section", ""},
		{"such a box below the title", `<div style="background-image: url(/ferry.jpg)" box="300 200 700 300"></div>`, "section", ""},
		{"not as wide", `<img src=/ferry.jpg box="400 80 500 300">`, "section", ""},
		{"far above", `<img src=/ferry.jpg box="300 0 700 200">`, "section", ""},
		{"with words", `<div box="300 80 700 300"><img src=/ferry.jpg box="300 80 700 270"><p box="300 350 700 30">All of our ferries</p></div>`, "section", ""},
		{"in a link", `<a href=/other box="300 80 700 300"><img src=/ferry.jpg box="300 80 700 300"></a>`, "section", ""},
		{"something else between", wide + `<p box="300 382 700 20">Home, news</p>`, "section", ""},
		{"at the top of the page", wide, "body", ""},
	} {
		html := tt.above + `<article box="300 390 700 900"><h1 id=title box="320 400 660 40">A spring on the river</h1><div id=body box="320 450 660 800"><p box="320 450 660 60">` + words + `</p></div></article>`
		if tt.around == "section" {
			html = `<section box="300 80 700 1210">` + html + `</section>`
		}
		p, sel := articletest.Laid(t, html)
		if got := lead.Complete(p, sel).Lead; len(got) > 0 != (tt.want != "") {
			t.Errorf("%s: %d lead pictures", tt.name, len(got))
		}
	}
}

// A picture of the article that stands in a cut is taken out of it with its caption, and
// the rest stays cut.
func TestCompleteTakesPicturesOutOfCuts(t *testing.T) {
	p, sel := articletest.Parse(t, leadPage("", "", "", "<section id=cut><p>Sign up for our letter</p><figure><img src=/cows.jpg width=900 height=500><figcaption>Cows</figcaption></figure></section>"))
	cut, err := p.FindCSS("#cut")
	if err != nil {
		t.Fatal(err)
	}
	sel.Cut = []page.NodeID{cut}
	a, err := article.New(p, lead.Complete(p, sel))
	if err != nil {
		t.Fatal(err)
	}
	text := a.BodyText()
	if len(a.Images) != 1 || a.Images[0].Caption != "Cows" || strings.Contains(text, "letter") {
		t.Errorf("pictures %+v, text %q", a.Images, text)
	}
}

// What is said of a picture in the body that the page names as its own is taken out of a cut with nothing else.
func TestCompleteKeepsCaptions(t *testing.T) {
	const named = `<meta property="og:image" content="/cows.jpg">`
	for _, tt := range []struct {
		name, inside string
		kept         bool
	}{
		{"a caption", "<div><img src=/cows.jpg width=900 height=500><div class=pic id=cut>Cows on the meadow</div></div>", true},
		{"with a link", "<div><img src=/cows.jpg width=900 height=500><div class=pic id=cut>Cows on <a href=/x>the meadow</a></div></div>", false},
	} {
		p, sel := articletest.Parse(t, leadPage(named, "", "", tt.inside))
		cut, err := p.FindCSS("#cut")
		if err != nil {
			t.Fatal(err)
		}
		sel.Cut = []page.NodeID{cut}
		if got := lead.Complete(p, sel); len(got.Cut) == 0 != tt.kept {
			t.Errorf("%s: cuts %v", tt.name, got.Cut)
		}
	}
}

// A picture that leads to another page is cut with the words beside it, which tell of that
// page. What tells of another site is text of the article.
func TestCompleteCutsForeignPictures(t *testing.T) {
	words := "Each bag is made by hand in a small workshop by the harbour, of cork and old sails."
	for _, tt := range []struct {
		name, link string
		kept       bool
	}{
		{"another site", "https://bags.example.org/all", true},
		{"the same site", "https://www.news.example/other", false},
		{"another host of the site", "https://shop.news.example/bags", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, leadPage("", "", "", `<h2><a href="`+tt.link+`">Bags</a></h2><div><a href="`+tt.link+`"><img src=/bag.jpg width=900 height=500></a><div><p>`+words+` <a href="`+tt.link+`">Look</a></p></div></div>`))
			holdWords(t, p, sel, words, tt.kept)
		})
	}
}

// A short post keeps its text, whatever the button beside it leads to. On a page that is an article,
// or was selected by people, the words beside such a picture tell of another page.
func TestCompleteKeepsPosts(t *testing.T) {
	const words = "Mine leaked as well. A new gasket from the mill was all that it took."
	for _, tt := range []struct {
		name    string
		article float64
		kept    bool
	}{
		{"no article", 0.2, true},
		{"an article", 0.8, false},
		{"selected by people", 0, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, leadPage("", "", "", `<div><div><a href=/u/bob>bob</a></div><p>`+words+`</p><div><a href=/reply?p=2><img src=/quote.png></a></div></div>`))
			sel.Score.Article = tt.article
			holdWords(t, p, sel, words, tt.kept)
		})
	}
}

// holdWords holds that the article of a selection, once it is complete, has the words or has them not,
// and that it has no pictures.
func holdWords(t *testing.T, p *page.Page, sel page.Selection, words string, kept bool) {
	t.Helper()
	a, err := article.New(p, lead.Complete(p, sel))
	if err != nil {
		t.Fatal(err)
	}
	if got := strings.Contains(a.BodyText(), words); got != kept {
		t.Errorf("text kept: %v, want %v; %q", got, kept, a.BodyText())
	}
	if len(a.Images) != 0 {
		t.Errorf("pictures %+v", a.Images)
	}
}

// What is cut is in document order.
func TestCompleteSortsCuts(t *testing.T) {
	p, sel := articletest.Parse(t, leadPage("", "", "", `<div><a href=/other><img src=/a.jpg width=900 height=500></a><p>Other news <a href=/other>of today</a></p></div><section id=cut><p>Sign up for our letter</p></section>`))
	cut, err := p.FindCSS("#cut")
	if err != nil {
		t.Fatal(err)
	}
	sel.Cut = []page.NodeID{cut}
	if got := lead.Complete(p, sel).Cut; len(got) != 2 || !slices.IsSorted(got) {
		t.Errorf("cuts %v, of which %d was given", got, cut)
	}
}

// A lead comes first in every format, with its caption.
func TestLeadIsWritten(t *testing.T) {
	p, sel := articletest.Parse(t, leadPage("", "", "<figure><img src=/ferry.jpg width=900 height=500><figcaption>The ferry</figcaption></figure>", "<img src=/cows.jpg width=900 height=500>"))
	a, err := article.New(p, lead.Complete(p, sel))
	if err != nil {
		t.Fatal(err)
	}
	if len(a.Images) != 2 || a.Images[0].Caption != "The ferry" {
		t.Fatalf("the pictures are %+v", a.Images)
	}
	a.NoFrontMatter = true
	for name, write := range map[string]func(*strings.Builder) error{
		"html":  func(b *strings.Builder) error { return a.WriteHTML(b) },
		"clean": func(b *strings.Builder) error { return a.WriteClean(b) },
		"md":    func(b *strings.Builder) error { return a.WriteMarkdown(b) },
	} {
		var b strings.Builder
		if err := write(&b); err != nil {
			t.Fatal(err)
		}
		s := b.String()
		title, picture, text := strings.LastIndex(s, "A spring on"), strings.Index(s, "ferry.jpg"), strings.Index(s, "risen through")
		if !(title < picture && picture < text) || !strings.Contains(s, "The ferry") {
			t.Errorf("%s: title at %d, lead at %d, text at %d", name, title, picture, text)
		}
	}
}

// A figure whose picture leads to a page of its own keeps its caption, though its number is a heading.
func TestCompleteKeepsNumberedFigures(t *testing.T) {
	words := "Reeds along the river, as they were counted in each of the nine years."
	const picture = `<p><a href=/figure/1><img src=/reeds.jpg width=900 height=500></a></p>`
	for _, tt := range []struct {
		name, inside string
		kept         bool
	}{
		{"a number", "<figure><h4>Figure 1.</h4>" + picture + "<figcaption><p>" + words + "</p></figcaption></figure>", true},
		{"a link", "<figure><h4><a href=/figure/1>Another story</a></h4>" + picture + "<figcaption><p>" + words + "</p></figcaption></figure>", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, leadPage("", "", "", tt.inside))
			if got := lead.Complete(p, sel); len(got.Cut) == 0 != tt.kept {
				t.Errorf("cuts %v", got.Cut)
			}
		})
	}
}
