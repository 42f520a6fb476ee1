package models

import (
	"testing"

	"galley/page"
)

// TestFirstLine: the title of a plain document is its first line, unless a heading is.
func TestFirstLine(t *testing.T) {
	const section = "<h2 id=t>The wheel</h2>"
	for _, tt := range []struct{ name, source, want string }{
		{"nothing was chosen", "<p>The mill in winter</p>" + plainStory, "The mill in winter"},
		{"the heading of a section below text", "<div><p class=title>The mill in winter</p></div>" + plainStory + section + plainStory, "The mill in winter"},
		{"the first of several headings of sections", "<p>The mill in winter</p>" + section + plainStory + "<h2>The ice</h2>" + plainStory + "<h2>Spring</h2>" + plainStory, "The mill in winter"},
		{"a heading that <title> says, too", "<title>The wheel</title><p>Ida Lock</p>" + section + plainStory + "<h2>The ice</h2>" + plainStory + "<h2>Spring</h2>" + plainStory, "The wheel"},
		{"a heading without others", "<p>Ida Lock</p>" + section + plainStory, "The wheel"},
		{"a day", "<p>5 May 2020</p>" + plainStory, ""},
		{"a greeting", "<p>Dear Ida,</p>" + plainStory, ""},
		{"running text", plainStory, ""},
		{"the first of the lines of a text, which <title> says", "<title>The mill in winter</title><b>The mill in winter<br></b>The mill stood still<br>all winter." + plainStory + section + plainStory, ""},
		{"a page with links", "<p>The mill in winter</p><p><a href=/a>Home</a><p><a href=/b>Shop</a>" + plainStory, ""},
	} {
		s := plainScores(t, tt.source)
		title, err := s.page.FindCSS("#t")
		if err != nil {
			title = page.None
		}
		got := ""
		if n := s.firstLine(title); n != page.None {
			got = page.Norm(s.page.Text(n))
		}
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
