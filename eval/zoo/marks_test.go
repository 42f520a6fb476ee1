package zoo_test

import (
	"slices"
	"testing"

	"galley/page"
)

// What a style sheet puts before an element stays in the cell of a grid, behind what shares it, and signs of
// items that are read from right to left hang out on their right, as far as the padding of the list goes.
func TestMarksInPlaces(t *testing.T) {
	k := newKeeper(t)
	const ring = `<p>Of all <a href="#m">boats</a></p><div id=m><span>68 %</span></div>`
	const item = `<ul dir=rtl><li id=m>ساحل</li></ul><p><a href="#m">x</a></p>`
	for _, tt := range []struct{ name, css, in, property, want string }{
		{"in one cell", `#m{display:grid;place-items:center;width:120px;height:120px}#m::before,#m span{grid-area:1/1}#m::before{content:"";width:80px;height:80px;background:#eee}`, ring, "grid-row-start", "1"},
		{"at a line with a name", `#m{display:grid;grid-template-rows:[top] 40px [mine] auto}#m::before{grid-row:mine;content:"*"}`, ring, "grid-row-start", "auto"},
		{"in a cell of its own", `#m{display:grid}#m::before{content:"*"}`, ring, "grid-row-start", "auto"},
		{"on the right", `ul{list-style:none;padding:0 26px 0 0}li{position:relative}li::before{content:"*";position:absolute;right:-22px}`, item, "right", "-22px"},
		{"farther than the padding", `ul{list-style:none;padding:0}li{position:relative}li::before{content:"*";position:absolute;right:-42px}`, item, "", ""},
	} {
		_, is := k.shown(t, tt.css, tt.in)
		n := byID(is, "m")
		if n == page.None {
			t.Fatalf("%s: the element is lost", tt.name)
		}
		values := is.StyleOf(n).Generated(page.Before)
		if tt.property == "" {
			if values != nil {
				t.Errorf("%s: there is a mark", tt.name)
			}
			continue
		}
		if at := slices.Index(page.GeneratedProperties, tt.property); values == nil || values[at] != tt.want {
			t.Errorf("%s: %s of %q, want %q", tt.name, tt.property, values, tt.want)
		}
	}
}
