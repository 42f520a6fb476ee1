package control

import (
	"testing"

	"galley/page"
	"galley/page/pagetest"
)

func TestIsHeadingButton(t *testing.T) {
	tests := []struct {
		name, source string // of the first button
		want         bool
	}{
		{"in a heading", `<h2><span><button>When?</button></span></h2>`, true},
		{"around a heading", `<button><span><h3>When?</h3></span></button>`, true},
		{"by roles", `<div role=heading aria-level=3><div role=button id=b>When?</div></div>`, true},
		{"in a term", `<dl><dt><button>When?</button></dt><dd>In May</dd></dl>`, true},
		{"in what a term means", `<dl><dt>When?</dt><dd><button>Share</button></dd></dl>`, false},
		{"behind a heading", `<h2>When?</h2><button>Share</button><h2>How?</h2>`, false},
		{"alone", `<button>Share</button>`, false},
		{"before the panel that it opens", `<div><button aria-expanded=true>When?</button> <div>In May, as a rule.</div></div>`, true},
		{"before a menu that it opens", `<div><button aria-expanded=true>Share</button><div>Send it to a friend <a href=/x>by mail</a></div></div>`, false},
		{"before another button", `<div><button aria-expanded=true>More</button><div>All of what we say <button>Buy</button></div></div>`, false},
		{"behind the panel", `<div><div>In May, as a rule.</div><button aria-expanded=true>More</button></div>`, false},
		{"before text that it does not open", `<div><button>Share</button><div>In May, as a rule.</div></div>`, false},
		{"no button", `<h2><a id=b>When?</a></h2>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := pagetest.Parse(t, tt.source)
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Tag == "button" || n.Attr("id") == "b" {
					if got := IsHeadingButton(p, page.NodeID(i)); got != tt.want {
						t.Errorf("IsHeadingButton = %v, want %v", got, tt.want)
					}
					return
				}
			}
			t.Fatal("no button")
		})
	}
}
