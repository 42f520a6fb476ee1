package article

import (
	"fmt"
	"strings"
	"testing"

	"galley/page"
)

// TestUnseenWays: words are none of an article that a reader does not see, whichever way they are kept from
// sight; what only looks like one of these ways is seen.
func TestUnseenWays(t *testing.T) {
	const (
		white = "rgb(255, 255, 255)"
		clear = "rgba(0, 0, 0, 0)"
		lone  = `<p id=x look="LOOK" box="20 320 660 40">Hidden words</p>`
		over  = `<p id=x look="LOOK" box="20 320 660 40">Hidden words</p><i look="COVER" box="0 300 700 240"></i>`
		shut  = `<div look="COVER" box="20 320 660 0"><p id=x look="LOOK" box="20 320 660 40">Hidden words</p></div>`
		lid   = "position:absolute;background-color:" + white
	)
	for _, tt := range []struct {
		name, html, look, cover string
		box                     string // of the words; "" that of their element
		unseen                  bool
	}{
		{"plain", lone, "", "", "", false},
		{"small type", lone, "font-size:2px", "", "", true},
		{"scaled to nothing", lone, "", "", "683 340 0 0", true},
		{"turned away", lone, "", "", "20 340 560 0.1", true},
		{"letters on each other", lone, "", "", "20 320 0 20", true},
		{"a full stop", lone, "", "", "20 320 3 18", false},
		{"a colour that is none", lone, "color:" + clear, "", "", true},
		{"letters that are not filled", lone, "-webkit-text-fill-color:" + clear, "", "", true},
		{"the same with an outline", lone, "-webkit-text-fill-color:" + clear + ";-webkit-text-stroke-width:1px", "", "", false},
		{"the same with a shadow", lone, "-webkit-text-fill-color:" + clear + ";text-shadow:rgb(0, 0, 0) 0px 0px 0px", "", "", false},
		{"the same with a shadow that is white", lone, "color:" + clear + ";text-shadow:" + white + " 0px 0px 5px", "", "", true},
		{"a picture in place of words", lone, "color:" + clear + ";background-image:url(&quot;https://example.org/a.png&quot;)", "", "", false},
		{"cut out of colours", lone, "color:" + clear + ";background-clip:text;background-image:linear-gradient(rgb(1, 2, 3), rgb(200, 2, 3))", "", "", false},
		{"cut out of a colour", lone, "color:" + clear + ";background-clip:text;background-color:rgb(1, 2, 3)", "", "", false},
		{"cut out of white", lone, "color:" + clear + ";background-clip:text;background-color:" + white, "", "", true},
		{"nearly white", lone, "color:rgb(252, 252, 252)", "", "", true},
		{"nearly clear", lone, "color:rgba(0, 0, 0, 0.01)", "", "", true},
		{"white with an outline", lone, "color:" + white + ";-webkit-text-stroke-width:1px", "", "", false},
		{"pale", lone, "color:rgb(238, 238, 238)", "", "", false},
		{"on a gradient of its colour", lone, "color:" + white + ";background-size:auto;background-image:linear-gradient(" + white + ", " + white + ")", "", "", true},
		{"on a gradient", lone, "color:" + white + ";background-image:linear-gradient(" + white + ", rgb(0, 0, 0))", "", "", false},
		{"a link with a line under it", lone, "color:rgb(0, 0, 0);background-image:linear-gradient(rgb(0, 0, 0), rgb(0, 0, 0));background-size:100% 1px", "", "", false},
		{"joiners", strings.Replace(lone, "Hidden words", "\u200d", 1), "", "", "20 320 0 20", false},
		{"cut by a shape", lone, "clip-path:inset(50%)", "", "", true},
		{"in a circle of nothing", lone, "clip-path:circle(0px at 50% 50%)", "", "", true},
		{"with round corners", lone, "clip-path:inset(0px round 20px)", "", "", false},
		{"masked by nothing", lone, "mask-image:linear-gradient(" + clear + ", " + clear + ")", "", "", true},
		{"faded", lone, "mask-image:linear-gradient(rgb(0, 0, 0), " + clear + ")", "", "", false},
		{"filtered", lone, "filter:opacity(0)", "", "", true},
		{"dimmed", lone, "filter:opacity(0.5)", "", "", false},
		{"in a box of no height, that a reader may open", shut, "", "overflow-x:hidden;overflow-y:hidden", "", false},
		{"covered", over, "", lid, "", true},
		{"covered in part", over, "", lid, "20 200 660 200", false},
		{"lifted over a cover", over, "position:relative;z-index:2", lid, "", false},
		{"a cover below", over, "", lid + ";z-index:-1", "", false},
		{"a cover that is seen through", over, "", lid + ";opacity:0.5", "", false},
		{"a cover that stays while one scrolls", over, "", "position:fixed;background-color:" + white, "", false},
		{"a card that is turned", strings.Replace(over, "></i>", ">The other side</i>", 1), "", lid, "", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, `<body look="background-color:`+white+`" box="0 0 1366 900"><div id=body box="0 0 700 900">
				<p box="0 0 700 100">Some words of an article that everybody can see, and some more, so that most of it is seen.</p>`+
				strings.NewReplacer("LOOK", tt.look, "COVER", tt.cover).Replace(tt.html)+`</div>`)
			for i := range p.Nodes {
				n := &p.Nodes[i]
				if n.Kind != page.Text {
					continue
				}
				n.Box = p.Nodes[n.Parent].Box
				if tt.box != "" && p.Nodes[n.Parent].Attr("id") == "x" {
					fmt.Sscanf(tt.box, "%f %f %f %f", &n.Box.X, &n.Box.Y, &n.Box.W, &n.Box.H)
				}
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
