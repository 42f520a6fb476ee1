package page

import (
	"strings"
	"testing"
)

// Every x is to be read, no h is.
func TestHide(t *testing.T) {
	tests := []struct{ name, source string }{
		{"head", `<head><title>h</title><body>x`},
		{"noscript", `x<noscript>h</noscript>x`},
		{"template", `x<template><p>h</p></template>x`},
		{"linked data", `x<script type="application/ld+json">h</script>x`},
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
			p := parsed(t, tt.source)
			for i := range p.Nodes {
				n := &p.Nodes[i]
				if n.Kind != Text {
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

func TestHideKeepsMarksOfTexts(t *testing.T) {
	hidden := tx(1, "visibility: hidden")
	hidden.Hidden = true
	p := linked(t, el(None, "html"), el(0, "p"), hidden, tx(1, "seen"))
	if got, want := p.Text(0), "seen"; got != want {
		t.Errorf("Text = %q, want %q", got, want)
	}
	if p.Nodes[1].Hidden {
		t.Error("the paragraph is hidden with its text, want only the text")
	}
}
