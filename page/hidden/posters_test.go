package hidden_test

import (
	"testing"

	"galley/page/pagetest"
)

// Pictures that a script lays over a film are those that the film shows.
func TestPosters(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		hidden       bool
	}{
		{"over the film", `<div><video src=/a.mp4 poster=/a.jpg></video><picture><img src=/a.jpg></picture></div>`, true},
		{"another picture", `<div><video src=/a.mp4 poster=/a.jpg></video><img src=/b.jpg></div>`, false},
		{"elsewhere", `<img src=/a.jpg><div><div><div><div><video src=/a.mp4 poster=/a.jpg></video></div></div></div></div>`, false},
		{"a film without one", `<div><video src=/a.mp4></video><img src=/a.jpg></div>`, false},
	} {
		p := pagetest.Parse(t, tt.source)
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "img" && n.Hidden != tt.hidden {
				t.Errorf("%s: hidden is %v", tt.name, n.Hidden)
			}
		}
	}
}
