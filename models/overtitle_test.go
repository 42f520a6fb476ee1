package models

import (
	"strings"
	"testing"

	"galley/page"
)

// TestOverText: without headings and hints the longest line over the text is the title.
func TestOverText(t *testing.T) {
	prose := strings.Repeat("The ferries run again between the two islands. They had not done so since the storm. ", 5)
	for _, tt := range []struct{ name, before, want string }{
		{"a line of its own", "<tr><td>Ferries run again</td></tr>", "Ferries run again"},
		{"the first of several lines", "<tr><td><b>Ferries run again</b><br>By Mia Holt<br>May 3, 2004</td></tr>", "Ferries run again"},
		{"below the section", "<tr><td>News</td></tr><tr><td>Ferries run again</td></tr>", "Ferries run again"},
		{"above author and day", "<tr><td>Ferries again</td></tr><tr><td>Mia Holt - May 3, 2004</td></tr>", "Ferries again"},
		{"a link", "<tr><td><a href=/x>Ferries run again</a></td></tr>", ""},
		{"a sentence", "<tr><td>The ferries run again.</td></tr>", ""},
		{"one word", "<tr><td>Ferries</td></tr>", ""},
	} {
		s := plainScores(t, "<title>Islander</title><table>"+tt.before+"<tr><td>"+prose+"</td></tr><tr><td>© Islander</td></tr></table>")
		s.like = 1
		got := ""
		if n := s.overText(page.None); n != page.None {
			got = page.Norm(s.page.Text(n))
		}
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestOverTextKeepsTitle: a heading, and what stands above the text, stay the title; what stands below it does not.
func TestOverTextKeepsTitle(t *testing.T) {
	prose := strings.Repeat("The ferries run again between the two islands. They had not done so since the storm. ", 5)
	s := plainScores(t, "<div>Ferries run again today</div><h2>Islands</h2><p>"+prose+"</p><i>Islander</i>")
	s.like = 1
	line, heading, below := s.page.First(s.page.Body(), "div"), s.page.First(s.page.Body(), "h2"), s.page.First(s.page.Body(), "i")
	for _, tt := range []struct {
		name        string
		title, want page.NodeID
	}{{"heading", heading, heading}, {"above", line, line}, {"below", below, line}} {
		if got := s.overText(tt.title); got != tt.want {
			t.Errorf("%s: node %d, want %d", tt.name, got, tt.want)
		}
	}
}
