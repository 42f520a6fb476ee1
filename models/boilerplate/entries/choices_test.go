package entries

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
)

// TestWithChoices: which forms are the questions of a quiz.
func TestWithChoices(t *testing.T) {
	quiz := func(n int, question, kind, more string) string {
		var b strings.Builder
		for k := range n {
			fmt.Fprintf(&b, "<div><p>%s</p><div><input type=%s name=q%d><span>Paris</span></div><div><input type=%s name=q%d><span>Rome</span></div></div>%s", question, kind, k, kind, k, more)
		}
		return "<form>" + b.String() + "<button>See how many</button></form>"
	}
	const question = "Which of the two is larger?"
	for _, tt := range []struct {
		name, source string
		raised       int
	}{
		{"a quiz", quiz(3, question, "radio", ""), 9},
		{"with check boxes", quiz(4, question, "checkbox", ""), 12},
		{"in Arabic", quiz(3, "أي المدينتين أكبر؟", "radio", ""), 9},
		{"beside a text", "<p>" + bodytest.LongText + "</p>" + quiz(3, question, "radio", ""), 9},
		{"one question", quiz(1, question, "radio", ""), 0},
		{"two questions", quiz(2, question, "radio", ""), 0},
		{"a filter", quiz(5, "Size", "checkbox", ""), 0},
		{"with a field to write in", quiz(3, question, "radio", "<input name=mail type=email>"), 0},
		{"fields", quiz(3, question, "text", ""), 0},
	} {
		x, scores := bodytest.EvenScores(t, "<main>"+tt.source+"</main>", 0.1)
		raised := 0
		for _, p := range WithChoices(x, scores).Posteriors() {
			if p == sureUpdate {
				raised++
			}
		}
		if raised != tt.raised {
			t.Errorf("%s: %d blocks are raised, want %d", tt.name, raised, tt.raised)
		}
	}
	if x, scores := bodytest.EvenScores(t, "<main><p>"+bodytest.LongText+"</p></main>", 0.1); !slices.Equal(WithChoices(x, scores).Posteriors(), scores.Posteriors()) {
		t.Error("a page without a form is changed")
	}
}
