package article_test

import (
	"strings"
	"testing"

	"galley/article"
	"galley/page"
)

func TestTitleWithoutSite(t *testing.T) {
	long := strings.Repeat("All that there is to be said of clay, in one paragraph. ", 6)
	for _, c := range []struct{ name, url, head, heading, want string }{
		{"named in meta tags", "", `<meta property="og:site_name" content="Kiln Daily">`, "How clay is fired | Kiln Daily", "How clay is fired"},
		{"a dash", "", `<meta property="og:site_name" content="Kiln Daily">`, "How clay is fired – Kiln Daily", "How clay is fired"},
		{"a hyphen in a word", "", `<meta property="og:site_name" content="Fire">`, "How clay is set on-fire", "How clay is set on-fire"},
		{"the domain", "https://www.kiln-daily.co.uk/a", "", "How clay is fired — Kiln Daily", "How clay is fired"},
		{"the domain and a letter", "https://kilndaily.example/a", "", "How clay is fired | Kiln Dailys", "How clay is fired"},
		{"the domain and a word, behind a bar", "https://stoves.kilndaily.example/a", "", "How clay is fired | Kilndaily Stoves", "How clay is fired"},
		{"the domain and a word, behind a dash", "https://kilndaily.example/a", "", "How clay is fired – Kilndaily stoves", "How clay is fired – Kilndaily stoves"},
		{"another name", "https://kilndaily.example/a", "", "How clay is fired | Opinion", "How clay is fired | Opinion"},
		{"a part of the headline", "https://clay.example/a", "", "How it is fired - Clay and glazes", "How it is fired - Clay and glazes"},
		{"nothing but the name", "https://kilndaily.example/a", "", "About | Kiln Daily", "About | Kiln Daily"},
		{"a paragraph as heading", "", "<title>How clay is fired | Kiln Daily</title><meta property='og:site_name' content='Kiln Daily'>", long, "How clay is fired"},
		{"a paragraph and no other title", "", "", long, strings.TrimSpace(long)},
	} {
		t.Run(c.name, func(t *testing.T) {
			html := c.head + "<h1>" + c.heading + "</h1><p>It is put into a kiln.</p>"
			p, err := page.ParseHTML(strings.NewReader(html), page.Source{URL: c.url})
			if err != nil {
				t.Fatal(err)
			}
			find := func(tag string) page.NodeID {
				for i := range p.Nodes {
					if p.Nodes[i].Tag == tag {
						return page.NodeID(i)
					}
				}
				return page.None
			}
			a, err := article.New(p, page.Selection{Title: find("h1"), Roots: []page.NodeID{find("p")}})
			if err != nil {
				t.Fatal(err)
			}
			if a.Title != c.want {
				t.Errorf("%q, want %q", a.Title, c.want)
			}
		})
	}
}
