package signature_test

import (
	"strings"
	"testing"
)

// TestPortrayed: the name near the title that the picture before it is described by.
func TestPortrayed(t *testing.T) {
	for _, tt := range []struct{ name, html, want string }{
		{"below the title", title + `<div><img src=a.jpg alt="Ann Lee"><b>Ann Lee</b> <span>Text</span></div>` + body, "Ann Lee"},
		{"behind the name of a column, above the title", `<div><img src=a.jpg alt="Ann Lee"><div>ON THE QUAY - Ann Lee</div></div>` + title + body, "Ann Lee"},
		{"below the standfirst", title + `<div id=body><p>Something was told for a while.</p><div><img src=a.jpg alt="Ann Lee"><b>Ann Lee</b></div><p>It ended.</p></div>`, "Ann Lee"},
		{"two of them", title + `<div><img src=a.jpg alt="Ann Lee"><b>Ann Lee</b></div><div><img src=b.jpg alt="Bo Roe"><b>Bo Roe</b></div>` + body, ""},
		{"of whom the text tells", `<h1 id=title>How Ann Lee sailed</h1><div><img src=a.jpg alt="Ann Lee"><b>Ann Lee</b></div>` + body, ""},
		{"a caption", title + `<div><img src=a.jpg alt="Ann Lee"><div class=caption>Ann Lee</div></div>` + body, ""},
		{"a figure", title + `<figure><img src=a.jpg alt="Ann Lee"><p>Ann Lee</p></figure>` + body, ""},
		{"a sentence", title + `<div><img src=a.jpg alt="Ann Lee"><p>Ann Lee sailed for nine years, and then she came home.</p></div>` + body, ""},
		{"no name", title + `<div><img src=a.jpg alt="the quay"><b>the quay</b></div>` + body, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(signatures(t, tt.html).Portrayed(), "|"); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
