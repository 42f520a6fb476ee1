package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// Labels over an edge stay in its middle or at its corner, signs of terms beside them, bars along quotations as long
// as these, and large quotation marks behind the words.
func TestLaidLabels(t *testing.T) {
	s := newScreens(t)
	const words = "The cows knew the way up the hill by themselves, and the boy who led them had time."
	for _, p := range pair(s.shown(t, `.b{position:relative;border:1px solid;padding:40px 32px 32px;border-radius:12px}.b i{position:absolute;top:-12px;left:50%;transform:translateX(-50%);background:#46d;color:#fff;padding:4px 12px;font-size:12px;line-height:16px}.b u{position:absolute;top:0;left:100%;transform:translate(-50%,-50%);background:#d33;color:#fff;padding:4px 8px;font-size:12px;line-height:12px}`,
		`<div class=b><i>The finding</i><u>99+</u>`+words+`</div>`)) {
		label, corner, text := boxOf(t, p, "The finding"), boxOf(t, p, "99+"), boxOf(t, p, "The cows")
		middle := boxOf(t, p, "The river").X + min(680, p.Viewport.W-32)/2
		if math.Abs(label.X+label.W/2-middle) > 2 || label.Bottom() > text.Y {
			t.Errorf("%.0f px: the label is at %v, the words at %v", p.Viewport.W, label, text)
		}
		if edge := middle + min(680, p.Viewport.W-32)/2; corner.X > edge || corner.Right() < edge-20 || corner.Bottom() > text.Y {
			t.Errorf("%.0f px: the label of the corner is at %v, the edge at %.0f", p.Viewport.W, corner, edge)
		}
	}
	for _, p := range pair(s.shown(t, `.q{position:relative;margin:40px 0;padding-left:32px;font-size:20px}.q i{position:absolute;top:0;bottom:0;left:0;width:6px;background:#46d}.q b{position:absolute;left:-4px;top:-24px;font-size:96px;line-height:1;color:#ddd}`,
		`<blockquote class=q><i></i><b>“</b>`+words+`</blockquote>`)) {
		mark, text := boxOf(t, p, "“"), boxOf(t, p, "The cows")
		if mark.Y > text.Y || mark.Bottom() < text.Y {
			t.Errorf("%.0f px: the mark is at %v, the words at %v", p.Viewport.W, mark, text)
		}
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "i" && math.Abs(n.Box.H-p.Nodes[n.Parent].Box.H) > 2 {
				t.Errorf("%.0f px: the bar is at %v in %v", p.Viewport.W, n.Box, p.Nodes[n.Parent].Box)
			}
		}
	}
	for _, p := range pair(s.shown(t, `.t{position:relative;padding-left:36px}dt,dd{display:inline;margin:0}dt{font-weight:700}svg{position:absolute;left:4px;top:4px}`,
		`<dl><div class=t><dt><svg width=20 height=20 viewBox="0 0 20 20"><path d="M10 1 1 19h18z"/></svg>Surveyed twice.</dt> <dd>`+words+`</dd></div></dl>`)) {
		for i := range p.Nodes {
			if n := &p.Nodes[i]; n.Tag == "svg" && n.Box.W > 1 {
				if text := boxOf(t, p, "Surveyed"); n.Box.Right() > text.X || math.Abs(n.Box.Y-text.Y) > 12 {
					t.Errorf("%.0f px: the sign is at %v, the term at %v", p.Viewport.W, n.Box, text)
				}
			}
		}
	}
}

// A box whose picture lies behind words is no wider than a telephone, however high its paddings are, and a label in
// them stays there.
func TestPaddedPicturesOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.h{position:relative;padding:64px 32px;text-align:center;color:#fff;overflow:hidden;background:#123}.h img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;z-index:-1}.h{isolation:isolate}.h i{position:absolute;left:16px;top:16px;font-size:12px;line-height:16px;padding:4px 8px;background:rgb(255 255 255/.2)}.h p{margin:0}`,
		`<div class=h><img src=wide.png><i>Maps</i><p>The cows knew the way up the hill.</p></div>`)) {
		picture, label, text := pictures(p)[0], boxOf(t, p, "Maps"), boxOf(t, p, "The cows")
		if picture.Right() > p.Viewport.W-15 {
			t.Errorf("%.0f px: the picture is at %v", p.Viewport.W, picture)
		}
		if label.Y-picture.Y > 32 || label.Bottom() > text.Y {
			t.Errorf("%.0f px: the label is at %v, the picture at %v, the words at %v", p.Viewport.W, label, picture, text)
		}
	}
}

// A thin line that is laid over a box runs behind the words in the middle of it.
func TestLineThroughWords(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.d{position:relative;padding:8px 0}.l{position:absolute;inset:0;display:flex;align-items:center}.l div{width:100%;border-top:1px solid #999}.w{position:relative;display:flex;justify-content:center}.w span{background:#fff;padding:0 12px}`,
		`<div class=d><div class=l aria-hidden=true><div></div></div><div class=w><span>Then and now</span></div></div>`)) {
		text := boxOf(t, p, "Then and now")
		for i := range p.Nodes {
			n := &p.Nodes[i]
			if style := p.StyleOf(page.NodeID(i)); n.Tag == "div" && n.Box.H <= 2 && n.Box.W > 200 && style.LookValue("border-top-style") == "solid" && math.Abs(n.Box.Y-text.Y-text.H/2) > 3 {
				t.Errorf("%.0f px: the line is at %v, the words at %v", p.Viewport.W, n.Box, text)
			}
		}
	}
}

// One that is drawn out of its column on both sides is as wide as it was.
func TestPaddedPictureOutOfColumn(t *testing.T) {
	k := newKeeper(t)
	was, is := k.shown(t, `#m{position:relative;isolation:isolate;margin:0 -50px;padding:60px 50px;min-height:200px;box-sizing:border-box;color:#fff;background:#123}#m img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;z-index:-1}`,
		`<div id=m><img src=wide.png><p>The cows knew the way up the hill.</p></div><p><a href="#m">x</a></p>`)
	if a, b := was.Nodes[byID(was, "m")].Box, is.Nodes[byID(is, "m")].Box; math.Abs(a.W-b.W) > 1 {
		t.Errorf("it is %.0f px wide, want %.0f", b.W, a.W)
	}
}
