package models

import (
	"errors"
	"strings"
	"testing"

	"galley/page"
)

// TestNoteIsNotRefused: a title that <title> begins with, and below it lines and lists without links, are a note.
func TestNoteIsNotRefused(t *testing.T) {
	const list = "<h2>Keeping</h2><ul><li>newspaper takes the water out of them<li>never on the stove<li>grease before the first rain</ul>"
	note := "<title>Boots - Wet Feet</title><body><nav><a href=/a>Rain</a><a href=/b>Ice</a></nav><main><h1>Boots</h1>" + list + list + list + "<p>two pairs, one to dry</p></main>"
	for _, tt := range []struct {
		name, source string
		refused      bool
	}{
		{"a note", note, false},
		{"with a title of its own", strings.Replace(note, "Boots -", "Socks -", 1), true},
		{"with lines that are links", strings.Replace(note, "<p>two", "<p><a href=/x>All about socks</a><p>two", 1), true},
		{"with a button", strings.Replace(note, "<p>two", "<button>Buy</button><p>two", 1), true},
		{"with a picture that leads to another page", strings.Replace(note, "<p>two", "<a href=/x><img src=x.png></a><p>two", 1), true},
		{"few words", "<title>Boots</title><h1>Boots</h1>" + list, true},
		{"beside as much text", strings.Replace(note, "</main>", "</main><div>"+list+list+"</div>", 1), true},
	} {
		s := plainScores(t, tt.source+"<a href=/c>Home</a>")
		var no *NotArticleError
		found, err := s.Selection()
		if errors.As(err, &no) != tt.refused {
			t.Errorf("%s: %v, refused: want %v", tt.name, err, tt.refused)
		}
		if text := page.Norm(s.page.BodyText(found)); !tt.refused && !strings.HasSuffix(text, "one to dry") {
			t.Errorf("%s: %q", tt.name, text)
		}
	}
}

// TestProseIsNoNote: a page most of which is prose is read as any other, without what stands between paragraphs and is none.
func TestProseIsNoNote(t *testing.T) {
	prose := strings.Repeat("<p>The boots that we keep by the door are greased before the first rain, and dried with newspaper after it.", 6)
	if s := plainScores(t, "<title>Boots - Wet Feet</title><body><main><h1>Boots</h1>"+prose+"<p>two pairs, one to dry</p></main>"); s.note() != page.None {
		t.Error("it is a note")
	}
}
