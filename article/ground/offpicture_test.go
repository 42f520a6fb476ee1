package ground_test

import (
	"fmt"
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Words that lay over a picture, and do not stand on it in the article, can be read.
func TestOffPicture(t *testing.T) {
	for _, tt := range []struct{ name, color, ground, box, want string }{
		{"white", "rgb(255, 255, 255)", "", "20 20 300 40", "background-color:rgb(0, 0, 0)"},
		{"light", "rgb(170, 170, 170)", "", "20 20 300 40", "background-color:rgb(0, 0, 0)"},
		{"dark", "rgb(20, 20, 20)", "", "20 20 300 40", ""},
		{"on a ground of its own", "rgb(255, 255, 255)", "background-color:rgb(0, 60, 0)", "20 20 300 40", ""},
		{"pulled up onto it", "rgb(255, 255, 255)", "margin-top:-80px", "20 320 300 40", ""},
		{"light beside the picture", "rgb(170, 170, 170)", "", "20 420 300 40", ""},
	} {
		p, sel := articletest.Laid(t, fmt.Sprintf(`<div id=body box="0 0 700 900"><p box="0 500 700 200">Dark words, and many of them.</p><figure box="0 0 700 460"><img src="a.png" box="0 0 700 400">
<b look="position:absolute;color:%s;%s" box=%q>Words</b><figcaption box="0 400 700 60">The caption below</figcaption></figure></div>`, tt.color, tt.ground, tt.box))
		doc := documenttest.Written(t, p, sel)
		if n := strings.Count(doc, "background-color:"); tt.want == "" && !strings.HasPrefix(tt.ground, "background") && n > 0 || !strings.Contains(doc, tt.want) {
			t.Errorf("%s: no %q, or another ground:\n%s", tt.name, tt.want, doc)
		}
	}
}

// A card that was pulled up over a picture lies above it, with its ground.
func TestPulledUpCard(t *testing.T) {
	for position, want := range map[string]bool{"relative": true, "static": false} {
		p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><img src="a.png" box="0 0 700 400"><div look="margin-top:-60px;background-color:rgb(255, 255, 255);position:`+position+`" box="0 340 700 300">A card with words</div></div>`)
		if doc := documenttest.Written(t, p, sel); strings.Contains(doc, "position:relative") != want {
			t.Errorf("%s: positioned is not %t:\n%s", position, want, doc)
		}
	}
}
