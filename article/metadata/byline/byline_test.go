package byline

import (
	"slices"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/metadata/mention"
	"galley/article/subtree"
)

// looked are the bylines of a page.
func looked(t *testing.T, html string) *Reader {
	p, sel := articletest.Parse(t, "<body>"+html)
	article := extent.New(p, sel, subtree.Parts(p, sel))
	return Look(article, mention.On(article))
}

const (
	title = `<h1 id=title>T</h1>`
	body  = `<div id=body><p>x</p></div>`
)

// TestSeen: of several bylines the nearest, and what of a byline is a name.
func TestSeen(t *testing.T) {
	far := strings.Repeat("<i>-</i>", 60)
	for _, tt := range []struct{ name, html, want string }{
		{"before the title and behind it", `<p class=author>Bo Roe</p>` + title + `<p class=author>Ann Lee</p>` + body, "Ann Lee"},
		{"two beside each other", title + `<p class=author>Ann Lee</p><p class=author>Bo Roe</p>` + body, "Ann Lee, Bo Roe"},
		{"another far away", title + `<p class=author>Ann Lee</p>` + far + `<p class=author>Bo Roe</p>` + body, "Ann Lee"},
		{"one without a name, and a name far behind it", title + `<p class=author>5 min read</p>` + far + `<p class=author>Ann Lee</p>` + body, "Ann Lee"},
		{"behind a quotation alone", title + `<div id=body><blockquote><p>x</p></blockquote><p class=author>Bo Roe</p></div>`, "Bo Roe"},
		{"behind a quotation, and another", title + `<div id=body><blockquote><p>x</p></blockquote><p class=author>Bo Roe</p><p class=author>Ann Lee</p></div>`, "Ann Lee"},
		{"a post that the text quotes", title + `<div id=body><p>x</p><blockquote><p class=author>Bo Roe</p><p>y</p></blockquote><p>z</p></div>`, ""},
		{"a picture of the author", title + `<p class=author><a href=/a><img src=a.jpg alt="Ann Lee"></a> <time>2 May 2024</time></p>` + body, "Ann Lee"},
		{"a picture of the author beside another name", title + `<p class=author><img src=a.jpg alt="Ann Lee"> Bo Roe</p>` + body, "Bo Roe"},
		{"a picture of something else", title + `<p class=author><img src=a.jpg alt="The old harbour"> 2 May 2024</p>` + body, ""},
		{"the sign of a person", title + `<p><i class="fa fa-user"></i> Ann Lee, Paris</p><p><i class="fa fa-clock"></i> Print Edition</p>` + body, "Ann Lee"},
		{"the sign of a person, without capitals", title + `<p><i class="fa fa-user"></i> মো. রফিকুল ইসলাম, সুনামগঞ্জ থেকে ফিরে</p>` + body, "মো. রফিকুল ইসলাম"},
		{"the sign of an account", title + `<p><i class="fa fa-user"></i> Thread starter <a href=/u>sean_g</a></p>` + body, ""},
		{"a sign behind words", title + `<p>Ann Lee <i class="fa fa-user"></i></p>` + body, ""},
		{"a rubric in it", title + `<div class=byline>By <b>The Lee Brothers</b><br>Category: <a href=/c>General Interest</a></div>` + body, "The Lee Brothers"},
		{"a label of names", title + `<div class=byline>Words: <a href=/a>Ann Lee</a></div>` + body, "Ann Lee"},
		{"links without capitals", title + `<p class=author><a href=/a>山田太郎</a></p><p class=author>李小龙</p>` + body, "山田太郎, 李小龙"},
		{"an agency beside a link", title + `<p class=author><a href=/a>Ann Lee</a></p><p class=author>AFP</p>` + body, "Ann Lee, AFP"},
		{"a hidden link", title + `<p class=author><a href=/b hidden>Bo Roe</a><a href=/a>Ann Lee</a></p>` + body, "Ann Lee"},
		{"two links to one page", title + `<p class=author><a href=/a>Ann Lee</a> <a href=/a>Harbour Master</a></p>` + body, "Ann Lee"},
		{"links to no page", title + `<p class=author><a>Ann Lee</a> <a>Bo Roe</a></p>` + body, "Ann Lee, Bo Roe"},
		{"a link of who did something else", title + `<p class=author><a href=/a>Ann Lee</a> <a href=/b>Reviewed by Bo Roe</a></p>` + body, "Ann Lee"},
		{"who did something else alone", title + `<p class=author>Reviewed by <a href=/b>Bo Roe</a></p>` + body, "Bo Roe"},
		{"an account in a link that says so", title + `<p class=author><a rel=author href=/a>annlee</a> <i>Harbour Master</i></p>` + body, "annlee"},
		{"an account in another link, and a role", title + `<p class=author><a href=/a>annlee</a> <i>Harbour Master</i></p>` + body, "annlee"},
		{"a topic beside the name", title + `<div class=author><a href=/u/a>Ann Lee</a> <a class="head__topic" href=/harbours>Harbour Life</a></div>` + body, "Ann Lee"},
		{"a link to a page of a name", title + `<div class=byline>By <a href=/ann-lee>Ann Lee</a> <a href=/bo-roe>Harbour Master</a></div>` + body, "Ann Lee, Harbour Master"},
		{"the words of who did something else, in elements", title + `<p class=author><b>Ann Lee</b> <b>Reviewed by</b> <b>Bo Roe</b></p>` + body, "Ann Lee"},
		{"one element of who did something else", title + `<p class=author><b>Ann Lee</b> <b>Photos by Bo Roe</b></p>` + body, "Ann Lee"},
		{"marked up alike", title + `<p class=author><b>Ann Lee</b> <b>Bo Roe</b></p>` + body, "Ann Lee, Bo Roe"},
		{"marked up otherwise", title + `<p class=author><b>Ann Lee</b> <i>Harbour Master</i></p>` + body, "Ann Lee"},
		{"joined", title + `<p class=author><b>Ann Lee</b>, <i>Bo Roe</i></p>` + body, "Ann Lee, Bo Roe"},
		{"a role in italics behind a name", title + `<h5 class=byline>Ann Lee, <i>Star Staff Writer</i></h5>` + body, "Ann Lee"},
		{"ways to follow behind the name", title + `<div class=byline><span class="author fn">Ann Lee</span> <span class=author-tool><a href=/f>Follow on Waves</a></span></div>` + body, "Ann Lee"},
		{"for a column of the paper", title + `<p class=byline>By <a href=/ann rel=author>Ann Lee</a> for <a href=/blog>Between the Tides</a></p>` + body, "Ann Lee"},
		{"a link with a small word alone", title + `<div id=authordiv><a href=mailto:a@b.example>Mail to Author</a></div>` + body, ""},
		{"a greeting in a menu", `<nav><div class=menu__username>Hi <span></span></div></nav><header><b class=username>Account</b></header>` + title + body, ""},
		{"a greeting in a long banner", `<header>` + strings.Repeat("<i>-</i>", 200) + `<b class=username>Account</b></header>` + title + body, ""},
		{"joined by a word", title + `<p class=author><b>Ann Lee</b> and <i>Bo Roe</i></p>` + body, "Ann Lee, Bo Roe"},
		{"joined by a word beside the first", title + `<p class=author>By Ann Lee <span>and</span> <b>Bo Roe</b></p>` + body, "Ann Lee, Bo Roe"},
		{"joined in elements alike", title + `<p class=author><b>Ann Lee</b> <b>und</b> <b>Bo Roe</b></p>` + body, "Ann Lee, Bo Roe"},
		{"an agency marked up otherwise", title + `<p class=author><b>Ann Lee</b> <i>AFP</i></p>` + body, "Ann Lee, AFP"},
		{"words of a name in lines of their own", title + `<div class=author><p>Ann</p><p>Lee</p></div>` + body, "Ann, Lee"},
		{"hidden words", title + `<p class=author><b hidden>Bo Roe</b> <b>Ann Lee</b></p>` + body, "Ann Lee"},
		{"a link that only screen readers read out", title + `<p class=author><a href=/p1><i></i><span class=sr-only>Harbour Post</span></a> by <a href=/a>annlee</a></p>` + body, "annlee"},
		{"what is told of an author", title + `<p class=author-description>Ann Lee</p>` + body, ""},
		{"no byline", title + `<p class=meta>Ann Lee</p>` + body, ""},
		{"of a picture, as its class says", title + `<div><img src=a.jpg>The pier. <span class=photo-author>Bo Roe</span></div><p class=author>Ann Lee</p>` + body, "Ann Lee"},
		{"beside a picture of the author", title + `<p class=author-photo><img src=a.jpg>Ann Lee</p>` + body, "Ann Lee"},
		{"a label that is a name elsewhere", title + `<p class=author>Oleh : <b>Ann Lee</b>, <b>Bo Roe</b></p>` + body, "Ann Lee, Bo Roe"},
		{"behind a sentence", title + `<div class=author-info><b>Ann Lee</b><p>She was told the truth by all. <a href=/rules>Our Rules</a></p></div>` + body, "Ann Lee"},
		{"behind a title", title + `<p class=author>By Prof. Dr. <a href=/a>Ann Lee</a></p>` + body, "Ann Lee"},
		{"a byline of a picture", title + `<figure><img src=a.jpg><p class=author>Bo Roe</p></figure>` + body, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(looked(t, tt.html).Seen, ", "); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestSaid: names behind words for "by" and for "editor", and links to the pages of authors.
func TestSaid(t *testing.T) {
	for _, tt := range []struct {
		name, html             string
		said, edited, linkedTo string
	}{
		{"a row of topics", title + body + `<div><a href=/t/1>old town</a><a href=/t/2>By Ann Lee</a></div>`, "", "", ""},
		{"in an element of its own", title + `<p><i>By</i> <b>Ann Lee</b></p>` + body, "By Ann Lee|Ann Lee", "", ""},
		{"not at the begin of a line", title + `<p>A tool made <i>by</i> <b>Ann Lee</b></p>` + body, "", "", ""},
		{"before the title", `<p><i>By</i> <b>Bo Roe</b></p>` + title + body, "", "", ""},
		{"no name", title + `<p><i>By</i> <b>the sea</b></p>` + body, "", "", ""},
		{"a name that is hidden", title + `<p><i>By</i> <b hidden>Bo Roe</b> <b>Ann Lee</b></p>` + body, "By Ann Lee|Ann Lee", "", ""},
		{"in a picture", title + `<figure><img src=a.jpg><p><i>By</i> <b>Bo Roe</b></p></figure>` + body, "", "", ""},
		{"a label, and lines that are no items", title + body + `<h6>Written by</h6><p>Ann Lee</p><p>Bo Roe</p>`, "Ann Lee", "", ""},
		{"a label, and items without capitals", title + body + `<h6>著者</h6><ul><li>山田太郎</li><li>李小龙</li></ul>`, "山田太郎", "", ""},
		{"a label, and linked items without capitals", title + body + `<h6>著者</h6><ul><li><a href=/a>山田太郎</a></li><li><a href=/b>李小龙</a></li></ul>`, "山田太郎|李小龙", "", ""},
		{"a label over facts about each", title + `<dl><dt>Authors</dt><dd><ul><li><dl><dt>Name</dt><dd>Ann Lee</dd><dt>Account</dt><dd>@ann</dd></dl></li><li><dl><dt>Name</dt><dd>Bo Roe</dd></dl></li></ul></dd></dl>` + body, "Ann Lee|Bo Roe", "", ""},
		{"a label, and the next fact", title + `<dl><dt>Author</dt><dt>Pages</dt><dd>Ann Lee</dd></dl>` + body, "", "", ""},
		{"an editor", title + body + `<p>Editor: <b>Bo Roe</b></p>`, "", "Bo Roe", ""},
		{"an editor in what is called an author", title + body + `<p class=author>责任编辑：赵明</p>`, "", "赵明", ""},
		{"a part of a line", title + `<p>5 March 2024 | By Ann Lee</p>` + body, "By Ann Lee", "", ""},
		{"a block with blocks", title + `<div>By Ann Lee<p>x</p></div>` + body, "By Ann Lee", "", ""},
		{"a sentence that begins with such a word", title + `<p>NA VISU zvono svete Spasiteljice više ne povlači uže nego gumb. Zvonar Tonči Roki (76) dobio je od mještana daljinski upravljač, piše lokalni portal.</p>` + body, "", "", ""},
		{"a link to the page of an author", title + `<p><a href=/author/ann-lee>Ann Lee</a></p>` + body, "", "", "Ann Lee"},
		{"a link to the page of all authors", title + `<p><a href=/authors/>Ann Lee</a></p>` + body, "", "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := looked(t, tt.html)
			got := []string{strings.Join(r.Said, "|"), strings.Join(r.Edited, "|"), strings.Join(r.LinkedTo, "|")}
			if want := []string{tt.said, tt.edited, tt.linkedTo}; !slices.Equal(got, want) {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}

// TestLooseLines: a line that says who wrote, in one cell with title and text.
func TestLooseLines(t *testing.T) {
	cell := func(lines string) string {
		return `<table><tr><td id=body><b id=title>T</b><br>` + lines + `<p>Something was told for a while.</p></td></tr></table>`
	}
	for _, tt := range []struct{ name, html, want string }{
		{"a row of topics", title + body + `<div><a href=/t/1>old town</a><a href=/t/2>By Ann Lee</a></div>`, ""},
		{"between breaks", cell(`By Ann Lee<br>Staff Writer`), "By Ann Lee"},
		{"in capitals, in a font", cell(`<font size=1>By ANN LEE<br>Staff Writer</font>`), "By ANN LEE"},
		{"no name", cell(`By the harbour<br>of the town`), ""},
		{"in a sentence", cell(`It was sold by Ann Lee<br>`), ""},
		{"far below", cell(`One<br>two<br>three<br>four<br>By Ann Lee<br>`), ""},
		{"who made a picture", cell(`<figure><p>x</p>By Bo Roe</figure>`), ""},
		{"parts of a line", cell(`By Ann Lee <i>in Barre</i><br>`), ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(looked(t, tt.html).Said, "|"); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}
