package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// A box that the properties rotate, scale and translate turn or move is so in the article as one that a
// transform does; what they leave as it was, or turn in space, is left.
func TestTurnedWithoutTransform(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct{ name, css, want string }{
		{"turned", `.q{rotate:-2deg}`, "matrix(0.999391, -0.034899, 0.034899, 0.999391, 0, 0)"},
		{"turned by both", `.q{rotate:1deg;transform:rotate(2deg)}`, "matrix(0.99863, 0.052336, -0.052336, 0.99863, 0, 0)"},
		{"turned back", `.q{rotate:3deg;transform:rotate(-3deg)}`, "none"},
		{"as it was", `.q{scale:1;translate:0 0;rotate:0deg}`, "none"},
		{"in space", `.q{rotate:x 4deg}`, "none"},
		{"turned far", `.q{rotate:40deg}`, "none"},
	} {
		_, is := k.shown(t, tt.css+`.q{padding:10px;border:1px solid red}`, `<blockquote class=q>The cows knew the way.</blockquote>`)
		if got := is.StyleOf(firstTag(is, "blockquote")).LookValue("transform"); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}

// firstTag is the first element of a tag.
func firstTag(p *page.Page, tag string) page.NodeID {
	for i := range p.Nodes {
		if p.Nodes[i].Tag == tag {
			return page.NodeID(i)
		}
	}
	return page.None
}

// Parts of cards that stand in rows of the grid around begin at the same height in all of them.
func TestSharedRows(t *testing.T) {
	k := newKeeper(t)
	const card = `<div class=c><h3>Rain</h3><p>It rains when it rains.</p><i>A.</i></div>`
	const high = `<div class=c><h3>The cows that knew the way home through the whole of the water</h3><p>It rains.</p><i>B.</i></div>`
	for _, tt := range []struct {
		name, css, in string
		shared        bool
	}{
		{"subgrid", `.c{display:grid;grid-row:span 3;grid-template-rows:subgrid}`, card + high, true},
		{"rows of their own", `.c{display:grid;grid-row:span 3}`, card + high, false},
		{"two rows only", `.c{display:grid;grid-row:span 2;grid-template-rows:subgrid}`, card + high, false},
	} {
		_, is := k.shown(t, `.g{display:grid;grid-template-columns:1fr 1fr;gap:0 20px}`+tt.css, `<div class=g>`+tt.in+`</div>`)
		var tops []float64
		for i := range is.Nodes {
			if is.Nodes[i].Tag == "i" {
				tops = append(tops, is.Nodes[i].Box.Y)
			}
		}
		if len(tops) != 2 || (math.Abs(tops[0]-tops[1]) < 1) != tt.shared {
			t.Errorf("%s: the last lines are at %v, want them alike: %t", tt.name, tops, tt.shared)
		}
	}
	// One under the other on a telephone, each has rows of its own again.
	all := onScreens(t, k, []byte(`<!doctype html><html lang=en><title>x</title><style>.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:0 20px}.c{display:grid;grid-row:span 3;grid-template-rows:subgrid}</style>
		<h1 id=title>A spring on the river</h1><div id=body><p>The river had risen through the night, and by the time the ferry left the meadows were a sheet of brown water.</p><div class=g>`+card+high+card+`</div></div>`), 390)
	if head, words := boxOf(t, all[0], "The cows that knew"), boxOf(t, all[0], "It rains."); words.Y < head.Bottom() {
		t.Errorf("on a telephone the words of a card begin at %.0f, above the end of its heading at %.0f", words.Y, head.Bottom())
	}
}

// Words on the picture of an empty box that is laid behind them, and may be larger than what is seen of
// it, stay on the picture.
func TestWordsOnEmptyBox(t *testing.T) {
	k := newKeeper(t)
	for _, tt := range []struct {
		name, css, before string
		on                bool
	}{
		{"as large", `.b{inset:0}`, ``, true},
		{"larger, and cut off", `.b{inset:-10% 0}.h{overflow:clip}`, ``, true},
		{"two of them", `.b{inset:0}`, `<div class=b></div>`, true},
		{"half as large", `.b{inset:0 50% 0 0}`, ``, false},
		{"in the flow", `.h .b{position:static;width:100%;height:100px}`, ``, false},
	} {
		_, is := k.shown(t, `.h{position:relative;height:320px;color:#fff;display:grid;place-items:center}.b{position:absolute;background:url(wide.png) center/cover}.h p{position:relative}`+tt.css,
			`<div class=h>`+tt.before+`<div class=b></div><p id=w>The sea came in.</p></div>`)
		img, words := firstTag(is, "img"), page.None
		for i := range is.Nodes {
			if is.Nodes[i].Kind == page.Text && is.Nodes[i].Text == "The sea came in." {
				words = page.NodeID(i)
			}
		}
		if img == page.None || words == page.None {
			t.Errorf("%s: picture or words are lost", tt.name)
			continue
		}
		if box := is.Nodes[words].Box; is.Nodes[img].Box.Contains(box.X+1, box.Y+1) != tt.on {
			t.Errorf("%s: words at %v, picture at %v, want them on it: %t", tt.name, box, is.Nodes[img].Box, tt.on)
		}
	}
}
