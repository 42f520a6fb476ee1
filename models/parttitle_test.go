package models

import (
	"strings"
	"testing"
)

// TestIsPart: running text that is the first of several parts marked up alike is no title.
func TestIsPart(t *testing.T) {
	const said = "The mill stood still all winter, and the water ran past it below the ice."
	parts := strings.Repeat("<div class=post><p>"+said+"</p></div>", 3)
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"the first of several messages", "<div class=post><p id=t>" + said + "</p></div>" + parts, true},
		{"a paragraph that is marked up otherwise", "<div class=head><p id=t>" + said + "</p></div>" + parts, false},
		{"a heading", "<div class=post><h2 id=t>" + said + "</h2></div>" + parts, false},
		{"a line", "<div class=post><p id=t>The mill in winter</p></div>" + parts, false},
		{"what <title> says", "<title>" + said + "</title><div class=post><p id=t>" + said + "</p></div>" + parts, false},
		{"one other message", "<div class=post><p id=t>" + said + "</p></div><div class=post><p>" + said + "</p></div>", false},
	} {
		s := plainScores(t, tt.source)
		title, err := s.page.FindCSS("#t")
		if err != nil {
			t.Fatal(err)
		}
		if got := s.isPart(title); got != tt.want {
			t.Errorf("%s: %v", tt.name, got)
		}
	}
}
