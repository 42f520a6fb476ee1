package title

import (
	"strings"
	"testing"

	"galley/article/articletest"
)

// TestHints: what the page calls its headline decides where the title ends, and only what a reader
// sees is taken.
func TestHints(t *testing.T) {
	og := func(title string) string { return `<meta property=og:title content="` + title + `">` }
	for _, tt := range []struct{ name, head, body, headline, want string }{
		{"a kicker in linked data", "", `<h1><i>News</i> <b>Storm over the town</b></h1>`, "Storm over the town", "Storm over the town"},
		{"a kicker in a tag for cards", `<meta name=twitter:title content="Storm over the town">`, `<h1><i>News</i> <b>Storm over the town</b></h1>`, "", "Storm over the town"},
		{"a kicker, and another tag", `<meta name=og:title content="Storm over the town">`, `<h1><i>News</i> <b>Storm over the town</b></h1>`, "", "News Storm over the town"},
		{"a short hint", og("The Town"), `<h1><i>News</i> <b>The Town</b></h1>`, "", "News The Town"},
		{"in one text", og("Storm over the town"), `<h1>News Storm over the town</h1>`, "", "News Storm over the town"},
		{"goes on in the next element", og("Storm over the town: all that is known"), `<h1>Storm over the town</h1><p>all that is known</p>`, "", "Storm over the town: all that is known"},
		{"goes on elsewhere", og("Storm over the town: all that is known"), `<h1>Storm over the town</h1><p>Today</p><p>all that is known</p>`, "", "Storm over the town"},
		{"goes on behind hidden words", og("Storm over the town: all that is known"), `<h1>Storm over the town</h1><p hidden>Today</p><p>all that is known</p>`, "", "Storm over the town: all that is known"},
		{"goes on where nobody sees", og("Storm over the town: all that is known"), `<h1>Storm over the town</h1><p hidden>all that is known</p>`, "", "Storm over the town"},
		{"goes on with the site", og("Storm over the town | Post"), `<h1>Storm over the town</h1><p>Post</p>`, "", "Storm over the town"},
		{"goes on with a byline", og("Storm over the town by Ann Lee"), `<h1>Storm over the town</h1><p>by Ann Lee</p>`, "", "Storm over the town"},
		{"hidden words in it", og("Storm over the town"), `<h1><i hidden>News</i> <b>Storm over</b> <b>the town</b></h1>`, "", "Storm over the town"},
		{"signs of a tag", `<title>Storm: over the town | Post</title>` + og("Storm: over the town"), `<h1><b>Storm</b> over the town</h1>`, "Storm - over the town", "Storm: over the town"},
		{"no heading", `<title>Storm over the town | Post</title>` + og("Storm over the town"), `<p>x</p>`, "", "Storm over the town"},
		{"no heading and no hint", `<title>Storm over the town</title>`, `<p>x</p>`, "", "Storm over the town"},
		{"no <title>", og("Storm"), `<p>x</p>`, "", "Storm"},
		{"an empty heading", `<title>Storm over the town</title>`, `<h1><img src=a.jpg></h1>`, "", "Storm over the town"},
		{"a short hint at the begin of <title>", `<title>Storm over the town</title>` + og("Storm"), `<p>x</p>`, "", "Storm over the town"},
		{"a paragraph", `<title>Storm over the town</title>`, `<h1>` + strings.Repeat("Storm over the town. ", 20) + `</h1>`, "", "Storm over the town"},
		{"a year alone above", "", `<h1>2024<br>Storm over the town</h1>`, "", "2024 Storm over the town"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := titleOf(t, "<head>"+tt.head+"</head><body>"+tt.body, tt.headline); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
}

// TestSites: names of sites in <title>.
func TestSites(t *testing.T) {
	site := func(name string) string { return `<meta property=og:site_name content="` + name + `">` }
	for _, tt := range []struct{ name, head, title, want string }{
		{"of an application", `<meta name=application-name content="Kiln Daily">`, "How clay is fired | Kiln Daily", "How clay is fired"},
		{"of another tag", `<meta name=author content="Kiln Daily">`, "How clay is fired | Kiln Daily", "How clay is fired | Kiln Daily"},
		{"the last of two signs", site("Kiln Daily"), "How clay | is fired – Kiln Daily", "How clay | is fired"},
		{"what is left is short", site("Kiln Daily"), "Clay fired | Kiln Daily", "Clay fired | Kiln Daily"},
		{"a short name with letters more", site("Kil"), "How clay is fired | Kilns", "How clay is fired | Kilns"},
		{"many letters more", site("Kiln Daily"), "How clay is fired – Kiln Daily Stove", "How clay is fired – Kiln Daily Stove"},
		{"two words more behind a bar", site("Kilndaily"), "How clay is fired | Kilndaily on stoves", "How clay is fired"},
		{"three words more behind a bar", site("Kilndaily"), "How clay is fired | Kilndaily on all stoves", "How clay is fired | Kilndaily on all stoves"},
		{"signs alone", site("..."), "How clay is fired | ...", "How clay is fired | ..."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := titleOf(t, "<head>"+tt.head+"</head><body><h1>"+tt.title+"</h1><p>x", ""); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
	for title, want := range map[string]bool{
		"How clay is fired | Kiln Daily": true, "How clay is fired - Kiln Daily": true, "How clay is fired at Kiln Daily": false, "Kiln Daily": false, "Kiln Daily | All": false, "How | The Kiln Daily": false,
	} {
		p, _ := articletest.Parse(t, "<title>"+title+"</title><body><p>x")
		if got := EndsWith(p.DocumentTitle(), "Kiln Daily"); got != want {
			t.Errorf("%q: %v, want %v", title, got, want)
		}
	}
	if p, _ := articletest.Parse(t, "<title>How | ...</title><p>x"); EndsWith(p.DocumentTitle(), "") || EndsWith("", "Kiln") {
		t.Error("no name is none of a site")
	}
}
