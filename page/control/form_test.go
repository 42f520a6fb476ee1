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
