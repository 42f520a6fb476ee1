package signature_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
)

// text stands for the text of an article in tests of what is said around it.
const text = "<p>What happened, and how, is told in a text that goes on for a while, and another while, until all of it is told.</p><p>A second paragraph of the same length says the rest of it, so that nobody can take it for a line beside it.</p>"

// TestAuthorBox has what pages tell of the author below the text, with the name in it.
func TestAuthorBox(t *testing.T) {
	tests := []struct {
		name, html string
		want       []string
	}{
		{"a heading, a description and a link", `<div class="author-bio"><h2 class="author-title">By Ann Lee</h2><p class="author-description">Writes for the Ledger.</p><a rel=author href=/a>View all of Ann Lee's posts.</a></div>`, []string{"Ann Lee"}},
		{"a name without capitals", `<div class="author-bio"><h2 class="author-title">By 山田太郎</h2><a rel=author href=/a>View all of 山田太郎's posts.</a></div>`, []string{"山田太郎"}},
		{"words before the name only", `<p class=author>Ann Lee</p><p class=author><a rel=author href=/a>Alle Beiträge von Ann Lee</a></p>`, []string{"Ann Lee"}},
		{"a link alone", `<a rel=author href=/a>View all of Ann Lee's posts.</a>`, nil},
		{"two names that begin alike", `<p class=author><a href=/a>Ann Lee</a> and <a href=/b>Ann Leeson</a></p>`, []string{"Ann Lee", "Ann Leeson"}},
		{"a role below the name", `<div class=author><p class=author-name>Ann Lee</p><p class=author-title>Former Consultant</p><p class=author-position>Chief of Harbours</p></div>`, []string{"Ann Lee"}},
		{"a role that is all there is", `<p class=author-title>Ann Lee</p>`, []string{"Ann Lee"}},
		{"an element that is put somewhere", `<p class="author position-relative">Ann Lee</p>`, []string{"Ann Lee"}},
		{"a name and an age", `<p class=author>Ann, 34</p>`, []string{"Ann"}},
		{"a day only", `<p class=author>Sat, 20 Dec, 2025 - 06:36</p>`, nil},
		{"how long it takes to read", `<p class=author>5 min read</p>`, nil},
		{"a number that is a name", `<p class=author>50 Cent</p>`, []string{"50 Cent"}},
		{"a role behind the name", `<p class=author>Ann Lee, on behalf of the whole team</p>`, []string{"Ann Lee"}},
		{"a picture, and what is told of the name", `<div><img src=a.jpg><p>Ann Lee</p><p>Ann Lee is a writer of books about harbours and the ships in them.</p></div>`, []string{"Ann Lee"}},
		{"a role before what is told of the name", `<div><img src=a.jpg><p>Ann Lee</p><p>Harbour master</p><p>Ann Lee is a writer of books about harbours and the ships in them.</p></div>`, []string{"Ann Lee"}},
		{"two of whom something is told", `<div><img src=a.jpg><p>Ann Lee</p><p>Ann Lee is a writer of books about harbours and the ships in them.</p><img src=b.jpg><p>Bo Lee</p><p>Bo Lee is a reader of books about harbours and of all that is in them.</p></div>`, nil},
		{"a picture, and something else is told", `<div><img src=a.jpg><p>Ann Lee</p><p>The ledger of this week has the ships of the harbour on all of its pages.</p></div>`, nil},
		{"in the footer of the page", `<footer><img src=a.jpg><p>Lee Harbours</p><p>Lee Harbours is a company with offices in all the harbours of the coast.</p></footer>`, nil},
		{"a picture called the author's", `<div><div><img src=a.jpg class="author-image"></div><div><div><p>Ann Lee</p><p>Harbour master</p></div></div></div>`, []string{"Ann Lee"}},
		{"a name beside such a picture of that name", `<div><div class="author-avatar"><img src=a.jpg alt="Ann Lee"></div><div>This text was written by Ann Lee, head of harbours</div></div>`, []string{"Ann Lee"}},
		{"such a picture beside a text without the name", `<div><div class="author-avatar"><img src=a.jpg alt="Ann Lee"></div><div>More of what we have about harbours</div></div>`, nil},
		{"a description alone", `<p class="author-description">Writes for the Ledger.</p>`, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, `<body><h1 id=title>T</h1><div id=body>`+text+`</div>`+tt.html)
			if diff := cmp.Diff(tt.want, metadatatest.Facts(p, sel).Authors); diff != "" {
				t.Errorf("authors (-want +got):\n%s", diff)
			}
		})
	}
}
