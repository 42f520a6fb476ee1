package control

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestIsPageForm(t *testing.T) {
	prose := strings.Repeat("<p>One two three.</p>", 20)
	tests := []struct {
		name, source string // of the first form
		want         bool
	}{
		{"around the page", "<form><h1>A</h1>" + prose + "</form>", true},
		{"around all but a footer", "<form><div>" + prose + "</div></form><p>Footer</p>", true},
		{"in the page", prose + "<form><input><p>Send</p></form>", false},
		{"around half", "<form>" + prose + "</form>" + prose, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			if got := IsPageForm(p, p.First(p.Body(), "form")); got != tt.want {
				t.Errorf("IsPageForm = %v, want %v", got, tt.want)
			}
		})
	}
}

// TestHasNothingToFillIn: forms that have a button only, and not what a reader writes or chooses in.
func TestHasNothingToFillIn(t *testing.T) {
	for source, want := range map[string]bool{
		`<form><h3>A boat</h3><input type=hidden name=id><button>Add</button></form>`: true,
		`<form><h3>A boat</h3><input type=submit value=Add></form>`:                   true,
		`<form><input name=q><button>Search</button></form>`:                          false,
		`<form><input type=number><button>Add</button></form>`:                        false,
		`<form><select><option>1</select><button>Add</button></form>`:                 false,
		`<form><textarea></textarea><button>Send</button></form>`:                     false,
		`<div><h3>A boat</h3><button>Add</button></div>`:                              false,
	} {
		p := pagetest.Parse(t, source)
		if got := HasNothingToFillIn(p, p.First(p.Body(), strings.Trim(source[:5], "<>h "))); got != want {
			t.Errorf("%s: %v", source, got)
		}
	}
}

// TestIsLongField: which elements a reader writes more than a line in.
func TestIsLongField(t *testing.T) {
	for source, want := range map[string]bool{
		`<textarea></textarea>`:                               true,
		`<textarea readonly>Code</textarea>`:                  false,
		`<input>`:                                             false,
		`<my-textarea></my-textarea>`:                         true,
		`<my-text-area></my-text-area>`:                       true,
		`<my-text-field type=textarea></my-text-field>`:       true,
		`<my-text-field></my-text-field>`:                     false,
		`<div role=textbox contenteditable=true></div>`:       true,
		`<article contenteditable=true><p>Text</p></article>`: false,
	} {
		p := pagetest.Parse(t, source)
		if got := IsLongField(p, p.First(p.Body(), strings.FieldsFunc(source, func(r rune) bool { return strings.ContainsRune("< >", r) })[0])); got != want {
			t.Errorf("%s: %v", source, got)
		}
	}
}

func TestAnswerForm(t *testing.T) {
	prose := strings.Repeat("<p>One two three.</p>", 20)
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"a form", prose + "<form><div><textarea></textarea></div></form>", true},
		{"a field that is hidden", prose + "<form><textarea hidden></textarea></form>", false},
		{"a field to copy from", prose + "<form><textarea readonly>Code</textarea></form>", false},
		{"no form", prose + "<div><textarea></textarea></div>", false},
		{"a form around the page", "<form>" + prose + "<textarea></textarea></form>", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, want := pagetest.Parse(t, tt.source), page.None
			if tt.want {
				want = p.First(p.Body(), "form")
			}
			if got := AnswerForm(p, p.First(p.Body(), "textarea")); got != want {
				t.Errorf("AnswerForm = %v, want %v", got, want)
			}
		})
	}
}
