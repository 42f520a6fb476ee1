package plan

import (
	"testing"

	"galley/article/articletest"
	"galley/page"
)

// A link without words that cannot be seen is a permalink that waits for the pointer.
func TestUnseenLink(t *testing.T) {
	tests := []struct {
		name, link string
		opacity    float64
		want       bool // whether it is left out
	}{
		{"permalink", `<a href="#a" class=x aria-label=Permalink></a>`, 0, true},
		{"one that is seen", `<a href="#a"></a>`, 1, false},
		{"words that fade in", `<a href="#a">More</a>`, 0, false},
		{"a picture that fades in", `<a href="#a"><img src=a.png></a>`, 0, false},
		{"a place", `<a href="#a" id=place></a>`, 0, false},
		{"another page", `<a href="/a"></a>`, 0, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, _ := articletest.Parse(t, "<div id=body>x"+tt.link+"</div>")
			p.Styles = []page.Style{{Opacity: tt.opacity}}
			for i := range p.Nodes {
				if n := page.NodeID(i); p.Nodes[n].Tag == "a" {
					p.Nodes[n].Style = 0
					if got := isUnseenLink(p, n); got != tt.want {
						t.Errorf("isUnseenLink = %v", got)
					}
				}
			}
		})
	}
}
