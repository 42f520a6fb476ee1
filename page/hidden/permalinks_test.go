package hidden_test

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

// Signs that lead to where they stand are no text.
func TestPermalink(t *testing.T) {
	tests := []struct{ name, source, want string }{
		{"of a heading", `<h2 id=start>Start<a href="#start">#</a></h2>`, "Start"},
		{"of a section", `<section id=start><h2>Start<a class=headerlink href="#start" title="Link">¶</a></h2></section>`, "Start"},
		{"without width", `<h1 id=start>Start <a href="#start" aria-label=Permalink>&#8203;</a></h1>`, "Start"},
		{"to itself", `<h3>Start<span><a href="#start" id=start>#</a></span></h3>`, "Start"},
		{"to a mark before it", `<h3><a name=start></a>Start <a href="#start"><span>§</span></a></h3>`, "Start"},
		{"before the words", `<dl><dt id=start><a href="#start">#</a> Start</dt></dl>`, "Start"},
		{"encoded", `<h2 id="café">Start<a href="#caf%C3%A9">🔗</a></h2>`, "Start"},
		{"mark of a footnote", `<p id=p>Start<a href="#fn1">*</a></p><p id=fn1>Note</p>`, "Start* Note"},
		{"way back from a footnote", `<p id=p>Start</p><p id=fn1>Note<a href="#p">^</a></p>`, "Start Note^"},
		{"to the top", `<h2 id=start>Start<a href="#">↑</a></h2>`, "Start↑"},
		{"words", `<h2 id=start><a href="#start">Start</a></h2>`, "Start"},
		{"number of a section", `<h2 id=start><a href="#start">1.</a> Start</h2>`, "1. Start"},
		{"other page", `<h2 id=start>Start<a href="/x#start">¶</a></h2>`, "Start¶"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := page.Norm(pagetest.Parse(t, tt.source).Text(0)); got != tt.want {
				t.Errorf("Text = %q, want %q", got, tt.want)
			}
		})
	}
}
