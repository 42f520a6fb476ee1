package people_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/metadata/metadatatest"
)

// TestOrder: of the places that name somebody, the one that is trusted, and what is left as sources.
func TestOrder(t *testing.T) {
	const (
		text = `<h1 id=title>T</h1><div id=body><p>x</p></div>`
		ld   = articletest.LinkedData
	)
	by := func(kind, name string) string {
		return ld + `{"@type":"NewsArticle","author":{"@type":"` + kind + `","name":"` + name + `"},"publisher":{"name":"Harbour Post"}}</script>`
	}
	seen := func(name string) string {
		return `<h1 id=title>T</h1><p class=byline>` + name + `</p><div id=body><p>x</p></div>`
	}
	said := func(name string) string {
		return `<h1 id=title>T</h1><p>By ` + name + `</p><div id=body><p>x</p></div>`
	}
	for _, tt := range []struct{ name, head, body, authors, sources string }{
		{"linked data before a tag", by("Person", "Ann Lee") + `<meta name=author content="Bo Roe">`, text, "Ann Lee", ""},
		{"a tag before what is seen", `<meta name=author content="Ann Lee">`, seen("Bo Roe") + "<p>Ann Lee</p>", "Ann Lee", ""},
		{"what is seen before what is said", "", `<h1 id=title>T</h1><p>By Bo Roe</p><p class=byline>Ann Lee</p><div id=body><p>x</p></div>`, "Ann Lee", ""},
		{"a group", by("Organization", "Ann Lee"), seen("Bo Roe"), "Bo Roe", "Ann Lee"},
		{"the publisher", by("Person", "Harbour Post Staff"), seen("Bo Roe"), "Bo Roe", "Harbour Post Staff"},
		{"an agency beside the tag", `<meta name=author content="Ann Lee">`, seen("Ann Lee, AFP"), "Ann Lee", "AFP"},
		{"a word alone", `<meta name=author content="annlee">`, text + "<p>annlee</p>", "annlee", ""},
		{"two of them", `<meta name=author content="Annlee, Boroe">`, text, "Annlee", ""},
		{"an account that is shown", `<meta name=author content="ann_lee">`, seen("Bo Roe") + "<p>ann_lee</p>", "ann_lee", ""},
		{"an account that is not", `<meta name=author content="ann_lee">`, seen("Bo Roe"), "Bo Roe", ""},
		{"an account alone", `<meta name=author content="ann_lee">`, text, "ann_lee", ""},
		{"of two tags the one that is shown", `<meta name=author content="Super User"><meta name=byl content="Ann Lee">`, text + "<p>Ann Lee</p>", "Ann Lee", ""},
		{"of two tags the one that is not the site", `<title>T - Harbour Post</title><meta name=author content="Harbour Post"><meta name=byl content="Ann Lee">`, text + "<p>Harbour Post, Ann Lee</p>", "Ann Lee", ""},
		{"of two tags that are not shown the first", `<meta name=author content="Ann Lee"><meta name=byl content="Bo Roe">`, text, "Ann Lee", ""},
		{"two names that are not shown", `<meta name=author content="Ann Lee, Cy Poe">`, seen("Bo Roe"), "Ann Lee, Cy Poe", ""},
		{"a name that is not shown, and a headline", `<meta name=author content="Ann Lee">`, seen("The Stuff No One Tells"), "Ann Lee", ""},
		{"a name that is not shown, and a company", `<meta name=author content="Ann Lee">`, seen("Roe &amp; Poe"), "Ann Lee", ""},
		{"the site in a tag, and a signature", `<title>T - Tageblatt</title><meta name=author content="Tageblatt">`, `<h1 id=title>T</h1><div id=body><p>It was told for a while.</p><p>It ended.</p><p>Ann Lee</p></div>`, "Ann Lee", ""},

		{"an editor, and nobody else", by("Person", "Bo Roe"), text + "<p>Editor: <b>Bo Roe</b></p>", "Bo Roe", ""},
		{"an editor, and who wrote", by("Person", "Bo Roe"), seen("Ann Lee") + "<p>Editor: <b>Bo Roe</b></p>", "Ann Lee", ""},
		{"an editor in the byline", by("Person", "Bo Roe"), seen("Bo Roe") + "<p>Editor: <b>Bo Roe</b></p>", "Bo Roe", ""},
		{"another in the tag", by("Person", "Ann Lee") + `<meta name=author content="Bo Roe, Cy Poe">`, text, "Ann Lee", ""},
		{"more in the tag, one of them none", by("Person", "Ann Lee") + `<meta name=author content="Ann Lee, AFP">`, text, "Ann Lee", "AFP"},

		{"another said", by("Person", "Kate Smith"), said("Ann Lee"), "Ann Lee", ""},
		{"the publisher said", by("Person", "Kate Smith"), said("Harbour Post"), "Kate Smith", ""},
		{"a label said", by("Person", "Kate Smith"), said("Morning Readers") + "<p>What readers of the morning say</p>", "Kate Smith", ""},
		{"a headline said", by("Person", "Kate Smith"), said("Ann Of The Green Sea"), "Kate Smith", ""},
		{"another said beside a group", by("Organization", "Kate Smith"), said("Ann Lee"), "Ann Lee", "Kate Smith"},

		{"the site and a name beside the day", `<title>T - Tageblatt</title><meta name=author content="Tageblatt">`, `<h1 id=title>T</h1><div>Ann Lee</div><div>5 March 2024</div><div id=body><p>x</p></div>`, "Ann Lee", "Tageblatt"},
		{"an organisation and a name beside the day", `<meta name=author content="Office of the Port, AFP">`, `<h1 id=title>T</h1><div>Ann Lee</div><div>5 March 2024</div><div id=body><p>x</p></div>`, "Office of the Port", "AFP"},
		{"nobody", "", text, "", ""},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Parse(t, "<head>"+tt.head+"</head><body>"+tt.body)
			m := metadatatest.Facts(p, sel)
			if got, sources := strings.Join(m.Authors, ", "), strings.Join(m.Sources, ", "); got != tt.authors || sources != tt.sources {
				t.Errorf("%q of %q, want %q of %q", got, sources, tt.authors, tt.sources)
			}
		})
	}
}
