package zoo_test

import (
	"math"
	"testing"

	"galley/page"
)

// the picture of them, which is no larger there; and columns whose paddings leave words no room are none there.
func TestBrokenRowsOnTelephone(t *testing.T) {
	s := newScreens(t)
	const words = "The cows knew the way up the hill by themselves, and the boy who led them had time."
	wide, narrow := s.shown(t, `.r{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}.r div{border:1px solid;padding:8px}`,
		`<div class=r><div>North: `+words+`</div><div>South: `+words+`</div><div>East: `+words+`</div></div>`)
	if a, b := boxOf(t, wide, "North"), boxOf(t, wide, "South"); a.Y != b.Y {
		t.Errorf("on a wide screen the columns are at %v and %v", a, b)
	}
	if a, b := boxOf(t, narrow, "North"), boxOf(t, narrow, "South"); a.X != b.X || math.Abs(b.Y-a.Bottom()-34) > 8 {
		t.Errorf("on a telephone the columns are at %v and %v, want 16 px between their boxes", a, b)
	}
	_, narrow = s.shown(t, `.by{display:flex;align-items:center;gap:16px}.by img{width:48px;height:48px}`,
		`<div class=by><img src=square.png><div><b>Marta Lindqvist of the valley</b><br>Tuesday</div></div>`)
	if a, b := pictures(narrow)[0], boxOf(t, narrow, "Marta"); a.W != 48 || b.X < a.Right() {
		t.Errorf("on a telephone the picture is at %v and the name at %v", a, b)
	}
	_, narrow = s.shown(t, `.m{display:grid;grid-template-columns:40% auto;background:#fe5}.m img{width:100%;display:block}.m div{padding:0 60px}`,
		`<div class=m><figure style="margin:0"><img src=wide.png></figure><div>`+words+`</div></div>`)
	if a, b := pictures(narrow)[0], boxOf(t, narrow, words[:8]); b.Y < a.Bottom()-1 || b.W < 180 {
		t.Errorf("on a telephone the picture is at %v and its words at %v", a, b)
	}
	_, narrow = s.shown(t, `.k{display:flex;gap:20px}.k img{width:40px;height:40px}.k div{flex:1}`,
		`<div class=k><img src=wide.png><div>North: `+words+`</div><div>South: `+words+`</div></div>`)
	if a := pictures(narrow)[0]; a.W != 40 {
		t.Errorf("on a telephone the small picture is %.0f px wide", a.W)
	}
}

func pair(a, b *page.Page) [2]*page.Page { return [2]*page.Page{a, b} }
