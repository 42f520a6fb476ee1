package dress_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// TestShape: a box keeps the shape that it is cut out in, but not one that hides most of it
// as it does before it is revealed.
func TestShape(t *testing.T) {
	star := "polygon(50% 0px, 61% 35%, 98% 35%, 68% 57%, 79% 91%, 50% 70%, 21% 91%, 32% 57%, 2% 35%, 39% 35%)"
	for _, tt := range []struct {
		name, shape, content string
		want                 bool
	}{
		{"a star around a word", star, "LOUD", true},
		{"a triangle", "polygon(50% 0px, 100% 100%, 0px 100%)", `<img src="a.png">`, true},
		{"a sliver", "polygon(0px 0px, 20% 0px, 20% 100%, 0px 100%)", `<img src="a.png">`, false},
		{"a star of nothing", "polygon(50% 50%, 50% 50%, 50% 50%, 50% 50%, 50% 50%, 50% 50%, 50% 50%, 50% 50%)", "LOUD", false},
		{"a small circle", "circle(20%)", `<img src="a.png">`, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<div id=body box="0 0 600 300"><div box="0 0 200 200" look="clip-path:`+tt.shape+`">`+tt.content+`</div><p>x</p></div>`)
			if got := strings.Contains(documenttest.Written(t, p, sel), "clip-path:"); got != tt.want {
				t.Errorf("a clip-path is written: %v, want %v", got, tt.want)
			}
		})
	}
}
