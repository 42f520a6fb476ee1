package page_test

import (
	"strings"
	"testing"

	"galley/page/parse"
)

// TestIsUnseen: by classes that take an element from sight, and not by words like them.
func TestIsUnseen(t *testing.T) {
	for class, want := range map[string]bool{
		"sr-only": true, "btn Visually-Hidden": true, "screen-reader-text": true, "sr-only focus:not-sr-only": true,
		"usa-sr-only": true, "u-hiddenVisually": true, "is-srOnly": true, "SrOnly-module_srOnly__3NH1o": true, "govuk-visually-hidden": true,
		"element-invisible": true, "accesshide": true, "show-for-sr": true, "pkp_screen_reader_text": true, "visually-hidden-focusable": true,
		"not-sr-only": false, "sr-only-undo": false, "lg:sr-only": false, "users-only": false, "large-screen-only": false, "screen": false,
		"": false, "sr-only md:not-sr-only": false, "sr-only-not": false, "hidden": false,
	} {
		p, err := parse.HTML(strings.NewReader(`<body><p class="`+class+`">x</p>`), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		if n := p.First(0, "p"); p.IsUnseen(n) != want || p.IsUnseen(n+1) {
			t.Errorf("%q: %v, want %v", class, p.IsUnseen(n), want)
		}
	}
}

// TestSeesNone: whether anything of a link is seen.
func TestSeesNone(t *testing.T) {
	for source, want := range map[string]bool{
		`<i></i><span class=sr-only>Post</span>`:     true,
		` <span class=sr-only><b>Post</b> 1</span> `: true,
		`<span class=sr-only>Post</span> 1`:          false,
		`<span hidden>1</span>`:                      true,
		``:                                           true,
		`<span class=seen>Post</span>`:               false,
	} {
		p, err := parse.HTML(strings.NewReader(`<body><a href=/x>`+source+`</a>`), parse.Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := p.SeesNone(p.First(0, "a")); got != want {
			t.Errorf("%q: %v, want %v", source, got, want)
		}
	}
}

// BenchmarkIsUnseen asks for an element with classes of which none takes it from sight, as nearly all have.
func BenchmarkIsUnseen(b *testing.B) {
	p, err := parse.HTML(strings.NewReader(`<body><p class="wp-block-group alignwide has-global-padding is-layout-constrained">x</p>`), parse.Source{})
	if err != nil {
		b.Fatal(err)
	}
	n := p.First(0, "p")
	for b.Loop() {
		if p.IsUnseen(n) {
			b.Fatal("unseen")
		}
	}
}
