package title

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

// TestTitleAsWritten: a title that lost capitals, characters or a break is written as the page writes it elsewhere.
func TestTitleAsWritten(t *testing.T) {
	three := "Learn how clay is fired in a kiln, and what it costs in wood? Get tips of people who know how hot a kiln is to be. We help you to learn all that there is to know about clay."
	for _, c := range []struct{ name, url, head, heading, want string }{
		{"no capitals", "", "<title>History of clay | Facts and more</title>", "history of clay", "History of clay"},
		{"no capitals anywhere", "", "<title>history of clay | Facts</title>", "history of clay", "history of clay"},
		{"a word without capitals", "", "<title>Git - the manual</title>", "git", "git"},
		{"capitals only", "", "<title>History of clay</title>", "HISTORY OF CLAY", "HISTORY OF CLAY"},
		{"another title without capitals", "", "<title>Clay and its history</title>", "history of clay", "history of clay"},
		{"characters that were lost", "", "<title>How clay is fired: a beginner’s guide</title>", "How clay is fired? a beginner?s guide? ", "How clay is fired: a beginner’s guide"},
		{"characters that were lost, in Polish", "", "<meta property='og:title' content='Glina i żar – przewodnik'>", "Glina i \uFFFDar – przewodnik", "Glina i żar – przewodnik"},
		{"a question", "", "<title>Is clay fired? Twice or once</title>", "Is clay fired? Twice or once", "Is clay fired? Twice or once"},
		{"a question, and another title", "", "<title>Clay that is fired twice</title>", "Is clay fired? Yes, twice", "Is clay fired? Yes, twice"},
		{"a reference that was escaped twice", "", "", "Clay, sand &amp;#x26; wood", "Clay, sand & wood"},
		{"an entity that the title is about", "", "", "What &amp;nbsp; stands for", "What &nbsp; stands for"},
		{"signs of Markdown in a hint", "", "<meta property='og:title' content='*How clay is fired* (1792)'>", "<em>How clay is fired</em> (1792)", "How clay is fired (1792)"},
		{"asterisks that are no stress", "", "", "What 2 * 3 * 4 is", "What 2 * 3 * 4 is"},
		{"a kicker with a colon", "", "<meta property='og:title' content='How clay is fired | Kiln Makers'>", "<b>Blog:</b> How clay is fired", "How clay is fired"},
		{"a beginning without one", "", "<meta property='og:title' content='How clay is fired | Kiln Makers'>", "Results for <b>How clay is fired</b>", "Results for How clay is fired"},
		{"three sentences, and another title", "", "<title>How clay is fired</title>", three, "How clay is fired"},
		{"three sentences, and no other title", "", "", three, three},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := titleAt(t, c.url, c.head+"<h1>"+c.heading+"</h1><p>It is put into a kiln.</p>"); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

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
		{"the domain with its suffix, behind one word", "https://shop.kilndaily.example/a", "", "About | Kilndaily.example", "About"},
		{"a paragraph as heading", "", "<title>How clay is fired | Kiln Daily</title><meta property='og:site_name' content='Kiln Daily'>", long, "How clay is fired"},
		{"a paragraph and no other title", "", "", long, strings.TrimSpace(long)},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := titleAt(t, c.url, c.head+"<h1>"+c.heading+"</h1><p>It is put into a kiln.</p>"); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}

// titleAt is the title of a page at an address, whose title is the first h1, and whose body is the first p.
func titleAt(t *testing.T, url, html string) string {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(html), parse.Source{URL: url})
	if err != nil {
		t.Fatal(err)
	}
	return Of(p, page.Selection{Title: p.First(0, "h1"), Roots: []page.NodeID{p.First(0, "p")}}, "")
}

// TestSiteName: what two of title, links to the first page and domain say.
func TestSiteName(t *testing.T) {
	for _, c := range []struct{ name, url, html, want string }{
		{"title and domain", "https://www.kilndaily.example/a", "<title>How clay is fired - Kiln Daily</title>", "Kiln Daily"},
		{"title and domain with its suffix", "https://old.kilndaily.example/a", "<title>Kilndaily.example :: How clay is fired</title>", "Kilndaily.example"},
		{"title and link", "https://x.example/a", `<title>How clay is fired|The Kiln</title><a href="/">The Kiln</a>`, "The Kiln"},
		{"title and picture in a link", "https://x.example/2/a", `<title>The Kiln » How clay is fired</title><a href="../index.html"><img src=l.png alt="The Kiln"></a>`, "The Kiln"},
		{"link and domain", "https://kilndaily.example/a", `<title>How clay is fired</title><a href=/>Home</a><a href="/">Kiln Daily</a>`, "Kiln Daily"},
		{"a title alone", "https://x.example/a", "<title>How clay is fired - Crafts</title>", ""},
		{"a rubric in title and link", "https://x.example/a", `<title>How clay is fired - Crafts</title><a href="/crafts/">Crafts</a>`, ""},
		{"a link alone", "https://x.example/a", `<title>How clay is fired</title><a href="/">Home</a>`, ""},
		{"the first page of another site", "https://x.example/a", `<title>How clay is fired - Kiln Daily</title><a href="https://kilndaily.example/">Kiln Daily</a>`, ""},
		{"the headline in a link", "https://x.example/", `<title>How clay is fired</title><a href="/">How clay is fired</a>`, ""},
		{"no address", "", `<title>How clay is fired - Kiln Daily</title><a href="/">Kiln Daily</a>`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(c.html), parse.Source{URL: c.url})
			if err != nil {
				t.Fatal(err)
			}
			if got := SiteName(p, "How clay is fired"); got != c.want {
				t.Errorf("%q, want %q", got, c.want)
			}
		})
	}
}
