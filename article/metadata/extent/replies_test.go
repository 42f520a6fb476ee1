package extent_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
)

// text stands for the text of an article in tests of what is said around it.
const text = "<p>What happened, and how, is told in a text that goes on for a while, and another while, until all of it is told.</p><p>A second paragraph of the same length says the rest of it, so that nobody can take it for a line beside it.</p>"

// TestReplies has pages with names and days of readers and of other articles beside those
// of the article.
func TestReplies(t *testing.T) {
	const (
		story   = `<article><h1 id=title>T</h1><div id=body>` + text + `</div></article>`
		comment = `<li class="comment"><footer><b class="comment-author">Bo Reader</b> <time datetime="2022-02-08">Feb 8, 2022</time></footer><p>I have read this twice and think so too.</p></li>`
	)
	tests := []struct {
		name, html string
		authors    []string
		day        string
	}{
		{"comments", story + `<ol>` + comment + `</ol>`, nil, ""},
		{"comments in the body", `<h1 id=title>T</h1><div id=body>` + text + `<ol>` + comment + `</ol></div>`, nil, ""},
		{"what is in comments is not called so", story + `<div id=comments><p class=author>Bo Reader</p><p class=date>March 3, 2022</p></div>`, nil, ""},
		{"said in comments", story + `<div id=comments><p>By Bo Reader</p></div>`, nil, ""},
		{"microdata of comments", story + `<ol><li class=comment><p itemprop=author>Bo Reader</p><time itemprop=datePublished datetime="2022-02-08">x</time></ol>`, nil, ""},
		{"a form", story + `<form><p class=form-author><label>Name *</label><input></p></form>`, nil, ""},
		{"behind a form to answer with", `<h1 id=title>T</h1><div id=body>` + text + `</div><form><textarea></textarea></form><h5 class=username>Bo Reader</h5><p>I have read this.</p><p class=author>Cy Reader</p>`, nil, ""},
		{"behind another form", story + `<form><input></form><p class=author>Ann Lee</p>`, []string{"Ann Lee"}, ""},
		{"beside the form to answer with", story + `<div><form><textarea></textarea></form></div><p class=author>Ann Lee</p>`, []string{"Ann Lee"}, ""},
		{"a form around the page", `<form><p class=author>Ann Lee</p>` + story + `</form>`, []string{"Ann Lee"}, ""},
		{"another article", story + `<article><h2>U</h2><p class=author>Bo Reader</p><time datetime="2022-02-08">x</time></article>`, nil, ""},
		{"an article in the article", `<article><h1 id=title>T</h1><div id=body>` + text + `</div><article><p class=author>Bo Reader</p><time datetime="2022-02-08">x</time></article></article>`, nil, ""},
		{"opinions are called comment", `<div class="tone-comment"><p class=author>Ann Lee</p></div>` + story, []string{"Ann Lee"}, ""},
		{"the first entry of a forum", `<h1 id=title>T</h1><div id=body><div class="comment"><p class=author>Ann Lee</p>` + text + `</div><div class="comment"><p class=author>Bo Reader</p>` + text + `</div></div>`, []string{"Ann Lee"}, ""},
		{"an author behind the text, and a nearer one of something else", `<div><h1 id=title>T</h1><div id=body>` + text + `<p class=author>Ann Lee</p></div></div><p class=author>Bo Reader</p>`, []string{"Ann Lee"}, ""},
		{"an author behind the text only", story + `<p class=author>Ann Lee</p>`, []string{"Ann Lee"}, ""},
		{"a time before the title", `<header><time datetime="2024-05-02">x</time><h1 id=title>T</h1></header><div id=body>` + text + `</div><div><time datetime="2022-02-08">x</time></div>`, nil, "2024-05-02"},
		{"the footer of the page", story + `<footer><p>Generated on Wed Nov 25 2026</p></footer>`, nil, ""},
		{"the footer of the article", `<article><h1 id=title>T</h1><div id=body>` + text + `</div><footer><p>Thu May 2 2024</p></footer></article>`, nil, "2024-05-02"},
		{"a time before the title in something else", `<div><time datetime="2022-02-08">x</time></div><header><h1 id=title>T</h1></header><div id=body>` + text + `</div><time datetime="2024-05-02">x</time>`, nil, "2024-05-02"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body>"+tt.html)
			m := metadatatest.Facts(p, sel)
			if diff := cmp.Diff(tt.authors, m.Authors); diff != "" {
				t.Errorf("authors (-want +got):\n%s", diff)
			}
			if m.Published.ISO != tt.day {
				t.Errorf("published %q, want %q", m.Published.ISO, tt.day)
			}
		})
	}
}
