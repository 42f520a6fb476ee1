package render

import (
	"testing"
)

// TestOverlaid: what is laid over a line and not seen does not break it, and is no text. What is
// seen, or leaves its room, does.
func TestOverlaid(t *testing.T) {
	b := start(t, Options{})
	for _, tt := range []struct{ name, style, html, want string }{
		{"a tooltip", "i i{visibility:hidden;position:absolute;display:block;width:9em}", "The <i>lamp<i>Of 1931.</i></i> is old.", "The lamp is old."},
		{"a tooltip that fades in", "i i{opacity:0;position:absolute;display:block}", "The <i>lamp<i>Of 1931.</i></i> is old.", "The lamp is old."},
		{"stars", "i{display:inline-block;position:relative}i:before{content:'*****'}i i{position:absolute;top:0}i i:before{content:'***'}", "Given <i><i></i></i> by all.", "Given by all."},
		{"a note that is shown", "i i{visibility:visible;position:absolute;display:block}p{visibility:visible}", "The <i>lamp<i>Of 1931.</i></i> is old.", "The lamp\nOf 1931.\nis old."},
		{"something visible in it", "i i{visibility:hidden;position:absolute;display:block}b{visibility:visible}", "The <i>lamp<i><b>Of 1931.</b></i></i> is old.", "The lamp\nOf 1931.\nis old."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := site(t, map[string]string{"/": "<style>" + tt.style + "</style><p>" + tt.html})
			p := load(t, b, s.URL)
			if got := text(t, p, "p"); got != tt.want {
				t.Errorf("%q, want %q", got, tt.want)
			}
		})
	}
	s := site(t, map[string]string{"/": "<style>input{position:absolute;opacity:0}</style><ul><li><label><input type=checkbox checked></label> Done"})
	p := load(t, b, s.URL)
	if n, err := p.FindCSS("input"); err != nil || p.Nodes[n].Hidden {
		t.Errorf("a box that another is drawn for is hidden: %v", err)
	}
}
