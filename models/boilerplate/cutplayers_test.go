package boilerplate

import (
	"slices"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestCutsAroundPlayers: of a film or a sound with buttons of a script its labels are cut, and not what it plays.
func TestCutsAroundPlayers(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		cut          bool
	}{
		{"a film", `<div><div><button>Play</button><div>0:00</div></div><video src=/a.mp4></video></div>`, false},
		{"a sound", `<div><button>Play</button><audio src=/a.mp3></audio><div>0:00</div></div>`, false},
		{"what a link leads to", `<div><button>Play</button><video src=/a.mp4></video><a href=/x>buy a boat</a></div>`, true},
		{"with a heading", `<div><h3>More films</h3><button>Play</button><video src=/a.mp4></video></div>`, true},
		{"without a button", `<div><video src=/a.mp4></video><p>buy a boat</p></div>`, true},
	} {
		x, body := bodytest.WithBody(t, "<div id=body><p>one story</p>"+tt.source+"<p>two story</p></div>")
		post := make([]float64, x.NumBlocks())
		post[0], post[len(post)-1] = 1, 1
		cut := New(x.Scores(post), x).cuts(body, post, 0.5)
		if len(cut) == 0 {
			t.Errorf("%s: nothing is cut", tt.name)
		}
		in := func(n page.NodeID) bool {
			node := &x.Page.Nodes[n]
			return slices.ContainsFunc(cut, func(c page.NodeID) bool { return x.Page.Contains(c, n) }) && (node.Tag == "video" || node.Tag == "audio")
		}
		got := false
		for n := range page.NodeID(len(x.Page.Nodes)) {
			got = got || in(n)
		}
		if got != tt.cut {
			t.Errorf("%s: cut is %v", tt.name, got)
		}
	}
}
