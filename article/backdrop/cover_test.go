package backdrop_test

import (
	"strings"
	"testing"

	"galley/article"
	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// heroWith is a page whose title stands on an img, in what is put around it.
func heroWith(t *testing.T, around, behind string) (*page.Page, page.Selection) {
	t.Helper()
	p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 500"><figure id=lead box="0 0 1366 500"><img src="/hero.jpg" box="0 0 1366 500"></figure>
	`+around+`<h1 id=title box="283 300 800 60" look="color:rgb(255, 255, 255);margin-bottom:10px">A spring on the river</h1>
	<p id=deck box="283 380 800 40" look="color:rgb(255, 255, 255);margin-top:10px">Why the water rose</p>`+behind+`</header>
	<div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div>`)
	for _, id := range []string{"#lead", "#deck"} {
		n, err := p.FindCSS(id)
		if err != nil {
			t.Fatal(err)
		}
		sel.Lead = append(sel.Lead, n)
	}
	return p, sel
}

// What stands on the cover with the title is written on it, and what lies between the two
// and the picture comes along.
func TestCoverHolds(t *testing.T) {
	onPicture := func(doc string) string {
		_, in, _ := strings.Cut(doc, `<img class="g-back`)
		in, _, _ = strings.Cut(in, "Words and more")
		return in
	}
	for _, tt := range []struct{ name, around, want string }{
		{"picture", `<div box="283 300 800 120">`, "margin-left:auto;margin-right:auto;margin-top:0px"},
		{"veil", `<div box="0 0 1366 500" look="background-color:rgba(0, 0, 0, 0.6)">`, "linear-gradient(rgba(0, 0, 0, 0.6), rgba(0, 0, 0, 0.6))"},
		{"card", `<div box="243 270 880 180" look="background-color:rgb(20, 30, 40)">`, "padding:8.56px 40px 14px 40px;background-color:rgb(20, 30, 40)"},
	} {
		p, sel := heroWith(t, tt.around, "</div>")
		doc := documenttest.Written(t, p, sel)
		if in := onPicture(doc); !strings.Contains(in, "A spring") || !strings.Contains(in, "Why the water") {
			t.Errorf("%s: title and standfirst do not stand on the picture:\n%s", tt.name, doc)
		}
		if !strings.Contains(doc, tt.want) {
			t.Errorf("%s: lacks %q:\n%s", tt.name, tt.want, doc)
		}
	}
}

// What stands on a column that was pulled up over the cover does not stand on the cover.
func TestOffCover(t *testing.T) {
	for ground, want := range map[string]bool{"": true, "background-color:rgb(255, 255, 255)": false} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><figure id=lead box="0 0 1366 500"><img src="/hero.jpg" box="0 0 1366 500"></figure>
			<header box="0 0 1366 340"><h1 id=title box="283 200 800 60" look="color:rgb(255, 255, 255)">A spring on the river</h1></header>
			<main look="`+ground+`" box="343 360 680 1570"><p id=deck box="343 380 680 40">Why the water rose</p>
			<div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div></main>`)
		for _, id := range []string{"#lead", "#deck"} {
			n, err := p.FindCSS(id)
			if err != nil {
				t.Fatal(err)
			}
			sel.Lead = append(sel.Lead, n)
		}
		doc := documenttest.Written(t, p, sel)
		_, on, _ := strings.Cut(doc, `<img class="g-back`)
		on, _, _ = strings.Cut(on, "\n") // a line each
		if got := strings.Contains(on, "Why the water"); got != want || !strings.Contains(on, "A spring") {
			t.Errorf("%q: the standfirst stands on the picture: %t, want %t:\n%s", ground, got, want, doc)
		}
	}
}

// An img for show that the words of the title lay over is the cover, though it leads no part.
func TestCoverForShow(t *testing.T) {
	for _, tt := range []struct {
		name, around, img, words string
		on                       bool
	}{
		{"behind", "", "", "283 320 700 40", true},
		{"one of several slides", "", "opacity:0", "283 320 700 40", false},
		{"below a ground", "background-color:rgb(10, 20, 30)", "", "283 320 700 40", false},
		{"below a veil", "background-color:rgba(10, 20, 30, 0.5)", "", "283 320 700 40", true},
		{"beside the words", "", "", "283 520 700 40", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 600"><div box="0 0 1366 500"><img src="/hero.jpg" alt="" box="0 0 1366 500" look="`+tt.img+`"></div>
				<div box="0 0 1366 500" look="`+tt.around+`"><h1 id=title box="283 300 800 80" look="color:rgb(255, 255, 255)"><b box="`+tt.words+`">A spring on the river</b></h1></div></header>
				<div id=body box="343 630 680 1400"><p box="343 630 680 100">Words and more words.</p></div>`)
			doc := documenttest.Written(t, p, sel)
			if on := strings.Contains(doc, `<img class="g-back`); on != tt.on {
				t.Errorf("on the picture: %t, want %t\n%s", on, tt.on, doc)
			}
			a, err := article.New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			var md strings.Builder
			if err := a.WriteMarkdown(&md); err != nil || strings.Contains(md.String(), "hero.jpg") != tt.on {
				t.Errorf("the picture is there: %t, want %t\n%s", !tt.on, tt.on, md.String())
			}
		})
	}
}

// A title on a card that reaches out of the picture does not stand on the picture, nor
// does one whose picture could not be loaded.
func TestNoCover(t *testing.T) {
	p, sel := heroWith(t, `<div box="-200 270 1300 400" look="background-color:rgb(20, 30, 40)">`, "</div>")
	if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "g-back") || !strings.Contains(doc, "hero.jpg") {
		t.Error("on a card beside the picture:\n", doc)
	}
	p, sel = heroWith(t, "<div>", "</div>")
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "img" {
			n.Src = "https://news.example/hero.jpg"
			p.Broken = append(p.Broken, n.Src)
		}
	}
	if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "g-back") {
		t.Error("with a broken picture:\n", doc)
	}
}

// A title stands on the background picture of an empty layer that is laid behind all that is
// around the title, but not on one beside it, on one in the flow, or on one that holds words.
func TestLayerBehindTitle(t *testing.T) {
	const back = `background-image:url(&quot;https://news.example/hero.jpg&quot;);background-size:cover`
	for _, tt := range []struct {
		name, layer string
		want        bool
	}{
		{"behind", `<div box="0 0 1366 500" look="position:absolute;` + back + `"></div>`, true},
		{"beside", `<div box="0 0 1366 200" look="position:absolute;` + back + `"></div>`, false},
		{"in the flow", `<div box="0 0 1366 500" look="` + back + `"></div>`, false},
		{"with words", `<div box="0 0 1366 500" look="position:absolute;` + back + `">Spring</div>`, false},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 500" look="position:relative">`+tt.layer+`
		<h1 id=title box="283 300 800 60" look="color:rgb(255, 255, 255)">A spring on the river</h1>
		<div box="0 0 1366 500" look="position:absolute;background-color:rgba(0, 0, 0, 0.6)"></div></header>
		<div id=body box="343 530 680 1400"><p box="343 530 680 100">Words and more words.</p></div>`)
		doc := documenttest.Written(t, p, sel)
		if got := strings.Contains(doc, `g-on`) && strings.Contains(doc, "hero.jpg"); got != tt.want {
			t.Errorf("%s: on the picture %v, want %v:\n%s", tt.name, got, tt.want, doc)
		}
	}
}

// A title that is a box in a line keeps its place on the picture, which that of the block around it
// is not.
func TestTitleInLineOnCover(t *testing.T) {
	p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 310" look='background-image:url("https://news.example/cover.jpg")'><h1 id=title box="137 50 624 125" look="display:inline-block;margin-top:15px;color:rgb(255, 255, 255)">A spring on the river</h1></header>
		<div id=body box="343 330 680 1400"><p box="343 330 680 100">Words and more words.</p></div>`)
	if doc, want := documenttest.Written(t, p, sel), " clamp(min(137px, 4%), 100% - 1229px, 137px)}"; !strings.Contains(doc, want) || !strings.Contains(doc, "padding:min(35px, ") {
		t.Errorf("no %q in\n%s", want, doc)
	}
}
