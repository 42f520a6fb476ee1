package published_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
)

// When a page was published, as its linked data, microdata and meta tags say.
func TestPublished(t *testing.T) {
	far := strings.Repeat("<p>x</p>", 150)
	const (
		ld   = articletest.LinkedData
		bare = `<a href=/c>Card</a><time itemprop=datePublished datetime="2024-03-07"></time>`
		card = `<div itemscope itemtype=https://schema.org/Article>` + bare + `</div>`
	)
	for _, tt := range []struct{ name, head, body, want string }{
		{"the page itself", ld + `{"@type":"WebPage","url":"` + articletest.URL + `","datePublished":"2024-03-05"}</script>`, "<p>x", "2024-03-05"},
		{"another page", ld + `{"@type":"WebPage","url":"https://x.example/","datePublished":"2024-03-05"}</script>`, "<p>x", ""},
		{"the article before the page", ld + `[{"@type":"WebPage","url":"` + articletest.URL + `","datePublished":"2024-03-05"},{"@type":"Article","datePublished":"2024-03-06"}]</script>`, "<p>x", "2024-03-06"},
		{"when it was made", ld + `{"@type":"Article","dateCreated":"2024-03-05"}</script>`, "<p>x", "2024-03-05"},
		{"a fact of what the text is about", "", `<h1 id=title>T</h1><div id=body><table><tr><th>Born</th><td>5 March 2024</td></tr><tr><th>Town</th><td>Bern</td></tr></table><p>x</p></div>`, ""},
		{"a day in a cell beside another", "", `<h1 id=title>T</h1><div id=body><table><tr><td>Ann</td><td>5 March 2024</td></tr></table><p>x</p></div>`, "2024-03-05"},
		{"a line of a table that lays out the page", "", `<h1 id=title>T</h1><table><tr><td><i>5 March 2024</i> Ann</td></tr><tr><td id=body>x</td></tr><tr><td>Bo, 6 March 2024: It is so.</td></tr></table>`, "2024-03-05"},
		{"days of the rows of a table", "", `<h1 id=title>T</h1><table><tr><td>5 March 2024</td><td>Ann</td></tr><tr><td>6 March 2024</td><td>Bo</td></tr></table><p id=body>x`, ""},
		{"a year of two digits", "", `<h1 id=title>T</h1><p>פורסם: 12.05.26, 08:15</p><p id=body>x`, "2026-05-12"},
		{"a version", "", `<h1 id=title>T</h1><p>Version 12.05.26-3 of the tool of the harbour</p><p id=body>x`, ""},
		{"Chinese numerals", "", `<h1 id=title>T</h1><p class=date>二〇二六年五月十二日</p><p id=body>x`, "2026-05-12"},
		{"a meta tag", `<meta name=published content="July 17, 2025">`, "<p>x", "2025-07-17"},
		{"the same instant in the hour of where it was written", `<meta name=published content="2024-03-05T02:30:00Z">`, `<h1 id=title>T</h1><time datetime="2024-03-04T18:30:00-08:00">March 4</time><p>x`, "2024-03-04T18:30:00-08:00"},
		{"another instant near the title", `<meta name=published content="2024-03-05T02:30:00Z">`, `<h1 id=title>T</h1><time datetime="2024-03-04T19:30:00-08:00">March 4</time><p>x`, "2024-03-05T02:30:00Z"},
		{"a question and a comment", "", `<div itemscope><div itemprop=comment itemscope><time itemprop=datePublished datetime="2024-03-06"></time></div><meta itemprop=dateCreated content="2024-03-05"><p>x</div>`, "2024-03-05"},
		{"its own item and cards", "", card + `<div itemscope itemtype=https://schema.org/Article><h1 id=title>T</h1><time itemprop=datePublished datetime="2024-03-05"></time><p id=body>x</div>` + card, "2024-03-05"},
		{"cards alone", `<meta name=date content="March 5, 2024">`, "<h1 id=title>T</h1><p id=body>x</p>" + card + card, "2024-03-05"},
		{"cards without an item", `<meta name=date content="March 5, 2024">`, "<h1 id=title>T</h1><p id=body>x</p>" + bare + bare, "2024-03-05"},
		{"an item of another place, alone", "", `<h1 id=title>T</h1><p id=body>x</p>` + card, "2024-03-07"},
		{"no item, above cards", "", `<h1 id=title>T</h1><time itemprop=datePublished datetime="2024-03-05"></time><p>x</p>` + bare, "2024-03-05"},
		{"an earlier day above the text", `<meta name=published content="2025-06-24">`, `<h1 id=title>T</h1><p>25 août 2024</p><p id=body>x`, "2024-08-25"},
		{"an earlier day, and that of the change", `<meta name=published content="2025-06-24">`, `<h1 id=title>T</h1><p>25 août 2024</p><p>Mis à jour le <span>24 juin 2025</span></p><p id=body>x`, "2024-08-25"},
		{"an earlier day, and the same one", `<meta name=published content="2025-06-24">`, `<h1 id=title>T</h1><p>25 août 2024</p><p>24 juin 2025</p><p id=body>x`, "2025-06-24"},
		{"the day before, in another zone", `<meta name=published content="2025-06-24T03:00:00Z">`, `<h1 id=title>T</h1><p>23 juin 2025</p><p id=body>x`, "2025-06-24T03:00:00Z"},
		{"an earlier day of a picture", `<meta name=published content="2025-06-24">`, `<h1 id=title>T</h1><figure><img src=a><figcaption>25 août 2024</figcaption></figure><p id=body>x`, "2025-06-24"},
		{"an earlier day in a sentence", `<meta name=published content="2025-06-24">`, `<h1 id=title>T</h1><p id=body>The harbour has been closed to all since 25 August 2024.`, "2025-06-24"},
		{"a later day", `<meta name=published content="2025-06-24">`, `<h1 id=title>T</h1><p>25 août 2025</p><p id=body>x`, "2025-06-24"},
		{"a label behind the text", "", far + "<div>Published</div><div>July 8, 2025</div>", "2025-07-08"},
		{"a line behind the text, in Japanese", "", far + "<p>公開日：2025年7月8日</p>", "2025-07-08"},
		{"below the day of its last change", "", "<h1 id=title>T</h1><div>Hyderabad | <span>Updated: April 22, 2026 08:10</span></div><div>First published on: April 21, 2026</div><p>x", "2026-04-21"},
		{"below the day of its last change, in a label of its own", "", "<h1 id=title>T</h1><div><b>Actualizado</b> <span>22 de abril de 2026</span></div><div>21 de abril de 2026</div><p>x", "2026-04-21"},
		{"the day of its last change alone", "", "<h1 id=title>T</h1><div>Updated: April 22, 2026</div><p>x", "2026-04-22"},
		{"a year of an era", "", "<h1 id=title>T</h1><div>令和8年1月18日</div><p>x", "2026-01-18"},
		{"a year of the Buddhist era", "", "<h1 id=title>T</h1><div>5 ก.ค. 2569 09:41 น.</div><p>x", "2026-07-05"},
		{"a day of the solar calendar", "", "<h1 id=title>T</h1><div>۲۳ فروردین ۱۴۰۵ - ۰۶:۵۵</div><p>x", "2026-04-12"},
		{"the same day twice", "", "<p>July 8, 2025</p>" + far + far + "<p>Posted on July 8, 2025</p>", "2025-07-08"},
		{"a line above the text, and what is called a date behind it", "", `<h1 id=title>T</h1><div>News | 15-05-2023</div><p id=body>x</p>` + `<ul><li><a href=/a>A pool</a> <time>22-05-2023</time><li><a href=/b>Bins</a> <time>10-05-2023</time></ul>`, "2023-05-15"},
		{"a sentence above the text, and what is called a date behind it", "", `<h1 id=title>T</h1><div>All ships of the town came back to the harbour on 15-05-2023.</div><p id=body>x</p><p class=date>22-05-2023</p>`, "2023-05-22"},
		{"a day in the text, and what is called a date behind it", "", `<h1 id=title>T</h1><div id=body><p>15-05-2023</p><p>x</p></div><p class=date>22-05-2023</p>`, "2023-05-22"},
		{"days of a list", "", far + "<p>July 8, 2025</p><p>July 9, 2025</p>", ""},
		{"days of a table", "", "<h1 id=title>T</h1><p>x</p><table><tr><th>Day<th>Level<tr><td>July 8, 2025<td>1.20 m<tr><td>July 9, 2025<td>1.31 m</table><p>x</p>", ""},
		{"a day in a table of the head", "", "<table><tr><td><h1 id=title>T</h1><tr><td>July 8, 2025</table><p>x</p>", "2025-07-08"},
		{"a sentence with a day", "", far + "<p>We went there again with all of the others on July 8, 2025.</p>", ""},
		{"a day in a link of a navigation", "", "<nav><ul><li><a href=/law>The law (31 August 2001)</a></ul></nav><h1 id=title>T</h1><p id=body>x", ""},
		{"a day alone in a link of a navigation", "", "<h1 id=title>T</h1>" + far + "<div role=navigation><a href=/law>31 August 2001</a></div>", ""},
		{"a day beside the links of a navigation", "", "<nav><a href=/news>News</a> 31 August 2001</nav><h1 id=title>T</h1><p id=body>x", "2001-08-31"},
		{"how long ago, with the day to point at", "", `<h1 id=title>T</h1><div>Added by <a href=/u>Ann</a> <a href=/d title="04/28/2012 11:48 AM">over 10 years</a> ago</div><p id=body>x`, "2012-04-28"},
		{"the hour, with the day to point at", "", `<h1 id=title>T</h1><div>at <abbr title="2013-05-04T07:06:00-05:00">7:06 AM</abbr></div><p id=body>x`, "2013-05-04T07:06:00-05:00"},
		{"what a link leads to, with a day", "", `<h1 id=title>T</h1><div><a href=/l title="The storm of 28 April 2012 and after">The storm</a></div><p id=body>x`, ""},
		{"a year to point at", "", `<h1 id=title>T</h1><div><span title="Member since 2012">Ann</span></div><p id=body>x`, ""},
		{"a day that is seen, and another to point at", "", `<h1 id=title>T</h1><div><span title="5 May 2020">28 April 2012</span></div><p id=body>x`, "2012-04-28"},
		{"a day in the footer", "", far + "<footer>Since July 8, 2025</footer>", ""},
		{"a day of an offer", ld + `{"@type":"Product","name":"A mug"}</script>`, far + "<p>July 8, 2025</p>", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<head>"+tt.head+"</head><body>"+tt.body)
			if got := metadatatest.Facts(p, sel).Published.ISO; got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestUnreadDate: a text near the title that cannot be read as a day is one where it is short.
func TestUnreadDate(t *testing.T) {
	for text, want := range map[string]string{
		"Vendémiaire 12, 1998": "Vendémiaire 12, 1998",
		"Hanna Oder has read the gauge at the bridge since 1998. She keeps bees.": "",
		"A ledger with all repairs since 1931.":                                   "",
		"2019":                                                                    "",
		"Tomatoes 1996–2004":                                                      "",
		". 1999;3:12.":                                                            "",
		"<span class=time>0:00</span>":                                            "",
		"<span class=time>1:02:45</span>":                                         "",
	} {
		p, sel := articletest.Parse(t, "<body><h1 id=title>T</h1><p>"+text+"</p><div id=body>x</div>")
		if got := metadatatest.Facts(p, sel).Published; got.Raw != want || got.ISO != "" {
			t.Errorf("%q: %+v", text, got)
		}
	}
}
