package statements

import (
	"slices"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/extent"
	"galley/article/subtree"
	"galley/page/linkeddata"
)

const (
	ld   = articletest.LinkedData
	text = `<h1 id=title>T</h1><div id=body><p>a</p></div>`
)

// stated is what a page states.
func stated(t *testing.T, head, body, headline string) *Reader {
	p, sel := articletest.Parse(t, "<head>"+head+"</head><body>"+body)
	return Read(extent.New(p, sel, subtree.Parts(p, sel)), linkeddata.Of(p), headline)
}

// TestNames: who is named in meta tags, microdata and RDFa, and by which of them.
func TestNames(t *testing.T) {
	item := func(kind, inner string) string {
		return `<div itemscope itemtype="https://schema.org/` + kind + `">` + inner + `</div>`
	}
	for _, tt := range []struct{ name, head, body, want string }{
		{"meta tags", `<meta name=author content="Ann Lee"><meta property="article:author" content="Bo Roe">`, text, "author=Ann Lee article:author=Bo Roe"},
		{"the address of a profile", `<meta name=author content="https://x.example/ann">`, text, ""},
		{"nothing in the tag", `<meta name=author content=" ">`, text, ""},
		{"another tag", `<meta name=generator content="Ann Lee">`, text, ""},
		{"a catalogue", `<meta name=DC.Creator content="Lee, Ann">`, text, "dc.creator=Ann Lee"},
		{"a place in a catalogue", `<meta name=DC.Creator content="Harbour Office, Port of Leith">`, text, "dc.creator=Harbour Office, Port of Leith"},
		{"a comma in another tag", `<meta name=author content="Lee, Ann">`, text, "author=Lee, Ann"},
		{"the tag of a journal", `<meta name=citation_author content="van der Lee, Ann">`, text, "citation_author=Ann van der Lee"},
		{"a card", `<meta name=twitter:label1 content="Written by"><meta name=twitter:data1 content="Ann Lee">`, text, "twitter:data1=Ann Lee"},
		{"another fact on a card", `<meta name=twitter:label1 content="Reading time"><meta name=twitter:data1 content="Ann Lee">`, text, ""},
		{"an address on a card", `<meta name=twitter:label1 content="Written by"><meta name=twitter:data1 content="https://x.example/ann">`, text, ""},
		{"microdata", "", text + `<p itemprop=author>Ann Lee</p>`, "itemprop=Ann Lee"},
		{"a name inside", "", text + `<p itemprop=author><i>by</i> <b itemprop=name>Ann Lee</b> of the Post</p>`, "itemprop=Ann Lee"},
		{"a link inside", "", text + `<p itemprop=creator>Harbour Master <a href=/a>Ann Lee</a></p>`, "itemprop=Ann Lee"},
		{"two links inside", "", text + `<p itemprop=author><a href=/a>Ann Lee</a>, <a href=/b>Bo Roe</a></p>`, "itemprop=Ann Lee, Bo Roe"},
		{"a hidden link inside", "", text + `<p itemprop=author><a href=/b hidden>Bo Roe</a><a href=/a>Ann Lee</a> of the Post</p>`, "itemprop=Ann Lee"},
		{"a link that is no name", "", text + `<p itemprop=author>Ann Lee <a href=/a>more</a></p>`, "itemprop=Ann Lee more"},
		{"an address", "", text + `<meta itemprop=author content="https://x.example/ann">`, ""},
		{"who did something else", "", text + `<p itemprop=author>Reviewed by Bo Roe</p>`, ""},
		{"who made a picture", "", text + `<figure><p itemprop=author>Bo Roe</p></figure>`, ""},
		{"the item of the title", "", item("Article", `<i itemprop=author>Bo Roe</i>`) + item("Article", `<h1 id=title>T</h1><i itemprop=author>Ann Lee</i>`) + `<p id=body>a`, "itemprop=Ann Lee"},
		{"the item of the text", "", `<h1 id=title>T</h1>` + item("Article", `<i itemprop=author>Bo Roe</i>`) + item("Article", `<p id=body>a</p><i itemprop=author>Ann Lee</i>`), "itemprop=Ann Lee"},
		{"a list", "", text + item("Article", `<i itemprop=author>Ann Lee</i>`) + item("Article", `<i itemprop=author>Bo Roe</i>`), ""},
		{"things of two kinds", "", text + item("Article", `<i itemprop=author>Ann Lee</i>`) + item("Book", `<i itemprop=author>Bo Roe</i>`), "itemprop=Ann Lee"},
		{"a comment", "", text + item("Comment", `<i itemprop=author>Bo Roe</i>`), ""},
		{"an answer", "", text + item("Answer", `<i itemprop=author>Bo Roe</i>`), ""},
		{"an item in a comment", "", text + item("Comment", item("Thing", `<i itemprop=author>Bo Roe</i>`)), ""},
		{"RDFa", "", text + `<p property="schema:author">Ann Lee</p>`, "rdfa=Ann Lee"},
		{"a relation", "", text + `<p rel="sioc:has_creator"><b property="foaf:name">Ann Lee</b> of the Post</p>`, "rdfa=Ann Lee"},
		{"a relation of links", "", text + `<a rel=author href=/a>Ann Lee</a>`, ""},
		{"another property", "", text + `<p property="schema:about">Ann Lee</p>`, ""},
		{"an address in RDFa", "", text + `<p property="schema:author" content="https://x.example/ann">Ann Lee</p>`, ""},
		{"who did something else, in RDFa", "", text + `<p property="schema:author">Reviewed by Bo Roe</p>`, ""},
		{"who made a picture, in RDFa", "", text + `<figure><p property="schema:author">Bo Roe</p></figure>`, ""},
		{"an answer in RDFa", "", text + `<div typeof="schema:Answer"><p property="schema:author">Bo Roe</p></div>`, ""},
		{"the thing of the title, in RDFa", "", `<div typeof="schema:Article"><h1 id=title>T</h1><p property="schema:author">Ann Lee</p></div><div typeof="schema:Article"><p property="schema:author">Bo Roe</p></div><p id=body>a`, "rdfa=Ann Lee"},
		{"the thing of the text, in RDFa", "", `<h1 id=title>T</h1><div typeof="schema:Article"><p id=body>a</p><p property="schema:author">Ann Lee</p></div><div typeof="schema:Article"><p property="schema:author">Bo Roe</p></div>`, "rdfa=Ann Lee"},
		{"other things in RDFa", "", text + `<div typeof="schema:Article"><p property="schema:author">Ann Lee</p></div><div typeof="schema:Article"><p property="schema:author">Bo Roe</p></div>`, ""},
		{"in comments", "", text + `<div class=comments><p property="schema:author">Bo Roe</p><p itemprop=author>Bo Roe</p></div>`, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var got []string
			for _, n := range stated(t, tt.head, tt.body, "T").Names {
				got = append(got, n.Key+"="+n.Text)
			}
			if strings.Join(got, " ") != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestPosters: users of a site who have begun a thread, by the names of their accounts.
func TestPosters(t *testing.T) {
	post := func(kind, name string) string {
		return `<div itemscope itemtype="https://schema.org/` + kind + `"><h1 id=title>T</h1><i itemprop=author>` + name + `</i><p id=body>a</p></div>`
	}
	for _, tt := range []struct{ name, head, body, want string }{
		{"a question", "", post("Question", "old_gold77"), "old_gold77"},
		{"a posting", "", post("DiscussionForumPosting", "old_gold77"), "old_gold77"},
		{"a posting of another kind", "", post("SocialMediaPosting", "old_gold77"), "old_gold77"},
		{"an article", "", post("Article", "old_gold77"), ""},
		{"a long name", "", post("Question", strings.Repeat("gold", 16)), ""},
		{"in linked data", ld + `{"@type":"DiscussionForumPosting","headline":"T","author":{"name":"ewok"}}</script>`, text, "ewok"},
		{"in both", ld + `{"@type":"DiscussionForumPosting","headline":"T","author":{"name":"ewok"}}</script>`, post("Question", "old_gold77"), "ewok"},
		{"an address in linked data", ld + `{"@type":"DiscussionForumPosting","headline":"T","author":{"name":"https://x.example/u"}}</script>`, text, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Join(stated(t, tt.head, tt.body, "T").Posters, ","); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestFirst: values by key, of what is the article's own.
func TestFirst(t *testing.T) {
	fact := func(day string) string { return `<time itemprop=datePublished datetime="` + day + `">x</time>` }
	item := func(inner string) string {
		return `<div itemscope itemtype="https://schema.org/Article">` + inner + `</div>`
	}
	for _, tt := range []struct{ name, head, body, key, want string }{
		{"a tag", `<meta name=Section content=" News  of today ">`, text, "section", "News of today"},
		{"the first of two", `<meta name=section content="A"><meta name=section content="B">`, text, "section", "A"},
		{"a tag without a value", `<meta name=section content=""><meta name=section content="B">`, text, "section", "B"},
		{"a very long value", `<meta name=section content="` + strings.Repeat("a", maxMeta+1) + `">`, text, "section", ""},
		{"the language that a server would send", `<meta http-equiv=Content-Language content=de>`, text, "content-language", "de"},
		{"another field of a server", `<meta http-equiv=refresh content=5>`, text, "refresh", ""},
		{"the address", `<link rel=canonical href=/a>`, text, "link:canonical", "/a"},
		{"another link", `<link rel=alternate href=/a>`, text, "link:canonical", ""},
		{"the item of the title", "", item(fact("2024-01-01")) + item(`<h1 id=title>T</h1>`+fact("2024-01-02")) + `<p id=body>a`, "itemprop:datePublished", "2024-01-02"},
		{"the item of the text", "", `<h1 id=title>T</h1>` + item(fact("2024-01-01")) + item(`<p id=body>a</p>`+fact("2024-01-02")), "itemprop:datePublished", "2024-01-02"},
		{"outside of items, between title and text", "", `<h1 id=title>T</h1>` + fact("2024-01-02") + `<p id=body>a</p>` + fact("2024-01-01") + fact("2024-01-01"), "itemprop:datePublished", "2024-01-02"},
		{"outside of items, before the title", "", fact("2024-01-01") + fact("2024-01-03") + text, "itemprop:datePublished", ""},
		{"one card", "", text + item(fact("2024-01-01")), "itemprop:datePublished", "2024-01-01"},
		{"two cards", "", text + item(fact("2024-01-01")) + item(fact("2024-01-03")), "itemprop:datePublished", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := stated(t, tt.head, tt.body, "T").First("none", tt.key); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestArticle: which of several things in linked data is the article.
func TestArticle(t *testing.T) {
	const url = articletest.URL
	for _, tt := range []struct{ name, things, want string }{
		{"the headline", `{"@type":"Article","headline":"U","author":"Bo Roe","datePublished":"2024-01-01"},{"@type":"Article","headline":"T","author":"Ann Lee"}`, "Ann Lee"},
		{"the address", `{"@type":"Article","author":"Bo Roe","datePublished":"2024-01-01"},{"@type":"Article","url":"` + url + `","author":"Ann Lee"}`, "Ann Lee"},
		{"the address of its page", `{"@type":"Article","author":"Bo Roe"},{"@type":"Article","mainEntityOfPage":"` + url + `","author":"Ann Lee"}`, "Ann Lee"},
		{"the one that says more", `{"@type":"Article","author":"Bo Roe"},{"@type":"Article","author":"Ann Lee","datePublished":"2024-01-01"}`, "Ann Lee"},
		{"the first", `{"@type":"Article","author":"Ann Lee"},{"@type":"Article","author":"Bo Roe"}`, "Ann Lee"},
		{"an article before a video", `{"@type":"VideoObject","name":"T","author":"Bo Roe"},{"@type":"Article","author":"Ann Lee"}`, "Ann Lee"},
		{"a video of the title", `{"@type":"VideoObject","name":"T","author":"Ann Lee"}`, "Ann Lee"},
		{"a recipe of the address", `{"@type":"Recipe","name":"U","url":"` + url + `","author":"Ann Lee"}`, "Ann Lee"},
		{"the only recipe, whatever it is called", `{"@type":"Recipe","name":"U","recipeIngredient":["salt"],"author":"Ann Lee"}`, "Ann Lee"},
		{"the recipe of an article without authors", `{"@type":"Article","headline":"T"},{"@type":"Recipe","name":"U","recipeIngredient":["salt"],"author":"Ann Lee"}`, "Ann Lee"},
		{"the recipe of an article with one", `{"@type":"Article","headline":"T","author":"Ann Lee"},{"@type":"Recipe","name":"U","recipeIngredient":["salt"],"author":"Bo Roe"}`, "Ann Lee"},
		{"one of two recipes", `{"@type":"Recipe","recipeIngredient":["salt"],"author":"Bo Roe"},{"@type":"Recipe","recipeIngredient":["salt"],"author":"Ann Lee"}`, ""},
		{"a video of something else", `{"@type":"VideoObject","name":"U","author":"Bo Roe"}`, ""},
		{"something else", `{"@type":"Product","name":"T","author":"Bo Roe"}`, ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := stated(t, ld+"["+tt.things+"]</script>", text, "T")
			if got := strings.Join(r.Linked.Authors, ","); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestSells: pages of offers and lists.
func TestSells(t *testing.T) {
	for _, kind := range []string{"Product", "ProductGroup", "ItemList", "CollectionPage", "Offer", "SoftwareApplication"} {
		if !stated(t, ld+`{"@type":"`+kind+`","name":"A"}</script>`, text, "T").Sells {
			t.Errorf("a page of a %s sells nothing", kind)
		}
	}
	for _, things := range []string{`{"@type":"WebPage","name":"A"}`, `[{"@type":"Product","name":"A"},{"@type":"Article","headline":"T"}]`} {
		if stated(t, ld+things+`</script>`, text, "T").Sells {
			t.Errorf("%s sells", things)
		}
	}
}

// TestTags: each tag for a topic counts.
func TestTags(t *testing.T) {
	r := stated(t, `<meta property=article:tag content=a><meta property=article:tag content=b>`+ld+`{"@type":"Article","keywords":["c"]}</script>`, text, "T")
	if !slices.Equal(r.ArticleTags, []string{"a", "b"}) || !slices.Equal(r.Keywords, []string{"c"}) {
		t.Errorf("%q, %q", r.ArticleTags, r.Keywords)
	}
}
