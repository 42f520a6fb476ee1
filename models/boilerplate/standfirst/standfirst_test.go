package standfirst

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/pagetest"
)

// TestIsBeside: whether the block behind the title stands alone beside it.
func TestIsBeside(t *testing.T) {
	tests := []struct {
		name, source string // the title is the first heading
		want         bool
	}{
		{"behind it", `<h1>A harbour</h1><p>It is built anew.</p><p>More.</p>`, true},
		{"each in a box", `<div><div><span>Town</span><h1>A harbour</h1></div></div><div><div><p>It is built anew.</p></div></div><p>More.</p>`, true},
		{"with another in its box", `<h1>A harbour</h1><div><p>It is built anew.</p><p>More.</p></div>`, false},
		{"with a link", `<h1>A harbour</h1><p>It is <a href=/x>built</a> anew.</p>`, false},
		{"behind a picture", `<h1>A harbour</h1><div><img src=a.png></div><div><p>It is built anew.</p></div><p>More.</p>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			title := x.Page.First(body, "h1")
			_, block := x.Span(title)
			trimmer := view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x)
			if got := isBeside(trimmer, title, block); got != tt.want {
				t.Errorf("isBeside = %v, want %v", got, tt.want)
			}
		})
	}
}

// TestStandfirst: what stands between the title and the text is a standfirst, though a day does
// between, where it may be text.
func TestStandfirst(t *testing.T) {
	const lead = "For eight and thirty years he has wound the clock of the tower on each Monday."
	for _, tt := range []struct {
		name, source string
		post         float64
		want         bool
	}{
		{"below a day", `<h1>A harbour</h1><div>19.10.2026 13:20</div><p>` + lead + `</p>`, 0.4, true},
		{"less like text", `<h1>A harbour</h1><div>19.10.2026 13:20</div><p>` + lead + `</p>`, 0.2, false},
		{"below a picture and its caption", `<h1>A harbour</h1><div><img src=a.png><div>The pier</div></div><p>` + lead + `</p>`, 0.2, true},
		{"below a picture", `<h1>A harbour</h1><div>19.10.2026 13:20</div><div><img src=a.png></div><p>` + lead + `</p>`, 0.2, false},
		{"with a link", `<h1>A harbour</h1><div>19.10.2026 13:20</div><p>` + lead + ` <a href=/x>All of it</a></p>`, 0.4, false},
		{"a sentence right behind the title, above facts", `<h1>A harbour</h1><div>` + lead + `</div><div>Ann Lee</div><div>19.10.2026 13:20</div>`, 0.1, true},
		{"no sentence there", `<h1>A harbour</h1><div>For eight and thirty years he has wound the clock of the tower</div><div>Ann Lee</div><div>19.10.2026 13:20</div>`, 0.1, false},
		{"in a box of others", `<h1>A harbour</h1><div>19.10.2026 13:20</div><div><p>` + lead + `</p><p>Ann Lee</p></div>`, 0.4, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<main>"+tt.source+"<div id=body><p>"+bodytest.LongText+"</p></div></main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{tt.post}, x.NumBlocks())), x)
			post := slices.Repeat([]float64{tt.post}, x.NumBlocks())
			b := view.NewBody(trimmer, body, post, 0.5)
			post[b.From] = 1
			if got := Find(b, x.Page.First(x.Page.Body(), "h1")); (slices.Contains(got, 2) || slices.Contains(got, 1)) != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestStandfirstInBody: a standfirst in the body that the text begins with again is left out.
func TestStandfirstInBody(t *testing.T) {
	const lead = "For eight and thirty years he has wound the clock of the tower on each Monday."
	for _, tt := range []struct {
		name, text string
		want       bool
	}{
		{"other words", bodytest.LongText, true},
		{"the same words", lead + " " + bodytest.LongText, false},
		{"the same begin", "For eight and thirty years there was peace. " + bodytest.LongText, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body><h1>A harbour</h1><p>"+lead+"</p><div>19.10.2026</div><p>"+tt.text+"</p></div>")
			post := slices.Repeat([]float64{0.4}, x.NumBlocks())
			b := view.NewBody(view.New(x.Scores(post), x), body, post, 0.5)
			post[3] = 1
			if got := Find(b, x.Page.First(body, "h1")); slices.Contains(got, 1) != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestStandfirstBeforeText: prose that the text follows is its standfirst, whatever stands between it
// and the title, but not below a heading of its own.
func TestStandfirstBeforeText(t *testing.T) {
	const (
		lead  = "For eight and thirty years Ann Lee has wound the clock of the tower on each Monday, and nobody has ever seen her come late."
		links = `<ul><li><a href=/a>A wall fell on the pier</a></li><li><a href=/b>More boats than ever</a></li></ul>`
	)
	for _, tt := range []struct {
		name, source string
		post         float64
		want         bool
	}{
		{"behind a box of links", `<h1>A harbour</h1>` + links + `<div><div>` + lead + `</div></div>`, 0.25, true},
		{"behind a mark", `<h1>A harbour</h1>` + links + `<div><div><div>*</div><div>` + lead + `</div></div></div>`, 0.25, false},
		{"not like text", `<h1>A harbour</h1>` + links + `<div><div>` + lead + `</div></div>`, 0.1, false},
		{"below a heading", `<h1>A harbour</h1>` + links + `<h2>In short</h2><div>` + lead + `</div>`, 0.25, false},
		{"with a link", `<h1>A harbour</h1>` + links + `<div>` + lead + ` <a href=/x>All of it.</a></div>`, 0.25, false},
		{"a line", `<h1>A harbour</h1>` + links + `<div>The town has a new clock, and one who winds it.</div>`, 0.25, false},
		{"a line below facts that were cut", `<h1>A harbour</h1><div>FACTS</div><div>The town has a new clock, and one who winds it.</div>`, 0.16, true},
		{"a line below facts that were cut, in a box", `<div><h1>A harbour</h1><div>FACTS</div></div><div>The town has a new clock, and one who winds it.</div>`, 0.16, false},
		{"a line right below the title, before a picture", `<h1>A harbour</h1><div>FACTS</div><div><img src=a.png></div><div>The town has a new clock, and one who winds it.</div>`, 0.16, false},
		{"a line in bold", `<h1>A harbour</h1>` + links + `<div><b>The town has a new clock</b><br><b>and one who winds it</b></div>`, 0.4, true},
		{"such that announces something", `<h1>A harbour</h1>` + links + `<div><b>The town has a new clock and one who winds it:</b></div>`, 0.4, false},
		{"such with a link", `<h1>A harbour</h1>` + links + `<div><b>The town has a <a href=/x>new clock</a> and one who winds it</b></div>`, 0.4, false},
		{"before others", `<h1>A harbour</h1>` + links + `<div>` + lead + `</div><div>Ann Lee</div>`, 0.25, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<main>"+tt.source+"<div id=body><p>"+bodytest.LongText+"</p></div></main>")
			a, _ := x.Span(body)
			post := slices.Repeat([]float64{tt.post}, x.NumBlocks())
			post[a] = 1
			for i := range post {
				if x.BlockText(i) == "FACTS" {
					post[i] = 0
				}
			}
			got := Find(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), x.Page.First(x.Page.Body(), "h1"))
			found := slices.ContainsFunc(got, func(i int) bool {
				return strings.HasPrefix(x.BlockText(i), "For eight") || strings.HasPrefix(x.BlockText(i), "The town")
			})
			if found != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestStandfirstOpensBody: the first blocks of a body right behind the title are looked at as well, and a
// line with more words than labels have is a subtitle.
func TestStandfirstOpensBody(t *testing.T) {
	const line = "The town may give up its clock after all, says the one who has wound it"
	for _, tt := range []struct {
		name, head, first string
		post              float64
		want              bool
	}{
		{"described", `<meta name=description content="` + line + `"><h1>A harbour</h1>`, `<div><span>` + line + `</span></div>`, 0.1, true},
		{"not described", `<div><h1>A harbour</h1></div>`, `<div><div>` + line + `</div><div>Ann Lee</div></div>`, 0.25, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, tt.head+"<div id=body>"+tt.first+"<p>"+bodytest.LongText+"</p></div>")
			a, b := x.Span(body)
			post := slices.Repeat([]float64{tt.post}, x.NumBlocks())
			post[b-1] = 1
			if got := Find(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), x.Page.First(x.Page.Body(), "h1")); slices.Contains(got, a) != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestStandfirstOfFewWords: a line of few words is a standfirst where the page describes itself by it.
func TestStandfirstOfFewWords(t *testing.T) {
	for _, tt := range []struct {
		description, line string
		want              bool
	}{
		{"출근길에 읽는 짧은 소식입니다.", "출근길에 읽는 짧은 소식입니다.", true},
		{"Filmed in twelve days.", "Filmed in twelve days.", true},
		{"Filmed in twelve days.", "Filmed in ten days.", false},
		{"Film", "Film", false},
		{"Filmed in twelve days.", "<a href=/x>Filmed in twelve days.</a>", false},
	} {
		x, body := bodytest.WithBody(t, "<meta name=description content=\""+tt.description+"\"><h1>A harbour</h1><div>Ann Lee</div><div>"+tt.line+"</div><div id=body><p>"+bodytest.LongText+"</p></div>")
		post := slices.Repeat([]float64{0.02}, x.NumBlocks())
		post[len(post)-1] = 1
		if got := Find(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), x.Page.First(x.Page.Body(), "h1")); len(got) > 0 != tt.want {
			t.Errorf("%s: %v", tt.line, got)
		}
	}
}

// TestStandfirstAboveFacts: a sentence right behind the title, in another box, is a standfirst where lines of
// who wrote the text follow it.
func TestStandfirstAboveFacts(t *testing.T) {
	const (
		lead = "The town has no money for a new clock. The old one may stop on each Monday"
		by   = `<div><a href=/ann>Ann Lee</a></div><div>Monday morning</div>`
	)
	for _, tt := range []struct {
		name, behind string
		post         float64
		want         bool
	}{
		{"above facts", `<div>` + lead + `</div>` + by, 0.24, true},
		{"not like text", `<div>` + lead + `</div>` + by, 0.2, false},
		{"above the text", `<div>` + lead + `</div>`, 0.24, false},
		{"above a paragraph", `<div>` + lead + `</div><div>` + bodytest.LongText + `</div>`, 0.24, false},
		{"with a number", `<div>` + lead + ` of 2027</div>` + by, 0.24, false},
		{"with a link", `<div>` + lead + `, <a href=/x>they say</a></div>` + by, 0.24, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, `<section><h1>A harbour</h1></section><article>`+tt.behind+"<div id=body><p>"+bodytest.LongText+"</p></div></article>")
			a, _ := x.Span(body)
			post := slices.Repeat([]float64{tt.post}, x.NumBlocks())
			post[a] = 1
			if got := Find(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), x.Page.First(x.Page.Body(), "h1")); slices.Contains(got, 1) != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}

// TestLargerType: a sentence in larger type than the text is a standfirst, also behind a line that is none.
func TestLargerType(t *testing.T) {
	const lead = "For eight and thirty years he has wound the clock of the tower on each Monday."
	for _, tt := range []struct {
		name, lead string
		size, post float64
		want       bool
	}{
		{"larger", lead, 24, 0.12, true},
		{"as large as the text", lead, 18, 0.12, false},
		{"no styles are known", lead, 0, 0.12, false},
		{"hardly like text", lead, 24, 0.05, false},
		{"with a link", lead + " <a href=/x>All of it</a>", 24, 0.12, false},
		{"no sentence", "The clock of the tower on each of all Mondays", 24, 0.12, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<main><h1>A harbour</h1><div>New today</div><p id=lead>"+tt.lead+"</p><div>Mail</div><div id=body><p>"+bodytest.LongText+"</p></div></main>")
			p, post := x.Page, slices.Repeat([]float64{1}, x.NumBlocks()) // without boxes nothing would be seen
			if p.Laid = tt.size > 0; p.Laid {
				p.Styles = []page.Style{{FontSize: 18}, {FontSize: tt.size}}
				for i := range p.Nodes {
					if p.Nodes[i].Kind == page.Element {
						p.Nodes[i].Style = 0
					}
					if p.Nodes[i].Attr("id") == "lead" {
						p.Nodes[i].Style = 1
					}
				}
			}
			from, _ := x.Span(body)
			for i := range from {
				post[i] = 0
			}
			block, _ := x.Span(pagetest.ByID(t, p, "lead"))
			post[block] = tt.post
			found := Find(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5), p.First(0, "h1"))
			if got := slices.Contains(found, block); got != tt.want {
				t.Errorf("found %v of block %d, want %v", found, block, tt.want)
			}
		})
	}
}

// TestIsBefore: a sentence right before the text is a standfirst where it is long, or stands behind a figure: the caption
// would be in that.
func TestIsBefore(t *testing.T) {
	const sentence = "The new pier of the harbour is open to the public from today."
	for _, tt := range []struct {
		name, source string
		want         bool
	}{
		{"behind a figure", `<figure><img src=a.png></figure><div class=s>` + sentence + `</div>`, true},
		{"in a box behind a figure", `<figure><img src=a.png></figure><div><div class=s>` + sentence + `</div></div>`, true},
		{"behind a figure with a caption", `<figure><img src=a.png><figcaption>The pier</figcaption></figure><div class=s>` + sentence + `</div>`, false},
		{"behind a picture", `<div><img src=a.png></div><div class=s>` + sentence + `</div>`, false},
		{"long", `<div class=s>` + sentence + " " + sentence + `</div>`, true},
	} {
		x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"<p>"+bodytest.LongText+"</p></div>")
		n, err := x.Page.FindCSS(".s")
		if err != nil || body == page.None {
			t.Fatal(err)
		}
		block, _ := x.Span(n)
		if got := isBefore(view.New(x.Scores(slices.Repeat([]float64{1}, x.NumBlocks())), x), block); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}
