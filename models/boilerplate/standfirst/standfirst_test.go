package standfirst

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
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
		{"in a box of others", `<h1>A harbour</h1><div>19.10.2026 13:20</div><div><p>` + lead + `</p><p>Ann Lee</p></div>`, 0.4, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<main>"+tt.source+"<div id=body><p>"+bodytest.LongText+"</p></div></main>")
			trimmer := view.New(x.Scores(slices.Repeat([]float64{tt.post}, x.NumBlocks())), x)
			post := slices.Repeat([]float64{tt.post}, x.NumBlocks())
			b := view.NewBody(trimmer, body, post, 0.5)
			post[b.From] = 1
			if got := Find(b, x.Page.First(x.Page.Body(), "h1")); slices.Contains(got, 2) != tt.want {
				t.Errorf("%v, want %v", got, tt.want)
			}
		})
	}
}
