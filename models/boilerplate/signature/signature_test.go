package signature

import (
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestOf: which lines say who wrote something on which day, by what stands before the day and in the
// line before.
func TestOf(t *testing.T) {
	tests := []struct {
		name, source string
		before, line string
		ok           bool
	}{
		{"a name and a day", `<p>Ann Lee, 5 March 2024</p>`, "Ann Lee,", "", true},
		{"a time of day behind it", `<p>Ann Lee, 5 March 2024 10:12</p>`, "Ann Lee,", "", true},
		{"the name in the line before", `<p>Ann Lee</p><p>5 March 2024</p>`, "", "Ann Lee", true},
		{"a day alone", `<p>5 March 2024</p>`, "", "", false},
		{"a name alone", `<p>Ann Lee</p>`, "", "", false},
		{"a sentence with a day", `<p>The new pier of the town was opened on 5 March 2024</p>`, "", "", false},
		{"a sentence behind the day", `<p>Ann, 5 March 2024: the pier is open</p>`, "", "", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, _ := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			s, ok := Of(x, x.NumBlocks()-1)
			if ok != tt.ok || ok && (s.Before != tt.before || s.Line != tt.line) {
				t.Errorf("%q and %q, %v, want %q and %q, %v", s.Before, s.Line, ok, tt.before, tt.line, tt.ok)
			}
		})
	}
}

// TestIsDateline: which lines are a day with what pages write beside it.
func TestIsDateline(t *testing.T) {
	for line, want := range map[string]bool{
		"5 March 2024": true,
		"Published on 5 March 2024 at 10h12 Time to read : 9 min.":            true,
		"Published on 5 March 2024 at ten Time that one needs to read it all": false,
		"The new pier of the town was opened on 5 March 2024":                 false,
	} {
		x, _ := bodytest.WithBody(t, "<div id=body><p>"+line+"</p></div>")
		if got := IsDateline(x, x.NumBlocks()-1); got != want {
			t.Errorf("%q is a dateline: %v", line, got)
		}
	}
}
