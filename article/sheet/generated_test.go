package sheet_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/article/sheet"
	"galley/page"
)

// What a style sheet puts before an element comes along as far as it is words and room.
func TestGenerated(t *testing.T) {
	tests := []struct{ name, set, want string }{
		{"a sign", `content:"→ "`, `{content:"→ "}`},
		{"in another colour", `content:"→";color:rgb(9, 9, 9);font-family:Georgia`, `{content:"→";color:rgb(9, 9, 9);font-family:Georgia}`},
		{"room", `content:"";display:block;height:20px;margin-top:3px;border-top-width:1px;border-top-style:solid;border-top-color:rgb(1, 1, 1)`,
			`{content:"";display:block;height:20px;margin:3px 0px 0px 0px;border-top:1px solid rgb(1, 1, 1)}`},
		{"nothing to see", `content:""`, ""},
		{"laid over", `content:"x";position:absolute`, ""},
		{"not shown", `content:"x";display:none`, ""},
		{"shown where the pointer is", `content:"#";visibility:hidden;margin-right:4px`, `{content:"#";visibility:hidden;margin:0px 4px 0px 0px}`},
		{"a box that the clone has not", `content:"x";display:run-in`, ""},
		{"the sign of a font that stays behind", "content:\"\ue001\";width:16px;height:16px;display:block", `{content:"";display:block;width:16px;height:16px}`},
		{"a sign on the line", "content:\"\ue001\";width:16px;height:16px;display:inline-block", "{content:\"\u200b\";display:inline-block;width:16px;height:16px}"},
		{"a counter", `content:counters(chapter, ".", lower-roman) ". "`, `{content:counters(k0, ".", lower-roman) ". "}`},
		{"a counter in the digits of the language", `content:counter(chapter, arabic-indic)`, `{content:counter(k0, arabic-indic)}`},
		{"a number in the middle of a circle", `content:"1";display:grid;width:42px;height:42px;align-items:center;justify-items:center`,
			`{content:"1";display:grid;width:42px;height:42px;align-items:center;justify-items:center}`},
		{"a counter of the author's style", `content:counter(chapter, emoji) "x"`, ""},
		{"a quotation mark", `content:"\""`, `{content:"\22 "}`},
		{"the quotation mark of the language", `content:open-quote " "`, `{content:open-quote " "}`},
		{"no keyword", `content:open-quotes`, ""},
		{"a sign of markup", `content:"</style>"`, `{content:"\3c /style\3e "}`},
		{"a round box", `content:"";display:inline-block;width:8px;height:8px;background-color:rgb(1, 1, 1);border-top-left-radius:50%;border-top-right-radius:50%;border-bottom-right-radius:50%;border-bottom-left-radius:50%`,
			`{content:"";display:inline-block;background-color:rgb(1, 1, 1);width:8px;height:8px;border-radius:50%}`},
		{"a box on its corner", `content:"";display:inline-block;width:8px;height:8px;background-color:rgb(1, 1, 1);transform:matrix(0.7071, 0.7071, -0.7071, 0.7071, 0, 0)`,
			`{content:"";display:inline-block;background-color:rgb(1, 1, 1);width:8px;height:8px;transform:matrix(0.7071,0.7071,-0.7071,0.7071,0.0000,0.0000)}`},
		{"a large box on its corner", `content:"";display:block;width:800px;height:8px;transform:matrix(0.7071, 0.7071, -0.7071, 0.7071, 0, 0)`,
			`{content:"";display:block;width:min(100%, 800px);height:8px}`},
		{"in the middle of a wide box", `content:"";display:block;width:120px;height:1px;margin-right:490px;margin-left:490px`,
			`{content:"";display:block;width:120px;height:1px;margin:0px auto}`},
		{"at the end of a wide box", `content:"";display:block;width:120px;height:1px;margin-left:490px`,
			`{content:"";display:block;width:120px;height:1px;margin:0px 0px 0px auto}`},
		{"a little off both sides", `content:"";display:block;width:120px;height:1px;margin-right:8px;margin-left:8px`,
			`{content:"";display:block;width:120px;height:1px;margin:0px 8px}`},
		{"off the words in a line", `content:"x";display:inline-block;width:12px;margin-right:60px`,
			`{content:"x";display:inline-block;width:12px;margin:0px 60px 0px 0px}`},
		{"a number that the first line is drawn back for", `content:"1.";display:inline-block;width:24px;text-indent:-8px`,
			`{content:"1.";display:inline-block;width:24px;text-indent:-8px}`},
		{"the same in a line", `content:"1.";text-indent:-8px`, `{content:"1."}`},
		{"dots of its shadow", `content:"";display:block;width:12px;height:12px;background-color:rgb(1, 1, 1);box-shadow:rgb(2, 2, 2) 20px 0px 0px 0px, rgb(3, 3, 3) 40px 0px 0px 0px`,
			`{content:"";display:block;background-color:rgb(1, 1, 1);width:12px;height:12px;box-shadow:rgb(2, 2, 2) 20px 0px 0px 0px, rgb(3, 3, 3) 40px 0px 0px 0px}`},
		{"no shadow", `content:"";display:block;height:3px;background-color:rgb(1, 1, 1);box-shadow:url(x)`, `{content:"";display:block;background-color:rgb(1, 1, 1);height:3px}`},
		{"a gradient", `content:"";display:block;height:3px;background-image:linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2))`,
			`{content:"";display:block;height:3px;background-image:linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2))}`},
		{"a line by a gradient", `content:"";display:block;height:30px;background-image:linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2));background-size:100% 1px;background-position-y:100%;background-repeat:no-repeat`,
			`{content:"";display:block;height:30px;background-image:linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2));background-size:100% 1px;background-position-y:100%;background-repeat:no-repeat}`},
		{"the sign of a mask", `content:"";display:block;width:32px;height:32px;background-color:rgb(1, 1, 1);mask-image:url("https://a.example/i.svg")`,
			`{content:"";display:block;width:32px;height:32px}`},
		{"the drawing of a mask", `content:"";display:block;width:32px;height:32px;background-color:rgb(1, 1, 1);mask-image:url("data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"><path d='M0 0'/></svg>")`,
			`{content:"";display:block;background-color:rgb(1, 1, 1);width:32px;height:32px;mask:url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxwYXRoIGQ9J00wIDAnLz48L3N2Zz4=") center / contain no-repeat}`},
		{"a script in the drawing of a mask", `content:"";display:block;width:32px;height:32px;background-color:rgb(1, 1, 1);mask-image:url("data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>")`,
			`{content:"";display:block;width:32px;height:32px}`},
		{"no drawing behind", `content:"";display:block;width:9px;background-image:url("data:image/svg+xml,%3Csvg/%3E");background-repeat:no-repeat`,
			`{content:"";display:block;width:9px}`},
		{"a drawing for a text", `content:url("data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>") " "`,
			`{content:url("data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=") " "}`},
		{"a gradient in a mask", `content:"";display:block;height:30px;background-image:linear-gradient(rgb(1, 1, 1), rgb(2, 2, 2));mask-image:url("https://a.example/i.svg")`,
			`{content:"";display:block;height:30px}`},
		{"cut out along a line", `content:"";display:block;width:9px;height:9px;background-color:rgb(1, 1, 1);clip-path:polygon(0px 0px, 100% 0px, 50% 100%)`,
			`{content:"";display:block;background-color:rgb(1, 1, 1);width:9px;height:9px;clip-path:polygon(0px 0px, 100% 0px, 50% 100%)}`},
		{"cut out along a line that is not written", `content:"";display:block;width:9px;height:9px;background-color:rgb(1, 1, 1);clip-path:path("M0 0")`,
			`{content:"";display:block;width:9px;height:9px}`},
		{"of a page that was stored without masks", `content:"";display:block;height:3px;background-color:rgb(1, 1, 1);mask-image:;background-size:;background-repeat:`,
			`{content:"";display:block;background-color:rgb(1, 1, 1);height:3px}`},
		{"two colons", `content:"::"`, `{content:"::"}`},
		{"an address", `content:url("x.png")`, ""},
		{"an escape", `content:"\a x"`, ""},
		{"a text", `content:"` + strings.Repeat("x", sheet.MaxGenerated+1) + `"`, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, rule, found := strings.Cut(generatedCSS(t, `<div id=body>x</div>`, tt.set), "::before")
			rule, _, _ = strings.Cut(rule, "\n")
			if rule != tt.want || found != (tt.want != "") {
				t.Errorf("got  %s\nwant %s", rule, tt.want)
			}
		})
	}
}

// plainMark are the values of a pseudo-element of which a style sheet says nothing.
var plainMark = map[string]string{
	"position": "static", "display": "inline", "float": "none", "box-shadow": "none", "clear": "none", "text-decoration-line": "none",
	"color": "rgb(0, 0, 0)", "background-color": "rgba(0, 0, 0, 0)", "font-family": `"Times New Roman"`, "font-size": "16px",
	"font-weight": "400", "font-style": "normal", "font-variant-caps": "normal", "line-height": "normal", "letter-spacing": "normal", "text-transform": "none",
	"vertical-align": "baseline", "opacity": "1", "box-sizing": "content-box", "width": "auto", "height": "auto", "border-top-left-radius": "0px",
	"visibility": "visible", "transform": "none", "text-align": "start", "align-items": "normal", "justify-content": "normal", "justify-items": "normal", "background-image": "none", "mask-image": "none", "clip-path": "none",
	"background-size": "auto", "background-position-x": "0%", "background-position-y": "0%", "background-repeat": "repeat", "z-index": "auto",
}

// generatedCSS is the document of a page whose body has a ::before with the given values.
func generatedCSS(t *testing.T, body, set string) string {
	t.Helper()
	p, sel := articletest.Laid(t, body)
	values := make([]string, len(page.GeneratedProperties))
	for i, name := range page.GeneratedProperties {
		values[i] = plainMark[name]
		if values[i] == "" {
			values[i] = "0px"
		}
		if strings.HasSuffix(name, "-style") && strings.HasPrefix(name, "border") {
			values[i] = "none"
		}
	}
	for d := range strings.SplitSeq(set, ";") {
		name, value, _ := strings.Cut(d, ":")
		values[sheet.GeneratedAt[name]] = value
	}
	p.Styles[p.Nodes[sel.Roots[0]].Style].Look[sheet.LookAt[page.Before]] = page.JoinGenerated(values)
	return documenttest.Written(t, p, sel)
}

// A root whose own look is not known, such as a text, is dressed as what is around it.
func TestTextRoot(t *testing.T) {
	p, _ := articletest.Laid(t, `<div look="color:rgb(1, 2, 3);font-style:italic">words of a text</div>`)
	var text page.NodeID
	for n := range p.Nodes {
		if p.Nodes[n].Kind == page.Text {
			text = page.NodeID(n)
		}
	}
	doc := documenttest.Written(t, p, page.Selection{Title: page.None, Roots: []page.NodeID{text}})
	for _, want := range []string{"color:rgb(1, 2, 3);", "font-style:italic;", `">words of a text</div>`} {
		if !strings.Contains(doc, want) {
			t.Errorf("the document lacks %q:\n%s", want, doc)
		}
	}
}

// TestCountersBegunAround: a counter that the page begins around the article begins with it, and
// no other does.
func TestCountersBegunAround(t *testing.T) {
	for outer, want := range map[string]bool{"counter-reset:note 3 other 0": true, "counter-reset:other 0": false, "": false} {
		css := generatedCSS(t, `<div look="`+outer+`"><div id=body>x</div></div>`, `content:counter(note);counter-increment:note 1`)
		if got := strings.Contains(css, "body{counter-reset:k0 3}"); got != want || strings.Contains(css, "other") {
			t.Errorf("%q: %s", outer, css)
		}
	}
}
