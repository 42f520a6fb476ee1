package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// groundOf is the box of the element with a ground of its own that the words on a page
// stand on.
func groundOf(t *testing.T, p *page.Page, words string) page.Rect {
	t.Helper()
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind != page.Text || !strings.Contains(n.Text, words) || n.Box.Empty() {
			continue
		}
		for up := range p.Ancestors(page.NodeID(i)) {
			if p.StyleOf(up).LookValue("background-color") != "rgba(0, 0, 0, 0)" {
				return p.Nodes[up].Box
			}
		}
	}
	t.Fatalf("the page has no %q on a ground", words)
	return page.Rect{}
}

// Boxes that are larger than the words in them keep their size: circles around numbers,
// labels, bars.
func TestBoxesLargerThanWords(t *testing.T) {
	k := newKeeper(t)
	const round = "background:#246;color:#fff;border-radius:50%;text-align:center;"
	const beside = `<div class=r><span class=n>17</span><div>The cows knew the way up the hill by themselves, and the dog only ran behind them for the sake of it, barking at the gate.</div></div>`
	for _, tt := range []struct{ name, css, body string }{
		{"in a line", `.n{display:inline-block;width:34px;` + round + `}`, `<p><span class=n>17</span> The cows knew the way.</p>`},
		{"as high", `.n{display:inline-block;width:60px;height:60px;line-height:60px;` + round + `}`, `<p><span class=n>17</span> The cows knew the way.</p>`},
		{"with a border and padding", `.n{display:inline-block;box-sizing:border-box;width:60px;padding:4px;border:3px solid #c00;` + round + `}`, `<p><span class=n>17</span> The cows knew the way.</p>`},
		{"middle of a flex box", `.n{display:inline-flex;align-items:center;justify-content:center;width:60px;height:60px;` + round + `}`, `<p><span class=n>17</span> The cows knew the way.</p>`},
		{"item of a row", `.r{display:flex;gap:12px}.n{flex:none;width:40px;height:40px;line-height:40px;` + round + `}`, beside},
		{"middle of an item", `.r{display:flex;gap:12px;align-items:flex-start}.n{display:flex;flex:none;align-items:center;justify-content:center;width:44px;height:44px;` + round + `}`, beside},
		{"item that is stretched", `.r{display:flex;gap:12px}.n{flex:none;width:40px;` + round + `}`, beside},
		{"that floats", `.n{float:left;width:44px;height:44px;line-height:44px;margin-right:12px;` + round + `}`, `<p><span class=n>17</span> The cows knew the way.</p>`},
		{"of a least width", `.n{display:inline-block;min-width:120px;padding:2px 8px;` + round + `}`, `<p><span class=n>17</span> The cows knew the way.</p>`},
		{"bar", `.n{display:flex;align-items:center;height:64px;padding:0 20px;background:#eee}`, `<div class=n><span>17</span></div><p>The cows knew the way.</p>`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			was, is := k.shown(t, tt.css, tt.body)
			a, b := groundOf(t, was, "17"), groundOf(t, is, "17")
			if math.Abs(a.W-b.W) > 0.5 || math.Abs(a.H-b.H) > 0.5 {
				t.Errorf("the box is %.1f x %.1f px, want %.1f x %.1f", b.W, b.H, a.W, a.H)
			}
		})
	}
}

// The empty place of an advertisement, which a style sheet labels, does not come along; other
// empty elements with signs do.
func TestLabelledSlots(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css, body string
		kept            bool
	}{
		{"boxes in it", `.s::before{content:"Advertisement"}`, `<div class=s><div><div></div></div></div>`, false},
		{"high", `.s{height:90px}.s::after{content:"Werbung"}`, `<div class=s></div>`, false},
		{"label of a line", `.s::before{content:"Note"}`, `<div class=s></div>`, true},
		{"signs", `.s::before{content:"* * *"}`, `<div class=s><div></div></div>`, true},
		{"words", `.s::before{content:"Advertisement"}`, `<div class=s><p>The cows knew the way.</p></div>`, true},
		{"picture behind it", `.s{height:90px;background-image:url(wide.png);background-size:cover}.s::before{content:"Harbour"}`, `<div class=s></div>`, true},
		{"picture", `.s::before{content:"Advertisement"}`, `<div class=s><img src=wide.png width=400></div>`, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, is := k.shown(t, tt.css, tt.body)
			kept := false
			for i := range is.Nodes {
				for _, which := range [2]string{page.Before, page.After} {
					if style := is.StyleOf(page.NodeID(i)); style != nil && is.Nodes[i].Kind == page.Element {
						kept = kept || len(style.Generated(which)) > 0
					}
				}
			}
			if kept != tt.kept {
				t.Errorf("the label is kept: %v, want %v", kept, tt.kept)
			}
		})
	}
}
