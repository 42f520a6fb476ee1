package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/page"
)

// A body that stands on a card, with its title, does so in the document, on what the card lay on.
func TestBodyOnCard(t *testing.T) {
	const beige, white = "background-color:rgb(245, 244, 239);", "background-color:rgb(255, 255, 255);"
	const rounded = "border-top-left-radius:10px;border-top-right-radius:10px;border-bottom-right-radius:10px;border-bottom-left-radius:10px;"
	const line = "border-top-width:1px;border-right-width:1px;border-bottom-width:1px;border-left-width:1px;border-top-style:solid;border-right-style:solid;border-bottom-style:solid;border-left-style:solid;" +
		"border-top-color:rgb(200, 200, 200);border-right-color:rgb(200, 200, 200);border-bottom-color:rgb(200, 200, 200);border-left-color:rgb(200, 200, 200);"
	for _, tt := range []struct{ name, page, card, box, inner, paper, want string }{
		{"card", beige, white + rounded, "283 60 800 900", "", "245, 244, 239", "max-width:800px;padding:18.56px 0px 60px;background-color:rgb(255, 255, 255);border-radius:10px"},
		{"ground within it", beige, white, "283 60 800 900", white, "245, 244, 239", "max-width:800px;"},
		{"line around it", white, line, "283 60 800 900", "", "255, 255, 255", "border:1px solid rgb(200, 200, 200)"},
		{"shadow", white, white + "box-shadow:rgb(0, 0, 0) 0px 1px 4px 0px;", "283 60 800 900", "", "255, 255, 255", "box-shadow:rgb(0, 0, 0) 0px 1px 4px 0px"},
		{"something beside the body on it", beige, white, "283 60 1000 900", "", "245, 244, 239", "max-width:800px;"},
		{"ground of the page", white, white, "283 60 800 900", "", "255, 255, 255", ""},
		{"line below it", white, "border-bottom-width:1px;border-bottom-style:solid;border-bottom-color:rgb(200, 200, 200);", "283 60 800 900", "", "255, 255, 255", ""},
		{"as wide as the window", beige, white, "0 60 1366 900", "", "255, 255, 255", ""},
		{"words at its edges", beige, white, "323 60 720 900", "", "255, 255, 255", ""},
		{"picture", beige, white + `background-image:url("https://a.example/b.png");`, "283 60 800 900", "", "255, 255, 255", ""},
		{"on a picture", beige + `background-image:url("https://a.example/b.png");`, white, "283 60 800 900", "", "255, 255, 255", ""},
	} {
		p, sel := articletest.Laid(t, `<body look='`+tt.page+`' box="0 0 1366 1000"><div look='`+tt.card+`' box="`+tt.box+`"><h1 id=title box="323 100 720 60">A week by the river</h1>
			<div id=body look="`+tt.inner+`" box="323 200 720 700"><p box="323 200 720 100">Words and more words.</p></div></div>`)
		doc := documenttest.Written(t, p, sel)
		css, body, _ := strings.Cut(doc, "</style>")
		if !strings.Contains(css, "background:rgb("+tt.paper+")}") {
			t.Errorf("%s: the page is not %s:\n%s", tt.name, tt.paper, css)
		}
		if tt.want == "" {
			if strings.Contains(doc, "g-card") {
				t.Errorf("%s: there is a card:\n%s", tt.name, doc)
			}
			continue
		}
		_, on, _ := strings.Cut(body, `<div class="g-card`)
		if !strings.Contains(css, tt.want) || !strings.Contains(on, "A week") || !strings.Contains(on, "Words and") {
			t.Errorf("%s: %s, or what stands on it, is not there:\n%s", tt.name, tt.want, doc)
		}
		if strings.Contains(on, "g-wide") || strings.Count(css, "background-color:rgb(255, 255, 255)") > 1+strings.Count(tt.inner, "color") {
			t.Errorf("%s: what stands on the card is as wide, or has a ground itself:\n%s", tt.name, doc)
		}
	}
}

// What stood above the card stays there, and a picture as wide as the card fills it.
func TestPartsOffCard(t *testing.T) {
	p, sel := articletest.Laid(t, `<body look="background-color:rgb(20, 20, 30)" box="0 0 1366 1000"><h1 id=title look="color:rgb(255, 255, 255)" box="283 10 800 40">A week by the river</h1>
		<div look="background-color:rgb(255, 255, 255)" box="283 60 800 900"><figure id=lead box="283 60 800 400"><img src="https://a.example/b.png" box="283 60 800 400"></figure>
		<div id=body box="323 500 720 400"><p box="323 500 720 100">Words and more words.</p></div></div>`)
	for i := range p.Nodes {
		if p.Nodes[i].Attr("id") == "lead" {
			sel.Lead = []page.NodeID{page.NodeID(i)}
		}
	}
	doc := documenttest.Written(t, p, sel)
	title, card, wide := strings.Index(doc, "A week by the river</h1>"), strings.Index(doc, `<div class="g-card`), strings.Index(doc, ` g-wide">`)
	if title < 0 || card < title || wide < card || !strings.Contains(doc[wide:], "Words and") {
		t.Errorf("title at %d, card at %d, picture at %d:\n%s", title, card, wide, doc)
	}
	if css, _, _ := strings.Cut(doc, "</style>"); strings.Count(css, "background-color:rgb(255, 255, 255)") != 1 {
		t.Errorf("the title has the ground of the card:\n%s", doc)
	}
}

// Who wrote it stands between title and text, on the card with them, wherever that stood.
func TestHeadBesideCard(t *testing.T) {
	p, sel := articletest.Laid(t, `<body look="background-color:rgb(238, 238, 238)" box="0 0 1366 1000"><div box="283 10 800 20"><time id=date datetime="2024-05-06" box="283 10 90 20">May 6, 2024</time></div>
		<div look="background-color:rgb(255, 255, 255)" box="283 60 800 900"><h1 id=title box="323 80 720 40">A week by the river</h1>
		<div id=body box="323 160 720 700"><p box="323 160 720 100">Words and more words.</p></div></div>`)
	doc := documenttest.Written(t, p, sel)
	if card, title := strings.Index(doc, `<div class="g-card`), strings.Index(doc, "A week by the river</h1>"); card < 0 || title < card {
		t.Errorf("card at %d, title at %d:\n%s", card, title, doc)
	}
}

// A body as wide as the card stands on it where its words have room in the body themselves, as those in
// the cells of a letter have.
func TestCardAsWideAsBody(t *testing.T) {
	for _, tt := range []struct {
		name  string
		words page.Rect
		want  bool
	}{
		{"words off its edges", page.Rect{X: 323, Y: 200, W: 720, H: 20}, true},
		{"words at its left edge", page.Rect{X: 283, Y: 200, W: 720, H: 20}, false},
		{"words at its right edge", page.Rect{X: 323, Y: 200, W: 758, H: 20}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<body look="background-color:rgb(238, 238, 238)" box="0 0 1366 1000"><div look="background-color:rgb(255, 255, 255)" box="283 60 800 900">
				<div id=body box="283 100 800 800"><h1 id=title box="323 120 720 40">A week by the river</h1><p box="323 200 720 100">Words and more words.</p></div></div>`)
			for i := range p.Nodes {
				if p.Nodes[i].Kind == page.Text {
					p.Nodes[i].Box = tt.words
				}
			}
			if got := strings.Contains(documenttest.Written(t, p, sel), `<div class="g-card`); got != tt.want {
				t.Errorf("there is a card: %v, want %v", got, tt.want)
			}
		})
	}
}
