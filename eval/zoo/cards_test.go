package zoo_test

import (
	"math"
	"strings"
	"testing"
)

// Pictures of cards are as wide as these where they stand one below the other, and footers stand at the lower edge of
// cards of one height.
func TestPicturesAndFootersOfCards(t *testing.T) {
	s := newScreens(t)
	const words = "The cows knew the way up the hill by themselves, and the boy who led them had time."
	wide, narrow := s.shown(t, `.r{display:flex;gap:20px}.r>div{flex:0 0 auto;width:213px}.k{display:flex;flex-direction:column;height:100%;border:1px solid;box-sizing:border-box}.k img{width:100%}.k .b{flex:1 1 auto;padding:16px}.k .f{background:#eee;padding:8px}`,
		`<div class=r><div><div class=k><img src=wide.png><div class=b>North: `+words+`</div><div class=f>06:10</div></div></div><div><div class=k><img src=wide.png><div class=b>Short</div><div class=f>08:40</div></div></div><div><div class=k><img src=wide.png><div class=b>Short</div><div class=f>12:20</div></div></div></div>`)
	if a, b := boxOf(t, wide, "06:10"), boxOf(t, wide, "08:40"); math.Abs(a.Y-b.Y) > 1 {
		t.Errorf("the footers are at %v and %v", a, b)
	}
	for i, picture := range pictures(narrow) {
		if picture.W < 340 {
			t.Errorf("on a telephone picture %d is %.0f px wide", i, picture.W)
		}
	}
}

// What a margin takes of a row is no length on a telephone, whatever the row does with what is left.
func TestMarginsThatTakeAll(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `ul{padding:0;list-style:none;border:1px solid}li{display:flex;justify-content:space-between;padding:8px 16px}.l{margin-left:8px;margin-right:auto}`,
		`<ul><li><div class=l><b>First train</b><br>With two goats</div><span>14</span></ul>`)) {
		text, number := boxOf(t, p, "First train"), boxOf(t, p, "14")
		if edge := boxOf(t, p, "The river").X + min(680, p.Viewport.W-32) - 17; math.Abs(number.Right()-edge) > 3 || text.H > 24 {
			t.Errorf("%.0f px: the words are at %v, the number at %v, want it to end at %.0f", p.Viewport.W, text, number, edge)
		}
	}
}

// A card with a badge is as high as the one beside it, and a frame of five gradients comes along.
func TestBadgedCardsAndFrames(t *testing.T) {
	k := newKeeper(t)
	_, is := k.shown(t, `.r{display:flex;gap:20px}.r>div{flex:1;display:flex}.k{flex:auto;position:relative;padding:40px 30px;border:1px solid}.k i{position:absolute;top:10px;right:12px;background:#28e;color:#fff;padding:0 8px;font-size:12px;line-height:18px}`,
		`<div class=r><div><div class=k id=m><i>1612</i>Short</div></div><div><div class=k id=n>The cows knew the way up the hill by themselves, and the boy who led them had time to look at the water, which was brown.</div></div></div><p><a href="#m">x</a> <a href="#n">y</a></p>`)
	if a, b := is.Nodes[byID(is, "m")].Box, is.Nodes[byID(is, "n")].Box; math.Abs(a.H-b.H) > 1 {
		t.Errorf("the cards are %.0f and %.0f px high", a.H, b.H)
	}
	_, is = k.shown(t, `#m{padding:16px 36px 12px 56px;--c:linear-gradient(#b34000,#b34000);background:var(--c),var(--c),var(--c),var(--c),var(--c);background-size:100% 1px,1px 100%,100% 1px,40px 100%,1px 100%;background-position:0 0,100% 0,0 100%,0 0,0 0;background-repeat:no-repeat}`,
		`<div id=m><p>The cows knew the way.</p></div><p><a href="#m">x</a></p>`)
	if got := strings.Count(is.StyleOf(byID(is, "m")).LookValue("background-image"), "linear-gradient("); got != 5 {
		t.Errorf("the frame has %d gradients, want 5", got)
	}
}
