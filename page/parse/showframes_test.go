package parse

import (
	"html"
	"strings"
	"testing"

	"galley/page"
)

// TestShowFrames: documents that frames have in themselves are read, where they have some text, and what a page of frames
// has for browsers without.
func TestShowFrames(t *testing.T) {
	text := strings.Repeat("The wheel of the mill turned all night. ", 8)
	frame := func(source string) string {
		return `<p>Above<iframe srcdoc="` + html.EscapeString(source) + `"></iframe><p>Below`
	}
	for _, tt := range []struct{ name, source, want string }{
		{"a letter", frame("<html><head><title>No</title><style>p{}</style></head><body><p>" + text), "Above " + text + "Below"},
		{"a film that waits", frame("<style>img{}</style><a href=/film><img src=/a.jpg><span>Play</span></a>"), "Above Below"},
		{"a frame in it", frame("<p>" + text + `<iframe srcdoc="` + html.EscapeString("<p>"+text) + `"></iframe>`), "Above " + text + "Below"},
		{"a field to read", "<p>Above<textarea readonly>" + text + "</textarea>", "Above " + text},
		{"a field with markup to copy", "<p>Above<textarea readonly>" + html.EscapeString("<p>") + text + "</textarea>", "Above<p>" + text},
		{"a page of frames", "<title>Mill</title><frameset cols=1,2><frame src=a><noframes><body><p>" + text + "</body></noframes></frameset>", text},
		{"a page of frames that asks for another browser", "<frameset cols=1,2><frame src=a><noframes><p>Your browser shows no frames.</noframes></frameset>", ""},
	} {
		p, err := Bytes([]byte(tt.source), Source{})
		if err != nil {
			t.Fatal(err)
		}
		if got := page.Norm(p.Text(p.Body())); got != page.Norm(tt.want) {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}
