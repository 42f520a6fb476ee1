package networks

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

// TestBareness: a copy says less, and the page stays as it is.
func TestBareness(t *testing.T) {
	const source = `<head><meta property="og:type" content="article"><script type="application/ld+json">{"@type":"NewsArticle"}</script></head>` +
		`<body><main role="main"><article itemprop="articleBody"><time>3 May</time><p>Text.</p></article></main>`
	p, err := parse.HTML(strings.NewReader(source), parse.Source{URL: "https://x.example/a"})
	if err != nil {
		t.Fatal(err)
	}
	signs := func(p *page.Page) string {
		said := p.URL
		for i := range p.Nodes {
			n := &p.Nodes[i]
			switch {
			case n.Tag == "meta" && n.Attr("content") != "", n.Tag == "article", n.Tag == "main", n.Tag == "time", n.Attr("role") != "", n.Attr("itemprop") != "":
				said += " " + n.Tag
			case strings.Contains(n.Text, "NewsArticle"):
				said += " linked"
			}
		}
		return said
	}
	before := signs(p)
	tests := []struct {
		name string
		bare bareness
		want string
	}{
		{"nothing", bareness{}, "https://x.example/a meta linked main article time"},
		{"head", bareness{head: true}, "https://x.example/a main article time"},
		{"head and tags", bareness{head: true, tags: true}, "https://x.example/a"},
		{"all", bareness{true, true, true}, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := signs(tt.bare.of(p)); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
	if after := signs(p); after != before {
		t.Errorf("the page became %q", after)
	}
}
