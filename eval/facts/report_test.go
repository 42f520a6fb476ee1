package facts

import (
	"strings"
	"testing"
)

// TestFactsOfNoPage holds that what a corpus says of no page has a dash, and what is wrong on all
// pages has nought.
func TestFactsOfNoPage(t *testing.T) {
	no := false
	var b strings.Builder
	report := NewReport("corpus", []Page{{Method: "m", Title: &no}})
	if err := report.Write(&b); err != nil {
		t.Fatal(err)
	}
	line := strings.Fields(strings.Split(b.String(), "\n")[1])
	if got, want := strings.Join(line, " "), "m all 1 0.0 – – – –"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
