package article

import "testing"

// TestPictureSign: small pictures of signs of writing are those signs in text and Markdown.
func TestPictureSign(t *testing.T) {
	for _, tt := range []struct{ name, html, want string }{
		{"a face", `<img src=/1.svg class=emoji alt="😀">`, "Let 😀 be."},
		{"joined of several", `<img src=/1.svg width=24 alt="👩🏽‍🚀">`, "Let 👩🏽‍🚀 be."},
		{"a large picture", `<img src=/1.svg width=600 alt="😀">`, "Let ![😀](https://news.example/1.svg) be."},
		{"words", `<img src=/1.svg alt="A face 😀">`, "Let ![A face 😀](https://news.example/1.svg) be."},
	} {
		if got := markdownOf(t, "<p>Let "+tt.html+" be.</p>"); got != tt.want {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}
