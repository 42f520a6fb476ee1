package article

import (
	"slices"
	"testing"

	"galley/page"
)

// TestUnseenOnLayer: words in the colour of what they stand in are seen on something else that is painted behind them,
// unless that has their colour too.
func TestUnseenOnLayer(t *testing.T) {
	const blue, white = "rgb(10, 75, 120)", "rgb(255, 255, 255)"
	for _, tt := range []struct {
		name, layer, before string // what is painted, as an element or by a style sheet
		unseen              bool
	}{
		{"nothing behind", "", "", true},
		{"a layer of colour", `<i look="position:absolute;background-color:` + blue + `" box="0 300 700 240"></i>`, "", false},
		{"a background picture", `<i look="position:absolute;background-image:url(https://example.org/a.png)" box="0 300 700 240"></i>`, "", false},
		{"a layer of their colour", `<i look="position:absolute;background-color:` + white + `" box="0 300 700 240"></i>`, "", true},
		{"a layer elsewhere", `<i look="position:absolute;background-color:` + blue + `" box="0 600 700 240"></i>`, "", true},
		{"a line", `<i look="position:absolute;background-color:` + blue + `" box="0 330 700 1"></i>`, "", true},
		{"a layer that cannot be seen", `<i look="position:absolute;background-color:` + blue + `;opacity:0" box="0 300 700 240"></i>`, "", true},
		{"what a style sheet puts before them", "", blue, false},
		{"the same in their colour", "", white, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, `<body look="background-color:`+white+`" box="0 0 1366 900"><div id=body box="0 0 700 900">
				<p box="0 0 700 100">Some words of an article that everybody can see, and some more, so that most of it is seen.</p>
				<div look="position:relative" box="0 300 700 240">`+tt.layer+`<p id=white look="color:`+white+`" box="20 320 660 40">White words</p></div></div>`)
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Kind == page.Text {
					n.Box = p.Nodes[n.Parent].Box
				}
			}
			if tt.before != "" {
				paintBefore(p, tt.before)
			}
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			if unseen := len(a.Hidden) > 0; unseen != tt.unseen {
				t.Errorf("unseen: %t (%q), want %t", unseen, a.Hidden, tt.unseen)
			}
		})
	}
}

// paintBefore gives the element with the id white a ::before that has a ground.
func paintBefore(p *page.Page, ground string) {
	values := make([]string, len(page.GeneratedProperties))
	values[slices.Index(page.GeneratedProperties, "content")] = `""`
	values[slices.Index(page.GeneratedProperties, "position")] = "absolute"
	values[slices.Index(page.GeneratedProperties, "background-color")] = ground
	n := page.NodeID(slices.IndexFunc(p.Nodes, func(n page.Node) bool { return n.Attr("id") == "white" }))
	style := p.Styles[p.Nodes[n].Style]
	style.Look = slices.Clone(style.Look)
	style.Look[slices.Index(page.LookProperties, page.Before)] = page.JoinGenerated(values)
	p.Nodes[n].Style = int32(len(p.Styles))
	p.Styles = append(p.Styles, style)
}
