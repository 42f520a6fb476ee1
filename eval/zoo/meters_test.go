package zoo_test

import (
	"math"
	"strings"
	"testing"

	"galley/page"
)

// The part of a bar that shows an amount is the same share of it on any screen.
func TestMetersOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.b{height:20px;background:#ccc}.b span{display:block;width:40%;height:100%;background:#17b;color:#fff}`,
		`<div class=b><span><i>40%</i></span></div>`)) {
		for i := range p.Nodes {
			n := &p.Nodes[i]
			if n.Tag != "span" {
				continue
			}
			if share := n.Box.W / p.Nodes[n.Parent].Box.W; math.Abs(share-0.4) > 0.01 {
				t.Errorf("%.0f px: the part is %.2f of the bar", p.Viewport.W, share)
			}
		}
	}
}

// A bar beside its label in a grid is the same share of its column on any screen, and a label as wide as its words.
func TestBarsInGrid(t *testing.T) {
	s := newScreens(t)
	const css = `.r{display:grid;grid-template-columns:110px 1fr}.r div{box-sizing:border-box;background:#17b;color:#fff;padding:3px 6px;text-align:right}.r b{background:#fd8;width:fit-content}`
	const body = `<div class=r><span>Seals</span><div style="width:60%"><i>900</i></div></div><div class=r><span>Boats</span><b>few</b></div>`
	for _, p := range pair(s.shown(t, css, body)) {
		bar, label := p.Nodes[p.Nodes[firstTag(p, "i")].Parent].Box, p.Nodes[firstTag(p, "b")].Box
		around := p.Nodes[p.Nodes[p.Nodes[firstTag(p, "i")].Parent].Parent].Box
		if share := bar.W / (around.Right() - bar.X); math.Abs(share-0.6) > 0.01 {
			t.Errorf("%.0f px: the bar is %.2f of its column", p.Viewport.W, share)
		}
		if label.W > 60 {
			t.Errorf("%.0f px: the label is %.0f px wide", p.Viewport.W, label.W)
		}
	}
}

// Parts of a bar that stand side by side are the same shares of it, too, and columns that were narrow are none.
func TestStackedMetersOnTelephone(t *testing.T) {
	s := newScreens(t)
	for _, p := range pair(s.shown(t, `.b{display:flex;height:16px;background:#ccc;font-size:12px;line-height:16px}.b section{height:16px;background:#ccc}.b section div{background:#17b;color:#fff;text-align:center}`,
		`<div class=b><section style="width:15%"><div>15%</div></section><section style="width:30%"><div>30%</div></section></div>`)) {
		for words, want := range map[string]float64{"15%": 0.15, "30%": 0.30} {
			for i := range p.Nodes {
				if n := &p.Nodes[i]; n.Tag == "section" && strings.TrimSpace(p.Text(page.NodeID(i))) == words && math.Abs(n.Box.W/p.Nodes[n.Parent].Box.W-want) > 0.01 {
					t.Errorf("%.0f px: the part of %s is %.0f px of %.0f", p.Viewport.W, words, n.Box.W, p.Nodes[n.Parent].Box.W)
				}
			}
		}
	}
	_, narrow := s.shown(t, `.r{display:flex;flex-wrap:wrap}.r dt{flex:0 0 auto;width:25%;max-width:25%;white-space:nowrap;overflow:hidden}.r dd{flex:0 0 auto;width:75%;margin:0}`,
		`<dl class=r><dt>The longest tunnel of the line<dd>The cows knew the way up the hill by themselves, and the boy who led them had time.</dl>`)
	for i := range narrow.Nodes {
		if n := &narrow.Nodes[i]; n.Tag == "dt" && n.Box.W < 300 {
			t.Errorf("the term is %.0f px wide", n.Box.W)
		}
	}
}
