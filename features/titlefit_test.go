package features

import (
	"slices"
	"strings"
	"testing"

	"galley/features/wang"
	"galley/page"
	"galley/page/pagetest"
	"galley/page/parse"
)

// TestExact: of a heading with more than the headline only the headline is taken, where
// the page says what it is.
func TestExact(t *testing.T) {
	for _, tt := range []struct{ name, head, heading, want string }{
		{"section above the headline", `<meta property="og:title" content="A harbour is built">`, `<h1><span>Town</span><br><span id=x>A harbour is built</span></h1>`, "x"},
		{"headline in linked data", `<script type="application/ld+json">{"@type":"NewsArticle","headline":"A harbour is built"}</script>`, `<h1><small>Town</small> <b id=x>A harbour is built</b></h1>`, "x"},
		{"the heading says it", `<meta property="og:title" content="Town: A harbour is built">`, `<h1 id=x><span>Town:</span> <span>A harbour is built</span></h1>`, "x"},
		{"nothing says it", `<title>Other</title>`, `<h1 id=x><span>Town</span><span>A harbour is built</span></h1>`, "x"},
		{"the path in a wiki", `<title>harbours</title>`, `<h1><a href=/>Wiki</a>/ <a href=/town>town</a>/ <b id=x>harbours</b></h1>`, "x"},
		{"one link before a word", `<title>harbours</title>`, `<h1 id=x><a href=/>Wiki</a> <b>harbours</b></h1>`, "x"},
		{"one word", `<title>Town</title>`, `<h1 id=x><span>Town</span> <span>A harbour is built</span></h1>`, "x"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(`<head>`+tt.head+`</head><body>`+tt.heading+`<p>The text.</p>`), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, wang.Limits{})
			view := x.Scores(make([]float64, x.NumBlocks())).Titles(page.None)
			if got := view.Exact(p.First(p.Body(), "h1")); got != pagetest.ByID(t, p, tt.want) {
				t.Errorf("got %q", p.Text(got))
			}
		})
	}
}

// TestWhole: of a heading that begins with a kicker, the kicker alone is no title, where a
// colon or a title hint says that the headline follows.
func TestWhole(t *testing.T) {
	for _, tt := range []struct {
		name, html, chosen, want string
	}{
		{"kicker that a hint goes on after", `<title>Arms exports: Court hears the case | Post</title><meta property="og:title" content="Arms exports: Court hears the case"><h1 id=all><div><b id=k>Arms exports</b></div><span>Court hears the case</span> <i>by Ann</i></h1>`, "k", "all"},
		{"kicker, headline and the picture of the author", `<h1 id=all><b id=k>Arms exports:</b> <span>Court hears the case</span> <img src=ann.jpg></h1>`, "k", "k"},
		{"headline that the heading goes on after", `<meta property="og:title" content="Court hears the case"><h1 id=all><span id=k>Court hears the case</span> <span>A long story</span></h1>`, "k", "k"},
		{"kicker", `<h1 id=all><span id=k>Arms exports<i>:</i></span> <span>Court hears the case</span></h1>`, "k", "all"},
		{"kicker with a wide colon", `<h1 id=all><b id=k>Weather：</b><span>Storm comes</span></h1>`, "k", "all"},
		{"kicker without a colon", `<h1 id=all><span id=k>Arms exports</span> <span>Court hears the case</span></h1>`, "k", "k"},
		{"headline behind a kicker", `<h1 id=all><span>Arms exports:</span> <span id=k>What follows:</span></h1>`, "k", "k"},
		{"number of a section", `<title>Manual: Section A.33</title><h2 id=all><span id=k>A.33</span> <span>How mills are kept</span></h2>`, "k", "all"},
		{"whole heading", `<h1 id=all>What follows:</h1>`, "all", "all"},
		{"one line of a heading", `<h1 id=all><div class=line id=k>What the court heard</div><div class=line>of the case</div></h1>`, "k", "all"},
		{"word in a line of a heading", `<h1 id=all><div class=line>What the court</div> <div class=line><div class=word id=k>heard</div></div></h1>`, "k", "all"},
		{"headline beside what is marked up otherwise", `<h1 id=all><span class=headline id=k>Court hears the case</span><span class=more>A long story</span></h1>`, "k", "k"},
		{"one of the links of a heading", `<h1 id=all><a class=part id=k>Court hears the case</a> <a class=part>A long story</a></h1>`, "k", "k"},
		{"no heading", `<div id=all><span id=k>Arms exports:</span> <span>Court hears the case</span></div>`, "k", "k"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.html+`<p>The text.</p>`), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, wang.Limits{})
			view := x.Scores(make([]float64, x.NumBlocks())).Titles(page.None)
			if got := view.Whole(pagetest.ByID(t, p, tt.chosen)); got != pagetest.ByID(t, p, tt.want) {
				t.Errorf("got %v, want #%s", got, tt.want)
			}
		})
	}
}

// TestNamed: the name of the site above all of its pages is no title where a heading over
// the text is named as the page is.
func TestNamed(t *testing.T) {
	for _, tt := range []struct {
		name, html, want string
	}{
		{"banner", `<title>Court hears the case - Our Blog</title><h1 id=k>Our Blog</h1><h3 id=all>Court hears the case</h3>`, "all"},
		{"heading with a day", `<title>Court hears the case</title><h1 id=k>Our Blog</h1><h3 id=all>Court hears the case <small>May 2</small></h3>`, "all"},
		{"banner that the title begins with", `<title>Our Blog: Court hears the case</title><h1 id=k><a href="/">Our Blog</a></h1><h3 id=all>Court hears the case</h3>`, "all"},
		{"headline that the title begins with", `<title>Our case: Court hears the case</title><h1 id=k>Our case</h1><h3 id=all>Court hears the case</h3>`, "k"},
		{"one word that the page is called, below its section", `<title>Harbour!</title><h1 id=k>Blog</h1><h1 id=all>Harbour!</h1>`, "all"},
		{"name of the site above the headline", `<title>Blog</title><h1 id=all>Blog</h1><h1 id=k>Harbour</h1>`, "k"},
		{"section in a lower heading below the headline", `<title>Blog</title><h1 id=k>Harbour</h1><h2 id=all>Blog</h2>`, "k"},
		{"title of its own", `<title>Court hears the case</title><h1 id=k>Court hears the case</h1><h3 id=all>Court hears the case of the year</h3>`, "k"},
		{"nothing is named so", `<title>Home</title><h1 id=k>Our Blog</h1><h3 id=all>Court hears the case</h3>`, "k"},
		{"author below the headline", `<meta name=DC.Creator content="Ann Lee"><title>Ann Lee The mill</title><h1 id=all>The mill</h1><h2 id=k>Ann Lee</h2>`, "all"},
		{"author above the headline", `<meta name=author content="Ann Lee"><title>The mill - Ann Lee</title><h2 id=k>Ann Lee</h2><h1 id=all>The mill</h1>`, "all"},
		{"about an author", `<meta name=author content="Ann Lee"><title>Ann Lee</title><h1 id=k>Ann Lee</h1><h2 id=all>The mill</h2>`, "k"},
		{"no author is named so", `<title>Ann Lee The mill</title><h1 id=all>The mill</h1><h2 id=k>Ann Lee</h2>`, "k"},
		{"link home", `<title>Our Blog in Town</title><a href="/"><div id=k>Our Blog</div><h1>Town</h1></a><h1 id=all>Harbour</h1>`, "all"},
		{"headline that links home", `<title>Home</title><h1><a href="/" id=k>Our Blog</a></h1>`, "k"},
		{"menu below the name", `<title>Ann Our Blog | Start</title><h1 id=k>Our Blog</h1><div><a href=a>A</a> <a href=b>B</a> <a href=../c>C</a> <a href=/d>D</a></div><h2 id=all>Harbour</h2>`, "all"},
		{"name with a version", `<title>Our Tool: Mill Class</title><div id=k>Our Tool 0.9.7</div><div><a href=a>A</a> <a href=b>B</a> <label>Menu</label> <a href=../c>C</a> <a href=/d>D</a></div><div id=all>Mill Class</div>`, "all"},
		{"name with a version without a menu", `<title>Our Tool: Mill Class</title><div id=k>Our Tool 0.9.7</div><div id=all>Mill Class</div>`, "all"},
		{"name before the headline without a menu", `<title>Our Tool: Mill Class</title><div id=k>Our Tool</div><div id=all>Mill Class</div>`, "k"},
		{"number of a law", `<title>LAW-A-2019-88 On old mills and weirs</title><h3 id=k>On old mills and weirs</h3><dl><dt>Reference<dd>LAW-A-2019-88</dl><p>Mills are kept.`, "k"},
		{"key of a page in a wiki", `<title>town:old_mill [Our Wiki]</title><div>Our Wiki</div><div id=k>town:old_mill</div><h1 id=all>Where they ground</h1>`, "all"},
		{"name of one word", `<title>mill [Our Wiki]</title><div>Our Wiki</div><div id=k>mill</div><h1 id=all>Where they ground</h1>`, "k"},
		{"line that a heading repeats", `<title>The old mill</title><table><tr><th id=k>The old mill</th><tr><td><a href=b>Next</a></table><h2 id=all><a id=mill></a>The old mill</h2>`, "all"},
		{"line that a linked heading repeats", `<title>The old mill</title><div id=k>The old mill</div><h2 id=all><a href=b>The old mill</a></h2>`, "k"},
		{"menu and a line", `<title>Ann Our Blog | Start</title><h1 id=k>Our Blog</h1><div><a href=a>A</a> <a href=b>B</a> <a href=c>C</a> <a href=d>D</a> by Ann</div><h2 id=all>Harbour</h2>`, "k"},
		{"contents below the headline", `<title>Ann Our Blog | Start</title><h1 id=k>Our Blog</h1><div><a href=#a>A</a> <a href=#b>B</a> <a href=#c>C</a> <a href=#d>D</a></div><h2 id=all>Harbour</h2>`, "k"},
		{"menu below a headline of the page's name", `<title>Paper - Our Blog</title><h1 id=k>Our Blog</h1><div><a href=a>A</a> <a href=b>B</a> <a href=c>C</a> <a href=d>D</a></div><h2 id=all>Harbour</h2>`, "k"},
		{"a line of the page's name below the site's", `<title>The mill - Our Forum</title><h1 id=k>Our Forum</h1><div><b id=all>The mill</b><br>Friday, May 9</div>`, "all"},
		{"a link of the page's name below the site's", `<title>The mill - Our Forum</title><h1 id=k>Our Forum</h1><div><a href=m id=all>The mill</a></div>`, "k"},
		{"menu between the names of site and page", `<title>My Project: Class List</title><h1 id=k>My Project</h1><div><a href=a>A</a> <a href=b>B</a> <a href=c>C</a> <a href=d>D</a></div><div id=all>Class List</div>`, "all"},
		{"rubrics between headline and name of the site", `<title>Rain at last: Paper Day</title><meta property=og:site_name content="Paper Day"><h1 id=k>Rain at last</h1><div><a href=a>A</a> <a href=b>B</a> <a href=c>C</a> <a href=//x.example/d>D</a></div><div id=all>Paper Day</div>`, "k"},
		{"a menu of addresses with their host", `<title>My Project: Class List</title><h1 id=k>My Project</h1><div><a href=//x.example/a>A</a> <a href=https://www.x.example/b>B</a> <a href=c>C</a> <a href=d>D</a></div><div id=all>Class List</div>`, "all"},
		{"links to other sites between", `<title>My Project: Class List</title><h1 id=k>My Project</h1><div><a href=//y.example/a>A</a> <a href=//y.example/b>B</a> <a href=c>C</a> <a href=d>D</a></div><div id=all>Class List</div>`, "k"},
		{"a menu of headings", `<title>Local news</title><h1 id=k>More rubrics</h1><h2><a href=a>Sports</a></h2><h2><a href=b>Travel</a></h2><h2><a href=../c>Health</a></h2><h2><a href=/d>Cars</a></h2><h1 id=all>Court hears the case</h1>`, "all"},
		{"headings that lead to stories, over another rubric", `<title>Local news</title><h1 id=k>Ships</h1><h2><a href=a>A ship sinks</a></h2><h2><a href=b>A ship sails</a></h2><h2><a href=../c>A ship is built</a></h2><h2><a href=/d>Cars</a></h2><h2 id=all>Keeping tabs</h2>`, "k"},
		{"headings that lead to stories, and a line", `<title>Local news</title><h1 id=k>More rubrics</h1><h2><a href=a>Sports</a></h2><h2><a href=b>Travel</a></h2><p>All of them in one place</p><h1 id=all>Court hears the case</h1>`, "k"},
		{"author below the headline that the title begins with", `<title>The mill - Ann Lee</title><h1 id=k>The mill</h1><p id=all>Ann Lee</p>`, "k"},
		{"name of a manual, and a heading that says what kind of thing is named", `<title>MillWheel (Our Tool 17)</title><div id=k>Our Tool 17</div><h1 id=all>Class MillWheel&lt;R&gt;</h1>`, "all"},
		{"a heading that does not name the thing", `<title>MillWheel (Our Tool 17)</title><div id=k>Our Tool 17</div><h1 id=all>Class WaterMill</h1>`, "k"},
		{"section below a line that the page is called by", `<title>Old Mills</title><div id=all>Old Mills</div><h1 id=k>1. Stones</h1><p>Stones.</p><h1>2. Wheels</h1><p>Wheels.</p><h1>3. Weirs</h1>`, "all"},
		{"headline below such a line", `<title>Old Mills</title><div id=all>Old Mills</div><h1 id=k>Stones</h1><p>Stones.</p>`, "k"},
		{"section below such a link", `<title>Old Mills</title><a id=all href=b>Old Mills</a><h1 id=k>1. Stones</h1><p>Stones.</p><h1>2. Wheels</h1><p>Wheels.</p><h1>3. Weirs</h1>`, "k"},
		{"a line of the site below its name", `<title>Our Blog: Court hears the case</title><div><h1 id=k>Our Blog</h1><p>notes from town</div><div><h2 id=all>Court hears the case</h2><p>` + strings.Repeat("The text of the article. ", 9) + `</div>`, "all"},
		{"a second line of the headline in its head", `<title>Our case: Court hears the case</title><div><h1 id=k>Our case</h1><h2 id=all>Court hears the case</h2></div><div><p>` + strings.Repeat("The text of the article. ", 9) + `</div>`, "k"},
		{"a second line of the headline above the text", `<title>Our case: Court hears the case</title><div><h1 id=k>Our case</h1></div><div><h2 id=all>Court hears the case</h2><p>` + strings.Repeat("The text of the article. ", 9) + `</div>`, "k"},
		{"section of the text", `<title>Court hears the case</title><h1 id=k>All about it</h1><p>` + strings.Repeat("The text of the article. ", 9) + `</p><h2 id=all>Court hears the case</h2>`, "k"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.html+`<p>`+strings.Repeat("The text of the article. ", 9)+`</p>`), parse.Source{URL: "https://x.example/"})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, wang.Limits{})
			view := x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())).Titles(p.Body())
			if got := view.Named(pagetest.ByID(t, p, "k")); got != pagetest.ByID(t, p, tt.want) {
				t.Errorf("got %v, want #%s", got, tt.want)
			}
		})
	}
}

// TestIsOfEntry: the heading of an entry of a list names another page.
func TestIsOfEntry(t *testing.T) {
	const others = `<h2><a href="/b">The pier</a></h2><p>It stands in the sea.</p><h2><a href="/c">The lamp</a></h2><p>It burns at night.</p>`
	for _, tt := range []struct {
		name, html string
		want       bool
	}{
		{"of a list", `<title>Travel | Our Blog</title><h2 id=k><a href="/a">Seven ways to the mill</a></h2><p>It stands at the river.</p>` + others, true},
		{"with a link around it", `<title>Travel</title><a href="/a"><h2 id=k>Seven ways to the mill</h2></a>` + others, true},
		{"that the page is named by", `<title>Seven ways to the mill | Our Blog</title><h2 id=k><a href="/a">Seven ways to the mill</a></h2>` + others, false},
		{"that leads to a place", `<title>Travel</title><h2 id=k><a href="#a">Seven ways to the mill</a></h2>` + others, false},
		{"that leads nowhere", `<title>Travel</title><h2 id=k>Seven ways to the mill</h2>` + others, false},
		{"of another tag", `<title>Travel</title><h1 id=k><a href="/a">Seven ways to the mill</a></h1>` + others, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.html), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			x := NewIndex(p, wang.Limits{})
			view := x.Scores(make([]float64, x.NumBlocks())).Titles(page.None)
			if got := view.IsOfEntry(pagetest.ByID(t, p, "k")); got != tt.want {
				t.Errorf("got %v", got)
			}
		})
	}
}
