package metadata

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/article/articletest"
)

// factsText stands for the text of an article in tests of what is said around it.
const factsText = "<p>What happened, and how, is told in a text that goes on for a while, and another while, until all of it is told.</p><p>A second paragraph of the same length says the rest of it, so that nobody can take it for a line beside it.</p>"

// TestReplies has pages with names and days of readers and of other articles beside those
// of the article.
func TestReplies(t *testing.T) {
	const (
		story   = `<article><h1 id=title>T</h1><div id=body>` + factsText + `</div></article>`
		comment = `<li class="comment"><footer><b class="comment-author">Bo Reader</b> <time datetime="2022-02-08">Feb 8, 2022</time></footer><p>I have read this twice and think so too.</p></li>`
	)
	tests := []struct {
		name, html string
		authors    []string
		day        string
	}{
		{"comments", story + `<ol>` + comment + `</ol>`, nil, ""},
		{"comments in the body", `<h1 id=title>T</h1><div id=body>` + factsText + `<ol>` + comment + `</ol></div>`, nil, ""},
		{"what is in comments is not called so", story + `<div id=comments><p class=author>Bo Reader</p><p class=date>March 3, 2022</p></div>`, nil, ""},
		{"said in comments", story + `<div id=comments><p>By Bo Reader</p></div>`, nil, ""},
		{"microdata of comments", story + `<ol><li class=comment><p itemprop=author>Bo Reader</p><time itemprop=datePublished datetime="2022-02-08">x</time></ol>`, nil, ""},
		{"a form", story + `<form><p class=form-author><label>Name *</label><input></p></form>`, nil, ""},
		{"behind a form to answer with", `<h1 id=title>T</h1><div id=body>` + factsText + `</div><form><textarea></textarea></form><h5 class=username>Bo Reader</h5><p>I have read this.</p><p class=author>Cy Reader</p>`, nil, ""},
		{"behind another form", story + `<form><input></form><p class=author>Ann Lee</p>`, []string{"Ann Lee"}, ""},
		{"beside the form to answer with", story + `<div><form><textarea></textarea></form></div><p class=author>Ann Lee</p>`, []string{"Ann Lee"}, ""},
		{"a form around the page", `<form><p class=author>Ann Lee</p>` + story + `</form>`, []string{"Ann Lee"}, ""},
		{"another article", story + `<article><h2>U</h2><p class=author>Bo Reader</p><time datetime="2022-02-08">x</time></article>`, nil, ""},
		{"an article in the article", `<article><h1 id=title>T</h1><div id=body>` + factsText + `</div><article><p class=author>Bo Reader</p><time datetime="2022-02-08">x</time></article></article>`, nil, ""},
		{"opinions are called comment", `<div class="tone-comment"><p class=author>Ann Lee</p></div>` + story, []string{"Ann Lee"}, ""},
		{"the first entry of a forum", `<h1 id=title>T</h1><div id=body><div class="comment"><p class=author>Ann Lee</p>` + factsText + `</div><div class="comment"><p class=author>Bo Reader</p>` + factsText + `</div></div>`, []string{"Ann Lee"}, ""},
		{"an author behind the text, and a nearer one of something else", `<div><h1 id=title>T</h1><div id=body>` + factsText + `<p class=author>Ann Lee</p></div></div><p class=author>Bo Reader</p>`, []string{"Ann Lee"}, ""},
		{"an author behind the text only", story + `<p class=author>Ann Lee</p>`, []string{"Ann Lee"}, ""},
		{"a time before the title", `<header><time datetime="2024-05-02">x</time><h1 id=title>T</h1></header><div id=body>` + factsText + `</div><div><time datetime="2022-02-08">x</time></div>`, nil, "2024-05-02"},
		{"the footer of the page", story + `<footer><p>Generated on Wed Nov 25 2026</p></footer>`, nil, ""},
		{"the footer of the article", `<article><h1 id=title>T</h1><div id=body>` + factsText + `</div><footer><p>Thu May 2 2024</p></footer></article>`, nil, "2024-05-02"},
		{"a time before the title in something else", `<div><time datetime="2022-02-08">x</time></div><header><h1 id=title>T</h1></header><div id=body>` + factsText + `</div><time datetime="2024-05-02">x</time>`, nil, "2024-05-02"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<body>"+tt.html)
			m := facts(p, sel)
			if diff := cmp.Diff(tt.authors, m.Authors); diff != "" {
				t.Errorf("authors (-want +got):\n%s", diff)
			}
			if m.Published.ISO != tt.day {
				t.Errorf("published %q, want %q", m.Published.ISO, tt.day)
			}
		})
	}
}

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
			p, sel := articletest.Parse(t, `<body><h1 id=title>T</h1><div id=body>`+factsText+`</div>`+tt.html)
			if diff := cmp.Diff(tt.want, facts(p, sel).Authors); diff != "" {
				t.Errorf("authors (-want +got):\n%s", diff)
			}
		})
	}
}
