package sheet

import (
	"testing"

	"galley/article/allowlist"
	"galley/page"
)

func TestOutline(t *testing.T) {
	box := page.Rect{W: 200, H: 100}
	for _, tt := range []struct {
		in, want string
		left     float64 // in percent
	}{
		{"circle(50%)", "circle(50% at 50% 50%)", 98},
		{"circle(40px at 25% 50px)", "circle(40px at 25% 50px)", 25},
		{"ellipse(50% 50% at 50% 50%)", "ellipse(50% 50% at 50% 50%)", 79},
		{"polygon(0px 0px, 100% 8%, 100% 92%, 0% 100%)", "polygon(0px 0px, 100% 8%, 100% 92%, 0px 100%)", 92},
		{"polygon(evenodd, 0px 0px, 100% 0px, calc(100% - 20px) 100%)", "polygon(evenodd, 0px 0px, 100% 0px, calc(100% + -20px) 100%)", 50},
		{"polygon(0px 0px, 0px 0px, 0px 0px)", "polygon(0px 0px, 0px 0px, 0px 0px)", 0},
		{"none", "", 0}, {"", "", 0},
		{"inset(50%)", "inset(50%)", 0},
		{"inset(0px round 20px)", "inset(0px round 20px)", 100},
		{"inset(10px 25% 0px)", "inset(10px 25% 0px)", 45},
		{"inset(0px 0px 0px 100px round 4px 8px)", "inset(0px 0px 0px 100px round 4px 8px)", 50},
		{"inset(1px 1px 1px 1px 1px)", "", 0},
		{"inset(0px round)", "", 0},
		{"inset(0px round 4px / 2px)", "", 0},
		{"polygon(0px 0px, 100% 8%)", "", 0},
		{"polygon(0px 0px, 100% 8%, 1em 2px)", "", 0},
		{"circle(closest-side)", "", 0},
		{"circle(calc(1px * 3))", "", 0},
		{"circle(NaN%)", "", 0},
		{"circle(50%)}", "", 0},
		{`url("#c")`, "", 0},
		{`path("M0 0")`, "", 0},
		{"circle(50%) border-box", "", 0},
	} {
		o, ok := ParseOutline(tt.in)
		if ok != (tt.want != "") || ok && o.String() != tt.want {
			t.Errorf("%s is %v, %v, want %s", tt.in, o, ok, tt.want)
		}
		if !ok {
			continue
		}
		if left := 100 * o.Left(box); left < tt.left-1 || left > tt.left+1 {
			t.Errorf("%s leaves %.1f %%, want %.0f %%", tt.in, left, tt.left)
		}
	}
}

func FuzzOutline(f *testing.F) {
	f.Add("polygon(evenodd, 0px 0px, 100% 0px, calc(100% - 20px) 100%)")
	f.Add("ellipse(50% 20px at 50% 50%)")
	f.Fuzz(func(t *testing.T, v string) {
		if o, ok := ParseOutline(v); ok && !vetShape(o.String()) {
			t.Errorf("%q is written as %q", v, o)
		}
	})
}

// vetShape reports whether a shape has nothing in it but numbers and the words of shapes.
func vetShape(v string) bool {
	for i := range len(v) {
		if c := v[i]; !allowlist.IsNameByte(c) && c != ' ' && c != '(' && c != ')' && c != ',' && c != '.' && c != '%' && c != '+' {
			return false
		}
	}
	return true
}
