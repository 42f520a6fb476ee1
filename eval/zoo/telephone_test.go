package zoo_test

import (
	"testing"

	"galley/eval/look"
	"galley/page"
)

// pictures are the boxes of those that a page shows.
func pictures(p *page.Page) (all []page.Rect) {
	for i := range p.Nodes {
		if p.Nodes[i].Tag == "img" {
			all = append(all, p.Nodes[i].Box)
		}
	}
	return all
}

// screens are a wide one and that of a telephone.
type screens struct{ wide, narrow keeper }

func newScreens(t *testing.T) screens {
	t.Helper()
	wide := newKeeper(t)
	return screens{wide, wide.on(t, look.NarrowScreen)}
}

// shown is a made page as its article has it on both.
func (s screens) shown(t *testing.T, css, body string) (wide, narrow *page.Page) {
	t.Helper()
	const words = `<p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p>`
	_, doc := s.wide.article(t, "screens", []byte(`<!doctype html><html lang=en><title>x</title><style>body{margin:0}main{width:680px;margin:40px auto}`+css+
		`</style><main><h1 id=title>A spring on the river</h1><div id=body>`+words+body+words+`</div></main>`))
	var on [2]*page.Page
	for i, k := range [2]keeper{s.wide, s.narrow} {
		p := k.page(t, "screens", doc)
		if p.Size.W > p.Viewport.W {
			t.Errorf("on %.0f px the article is %.0f px wide", p.Viewport.W, p.Size.W)
		}
		on[i] = p
	}
	return on[0], on[1]
}

// What was a share of a wide column is no strip on a telephone.
func TestSharesOnTelephone(t *testing.T) {
	s := newScreens(t)
	const picture = `<div class=f><img src=wide.png></div>`
	for _, tt := range []struct {
		name, css, body string
		wide, least     float64 // widths of the picture: on the wide screen, and at least on a telephone
	}{
		{"float", `.f{float:left;max-width:30%}img{width:100%;display:block}`, picture, 204, 200},
		{"block", `.f{max-width:55%}img{width:100%;display:block}`, picture, 374, 350},
		{"nearly all", `.f{max-width:92%}img{width:100%;display:block}`, picture, 625.6, 325},
		{"with margins", `.f img{margin:10px;width:400px}`, picture, 400, 330},
		{"small", `.f{max-width:20%}img{width:100%;display:block}`, picture, 136, 70},
	} {
		wide, narrow := s.shown(t, tt.css, tt.body)
		if got := pictures(wide)[0].W; got < tt.wide-1 || got > tt.wide+1 {
			t.Errorf("%s: the picture is %.1f px wide, want %.1f", tt.name, got, tt.wide)
		}
		if got := pictures(narrow)[0].W; got < tt.least {
			t.Errorf("%s: the picture is %.1f px wide on a telephone, want %.1f at least", tt.name, got, tt.least)
		}
	}
}

// Pictures that float in a row stand in one on a telephone, and floats with words one below the other.
func TestFloatRowsOnTelephone(t *testing.T) {
	s := newScreens(t)
	const css = `.g{float:left;margin:0 4px 4px 0;width:calc(33.3% - 4px)}.g p{margin:0}.c{padding:0 6px;width:calc(33.3% - 16px)}.row{display:flow-root}img{width:100%;display:block}`
	item := func(kind, words string) string {
		return `<div class="g ` + kind + `"><img src=wide.png><p>` + words + `</p></div>`
	}
	const many = "A man with two crates of apples explained that it happened every third spring."
	for _, tt := range []struct {
		name, words string
		row         bool
	}{{"captions", "The ferry", true}, {"words", many, false}} {
		for _, kind := range []string{"", "c"} {
			wide, narrow := s.shown(t, css, `<div class=row>`+item(kind, tt.words)+item(kind, tt.words)+item(kind, tt.words)+`</div>`)
			a, b := pictures(wide), pictures(narrow)
			if a[0].Y != a[2].Y {
				t.Errorf("%s %s: on the wide screen they stand at %v", tt.name, kind, a)
			}
			if row := b[0].Y == b[2].Y; row != tt.row {
				t.Errorf("%s %s: on a telephone they stand at %v; want a row: %v", tt.name, kind, b, tt.row)
			}
		}
	}
}

// Wide paddings give way before words do.
func TestPaddingsOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, tt := range []struct {
		name, css       string
		x, wide, narrow float64 // place of the words in the box and their width on the wide screen, and the place on a telephone
	}{
		{"on one side", `main{width:1040px}.b{padding:0 376px 0 60px}`, 60, 604, 0},
		{"with a ground", `.b{padding:0 120px;background:#eef}`, 120, 440, 16},
		{"narrow ones", `.b{padding:0 48px;background:#eef}`, 48, 584, 25.4},
	} {
		wide, narrow := s.shown(t, tt.css, `<div class=b><div class=w>The cows knew the way.</div></div>`)
		at := func(p *page.Page) (x, w float64) {
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Kind == page.Text && n.Text == "The cows knew the way." {
					around := p.Nodes[p.Nodes[n.Parent].Parent].Box
					return p.Nodes[n.Parent].Box.X - around.X, p.Nodes[n.Parent].Box.W
				}
			}
			t.Fatal("no words")
			return 0, 0
		}
		near := func(a, b float64) bool { return a > b-1 && a < b+1 }
		if x, w := at(wide); !near(x, tt.x) || !near(w, tt.wide) {
			t.Errorf("%s: the words stand at %.1f and are %.1f px wide, want %.1f and %.1f", tt.name, x, w, tt.x, tt.wide)
		}
		if x, _ := at(narrow); !near(x, tt.narrow) {
			t.Errorf("%s: on a telephone the words stand at %.1f, want %.1f", tt.name, x, tt.narrow)
		}
	}
}

// A table whose cells have lines has none around them a second time where it scrolls, and a box
// with padding reaches out of no window.
func TestLinesOnTelephone(t *testing.T) {
	s := newScreens(t)
	const table = `<table><tr><td>Oslo</td><td>Three days by water, and two more on the road over the hill</td></tr></table><div class=f>A box</div>`
	for _, tt := range []struct{ name, css, want string }{
		{"cells with lines", `table{border-collapse:collapse;width:100%}table,td{border:1px dashed #c90;padding:10px}`, "0px"},
		{"a line around all", `table{border-collapse:collapse;width:100%;border:1px solid #c90}`, "1px"},
		{"lines apart", `table{width:100%}table,td{border:1px solid #c90}`, "1px"},
	} {
		_, narrow := s.shown(t, tt.css+`td{white-space:nowrap}.f{float:right;width:420px;padding:10px 20px;background:#fec}`, table)
		for i := range narrow.Nodes {
			if n := &narrow.Nodes[i]; n.Tag == "table" && narrow.StyleOf(page.NodeID(i)).LookValue("border-top-width") != tt.want {
				t.Errorf("%s: the line around the table is %s wide, want %s", tt.name, narrow.StyleOf(page.NodeID(i)).LookValue("border-top-width"), tt.want)
			}
		}
	}
}

// The cells of a letter stand one below the other on a telephone, each as high as what is in it, floats among it.
func TestLetterOnTelephone(t *testing.T) {
	s := newScreens(t)
	const (
		words  = `<p>The river had risen through the night, and by the time the ferry left the landing the meadows were a sheet of brown water.</p>`
		letter = `<table><tr><td><table align=left><tr><td style="height:90px">` + words + words + `</td></tr></table></td></tr><tr><td><h2>Behind it</h2></td></tr></table>`
	)
	_, narrow := s.shown(t, `table{width:100%;border-collapse:collapse}`, letter)
	last, heading := 0.0, 0.0
	for i := range narrow.Nodes {
		switch n := &narrow.Nodes[i]; {
		case n.Tag == "p" && heading == 0:
			last = max(last, n.Box.Bottom())
		case n.Tag == "h2":
			heading = n.Box.Y
		}
	}
	if last == 0 || heading < last {
		t.Errorf("the heading stands at %.0f, and the text before it ends at %.0f", heading, last)
	}
}
