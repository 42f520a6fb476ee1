package metadata_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/article/articletest"
	"galley/article/metadata"
	"galley/article/metadata/day"
	"galley/article/metadata/metadatatest"
)

func TestFacts(t *testing.T) {
	const ld = articletest.LinkedData
	tests := []struct {
		name, head, body string
		want             metadata.Facts
	}{
		{"nothing", "", "<p>x", metadata.Facts{}},
		{"control characters in meta tags", `<meta name=author content="Ann&#27; Lee"><meta property="og:site_name" content="The&#7; Paper&#155;"><meta name=description content="D&#8;"><meta property="article:section" content="World&#127;"><meta name=keywords content="a&#27;">
			<meta property="article:published_time" content="now&#27;">`, "<p>x",
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}, Site: "The Paper›", Description: "D", Section: "World", Tags: []string{"a"}, Published: day.Date{Raw: "now"}}},
		{"control characters in linked data", ld + `{"@type":"NewsArticle","publisher":{"name":"The\u001b[31m Paper\u009b"},"description":"\u0007D"}</script>`, "<p>x", metadata.Facts{Site: "The[31m Paper", Description: "D"}},
		{"linked data", ld + `{"@context":"https://schema.org","@type":"NewsArticle","author":[{"@type":"Person","name":"Ann O&#39;Hara"},{"name":"Bo Lee"},{"@type":"NewsMediaOrganization","name":"The Agency Post"}],"articleSection":"World","keywords":"a, b","isAccessibleForFree":false,"inLanguage":"de-AT",
			"datePublished":"2024-03-05T06:00:00+01:00","dateModified":"2024-03-06","publisher":{"name":"The Paper"},
			"image":[{"url":"/i.jpg"}],"description":"What\n happened"}</script>`, "",
			metadata.Facts{Byline: "Ann O'Hara, Bo Lee", Authors: []string{"Ann O'Hara", "Bo Lee"}, Sources: []string{"The Agency Post"}, Section: "World", Tags: []string{"a", "b"}, Paid: "yes", Language: "de-AT", Published: day.Date{ISO: "2024-03-05T06:00:00+01:00", Raw: "2024-03-05T06:00:00+01:00"},
				Modified: day.Date{ISO: "2024-03-06", Raw: "2024-03-06"}, Site: "The Paper", LeadImage: "https://news.example/i.jpg", Description: "What happened"}},
		{"graph with references", ld + `{"@graph":[{"@type":"WebSite","name":"no"},{"@type":["Article","Thing"],"author":{"@id":"#a"},"publisher":{"@id":"#p"}},
			{"@type":"Person","@id":"#a","name":"Ann"},{"@type":"Organization","@id":"#p","name":"The Paper"}]}</script>`, "", metadata.Facts{Byline: "Ann", Authors: []string{"Ann"}, Site: "The Paper"}},
		{"not the article", ld + `{"@type":"Organization","name":"x","datePublished":"2024-01-01"}</script>` + ld + `{broken</script>`, "", metadata.Facts{}},
		{"meta tags", `<meta property="article:published_time" content="2024-03-05T06:00:00Z"><meta name=Author content=" By Ann   Example | The Paper">
			<meta property="og:site_name" content="The Paper"><meta property="og:image" content="//cdn.example/i.png"><meta property="article:author" content="https://x.example/ann">
			<meta name=description content="D"><link rel="Canonical" href="/c?a=1">`, "",
			metadata.Facts{Canonical: "https://news.example/c?a=1", Byline: "Ann Example", Authors: []string{"Ann Example"}, Published: day.Date{ISO: "2024-03-05T06:00:00Z", Raw: "2024-03-05T06:00:00Z"},
				Site: "The Paper", LeadImage: "https://cdn.example/i.png", Description: "D"}},
		{"a trail", ld + `{"@type":"BreadcrumbList","itemListElement":[{"name":"The Paper","item":"https://news.example/"},{"name":"World","item":"/world"},{"name":"Asia","item":"/world/asia"},{"name":"It was told","item":"/a/b"}]}</script>`, "<h1 id=title>It was told</h1><p>x",
			metadata.Facts{Section: "Asia"}},
		{"a trail without a section", ld + `{"@type":"BreadcrumbList","itemListElement":[{"name":"Home","item":"/index.html"},{"name":"It was told for a while"}]}</script>`, "<h1 id=title>It was told for a while</h1><p>x", metadata.Facts{}},
		{"a trail and a section", ld + `[{"@type":"BreadcrumbList","itemListElement":[{"name":"Asia","item":"/asia"}]},{"@type":"NewsArticle","articleSection":"World"}]</script>`, "<p>x", metadata.Facts{Section: "World"}},
		{"a link to a section", "", `<p><a href="/category/world/">World</a></p><h1 id=title>T</h1><p>x`, metadata.Facts{Section: "World"}},
		{"a menu of sections", "", `<p><a href="/category/a/">A1</a><a href="/category/b/">B1</a><a href="/category/c/">C1</a><a href="/category/d/">D1</a></p><h1 id=title>T</h1><p>x`, metadata.Facts{}},
		{"a link to a topic", "", `<p><a href="/tag/world/">World</a></p><h1 id=title>T</h1><p>x`, metadata.Facts{Tags: []string{"World"}}},
		{"the logo for a picture", `<meta property="og:image" content="/logo.png">` + ld + `{"@type":"Organization","name":"x","logo":{"url":"https://news.example/logo.png"}}</script>`, "<p>x", metadata.Facts{}},
		{"the logo for one of two pictures", `<meta property="og:image" content="/logo.png"><meta name="twitter:image" content="/i.png">` + ld + `{"@type":"Organization","name":"x","logo":"/logo.png"}</script>`, "<p>x",
			metadata.Facts{LeadImage: "https://news.example/i.png"}},
		{"a site", ld + `{"@type":"WebSite","name":"The Paper"}</script>`, `<p class=author>The Paper</p><p>x`, metadata.Facts{Site: "The Paper", Byline: "The Paper", Authors: []string{"The Paper"}}},
		{"what a reader sees", "", `<div class="post-byline">Von Ann Beispiel</div><time datetime="2024-03-05">5. März</time><p>x`,
			metadata.Facts{Byline: "Ann Beispiel", Authors: []string{"Ann Beispiel"}, Published: day.Date{ISO: "2024-03-05", Raw: "2024-03-05"}}},
		{"the site in place of people", ld + `{"@type":"NewsArticle","author":{"@type":"Organization","name":"The Paper"},"publisher":{"name":"The Paper"}}</script>`,
			`<p class="meta">Por <a href="/x">María de la Cruz</a> y <a href="/y">Juan Pérez</a></p><p>x`,
			metadata.Facts{Byline: "María de la Cruz, Juan Pérez", Authors: []string{"María de la Cruz", "Juan Pérez"}, Sources: []string{"The Paper"}, Site: "The Paper"}},
		{"beside a date, a mail address and an agency", "", `<div class="article__author">Text: <span>Ann Beispiel</span>, <span>dpa</span> <span>5. März 2024</span> ann@paper.example</div><p>x`,
			metadata.Facts{Byline: "Ann Beispiel", Authors: []string{"Ann Beispiel"}, Sources: []string{"dpa"}, Published: day.Date{ISO: "2024-03-05", Raw: "5. März 2024"}}},
		{"the card of a preview", `<meta name="twitter:label1" content="Verfasst von"><meta name="twitter:data1" content="Ann Beispiel"><meta name="twitter:label2" content="Lesezeit"><meta name="twitter:data2" content="3 Minuten">`, "<p>x",
			metadata.Facts{Byline: "Ann Beispiel", Authors: []string{"Ann Beispiel"}}},
		{"the word for by in an element of its own", "", "<div><span>by </span><p><a href=/a>Ann Lee</a></p></div><p>A tool that was made by <a href=/b>Bo Lee</a>.</p>",
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"who wrote the text", "", `<p class=meta>Text by Ann Lee — 2 min</p><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"who wrote the text, in German", "", `<p class=meta>Text von Ann Lee</p><p>Fotos von Bo Lee</p><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"behind a date in the same line", "", `<div class=line>Do 25.04.24 | 14:07 Uhr | Von <span>Ann Lee</span></div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"a mail", "", `<ul><li>To: Bo Lee &lt;<a href=x>bo@x.example</a>&gt;</li><li><em>From</em>: Ann Lee &lt;<a href=x>ann@x.example</a>&gt;</li></ul><p>x</p><ul><li>From: Bo Lee &lt;bo@x.example&gt;</li></ul>`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"from a place", "", `<p>From: New York</p><p>x`, metadata.Facts{}},
		{"an acronym", "", `<p class=meta>By TPN,</p><p>x`,
			metadata.Facts{Byline: "TPN", Authors: []string{"TPN"}, Sources: []string{"TPN"}}},
		{"a link to the page of the author that says so", "", `<h1>T</h1><div class="author-bio">Ann Lee grows trees. <a href="/ann-lee">Full Bio</a></div><div class="byline">By <a href="/ann-lee">Ann Lee</a></div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}, Language: "en"}},
		{"counts of an author's card", "", `<h1>T</h1><div class="card-author"><p class="author-name">Ann Lee</p><div class="author-message"><a class="author-posts-count" href="/archives"><span>6</span> <span>Posts</span></a><a class="author-tags-count" href="/tags"><span>8</span> <span>Tags</span></a></div></div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"facts parted by wide blanks", "", `<h1>T</h1><div>发布时间：2018-04-23 16:20　作者：林晓　来源：本馆　浏览次数：<span>362</span></div><p>x`,
			metadata.Facts{Byline: "林晓", Authors: []string{"林晓"}, Published: day.Date{ISO: "2018-04-23", Raw: "发布时间：2018-04-23 16:20"}, Language: "zh"}},
		{"a role beside the name", "", `<div class="byline"><b class=name>Ann Lee</b> <span class=role>Marketing Director</span> <span class=day>January 27</span></div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"an editor, and who wrote it", ld + `{"@type":"NewsArticle","author":{"@type":"Person","name":"Bo Lee"}}</script>`, `<div class="author">Ann Lee</div><p>x</p><p>Editor: <a href=/b>Bo Lee</a></p>`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"first name and family name", "", `<h3 class="author"><span class="firstname">Ann</span> <span class="surname">Lee</span></h3><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"a word in a line of its own", "", `<div class="byline"><b>Annlee</b><p>Reporter</p></div><p>x`,
			metadata.Facts{Byline: "Annlee", Authors: []string{"Annlee"}}},
		{"the name of the site in a meta tag", `<title>A harbour - Daily Paper</title><meta name=author content="Daily Paper">`, `<p class=meta>Von Ann Lee</p><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"the name of an account that nobody sees", `<meta name=author content="Super User">`, `<div class=byline>Ann Lee</div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"who made a picture", "", `<figure><img src=a.png><figcaption itemprop=author>Bo Lee</figcaption></figure><p>x`,
			metadata.Facts{}},
		{"a given name that is a word for by elsewhere", `<meta name=author content="Per Andersson">`, "<p>x",
			metadata.Facts{Byline: "Per Andersson", Authors: []string{"Per Andersson"}}},
		{"an office behind the name", "", `<p class=author>Ann Lee, Office of Communications</p><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"the path to the page", "", `<p>Home » News</p><p>x`, metadata.Facts{}},
		{"the name of an account in a meta tag", `<meta name=author content="Super User">`, `<div itemprop=author itemscope><span itemprop=name>Ann Lee</span></div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"the first of two in linked data", ld + `{"@type":"NewsArticle","author":{"@type":"Person","name":"Ann Lee"}}</script><meta name=author content="Ann Lee, Bo Roe">`, "<p>x",
			metadata.Facts{Byline: "Ann Lee, Bo Roe", Authors: []string{"Ann Lee", "Bo Roe"}}},
		{"a video", ld + `{"@type":"VideoObject","name":"The harbour","author":"Ann Lee"}</script><title>The harbour</title>`, "<p>x",
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"another video", ld + `{"@type":"VideoObject","name":"Another","author":"Ann Lee"}</script><title>The harbour</title>`, "<p>x", metadata.Facts{}},
		{"a company", "<meta name=author content='Cold Chain, Inc.'>", "<p>x", metadata.Facts{Byline: "Cold Chain Inc", Authors: []string{"Cold Chain Inc"}, Sources: []string{"Cold Chain Inc"}}},
		{"a nickname", "", "<h1>標題</h1><div><a class=follow-nickName href=/u>風車</a></div><p>x", metadata.Facts{Byline: "風車", Authors: []string{"風車"}, Language: "zh"}},
		{"a line in a script without capitals", "", "<h1>標題</h1><p>喜欢就点个“在看”吧 ↓↓↓</p><p>点击上方关注我们的公众号</p>", metadata.Facts{Language: "zh"}},
		{"parted by a style sheet only", "", `<h1>T</h1><div><span>Written by: Ann Lee</span><span>Updated Mon, 5 March 2024</span></div><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}, Published: day.Date{ISO: "2024-03-05", Raw: "Updated Mon, 5 March 2024"}, Modified: day.Date{ISO: "2024-03-05", Raw: "Updated Mon, 5 March 2024"}}},
		{"an account that the page does not show", `<meta name=author content=ann_l>`, "<h1>T</h1><p class=byline>Ann Lee</p><p>x",
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"a preposition of the byline", "", `<h1>T</h1><div><span class="prep prep-author">Posted on</span> <span class=author><a href=/a>annlee</a></span></div><p>x`,
			metadata.Facts{Byline: "annlee", Authors: []string{"annlee"}}},
		{"who is quoted", "", `<h1>T</h1><blockquote>x</blockquote><p class=author>Bo Lee</p><p>x</p><p>x</p><p>x</p><p class=author>Ann Lee</p>`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"Thai", "", `<h1>สะพานไม้</h1><p>โดย กฤษณะ ทองดี</p><p>x`, metadata.Facts{Byline: "กฤษณะ ทองดี", Authors: []string{"กฤษณะ ทองดี"}, Language: "th"}},
		{"tags of a journal", `<meta name=citation_author content="Lee, Ann"><meta name=citation_author content="Bo Roe"><meta name=citation_online_date content="2024/03/05">`, "<p>x",
			metadata.Facts{Byline: "Ann Lee, Bo Roe", Authors: []string{"Ann Lee", "Bo Roe"}, Published: day.Date{ISO: "2024-03-05", Raw: "2024/03/05"}}},
		{"tags of a catalogue", `<meta name=DC.creator content="Lee, Ann"><meta name=DC.creator content="Bo Roe">`, "<p>x",
			metadata.Facts{Byline: "Ann Lee, Bo Roe", Authors: []string{"Ann Lee", "Bo Roe"}}},
		{"the family name first", "", "<h1>T</h1><div class=author>Lee, Ann</div><p>x</p><div>Ann Lee, two days ago</div>",
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"a place behind the name", "", "<h1>T</h1><div class=author>Lee, Berlin</div><p>x</p>",
			metadata.Facts{Byline: "Lee", Authors: []string{"Lee"}}},
		{"who made the picture", "", `<figure><img src=/a.jpg><span class="byline">Bo Lee</span></figure><p class="byline">Ann Lee</p><p>x`,
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}}},
		{"an agency in place of the publisher", ld + `{"@type":"NewsArticle","author":{"@type":"Organization","name":"The Paper"},"publisher":{"name":"The Paper"}}</script><meta name="articleAuthor" content="AFP">`, "<p>x",
			metadata.Facts{Byline: "AFP", Authors: []string{"AFP"}, Sources: []string{"The Paper", "AFP"}, Site: "The Paper"}},
		{"a headline in capitals at the beginning", "", "<p>The Stuff No One Tells You</p><p>Something happened, and it went on for a while.</p><p>It ended.</p>", metadata.Facts{Language: "en"}},
		{"signed with a long name", "", "<p>Something happened, and it went on for a while.</p><p>It ended.</p><p>Juan Carlos Fernández de la Torre</p>", metadata.Facts{Byline: "Juan Carlos Fernández de la Torre", Authors: []string{"Juan Carlos Fernández de la Torre"}}},
		{"signed at the end", "", "<p>Something happened, and it went on for a while.</p><p>It ended.</p><p><b>Lê Phương</b></p>", metadata.Facts{Byline: "Lê Phương", Authors: []string{"Lê Phương"}}},
		{"a line that describes a picture", "", `<img src=/a.jpg alt="Lê Phương"><p>Lê Phương</p><p>Something happened, and it went on for a while.</p><p>It ended.</p>`,
			metadata.Facts{}},
		{"the other article of the linked data", ld + `{"@type":"Article","headline":"Other","url":"/other","author":"Bo Lee"}</script>` + ld + `{"@type":"Article","url":"https://news.example/2024/story.html","author":"Ann Lee"}</script>`, "",
			metadata.Facts{Byline: "Ann Lee", Authors: []string{"Ann Lee"}, Canonical: "https://news.example/2024/story.html"}},
		{"a date that cannot be read", `<meta name=date content="letzten Dienstag">`, "", metadata.Facts{Published: day.Date{ISO: "", Raw: "letzten Dienstag"}}},
		{"addresses that run", `<link rel=canonical href="javascript:alert(1)"><meta property="og:image" content="data:text/html,x"><meta property="og:url" content="data:,x">`, "", metadata.Facts{}},
	}
	for _, tt := range tests {
		p, sel := articletest.Parse(t, "<head>"+tt.head+"</head><body>"+tt.body)
		if diff := cmp.Diff(tt.want, metadatatest.Facts(p, sel)); diff != "" {
			t.Errorf("%s: (-want +got)\n%s", tt.name, diff)
		}
	}
}
