package backdrop_test

import (
	"slices"
	"strings"
	"testing"

	"galley/article"
	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/article/sheet"
	"galley/page"
)

// backdropOf is what is written of a box with a computed background-image: the address
// of the picture behind its words, and the gradients.
func backdropOf(t *testing.T, image, size, repeat string, broken ...string) (picture, gradients string) {
	t.Helper()
	p, sel := articletest.Laid(t, `<body box="0 0 1366 900"><div id=body box="0 0 700 900"><div look="color:rgb(255, 255, 255)" box="0 0 700 400">x</div></div>`)
	look := p.Styles[p.Nodes[sel.Roots[0]+1].Style].Look
	look[sheet.Image], look[sheet.ImageSize], look[sheet.ImageRepeat] = image, size, repeat
	p.Broken = broken
	doc := documenttest.Written(t, p, sel)
	_, tag, _ := strings.Cut(doc, `<img class="g-back`)
	_, src, _ := strings.Cut(tag, `src="`)
	picture, _, _ = strings.Cut(src, `"`)
	_, rules, _ := strings.Cut(doc, "background-image:")
	gradients, _, _ = strings.Cut(rules, "}")
	gradients, _, _ = strings.Cut(gradients, ";")
	return picture, gradients
}

func TestBackdrop(t *testing.T) {
	const address = "https://a.example/b.jpg"
	for _, tt := range []struct{ name, image, size, repeat, picture, gradients string }{
		{"cover", `url("` + address + `")`, "cover", "no-repeat", address, ""},
		{"of an older capture", `url("` + address + `")`, "", "", address, ""},
		{"under a gradient", `linear-gradient(rgba(0, 0, 0, 0.5), rgb(1, 2, 3) 40%), url("` + address + `")`, "auto, cover", "repeat", address, "linear-gradient(rgba(0, 0, 0, 0.5), rgb(1, 2, 3) 40%)"},
		{"gradient alone", `linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))`, "auto", "repeat", "", "linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))"},
		{"pattern", `url("` + address + `")`, "auto", "repeat", "", ""},
		{"under a pattern", `url("https://a.example/grain.png"), url("` + address + `")`, "auto, cover", "repeat, no-repeat", address, ""},
		{"sign", `url("` + address + `")`, "20px 20px", "no-repeat", "", ""},
		{"script", `url("javascript:fire(1)")`, "cover", "no-repeat", "", ""},
		{"file", `url("file:///etc/passwd")`, "cover", "no-repeat", "", ""},
		{"drawing", `url("data:image/svg+xml,<svg onload=fire(1)></svg>")`, "cover", "no-repeat", "", ""},
		{"escaped quote", `url("https://a.example/b.jpg\") , url(\"x")`, "cover", "no-repeat", "", ""},
		{"unquoted", `url(https://a.example/b.jpg)`, "cover", "no-repeat", "", ""},
		{"in a gradient", `linear-gradient(url("` + address + `"), red)`, "cover", "", "", ""},
		{"end of the style sheet", `linear-gradient(red, blue);}</style>`, "", "", "", ""},
		{"set", `image-set(url("https://a.example/large.jpg") 2x, url("` + address + `") 1x type("image/jpeg"))`, "cover", "no-repeat", address, ""},
		{"set of large ones", `image-set(url("https://a.example/larger.jpg") 3dppx, url("` + address + `") 2dppx)`, "cover", "no-repeat", address, ""},
		{"set under a gradient", `linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6)), image-set(url("` + address + `") 1x)`, "cover", "no-repeat", address, "linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))"},
		{"set of a script", `image-set(url("javascript:fire(1)") 1x)`, "cover", "no-repeat", "", ""},
		{"set with no end", `image-set(url("` + address + `") 1x`, "cover", "no-repeat", "", ""},
		{"paint", `paint(x)`, "", "", "", ""}, {"element", `element(#a)`, "", "", "", ""}, {"none", `none`, "", "", "", ""},
	} {
		picture, gradients := backdropOf(t, tt.image, tt.size, tt.repeat)
		if picture != tt.picture || gradients != tt.gradients {
			t.Errorf("%s: picture %q and gradients %q, want %q and %q", tt.name, picture, gradients, tt.picture, tt.gradients)
		}
	}
}

// A picture that its server has not is not written, and one beside it is.
func TestBrokenBackdrop(t *testing.T) {
	for _, tt := range []struct{ broken, want string }{{"https://a.example/b.jpg", ""}, {"https://a.example/c.jpg", "https://a.example/b.jpg"}} {
		if got, _ := backdropOf(t, `url("https://a.example/b.jpg")`, "cover", "no-repeat", tt.broken); got != tt.want {
			t.Errorf("without %s: picture %q, want %q", tt.broken, got, tt.want)
		}
	}
}

// onCover is a page whose title stands on a picture.
const onCover = `<body box="0 0 1366 2000"><header box="0 0 1366 500" look='background-image:linear-gradient(rgba(0, 0, 0, 0.2), rgb(0, 0, 0)), url("https://news.example/cover.jpg")'>
	<h1 id=title box="283 400 800 60" look="color:rgb(255, 255, 255)">A spring on the river</h1></header>
	<div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div>`

// The picture that a title stands on is the first of the article, in every format.
func TestCover(t *testing.T) {
	p, sel := articletest.Laid(t, onCover)
	a, err := article.New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	const cover = "https://news.example/cover.jpg"
	if len(a.Images) != 1 || a.Images[0].URL != cover || a.Images[0].Box != (page.Rect{W: 1366, H: 500}) {
		t.Errorf("the pictures are %+v", a.Images)
	}
	if !slices.Contains(a.Pictures(), cover) {
		t.Errorf("the files are %v", a.Pictures())
	}
	for name, write := range map[string]func(*strings.Builder) error{
		"html":  func(b *strings.Builder) error { return a.WriteHTML(b) },
		"clean": func(b *strings.Builder) error { return a.WriteClean(b) },
		"md":    func(b *strings.Builder) error { return a.WriteMarkdown(b) },
		"json":  func(b *strings.Builder) error { return a.WriteJSON(b) },
	} {
		var b strings.Builder
		if err := write(&b); err != nil {
			t.Fatal(err)
		}
		if strings.Count(b.String(), cover) == 0 {
			t.Errorf("%s is without the cover:\n%s", name, b.String())
		}
		if name == "html" && (!strings.Contains(b.String(), `<div class="g-part c0 g-on g-edge"><img class="g-back`) || !strings.Contains(b.String(), "max-width:1366px")) {
			t.Errorf("the title does not stand on its cover:\n%s", b.String())
		}
	}
}

// An img that is laid out behind the title stays behind it, with its caption below.
func TestCoverOfAPicture(t *testing.T) {
	p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 500"><figure id=lead box="0 0 1366 520"><img src="/hero.jpg" box="0 0 1366 500"><figcaption box="0 500 1366 20">The river</figcaption></figure>
	<h1 id=title box="283 400 800 60" look="color:rgb(255, 255, 255)">A spring on the river</h1></header>
	<div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div>`)
	lead, err := p.FindCSS("#lead")
	if err != nil {
		t.Fatal(err)
	}
	sel.Lead = []page.NodeID{lead}
	doc := documenttest.Written(t, p, sel)
	if strings.Count(doc, "hero.jpg") != 1 || !strings.Contains(doc, `<img class="g-back`) || !strings.Contains(doc, "The river") {
		t.Error(doc)
	}
}
