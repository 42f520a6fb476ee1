package document_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Between a title and a byline is the room that was there, without the margins that are written
// with them.
func TestGapAboveHead(t *testing.T) {
	for _, tt := range []struct{ name, title, head, want string }{
		{"no margins", "margin-bottom:0px", `<div box="343 170 680 40">By Ann Example</div>`, "margin-top:30px"},
		{"of the title", "margin-bottom:20px", `<div box="343 170 680 40">By Ann Example</div>`, "margin-top:10px"},
		{"of both", "margin-bottom:20px", `<div box="343 170 680 40" look="margin-top:15px">By Ann Example</div>`, ""},
		{"of its first child", "margin-bottom:0px", `<div box="343 170 680 60"><p box="343 170 680 20" look="margin-top:25px">By Ann Example</p><p box="343 200 680 20">March 5, 2024</p></div>`, "margin-top:5px"},
		{"in its padding", "margin-bottom:0px", `<div box="343 170 680 60"><p box="343 178 680 20" look="margin-top:8px">By Ann Example</p><p box="343 200 680 20">March 5, 2024</p></div>`, "margin-top:30px"},
	} {
		p, sel := articletest.Laid(t, `<head><meta name=author content="Ann Example"><meta property="article:published_time" content="2024-03-05T23:30:00Z"></head><body box="0 0 1366 2000">
			<h1 id=title box="343 90 680 50" look="`+tt.title+`">T</h1>`+tt.head+`<div id=body box="343 230 680 1400"><p box="343 230 680 100">Words</p></div>`)
		doc := documenttest.Written(t, p, sel)
		rules := rulesOf(t, doc, "By Ann Example")
		if got := strings.Contains(rules, "margin-top"); got != (tt.want != "") || !strings.Contains(rules, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, rules, tt.want)
		}
	}
}

// Below a cover is the room that was there.
func TestGapBelowCover(t *testing.T) {
	for _, tt := range []struct{ name, box, look, want string }{
		{"padding around the text", "343 430 680 1400", "", "margin-top:30px"},
		{"a margin", "343 430 680 1400", "margin-top:12px", "margin-top:18px"},
		{"pulled up over it", "343 380 680 1400", "", ""},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000"><header box="0 0 1366 400" look="background-image:url(&quot;/hero.jpg&quot;);background-size:cover"><h1 id=title box="343 150 680 50" look="color:rgb(255, 255, 255)">T</h1></header>
			<div id=body box="`+tt.box+`" look="`+tt.look+`"><p box="343 430 680 100" look="margin-top:0px">Words</p></div>`)
		doc := documenttest.Written(t, p, sel)
		rules := rulesOf(t, doc, "Words")
		if got := strings.Contains(rules, "margin-top"); got != (tt.want != "") || !strings.Contains(rules, tt.want) || !strings.Contains(doc, "g-back") {
			t.Errorf("%s: %q, want %q:\n%s", tt.name, rules, tt.want, doc)
		}
	}
}

// A margin that holds the body off what is laid over the page, as a cover as high as the window, is no blank
// screen below that. Other margins above the body stay.
func TestMarginBelowWhatIsLaidOver(t *testing.T) {
	const cover = `<header box="0 0 1366 768" look="position:absolute;background-image:url(&quot;/hero.jpg&quot;);background-size:cover"><h1 id=title box="343 150 680 50" look="color:rgb(255, 255, 255)">T</h1></header>`
	const line = `<h1 id=title box="343 20 680 50">T</h1>`
	for _, tt := range []struct{ name, above, box, margin, want string }{
		{"a cover", cover, "343 768 680 900", "768px", "margin:0px;"},
		{"a cover with room below", cover, "343 798 680 900", "798px", "margin:30px "},
		{"a title", line, "343 150 680 900", "150px", "margin:40px "},
		{"a margin that is seen", line, "343 150 680 900", "60px", "margin:60px "},
	} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 2000">`+tt.above+`<article id=body box="`+tt.box+`" look="margin-top:`+tt.margin+`;padding-left:10px"><p box="343 800 680 100" look="margin-top:0px">Words</p></article>`)
		doc := documenttest.Written(t, p, sel)
		css, _, _ := strings.Cut(doc, "</style>")
		if tt.want == "margin:0px;" {
			if strings.Contains(css, "margin:768px") {
				t.Errorf("%s: the margin is written:\n%s", tt.name, css)
			}
		} else if !strings.Contains(css, tt.want) {
			t.Errorf("%s: no %s in\n%s", tt.name, tt.want, css)
		}
	}
}

// rulesOf are the declarations of the part that begins last before the given words.
func rulesOf(t *testing.T, doc, words string) string {
	t.Helper()
	before, _, found := strings.Cut(articletest.BodyOf(doc), words)
	if !found {
		t.Fatalf("no %q in %s", words, doc)
	}
	_, class, _ := strings.Cut(before[strings.LastIndex(before, `class="g-part`):], " ")
	class, _, _ = strings.Cut(strings.TrimPrefix(class, "g-part "), `"`)
	_, rules, _ := strings.Cut(doc, "."+class+"{")
	rules, _, _ = strings.Cut(rules, "}")
	return rules
}

// The margin that moved a box over a place on the page is no blank in the flow of the article.
func TestMarginsOverPlaces(t *testing.T) {
	for position, want := range map[string]string{"absolute": "margin:48px ", "relative": "margin:960px "} {
		p, sel := articletest.Laid(t, `<body box="0 0 1366 3000"><div id=body box="343 0 680 3000"><p box="343 0 680 100">Words and more words.</p><div look="position:`+position+`;margin-top:960px" box="343 1060 680 100"><p box="343 1060 680 100">It rains when it rains.</p></div></div></body>`)
		if doc := documenttest.Written(t, p, sel); !strings.Contains(doc, want) {
			t.Errorf("%s: no %q in\n%s", position, want, doc)
		}
	}
}
