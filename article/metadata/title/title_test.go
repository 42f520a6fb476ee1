package title

import (
	"testing"

	"galley/article/articletest"
	"galley/page"
)

// titleOf is the title of a page whose first heading it is; headline is what linked data call it.
func titleOf(t *testing.T, html, headline string) string {
	p, sel := articletest.Parse(t, html)
	sel.Title = p.First(0, "h1")
	return Of(p, sel, headline)
}

// TestTitleOfSeveralLines: what style sheets put between the lines of a headline is in what
// the page calls its headline; words that nobody sees are not taken from there.
func TestTitleOfSeveralLines(t *testing.T) {
	for _, tt := range []struct{ name, headline, title, want string }{
		{"a kicker in the heading", "Harbour: Storm over the town", "<h1><span>Harbour</span> <span>Storm over the town</span></h1>", "Harbour: Storm over the town"},
		{"no blank between", "Harbour: Storm over the town", "<h1><b>Harbour:</b>Storm over the town</h1>", "Harbour: Storm over the town"},
		{"a kicker, and more than the headline", "Harbour: Storm over the town", "<h1><span>Harbour</span><span>: </span><span>Storm over the town</span> <i>by Ann Lee</i></h1>", "Harbour: Storm over the town"},
		{"one text and more than the headline", "Storm over the 'old' town", "<h1><i>News</i> <span>Storm over the ‘old’ town</span></h1>", "Storm over the ‘old’ town"},
		{"one text", "Storm over the 'old' town", "<h1>Storm over the ‘old’ town</h1>", "Storm over the ‘old’ town"},
		{"other words", "Harbour: Storm over the old town", "<h1><span>Harbour</span> <span>Storm over the town</span></h1>", "Harbour Storm over the town"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := titleOf(t, `<head><meta property="og:title" content="`+tt.headline+`"></head><body>`+tt.title+"<p>x", ""); got != tt.want {
				t.Errorf("the title is %q, want %q", got, tt.want)
			}
		})
	}
}

// TestTitleInDocumentTitle: where nothing else says what the headline is, it ends where that
// of <title> does, and before the name of the site.
func TestTitleInDocumentTitle(t *testing.T) {
	for _, tt := range []struct{ name, document, title, want string }{
		{"a byline in the heading", "Storm over the town", "<h1>Storm over the town<div>by Ann Lee on May 2</div></h1>", "Storm over the town"},
		{"a day, and the name of the site in <title>", "Storm over the town | Post", "<h1>Storm over the town <small>May 2</small></h1>", "Storm over the town"},
		{"a headline with a dash", "Great expectations – a look back | Post", "<h1><i>Great expectations</i> – a look back</h1>", "Great expectations – a look back"},
		{"another headline", "All about storms", "<h1>Storm over the town <small>May 2</small></h1>", "Storm over the town May 2"},
		{"a day in a line above", "The Post", "<h1><small>2 May 2024</small><br>Storm over the town</h1>", "Storm over the town"},
		{"a day in a line below", "The Post", "<h1>Storm over the town<div>02.05.2024, 10:30</div></h1>", "Storm over the town"},
		{"a day of the headline", "The town on 2 May 2024", "<h1>2 May 2024<br>Storm over the town</h1>", "2 May 2024 Storm over the town"},
		{"a line with a day and words", "The Post", "<h1>The storm of 2 May 2024<br>Back over the town</h1>", "The storm of 2 May 2024 Back over the town"},
		{"a day alone", "The Post", "<h1>2 May 2024</h1>", "2 May 2024"},
		{"in one text", "Storm over the town", "<h1>Storm over the town and the harbour</h1>", "Storm over the town and the harbour"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := titleOf(t, `<head><title>`+tt.document+`</title></head><body>`+tt.title+"<p>x", ""); got != tt.want {
				t.Errorf("the title is %q, want %q", got, tt.want)
			}
		})
	}
}

// TestTitleOfTwoHints: where what the page calls its headline differs in signs only, <title>
// decides.
func TestTitleOfTwoHints(t *testing.T) {
	html := `<head><title>Harbour: Storm over the town - Post</title>
		<meta property="og:title" content="Harbour: Storm over the town"></head><body><h1><span>Harbour</span> <b>Storm over the town</b></h1><p>x`
	if got, want := titleOf(t, html, "Harbour - Storm over the town"), "Harbour: Storm over the town"; got != want {
		t.Errorf("the title is %q, want %q", got, want)
	}
}

// TestTitleWithReadings: how to read the characters of a title is not of it.
func TestTitleWithReadings(t *testing.T) {
	for _, tt := range []struct{ name, head, title, want string }{
		{"above each word", "", "<h1><ruby>港<rt>みなと</rt></ruby>に<ruby>新<rt>あたら</rt></ruby>しい<ruby>船<rt>ふね</rt></ruby></h1>", "港に新しい船"},
		{"with parentheses", "", "<h1><ruby>港<rp>(</rp><rt>みなと</rt><rp>)</rp></ruby>に船</h1>", "港に船"},
		{"and what the page calls its headline", `<meta property="og:title" content="港に新しい船が来ました">`, "<h1><ruby>港<rt>みなと</rt></ruby>に<ruby>新<rt>あたら</rt></ruby>しい<ruby>船<rt>ふね</rt></ruby>が<ruby>来<rt>き</rt></ruby>ました</h1>", "港に新しい船が来ました"},
		{"in parentheses without ruby", "", "<h1>港(みなと)に船</h1>", "港(みなと)に船"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := titleOf(t, "<head>"+tt.head+"</head><body>"+tt.title+"<p>x", ""); got != tt.want {
				t.Errorf("the title is %q, want %q", got, tt.want)
			}
		})
	}
}

// TestPicturedTitle: a heading that is a picture says the title, where none has words.
func TestPicturedTitle(t *testing.T) {
	for _, tt := range []struct{ name, head, want string }{
		{"a heading", `<h1><img src=a.gif alt="Storm over the town"></h1>`, "Storm over the town"},
		{"the sign of the site", `<h1><a href=/><img src=a.gif alt="The Post of the town"></a></h1>`, "May 2003"},
		{"below the sign of the site", `<h1><a href=/><img src=a.gif alt="The Post of the town"></a></h1><h2><img src=a.gif alt="Storm over the town"></h2>`, "Storm over the town"},
		{"no words", `<h1><img src=a.gif alt="x"></h1>`, "May 2003"},
		{"below the text", `<p>The storm came.</p><h2><img src=a.gif alt="Storm over the town"></h2>`, "May 2003"},
	} {
		p, sel := articletest.Parse(t, "<title>May 2003</title><body><div id=body>"+tt.head+"<p>The storm came at night.</p></div>")
		sel.Title = page.None
		if got := Of(p, sel, ""); got != tt.want {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}

// TestTitleBefore: the space of a wiki and a kicker before a title are none of it, and neither is the name of the site
// where linked data say what the article is called.
func TestTitleBefore(t *testing.T) {
	const trail = "<ol><li><a href=i.html>Manual</a><li><a href=m.html>Machines</a></ol>"
	for _, tt := range []struct{ name, document, html, headline, want string }{
		{"a space", "Manual : Oiling the wheel", trail + "<h1>Manual : Oiling the wheel</h1>", "", "Oiling the wheel"},
		{"no trail", "Manual : Oiling the wheel", "<h1>Manual : Oiling the wheel</h1>", "", "Manual : Oiling the wheel"},
		{"a trail that begins otherwise", "Machines : Oiling the wheel", trail + "<h1>Machines : Oiling the wheel</h1>", "", "Machines : Oiling the wheel"},
		{"a kicker", "Storm over the town | Post", "<h1><span>Harbour</span> Storm over the town</h1>", "", "Storm over the town"},
		{"words of the title", "Storm over the town | Post", "<h1>The storm over the town</h1>", "", "The storm over the town"},
		{"the name of the site", "The Post", "<h1><a href=/>The Post</a></h1>", "Storm over the town", "Storm over the town"},
		{"a title that linked data do not have", "The Post", "<h1>Rain over the town</h1>", "Storm over the town", "Rain over the town"},
	} {
		if got := titleOf(t, "<head><title>"+tt.document+"</title></head><body>"+tt.html+"<p>x", tt.headline); got != tt.want {
			t.Errorf("%s: %q", tt.name, got)
		}
	}
}
