package zoo_test

import (
	"math"
	"testing"
)

// Large type in lines that are longer than those of a telephone is smaller there, with its lines, and as large as it was on
// the screen of the page. Large numbers and ordinary headings are as large on both.
func TestLargeType(t *testing.T) {
	s := newScreens(t)
	for _, tt := range []struct {
		name, css, body, tag string
		size, least, most    float64 // on the wide screen, and bounds on a telephone
	}{
		{"a heading", `h2{font-size:84px;line-height:1.1}`, `<h2>The archive of the second landing</h2>`, "h2", 84, 36, 46},
		{"in a heading", `h2{font-size:64px}`, `<h2>The <i>archive</i> of the second landing</h2>`, "i", 64, 36, 44},
		{"an ordinary heading", `h2{font-size:32px}`, `<h2>The archive of the second landing</h2>`, "h2", 32, 32, 32},
		{"a heading of 40 px", `h2{font-size:40px}`, `<h2>The archive of the second landing</h2>`, "h2", 40, 40, 40},
		{"letters in a row", `h2{font-size:80px;display:flex;justify-content:center;gap:20px}`, `<h2><i>a</i><i>g</i><i>R</i></h2>`, "i", 80, 80, 80},
		{"a number", `b{font-size:66px;float:left;margin-right:12px}`, `<p><b>47</b> lamps were counted on the landing that night, and nobody on board seemed to mind.</p>`, "b", 66, 66, 66},
	} {
		wide, narrow := s.shown(t, tt.css, tt.body)
		a, b := wide.StyleOf(firstTag(wide, tt.tag)), narrow.StyleOf(firstTag(narrow, tt.tag))
		if math.Abs(a.FontSize-tt.size) > 0.1 || b.FontSize < tt.least || b.FontSize > tt.most {
			t.Errorf("%s: %.1f px, and %.1f px on a telephone", tt.name, a.FontSize, b.FontSize)
		}
		if line := a.LookValue("line-height"); tt.tag == "h2" && tt.size == 84 && (line != "92.4px" || b.LookValue("line-height") == line) {
			t.Errorf("%s: lines of %s, and of %s on a telephone", tt.name, line, b.LookValue("line-height"))
		}
	}
}
