package sheet_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
	"galley/article/sheet"
	"galley/page"
)

// TestFirstLetterRule: how a first letter looks otherwise than what follows.
func TestFirstLetterRule(t *testing.T) {
	p, sel := articletest.Laid(t, `<div id=body><p>Once upon a time</p></div>`)
	values := make([]string, len(page.GeneratedProperties))
	for i, name := range page.GeneratedProperties {
		values[i] = articletest.RootLook[name]
	}
	set := func(name, v string) { values[sheet.GeneratedAt[name]] = v }
	set("content", "normal")
	set("float", "left")
	set("display", "block")
	set("font-size", "64px")
	set("padding-right", "8px")
	for _, side := range []string{"margin-top", "margin-right", "margin-bottom", "margin-left", "padding-top", "padding-bottom", "padding-left"} {
		set(side, "0px")
	}
	look := p.Styles[p.Nodes[p.First(0, "p")].Style].Look
	for name := range sheet.InheritedByPseudo {
		if name != "font-size" {
			set(name, look[sheet.LookAt[name]])
		}
	}
	set("font-family", look[sheet.FontFamily])
	look[sheet.LookAt[page.FirstLetter]] = page.JoinGenerated(values)
	doc := documenttest.Written(t, p, sel)
	_, rule, _ := strings.Cut(doc, "::first-letter")
	rule, _, _ = strings.Cut(rule, "\n")
	if rule != "{float:left;font-size:64px;padding:0px 8px 0px 0px}" {
		t.Errorf("::first-letter is %q", rule)
	}
}

// TestMarkerRule: how the sign of a list item looks otherwise than its words.
func TestMarkerRule(t *testing.T) {
	p, sel := articletest.Laid(t, `<div id=body><ul><li>One</li></ul></div>`)
	item := &p.Styles[p.Nodes[p.First(0, "li")].Style]
	values := make([]string, len(page.GeneratedProperties))
	for i, name := range page.GeneratedProperties {
		if at, ok := sheet.LookAt[name]; ok {
			values[i] = item.Look[at]
		}
	}
	set := func(name, v string) { values[sheet.GeneratedAt[name]] = v }
	rule := func() string {
		item.Look[sheet.LookAt[page.Marker]] = page.JoinGenerated(values)
		_, rule, _ := strings.Cut(documenttest.Written(t, p, sel), "::marker")
		rule, _, _ = strings.Cut(rule, "\n")
		return rule
	}
	set("content", "normal")
	set("color", "rgb(0, 137, 123)")
	if got := rule(); got != "{color:rgb(0, 137, 123)}" {
		t.Errorf("a colour: %q", got)
	}
	set("content", `"◆ "`)
	if got := rule(); got != `{content:"◆ ";color:rgb(0, 137, 123)}` {
		t.Errorf("a sign: %q", got)
	}
	set("content", `url("https://a.example/x.png")`)
	if got := rule(); got != "" {
		t.Errorf("a picture: %q", got)
	}
}
