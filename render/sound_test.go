package render

import "testing"

// TestSounds: a sound that a script plays with buttons of its own is shown itself, others are not.
func TestSounds(t *testing.T) {
	for _, tt := range []struct {
		name, html string
		shown      bool
	}{
		{"buttons", `<div><div><button>Play</button></div><audio id=p src=/a.mp3></audio></div>`, true},
		{"a source", `<div><button>Play</button><audio id=p><source src=/a.mp3></audio></div>`, true},
		{"no buttons", `<div><p>` + carrotWords + `</p><audio id=p src=/a.mp3></audio></div>`, false},
		{"nothing to play", `<div><button>Play</button><audio id=p></audio></div>`, false},
		{"a box that is not shown", `<div hidden><button>Play</button><audio id=p src=/a.mp3></audio></div>`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": `<!doctype html><title>Carrots</title><body><main><p>` + carrotWords + `</p>` + tt.html + `</main>`})
			p := load(t, common(t), s.URL)
			if n := find(t, p, "#p"); p.Nodes[n].Hidden == tt.shown {
				t.Errorf("hidden is %v", p.Nodes[n].Hidden)
			}
		})
	}
}
