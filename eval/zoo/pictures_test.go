package zoo_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"galley/page"
)

// shown renders a page of the zoo, and the article with everything in #body and the title
// #title, which is rendered again.
func (k keeper) shown(t *testing.T, css, body string) (original, written *page.Page) {
	t.Helper()
	source := "<!doctype html><html lang=en><title>x</title><style>body{margin:0;font:17px/1.5 Georgia,serif}main{width:680px;margin:40px auto}" + css +
		"</style><main><h1 id=title>A spring on the river</h1><div id=body><p>The river had risen through the night.</p>" + body +
		"<p>Nobody on board seemed to mind.</p></div></main>"
	original, doc := k.article(t, "shown", []byte(source))
	return original, k.page(t, "shown", doc)
}

// boxOf is the box of the words on a page.
func boxOf(t *testing.T, p *page.Page, words string) page.Rect {
	t.Helper()
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Kind == page.Text && strings.Contains(n.Text, words) && !n.Box.Empty() {
			return n.Box
		}
	}
	t.Fatalf("the page has no %q", words)
	return page.Rect{}
}

// Pictures that were laid over the room that padding held for them leave no gap.
func TestRatioBoxes(t *testing.T) {
	k := newKeeper(t)
	const fill = `<img src="wide.png" alt="Water" style="position:absolute;left:0;top:0;width:100%;height:100%">`
	for _, tt := range []struct{ name, css, body string }{
		{"padding", `.r{position:relative;padding-bottom:56.25%}`, `<div class=r>` + fill + `</div>`},
		{"in a link", `.r{position:relative;padding-bottom:56.25%}`, `<div class=r><a href="/g">` + fill + `</a></div>`},
		{"of no height", `.r{position:relative;padding-top:60%;height:0;overflow:hidden}`, `<div class=r><span><b>` + fill + `</b></span></div>`},
		{"before", `.r{position:relative}.r:before{content:"";display:block;padding-top:56.25%}`, `<div class=r>` + fill + `</div>`},
		{"that floats", `.r{position:relative;overflow:hidden}.r:before{content:"";float:left;padding-top:56.25%}.r:after{content:"";display:table;clear:both}`, `<div class=r>` + fill + `</div>`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			was, is := k.shown(t, tt.css, tt.body)
			gap := func(p *page.Page) float64 { return boxOf(t, p, "Nobody").Y - boxOf(t, p, "The river").Y }
			if math.Abs(gap(was)-gap(is)) > 2 {
				t.Errorf("the paragraphs stand %.0f px apart, want %.0f", gap(is), gap(was))
			}
		})
	}
}

// A box with padding and a background picture is as high as it was.
func TestPaddedPictures(t *testing.T) {
	k := newKeeper(t)
	for _, sizing := range []string{"border-box", "content-box"} {
		was, is := k.shown(t, `.on{background:url(wide.png) center/cover;padding:90px 40px;color:#fff;box-sizing:`+sizing+`}`, `<div class=on>The cows knew the way.</div>`)
		gap := func(p *page.Page) float64 { return boxOf(t, p, "Nobody").Y - boxOf(t, p, "The river").Y }
		if math.Abs(gap(was)-gap(is)) > 2 {
			t.Errorf("%s: the paragraphs stand %.0f px apart, want %.0f", sizing, gap(is), gap(was))
		}
	}
}

// What a mask cuts out of a ground does not become a filled square, and a line by a
// gradient no ground: what is written looks like the words alone, with a line.
func TestMasksAndLines(t *testing.T) {
	const css = `blockquote{margin:0;padding:0 0 20px;background:linear-gradient(#999,#999) 0 100%/50% 2px no-repeat}
blockquote:before{content:"";display:block;width:32px;height:32px;background:#6a6af4;mask-image:url(square.png)}`
	was, is := newKeeper(t).shown(t, css, `<blockquote>The cows knew the way.</blockquote>`)
	style := func(p *page.Page) *page.Style {
		for i := range p.Nodes {
			if p.Nodes[i].Tag == "blockquote" {
				return p.StyleOf(page.NodeID(i))
			}
		}
		t.Fatal("no quotation is there")
		return nil
	}
	generated := func(p *page.Page, name string) string {
		return style(p).Generated(page.Before)[slices.Index(page.GeneratedProperties, name)]
	}
	if v := generated(is, "background-color"); v != "rgba(0, 0, 0, 0)" || generated(is, "height") != "32px" {
		t.Errorf("the sign became a box of the colour %s", v)
	}
	for _, name := range []string{"background-image", "background-size", "background-position-y", "background-repeat"} {
		if got, want := style(is).LookValue(name), style(was).LookValue(name); got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// Words that stand on a picture stand in the same place on it in the article, with what
// makes it darker between the two.
func TestWordsOnPictures(t *testing.T) {
	k := newKeeper(t)
	const fill = `position:absolute;left:0;top:0;width:100%;height:100%;object-fit:cover`
	for _, tt := range []struct {
		name, css, body string
		veils           int
	}{
		{"cover", `.c{position:relative;display:flex;align-items:center;justify-content:center;min-height:430px;padding:1em;overflow:hidden}.c img{` + fill + `}.c i{position:absolute;inset:0;background:#000;opacity:.5}.c p{position:relative;z-index:1}`,
			`<div class=c><i></i><img src=wide.png><p>White words</p></div>`, 1},
		{"words at the bottom", `.c{position:relative}.c img{display:block;width:100%}.c span{position:absolute;left:0;bottom:0;padding:24px}`,
			`<div class=c><img src=wide.png><span>White words</span></div>`, 0},
		{"card", `.c{position:relative}.c img{display:block;width:100%}.c div{position:absolute;inset:0;padding:20px;display:flex;flex-direction:column;justify-content:flex-end;background:linear-gradient(transparent,#000)}.c p{margin:0}`,
			`<div class=c><img src=wide.png><div><p>White words</p></div></div>`, 0},
		{"caption", `.c{position:relative;margin:0}.c img{display:block;width:100%;height:300px;object-fit:cover}.c figcaption{position:absolute;bottom:0;left:0;right:0;padding:10px;text-align:center}`,
			`<figure class=c><a href="/g"><img src=wide.png></a><figcaption>White words</figcaption></figure>`, 0},
		{"in the middle", `.c{position:relative}.c img{display:block;width:100%}.c p{position:absolute;left:50%;top:50%;transform:translate(-50%,-50%);margin:0}`,
			`<div class=c><img src=wide.png><p>White words</p></div>`, 0},
		{"bar", `.c{position:relative}.c img{display:block;width:100%}.c p{position:absolute;left:0;right:0;bottom:0;margin:0;padding:14px;background:#0009}`,
			`<div class=c><img src=wide.png><p>White words</p></div>`, 0},
		{"in a column", `.c{position:relative;height:300px;overflow:hidden}.c img{` + fill + `}.c div{position:absolute;left:0;right:0;bottom:40px;max-width:620px;box-sizing:border-box;padding:0 32px;margin:0 auto}.c p{margin:0}`,
			`<div class=c><img src=wide.png><div><p>White words</p></div></div>`, 0},
		{"gradient after", `.c{position:relative;height:300px;display:grid;place-items:end start;overflow:hidden}.c img{` + fill + `}.c:after{content:"";position:absolute;left:0;right:0;bottom:0;height:50%;background:linear-gradient(transparent,#000c)}.c p{position:relative;z-index:1;margin:20px}`,
			`<div class=c><picture><img src=wide.png></picture><p>White words</p></div>`, 1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			was, is := k.shown(t, tt.css+".c{color:#fff;font-size:24px}", tt.body)
			picture := func(p *page.Page) (box page.Rect) {
				for i := range p.Nodes {
					if p.Nodes[i].Tag == "img" {
						box = p.Nodes[i].Box
					}
				}
				return box
			}
			a, b := picture(was), picture(is)
			if math.Abs(a.W-b.W) > 2 || math.Abs(a.H-b.H) > 2 {
				t.Errorf("the picture is %.0fx%.0f, want %.0fx%.0f", b.W, b.H, a.W, a.H)
			}
			v, w := boxOf(t, was, "White words"), boxOf(t, is, "White words")
			if math.Abs(v.X-a.X-w.X+b.X) > 2 || math.Abs(v.Y-a.Y-w.Y+b.Y) > 2 {
				t.Errorf("the words stand at %.0f %.0f of the picture, want %.0f %.0f", w.X-b.X, w.Y-b.Y, v.X-a.X, v.Y-a.Y)
			}
			if below := boxOf(t, is, "Nobody"); below.Y < b.Bottom() {
				t.Errorf("the next paragraph lies on the picture: %.0f < %.0f", below.Y, b.Bottom())
			}
			veils := 0
			for i := range is.Nodes {
				if n := &is.Nodes[i]; n.Tag == "span" && strings.Contains(n.Attr("class"), "g-back") && n.Box == b {
					veils++
				}
			}
			if veils != tt.veils {
				t.Errorf("%d boxes make the picture darker, want %d", veils, tt.veils)
			}
		})
	}
}

// The slides of a carousel, whose row is wider than what is shown of it, stay as wide as
// they were.
func TestSlides(t *testing.T) {
	const slide = `<figure><img src=wide.png><figcaption>A slide</figcaption></figure>`
	k := newKeeper(t)
	for name, css := range map[string]string{
		"wide row":    `.t{width:300%}.t figure{width:33.333%}`,
		"full row":    `.t figure{flex:0 0 100%}`,
		"bar on each": `.t figure{flex:0 0 100%;position:relative}.t figcaption{position:absolute;left:0;right:0;bottom:0;padding:14px;background:#0009;color:#fff}`,
	} {
		t.Run(name, func(t *testing.T) {
			was, is := k.shown(t, `.v{overflow:hidden}.t{display:flex}.t figure{margin:0}.t img{width:100%;display:block}`+css, `<div class=v><div class=t>`+slide+slide+slide+`</div></div>`)
			sameSlides(t, was, is)
		})
	}
}

// sameSlides tests that the pictures are as large, and that the row can be scrolled.
func sameSlides(t *testing.T, was, is *page.Page) {
	t.Helper()
	widths := func(p *page.Page) (list []float64) {
		for i := range p.Nodes {
			if p.Nodes[i].Tag == "img" {
				list = append(list, math.Round(p.Nodes[i].Box.W), math.Round(p.Nodes[i].Box.H))
			}
		}
		return list
	}
	scrolls := slices.ContainsFunc(is.Styles, func(s page.Style) bool { return s.LookValue("overflow-x") == "auto" })
	if !slices.Equal(widths(was), widths(is)) || !scrolls || is.Size.W > page.DefaultViewport.W {
		t.Errorf("the slides are %v large, want %v; they scroll: %v; the page is %.0f wide", widths(is), widths(was), scrolls, is.Size.W)
	}
}
