package page

import "testing"

// The place of a mark is found in the element around that is positioned, or in the page, if that is as large as
// the insets say.
func TestLaidIn(t *testing.T) {
	const static, relative = 0, 1
	inList := func(right string) map[string]string {
		return map[string]string{"left": "10px", "width": "8px", "right": right, "top": "60px", "height": "20px", "bottom": "120px"}
	}
	inPage := func(right string) map[string]string {
		return map[string]string{"left": "50px", "width": "8px", "right": right, "top": "260px", "height": "20px", "bottom": "320px"}
	}
	moved := inList("282px")
	moved["left"], moved["margin-left"], moved["width"], moved["padding-left"] = "30px", "-20px", "4px", "4px"
	for _, tt := range []struct {
		name        string
		around, own int32 // styles
		set         map[string]string
		want        Rect
		ok          bool
	}{
		{"of the element itself", static, relative, nil, Rect{0, 0, 100, 40}, true},
		{"of the list around", relative, static, inList("282px"), Rect{30, 60, 100, 40}, true},
		{"with margins and padding", relative, static, moved, Rect{30, 60, 100, 40}, true},
		{"of a list of another size", relative, static, inList("182px"), Rect{}, false},
		{"of the page", static, static, inPage("942px"), Rect{130, 260, 100, 40}, true},
		{"of a page of another width", static, static, inPage("642px"), Rect{}, false},
	} {
		p := &Page{Viewport: Size{W: 1000, H: 600}, Laid: true,
			Styles: []Style{{Position: "static"}, {Position: "relative"}},
			Nodes: []Node{
				{Kind: Element, Tag: "html", Parent: None, End: 3, Style: static},
				{Kind: Element, Tag: "ul", Parent: 0, End: 3, Style: tt.around, Box: Rect{100, 200, 300, 200}},
				{Kind: Element, Tag: "li", Parent: 1, End: 3, Style: tt.own, Box: Rect{130, 260, 100, 40}},
			}}
		got, ok := p.LaidIn(2, func(name string) string { return tt.set[name] })
		if got != tt.want || ok != tt.ok {
			t.Errorf("%s: %v, %t; want %v, %t", tt.name, got, ok, tt.want, tt.ok)
		}
	}
}
