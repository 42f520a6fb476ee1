package parse_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

// Every x is to be read, no h is.
func TestHide(t *testing.T) {
	tests := []struct{ name, source string }{
		{"head", `<head><title>h</title><body>x`},
		{"noscript", `x<noscript>h</noscript>x`},
		{"template", `x<template><p>h</p></template>x`},
		{"linked data", `x<script type="application/ld+json">h</script>x`},
		{"a second title", `<head><title>h</title><body><div>x</div><title>h</title><p>x</p>`},
		{"a title that was moved", `<body><div>x</div><title>x</title><p>x</p>`},
		{"suggestions", `<p>x <datalist id=d><option>h</option></datalist> x</p>`},
		{"hidden attribute", `<p hidden>h <b>h</b></p>x`},
		{"hidden until found", `<p hidden=until-found>h</p>x`},
		{"display none", `<p style="color: red; DISPLAY : None">h</p>x`},
		{"display none, important", `<p style="display:none!important;display:block">h</p>x`},
		{"last display counts", `<p style="display:none;display:block">x</p><p style="display:block;display:none">h</p>`},
		{"not display", `<p style="display-mode:none;x:display:none">x</p>`},
		{"block inside what is hidden", `<div hidden><p style="display:block">h</p></div><p>x</p>`},
		{"after what is hidden", `<div hidden>h</div>x<div>x</div>`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			for i := range p.Nodes {
				n := &p.Nodes[i]
				if n.Kind != page.Text {
					continue
				}
				if want := strings.Contains(n.Text, "h"); n.Hidden != want {
					t.Errorf("text %q: Hidden = %v, want %v", n.Text, n.Hidden, want)
				}
			}
			if text := p.Text(0); strings.Contains(text, "h") || !strings.Contains(text, "x") {
				t.Errorf("Text = %q, want x and no h", text)
			}
		})
	}
}

// TestDisclose: of what controls open, x is to be read, and h is not.
func TestDisclose(t *testing.T) {
	const button = `<button aria-expanded=false aria-controls=p>o</button>`
	tests := []struct{ name, source string }{
		{"named", button + `<p>x</p><div id=p hidden>x <i>x</i></div>`},
		{"first of its name", button + `<div id=p hidden>x</div><div id=p hidden>h</div>`},
		{"second of its name, behind it", button + `<div id=p hidden>x</div><div id=q><button aria-expanded=false aria-controls=p>o</button><div id=p hidden>x</div></div>`},
		{"region with its label", `<a role=button id=c aria-controls=p>o</a><div id=p role=region aria-labelledby=c style="display:none">x</div>`},
		{"region with another label", `x<a role=button id=c aria-controls=p>o</a><div id=p role=region aria-labelledby=d style="display:none">h</div>`},
		{"no region, with its label", `<button id=c aria-controls=p>o</button><div id=p aria-labelledby=c hidden>x</div>`},
		{"slides", `<div><div class="s on"><img src=a.jpg>` + strings.Repeat("x", 24) + `</div>` + strings.Repeat(`<div class=s style="display:none"><img src=b.jpg><p>`+strings.Repeat("x", 24)+`</p></div>`, 2) + `</div>`},
		{"slides that lead elsewhere", `<div><div class=s><a href=/1><img src=a.jpg>` + strings.Repeat("x", 24) + `</a></div>` + strings.Repeat(`<div class=s style="display:none"><a href=/2><img src=b.jpg>`+strings.Repeat("h", 24)+`</a></div>`, 2) + `</div>`},
		{"what is hidden beside pictures", `<div><div class=s><img src=a.jpg>` + strings.Repeat("x", 24) + `</div><div class=s><img src=a.jpg>` + strings.Repeat("x", 24) + `</div><div class=s style="display:none"><img src=b.jpg>` + strings.Repeat("h", 24) + `</div></div>`},
		{"many entries without frames", strings.Repeat(`<b>Wo?</b><div class=a style="display:none">x</div>`, 4)},
		{"no region", `x<button id=c aria-controls=p>o</button><div id=p hidden>h</div>`},
		{"answers of questions", strings.Repeat(`<div><b>Wo?</b><div class=a style="display:none">x</div></div>`, 3)},
		{"answers beside questions", strings.Repeat(`<b>Wo?</b><div class=a style="display:none">x</div>`, 3)},
		{"two answers", `x` + strings.Repeat(`<div><b>Wo?</b><div class=a style="display:none">h</div></div>`, 2)},
		{"more of the same", strings.Repeat(`<div class=a>x</div><div class=a style="display:none">h</div>`, 3)},
		{"what buttons say for a while", `x` + strings.Repeat(`<button><b>Lu</b><div class=a style="display:none">h</div></button>`, 3)},
		{"parts of lines", `x` + strings.Repeat(`<p><b>Lu</b><span style="display:none">h</span></p>`, 3)},
		{"answers in a menu", `x<nav>` + strings.Repeat(`<div><b>Wo?</b><div class=a style="display:none">h</div></div>`, 3) + `</nav>`},
		{"answers behind links", `x` + strings.Repeat(`<div><a href=/>Wo?</a><div class=a style="display:none">h</div></div>`, 3)},
		{"by reference", `<a href=#p aria-expanded=false>o</a><div id=p style="display:none">x</div>`},
		{"follows", `<h3><button aria-expanded=false>o</button></h3> <style></style><div hidden>x</div>`},
		{"follows its text", `<h3><button aria-expanded=false>o</button> x</h3><div hidden>h</div>`},
		{"nothing names it", `x<button aria-expanded=true>o</button><div hidden>h</div>`},
		{"one hidden in it", button + `<div id=p hidden>x<b hidden>h</b></div>`},
		{"frames around it", button + `<div hidden><div><div id=p hidden>x</div></div></div>`},
		{"frame of both", `x<div hidden>` + button + `<div id=p hidden>h</div></div>`},
		{"form", `x<form>` + button + `<div id=p hidden>h</div></form>`},
		{"form around the page", `<form><h1>x</h1>` + button + `<div id=p hidden>x</div></form>`},
		{"menu", `x<nav>` + button + `<div id=p hidden>h</div></nav>`},
		{"header of a part", `<section><header>` + button + `</header><div id=p hidden>x</div></section>`},
		{"in a header", `x<header>` + button + `<div id=p hidden>h</div></header>`},
		{"menu in a header", `x<header><nav>` + button + `</nav></header><div id=p hidden>h</div>`},
		{"in a menu", `x` + button + `<nav><div id=p hidden>h</div></nav>`},
		{"pops up", `x<button aria-expanded=false aria-haspopup=true>o</button><div hidden>h</div>`},
		{"tab", `x<button role=tab aria-expanded=false aria-controls=p>o</button><div id=p hidden>h</div>`},
		{"panel of a tab", `x` + button + `<div id=p role=tabpanel hidden>x</div>`},
		{"panel of a tab that nothing names", `x<div role=tabpanel hidden>x</div>`},
		{"panel of a tab with a field", `x<div role=tabpanel hidden><input>` + strings.Repeat("x", 100) + `</div>`},
		{"panel of a tab with fields", `x<div role=tabpanel hidden><input><input>` + strings.Repeat("h", 100) + `</div>`},
		{"in the panel of a tab", `<div role=tabpanel>` + button + `<div id=p hidden>x</div></div>`},
		{"panel of a tab in a menu", `x<nav><div role=tabpanel hidden>h</div></nav>`},
		{"panel of a tab with links", `x<div role=tabpanel hidden><a href=/>h</a></div>`},
		{"what a panel of a tab hides", `x<div role=tabpanel hidden>x<p hidden>h</p></div>`},
		{"dialog", `x` + button + `<div id=p aria-modal=true hidden>h</div>`},
		{"around its control", `x<div id=p hidden>h` + button + `</div>`},
		{"links", `x` + button + `<ul id=p hidden><li><a href=/>h <b>h</b></a> h</ul>`},
		{"some links", button + `<ul id=p hidden><li><a href=/>x</a> x x</ul>`},
		{"fields", `x` + button + `<div id=p hidden>h<input></div>`},
		{"no fields", button + `<div id=p hidden>x<input type=hidden></div>`},
		{"nothing in it", `x` + button + `<div id=p hidden> <style>h</style></div>`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if text := pagetest.Parse(t, tt.source).Text(0); strings.Contains(text, "h") || !strings.Contains(text, "x") || strings.Count(tt.source, "x<") > strings.Count(text, "x") {
				t.Errorf("Text = %q", text)
			}
		})
	}
}

func TestHideKeepsMarksOfTexts(t *testing.T) {
	hidden := pagetest.Text(1, "visibility: hidden")
	hidden.Hidden = true
	p := pagetest.Linked(t, pagetest.Element(page.None, "html"), pagetest.Element(0, "p"), hidden, pagetest.Text(1, "seen"))
	if got, want := p.Text(0), "seen"; got != want {
		t.Errorf("Text = %q, want %q", got, want)
	}
	if p.Nodes[1].Hidden {
		t.Error("the paragraph is hidden with its text, want only the text")
	}
}

// TestStreamed: what React sent later is there, what a page hides is not.
func TestStreamed(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"a part", `<div hidden id="S:0">later</div>`, "later"},
		{"a part of a large page", `<div hidden id="S:1f">later</div>`, "later"},
		{"hidden by style too", `<div hidden id="S:0" style="display:none">later</div>`, "later"},
		{"another element", `<p hidden id="S:0">later`, ""},
		{"another id", `<div hidden id="S:x">later</div>`, ""},
		{"no number", `<div hidden id="S:">later</div>`, ""},
		{"in what is hidden", `<div hidden><div hidden id="S:0">later</div></div>`, ""},
	}
	for _, tt := range tests {
		p, err := parse.HTML(strings.NewReader(tt.source), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Text(0); got != tt.want {
			t.Errorf("%s: text %q, want %q", tt.name, got, tt.want)
		}
	}
}
