package sheet_test

import (
	"strings"
	"testing"
)

// A block of a style sheet that held the room of a picture laid over it has no room of its
// own in the article; one that holds room between words has.
func TestGeneratedRatio(t *testing.T) {
	const block = `content:"";display:block;padding-top:300px`
	const picture = `<div id=body box="0 0 600 300"><p><img src="a.png" look="position:absolute" box="0 0 600 300"></p></div>`
	for _, tt := range []struct {
		name, body, set string
		written         bool
	}{
		{"padding", picture, block, false},
		{"height", picture, `content:"";display:block;height:300px`, false},
		{"that floats", picture, `content:"";display:block;float:left;padding-bottom:300px`, false},
		{"above words", `<div id=body box="0 0 600 340">x</div>`, block, true},
		{"a small one", picture, `content:"";display:block;padding-top:30px`, true},
		{"with words", picture, `content:"A film";display:block;padding-top:300px`, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			doc := generatedCSS(t, `<body>`+tt.body, tt.set)
			if strings.Contains(doc, "::before") != tt.written {
				t.Error(doc)
			}
		})
	}
}
