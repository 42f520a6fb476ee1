package title

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"galley/article/articletest"
	"galley/page"
)

// TestFollows: what stands in a hint behind the letters of a title that the page shows.
func TestFollows(t *testing.T) {
	for _, tt := range []struct {
		name, hint, title string
		site, byline      bool
	}{
		{"the name of the site", "A harbour – The Daily", "A harbour", true, false},
		{"a byline", "A harbour by Ann Lee", "A harbour", false, true},
		{"more of the title", "A harbour by the sea", "A harbour", false, false},
		{"nothing", "A harbour", "A harbour", false, false},
		{"letters of several bytes", "Ёлка и море | The Daily", "Ёлка и море", true, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			first := len(page.Letters(tt.title))
			if got := siteFollows(tt.hint, first); got != tt.site {
				t.Errorf("siteFollows = %v, want %v", got, tt.site)
			}
			if got := bylineFollows(tt.hint, first); got != tt.byline {
				t.Errorf("bylineFollows = %v, want %v", got, tt.byline)
			}
		})
	}
}

// TestManyHints: what is far longer than a headline, or stands far too often, is not compared
// with the title sign by sign.
func TestManyHints(t *testing.T) {
	bars := strings.Repeat("Harbour | ", 300_000)
	heading := `<body><h1>Harbour of the town <small>May 2</small></h1><p>x`
	for _, tt := range []struct{ name, head, want string }{
		{"a <title> of signs", "<title>" + bars + "</title>", "Harbour of the town May 2"},
		{"a hint of signs", `<meta property="og:title" content="` + bars + `">`, "Harbour of the town May 2"},
		{"very many hints", strings.Repeat(`<meta property="og:title" content="Harbour | a"><meta property="og:title" content="Harbour | b">`, 20_000), "Harbour of the town May 2"},
		{"a hint behind a long one", `<meta property="og:title" content="` + bars + `"><meta name="twitter:title" content="Harbour of the town">`, "Harbour of the town"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := titleOf(t, tt.head+heading, ""); got != tt.want {
				t.Errorf("the title is %q, want %q", got, tt.want)
			}
		})
	}
	p, _ := articletest.Parse(t, `<meta property="og:title" content="`+bars+`"><meta property="og:title" content="A"><meta name="twitter:title" content="A">`)
	if diff := cmp.Diff([]string{"Storm", "A"}, titleHints(p, "Storm")); diff != "" {
		t.Error(diff)
	}
}

// TestShownPart: the part of <title> that a page without headings shows as a text of its own.
func TestShownPart(t *testing.T) {
	for _, tt := range []struct{ name, title, body, want string }{
		{"behind the site and the issue", "LANTERN - issue 12 - Maps Drawn from Memory", `<b>Maps Drawn from Memory</b><br>by Ann`, "Maps Drawn from Memory"},
		{"before the site", "Maps Drawn from Memory | LANTERN", `<p>Maps Drawn from Memory</p>`, "Maps Drawn from Memory"},
		{"not shown", "LANTERN - Maps Drawn from Memory", `<p>Maps drawn by hand</p>`, ""},
		{"in a link", "LANTERN - Maps Drawn from Memory", `<a href=/m>Maps Drawn from Memory</a>`, ""},
		{"both shown", "The Lantern of Towns - Maps Drawn from Memory", `<p>The Lantern of Towns</p><p>Maps Drawn from Memory</p>`, ""},
		{"one part", "Maps Drawn from Memory", `<p>Maps Drawn from Memory</p>`, ""},
		{"a short part", "LANTERN - Maps Drawn from Memory", `<p>LANTERN</p>`, ""},
	} {
		p, _ := articletest.Parse(t, "<title>"+tt.title+"</title><body><div id=body>"+tt.body+"</div>")
		if got := shownPart(p, p.DocumentTitle()); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
