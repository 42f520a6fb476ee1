package published_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/metadata/published"
	"galley/article/metadata/statements"
	"galley/article/subtree"
	"galley/page/linkeddata"
)

// TestOrder: the days of publication and of the last change, of all that a page says of days.
func TestOrder(t *testing.T) {
	const (
		title = `<h1 id=title>T</h1>`
		body  = `<div id=body><p>x</p></div>`
		fifth = `<meta property="article:published_time" content="2024-03-05T10:00:00Z">`
	)
	far := strings.Repeat("<p>x</p>", 150)
	entry := func(day string) string { return `<li><a href=/a>Another</a> ` + day + `</li>` }
	for _, tt := range []struct{ name, url, head, body, published, modified string }{
		{"a day that is shown long before", "", fifth, title + `<p>1 March 2024</p>` + body, "2024-03-01", "2024-03-05T10:00:00Z"},
		{"and a stated change", "", fifth + `<meta property="article:modified_time" content="2024-03-06">`, title + `<p>1 March 2024</p>` + body, "2024-03-01", "2024-03-06"},
		{"a day that is shown right before", "", fifth, title + `<p>4 March 2024</p>` + body, "2024-03-05T10:00:00Z", ""},
		{"a day before, and the stated one", "", fifth, title + `<p>1 March 2024</p><p>5 March 2024</p>` + body, "2024-03-05T10:00:00Z", ""},
		{"a day before, and the stated one as that of a change", "", fifth, title + `<p>1 March 2024</p><p>Updated 5 March 2024</p>` + body, "2024-03-01", "2024-03-05T10:00:00Z"},
		{"a day before, and a later one", "", fifth, title + `<p>1 March 2024</p><p>10 March 2024</p>` + body, "2024-03-05T10:00:00Z", ""},
		{"the day of a change before", "", fifth, title + `<p>Updated 1 March 2024</p>` + body, "2024-03-05T10:00:00Z", ""},
		{"a day before, behind the text", "", fifth, title + body + `<p>1 March 2024</p>`, "2024-03-05T10:00:00Z", ""},
		{"a day before, below a picture", "", fifth, title + `<figure><img src=a.jpg><figcaption>1 March 2024</figcaption></figure>` + body, "2024-03-05T10:00:00Z", ""},
		{"a sentence with a day before", "", fifth, title + `<p>The harbour was opened again on 1 March 2024.</p>` + body, "2024-03-05T10:00:00Z", ""},

		{"a stated day that cannot be read, and another", "", `<meta name=pubdate content=soon><meta name=date content="2024-03-05">`, title + body, "2024-03-05", ""},
		{"a stated day that cannot be read, and one that is shown", "", `<meta name=pubdate content=soon>`, title + `<p>1 March 2024</p>` + body, "2024-03-01", ""},
		{"for programs before what is shown", "", "", title + `<p>1 March 2024</p><time datetime="2024-03-02">x</time>` + body, "2024-03-02", ""},
		{"for programs behind the text, and another before", "", "", title + `<time datetime="2024-03-02">x</time>` + body + `<time datetime="2024-03-01">x</time>`, "2024-03-02", ""},
		{"for programs, of something else", "", "", title + `<p class=date datetime="2024-03-02">1 March 2024</p>` + body, "2024-03-01", ""},
		{"called a day before others", "", "", title + `<p>1 March 2024</p><p class=date>2 March 2024</p>` + body, "2024-03-02", ""},
		{"called a day, without any", "", "", title + `<p class=date>today</p><p>1 March 2024</p>` + body, "2024-03-01", ""},
		{"called a day in the banner, and a line above the text", "", "", `<div class=date>Saturday 2 May 2026</div>` + title + `<div>26/04/2026 19:31</div>` + body, "2026-04-26", ""},
		{"called a day in the banner alone", "", "", `<div class=date>2 May 2026</div>` + title + body, "2026-05-02", ""},
		{"behind the text, and another before it", "", "", title + body + `<p>1 March 2024</p>`, "2024-03-01", ""},
		{"in an article before the title", "", "", `<article><time datetime="2024-03-02">x</time>` + title + `</article>` + body, "2024-03-02", ""},
		{"parted by wide blanks", "", "", title + "<p>作者：林晓\u3000发布时间：2024-03-02</p>" + body, "2024-03-02", ""},
		{"a day in the title", "", "", `<h1 id=title>What came on 5 March 2024</h1><p>1 March 2024</p>` + body, "2024-03-01", ""},

		{"entries beside the text", "", "", title + body + "<ul>" + entry("5 March 2024") + entry("4 March 2024") + entry("3 March 2024") + "</ul>", "", ""},
		{"two entries only", "", "", title + body + "<ul>" + entry("5 March 2024") + entry("4 March 2024") + "</ul>", "2024-03-05", ""},
		{"entries without links", "", "", title + body + "<ul><li>5 March 2024</li><li>4 March 2024</li><li>3 March 2024</li></ul>", "2024-03-05", ""},
		{"entries without days", "", "", title + body + "<ul>" + entry("5 March 2024") + entry("A") + entry("B") + "</ul>", "2024-03-05", ""},
		{"entries in the text", "", "", title + "<div id=body><p>x</p><ul>" + entry("5 March 2024") + entry("4 March 2024") + entry("3 March 2024") + "</ul><p>x</p></div>", "2024-03-05", ""},
		{"the entry that the title is in", "", "", "<ul><li>" + title + "<a href=/a>x</a> 5 March 2024</li>" + entry("4 March 2024") + entry("3 March 2024") + "</ul>" + body, "2024-03-05", ""},

		{"rows", "", "", title + body + "<table><tr><td>5 March 2024<td>1<tr><td>4 March 2024<td>2</table>", "", ""},
		{"rows with heads", "", "", title + body + "<table><tr><th>5 March 2024<td>1<tr><th>4 March 2024<td>2</table>", "", ""},
		{"one row", "", "", title + body + "<table><tr><td>5 March 2024<td>1<tr><td>Day<td>2</table>", "2024-03-05", ""},
		{"the second cells of rows", "", "", title + body + "<table><tr><td>a<td>5 March 2024<tr><td>b<td>4 March 2024</table>", "2024-03-05", ""},

		{"in the address, and another above the header", "https://x.example/2024/03/05/a", "", "<div>1 April 2026</div><article>" + title + body + "</article>", "2024-03-05", ""},
		{"above the title, in the header", "https://x.example/2024/03/05/a", "", "<header><div>4 March 2024</div>" + title + "</header>" + body, "2024-03-04", ""},
		{"above the header alone", "", "", "<div>1 April 2026</div><article>" + title + body + "</article>", "2026-04-01", ""},
		{"in the address, in one", "https://x.example/20240305-a", "", title + body, "2024-03-05", ""},
		{"a long number in the address", "https://x.example/20240305123-a", "", title + body, "", ""},
		{"in the address", "https://x.example/2024/03/05/a", "", title + body + far + "<p>1 March 2024</p>", "2024-03-05", ""},
		{"alone on the page", "", "", title + body + far + "<p>1 March 2024</p>", "2024-03-01", ""},
		{"alone on the front page", "https://x.example/", "", title + body + far + "<p>1 March 2024</p>", "", ""},
		{"alone on a page of a product", "", `<meta property=og:type content=product.item>`, title + body + far + "<p>1 March 2024</p>", "", ""},
		{"alone, in a quotation", "", "", title + body + far + "<blockquote><p>1 March 2024</p></blockquote>", "", ""},
		{"alone, in a long line", "", "", title + body + far + "<p>1 March 2024 " + strings.Repeat("1", 60) + "</p>", "", ""},
		{"on many lines of one day", "", "", title + body + far + strings.Repeat("<p>1 March 2024</p>", 40), "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<head>"+tt.head+"</head><body>"+tt.body)
			if tt.url != "" {
				p.URL = tt.url
			}
			article := extent.New(p, sel, subtree.Parts(p, sel))
			at, changed := published.Look(article, statements.Read(article, linkeddata.Of(p), "T")).Dates("en")
			if at.ISO != tt.published || changed.ISO != tt.modified {
				t.Errorf("published %q, changed %q, want %q and %q", at.ISO, changed.ISO, tt.published, tt.modified)
			}
		})
	}
}
