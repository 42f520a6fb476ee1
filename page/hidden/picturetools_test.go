package hidden_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// What shows a picture larger or gives its file is no text.
func TestPictureTools(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"in a caption", `<figure><img src=/a.png><figcaption><div><b>1</b><div><a href=#>Enlarge</a><a href=/slides>Slide</a></div></div>The port</figcaption></figure>`, "1 The port"},
		{"a file to save", `<figure><img src=/a.png><figcaption>The port <span><a href=/a download>Save</a></span></figcaption></figure>`, "The port"},
		{"all of a caption", `<figure><img src=/a.png><figcaption><div><a href=/a.png>The port</a></div></figcaption></figure>`, "The port"},
		{"a credit", `<figure><img src=/a.png><figcaption>The port <span><a href=/ray>Ray</a></span></figcaption></figure>`, "The port Ray"},
		{"a note", `<figure><img src=/a.png><figcaption>The port <sup><a href=#n1>1</a></sup></figcaption></figure>`, "The port 1"},
		{"a credit beside", `<figure><img src=/a.png><figcaption>The port <span>Photo: <a href=#>Ray</a></span></figcaption></figure>`, "The port Photo: Ray"},
		{"behind a picture", `<p><a href=/a.jpg><img src=/a-s.jpg></a></p><p><a href=/a.jpg>Larger</a> <a href=/b.jpg>Original (88k)</a></p>`, ""},
		{"one link behind a picture", `<p><img src=/a-s.jpg></p><p><a href=/a.jpg>The port</a></p>`, "The port"},
		{"behind words", `<p>The port</p><p><a href=/a.jpg>One</a> <a href=/b.jpg>Two</a></p>`, "The port One Two"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := page.Norm(pagetest.Parse(t, tt.source).Text(0)); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}
