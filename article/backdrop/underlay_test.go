package backdrop_test

import (
	"strings"
	"testing"

	"galley/article"
	"galley/article/articletest"
	"galley/article/documenttest"
)

// Words that stand on an img stay on it; those beside it, and those on a ground of their
// own, leave the picture where it is.
func TestUnderlay(t *testing.T) {
	const (
		img   = `<img src="a.png" alt="Water" look="position:absolute;object-fit:cover" box="0 0 700 400">`
		white = `look="color:rgb(255, 255, 255)"`
		words = `<p ` + white + ` box="20 320 660 40">Words on it</p>`
	)
	for _, tt := range []struct {
		name, in string
		on       bool
		want     []string // in the document
	}{
		{"a cover", img + words, true, []string{"aspect-ratio:700 / 400", "background-color:rgb(0, 0, 0)", `alt="Water"`, "object-fit:cover"}},
		{"in a link", `<a href="/g" look="position:absolute" box="0 0 700 400">` + img + `</a>` + words, true, nil},
		{"in a picture", `<picture>` + img + `</picture>` + words, true, nil},
		{"words laid over", `<img src="a.png" look="display:block" box="0 0 700 400"><p look="position:absolute;color:rgb(255, 255, 255)" box="20 320 300 40">Words on it</p>`, true,
			[]string{"display:flow-root", "margin:min(320px, 45.71%) 0px 0px min(20px, 2.86%)", "max-width:min(100% - min(20px, 2.86%) - 0px, 301px)"}},
		{"in the middle", `<img src="a.png" look="display:block" box="0 0 700 400"><p look="position:absolute" box="200 180 300 40">Words on it</p>`, true, []string{"margin:min(180px, 25.71%) auto 0px auto"}},
		{"on the right", `<img src="a.png" look="display:block" box="0 0 700 400"><p look="position:absolute" box="380 180 300 40">Words on it</p>`, true, []string{"margin:min(180px, 25.71%) min(20px, 2.86%) 0px auto"}},
		{"moved up", `<img src="a.png" look="display:block" box="0 0 700 400"><p look="margin-top:-80px;color:rgb(255, 255, 255)" box="0 320 700 40">Words on it</p>`, true, []string{"margin:min(320px, 45.71%) auto 0px auto"}},
		{"mixed with the ground", `<img src="a.png" look="position:absolute;object-fit:cover;mix-blend-mode:multiply" box="0 0 700 400">` + words, true, []string{"mix-blend-mode:multiply"}},
		{"cut off", `<div look="overflow-x:hidden;overflow-y:hidden">` + `</div>` + img + words, true, nil},
		{"dimmed", `<i look="position:absolute;background-color:rgb(0, 0, 0);opacity:0.5" box="0 0 700 400"></i>` + img + words, true,
			[]string{"background-image:linear-gradient(rgb(0, 0, 0), rgb(0, 0, 0));opacity:0.5"}},
		{"dimmed below", `<i look="position:absolute;background-image:linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0))" box="0 200 700 200"></i>` + img + words, true,
			[]string{"background-size:100% 50%;background-position:0% 100%;background-repeat:no-repeat"}},
		{"before it is there", `<i look="position:absolute;background-color:rgb(9, 9, 9)" box="0 0 700 400"></i>` + img + words, true, nil},
		{"words below", img + words + `<p box="0 380 700 80">And a caption below it</p>`, false, nil},
		{"words on a ground of their own", img + `<p look="background-color:rgb(255, 255, 255)" box="20 320 660 40">Words on it</p>`, false, nil},
		{"two pictures", img + `<img src="b.png" look="position:absolute" box="0 0 350 400">` + words, false, nil},
		{"a small picture", `<img src="a.png" look="position:absolute" box="0 0 350 400"><p ` + white + ` box="20 320 300 40">Words on it</p>`, false, nil},
		{"no words", img, false, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><p box="0 500 700 200">Dark words, and many of them, which say what the ground of the page is.</p>`+
				`<div look="position:relative" box="0 0 700 400">`+tt.in+`</div></div>`)
			doc := documenttest.Written(t, p, sel)
			if on := strings.Contains(doc, `<img class="g-back`); on != tt.on || strings.Count(doc, "a.png") != 1 {
				t.Errorf("the picture is behind the words: %t, want %t:\n%s", on, tt.on, doc)
			}
			for _, want := range tt.want {
				if !strings.Contains(doc, want) {
					t.Errorf("no %q in\n%s", want, doc)
				}
			}
			if tt.name == "before it is there" && strings.Contains(doc, "linear-gradient") {
				t.Errorf("a ground below the picture covers it:\n%s", doc)
			}
		})
	}
}

// A picture below words keeps its proportions and grows with the words: neither the padding that held its room nor a
// least height does so in its place. Words in one of its corners are as round as it is there.
func TestUnderlayGrows(t *testing.T) {
	const words = `<h2 look="position:absolute;color:rgb(255, 255, 255)" box="0 320 700 100">Words on it</h2>`
	for _, tt := range []struct{ name, look, in, want, not string }{
		{"a padding", "padding-bottom:280px", words, "padding-bottom:0px;", ""},
		{"a padding below words that flow", "padding-bottom:280px", `<p box="20 20 660 40">A line</p>` + words, "", "padding-bottom:0px;"},
		{"a least height", "min-height:95px;height:95px;padding-bottom:325px", words, "aspect-ratio:700 / 420", "min-height"},
		{"a corner", "border-top-left-radius:8px;border-top-right-radius:8px;border-bottom-right-radius:8px;border-bottom-left-radius:8px", words, "border-radius:0px 0px 8px 8px;", ""},
	} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><p box="0 500 700 200">Dark words, and many of them, which say what the ground of the page is.</p>`+
			`<div look="position:relative;`+tt.look+`" box="0 0 700 420"><img src="a.png" look="position:absolute" box="0 0 700 420">`+tt.in+`</div></div>`)
		doc := documenttest.Written(t, p, sel)
		if !strings.Contains(doc, `<img class="g-back`) || !strings.Contains(doc, tt.want) || tt.not != "" && strings.Contains(doc, tt.not) {
			t.Errorf("%s: no %q, or %q, in\n%s", tt.name, tt.want, tt.not, doc)
		}
	}
}

// A picture behind words is one of the pictures of the article, in every format.
func TestUnderlayElsewhere(t *testing.T) {
	p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><p>Dark words, and many of them.</p><div box="0 0 700 400"><img src="a.png" alt="Water" box="0 0 700 400"><p look="position:absolute" box="0 300 700 50">Words on it</p></div></div>`)
	a, err := article.New(p, sel)
	if err != nil {
		t.Fatal(err)
	}
	var clean, md strings.Builder
	if err := a.WriteClean(&clean); err != nil {
		t.Fatal(err)
	}
	if err := a.WriteMarkdown(&md); err != nil {
		t.Fatal(err)
	}
	if len(a.Images) != 1 || !strings.Contains(clean.String(), "a.png") || !strings.Contains(md.String(), "a.png") {
		t.Errorf("the pictures are %+v:\n%s\n%s", a.Images, clean.String(), md.String())
	}
}

// What makes the picture behind a title darker comes along with it; values that may not be
// written, and what would hide the picture, do not.
func TestCoverVeil(t *testing.T) {
	for _, tt := range []struct{ name, veil, want string }{
		{"a ground", "background-color:rgba(0, 0, 0, 0.4)", "linear-gradient(rgba(0, 0, 0, 0.4), rgba(0, 0, 0, 0.4))"},
		{"a gradient", "background-image:linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0))", "linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0))"},
		{"without a colour", "color:rgb(0, 0, 0)", ""},
		{"opaque", "background-color:rgb(0, 0, 0)", ""},
		{"faded out", "background-color:rgb(0, 0, 0);opacity:0", ""},
		{"of an author", "background-image:linear-gradient(red, url(https://evil.example/x))", ""},
	} {
		const title = `<h1 id=title box="283 400 800 60"`
		p, sel := articletest.Laid(t, strings.Replace(onCover, title, `<i look="position:absolute;`+tt.veil+`" box="0 0 1366 500"></i>`+title, 1))
		doc := documenttest.Written(t, p, sel)
		if n := strings.Count(doc, "linear-gradient("); tt.want == "" && n != 1 || !strings.Contains(doc, "background-image:"+tt.want) {
			t.Errorf("%s: no %q, or another veil:\n%s", tt.name, tt.want, doc)
		}
	}
}

// What lies over the background picture of an element in the body comes along with it: a box that
// is nothing else is not written again.
func TestVeilOnBackground(t *testing.T) {
	const veil = "background-color:rgba(0, 0, 0, 0.6);position:absolute;"
	for _, tt := range []struct {
		name, inside string
		veiled       bool
	}{
		{"dark box", `<div class=shade look="` + veil + `" box="0 0 800 400"></div>`, true},
		{"box with words", `<div class=shade look="` + veil + `" box="0 0 800 400">Shade</div>`, false},
		{"opaque box", `<div class=shade look="background-color:rgb(0, 0, 0);position:absolute;" box="0 0 800 400"></div>`, false},
		{"small box", `<div class=shade look="` + veil + `" box="0 0 80 40"></div>`, false},
		{"box in the flow", `<div class=shade look="background-color:rgba(0, 0, 0, 0.6)" box="0 0 800 400"></div>`, false},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 900"><div id=body box="0 0 800 900"><div look='position:relative;color:rgb(255, 255, 255);background-size:cover;background-image:url("https://a.example/b.png")' box="0 0 800 400">`+
			tt.inside+`<p look="position:relative" box="0 100 800 40">Words on it</p></div><p box="0 420 800 40">More words.</p></div>`)
		doc := documenttest.Written(t, p, sel)
		if veiled := strings.Contains(doc, `<span class="g-back`); veiled != tt.veiled || !strings.Contains(doc, "Words on it") {
			t.Errorf("%s: veiled is %v:\n%s", tt.name, veiled, doc)
		}
	}
}

// Words on a layer of colour that is laid over their box stay on it, where there is no picture; what lies over a
// part of the box, or has words, is no such layer.
func TestColourLayer(t *testing.T) {
	const words = `<p look="color:rgb(255, 255, 255)" box="20 120 660 40">Words on it</p>`
	for _, tt := range []struct {
		name, in, want string
	}{
		{"a ground", `<i look="position:absolute;background-color:rgb(10, 75, 120)" box="0 0 700 240"></i>` + words, "background-image:linear-gradient(rgb(10, 75, 120), rgb(10, 75, 120))"},
		{"a gradient", `<i look="position:absolute;background-image:linear-gradient(rgb(1, 2, 3), rgb(10, 75, 120))" box="0 0 700 240"></i>` + words, "background-image:linear-gradient(rgb(1, 2, 3), rgb(10, 75, 120))"},
		{"that is seen through", `<i look="position:absolute;background-color:rgba(10, 75, 120, 0.8)" box="0 0 700 240"></i>` + words, "background-image:linear-gradient(rgba(10, 75, 120, 0.8), rgba(10, 75, 120, 0.8))"},
		{"over a part", `<i look="position:absolute;background-color:rgb(10, 75, 120)" box="0 0 300 240"></i>` + words, ""},
		{"in the flow", `<i look="display:block;background-color:rgb(10, 75, 120)" box="0 0 700 240"></i>` + words, ""},
		{"with words", `<i look="position:absolute;background-color:rgb(10, 75, 120)" box="0 0 700 240">Own words</i>` + words, ""},
		{"hardly seen", `<i look="position:absolute;background-color:rgb(10, 75, 120);opacity:0.05" box="0 0 700 240"></i>` + words, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<body look="background-color:rgb(255, 255, 255)"><div id=body box="0 0 700 900"><p look="color:rgb(0, 0, 0)" box="0 500 700 200">Dark words, and many of them, which say what the ground of the page is.</p>`+
				`<div look="position:relative" box="0 0 700 240">`+tt.in+`</div></div>`)
			doc := documenttest.Written(t, p, sel)
			if has := strings.Contains(doc, `<span class="g-back`); has != (tt.want != "") || !strings.Contains(doc, tt.want) {
				t.Errorf("a layer behind the words: %t, want %q:\n%s", has, tt.want, doc)
			}
			if tt.want != "" && !strings.Contains(doc, "aspect-ratio:700 / 240") {
				t.Errorf("the height of the layer is gone:\n%s", doc)
			}
		})
	}
}
