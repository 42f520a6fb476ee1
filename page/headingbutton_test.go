package page

import "testing"

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
		{"no button", `<h2><a id=b>When?</a></h2>`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := parsed(t, tt.source)
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Tag == "button" || n.Attr("id") == "b" {
					if got := p.IsHeadingButton(NodeID(i)); got != tt.want {
						t.Errorf("IsHeadingButton = %v, want %v", got, tt.want)
					}
					return
				}
			}
			t.Fatal("no button")
		})
	}
}
