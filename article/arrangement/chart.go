package arrangement

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// A chart is a box in which a style sheet draws: bars that stand on one line and are as high as shares of
// the box, or shapes and sectors that are laid over places of it, with labels of a few words. What is in
// it keeps its place as shares of the box, whose height is kept.
const (
	chartHigh   = 40   // CSS px of its height, at least
	chartTall   = 1200 // at most
	chartWide   = 100  // of its width, at least
	chartNodes  = 600  // in it, at most
	chartLabel  = 24   // characters of a label, at most
	chartLabels = 120  // of them, at most
	chartBars   = 3    // at least
	chartPiled  = 2    // shapes that are laid over places, at least
	spareBar    = 8.0  // CSS px that the highest bar is higher than its label, at least
)

// chart is a box that is looked at.
type chart struct {
	pl    *plan.Plan
	n     page.NodeID
	bars  []page.NodeID // in the flow
	piled []page.NodeID // laid over places
	words map[page.NodeID]page.Rect
}

// Chart are the declarations of a chart and of all elements that have a place in it; nil: n is none.
func Chart(pl *plan.Plan, n page.NodeID) map[page.NodeID]string {
	p := pl.Page
	node := &p.Nodes[n]
	if node.End-n < chartBars || node.End-n > chartNodes || node.Box.H < chartHigh || node.Box.H > chartTall || node.Box.W < chartWide || !sheet.Known(p, node.Style) ||
		strings.HasPrefix(p.Styles[node.Style].Look[sheet.Display], "table") || allowlist.TableParents[node.Tag] != nil && inTable(p, n) {
		return nil
	}
	c := chart{pl: pl, n: n, words: map[page.NodeID]page.Rect{}}
	if !c.gather() || len(c.words) == 0 || len(c.piled) < chartPiled && !c.onOneLine() || !c.fits() || c.isBelow() {
		return nil
	}
	return c.places()
}

// inTable reports whether a part of a table is laid out as one, or what is around it.
func inTable(p *page.Page, n page.NodeID) bool {
	for a := n; a != page.None && p.Nodes[a].Tag != "body"; a = p.Nodes[a].Parent {
		style := p.StyleOf(a)
		if style == nil || strings.HasPrefix(style.Display, "table") {
			return true
		}
		if p.Nodes[a].Tag == "table" {
			return false
		}
	}
	return true
}

// gather finds bars and labels; it is false where there is something else.
func (c *chart) gather() bool {
	p := c.pl.Page
	for i := c.n + 1; i < p.Nodes[c.n].End; i++ {
		node := &p.Nodes[i]
		switch {
		case node.Hidden || page.IsUnread(node.Tag):
			i = node.End - 1
		case node.Kind == page.Text && page.IsBlank(node.Text):
		case node.Kind == page.Text:
			if utf8.RuneCountInString(node.Text) > chartLabel || node.Box.Empty() || c.pl.Nodes[i].Do != plan.Write {
				return false
			}
			c.words[node.Parent] = c.words[node.Parent].Union(node.Box)
		case node.Kind != page.Element:
		case !sheet.Known(p, node.Style) || c.pl.Nodes[i].Do != plan.Write || allowlist.VoidTags[node.Tag] || allowlist.IsPlayer(node.Tag) || node.Tag == "a" || node.Tag == "svg" || node.Tag == "math":
			return false
		case p.IsOut(i) && (paintsGround(p, i) || draws(p, i)):
			c.piled = append(c.piled, i)
		case paintsGround(p, i):
			c.bars = append(c.bars, i)
		}
	}
	return true
}

// paintsGround reports whether a box has a ground of its own, or a gradient.
func paintsGround(p *page.Page, n page.NodeID) bool {
	look := p.Styles[p.Nodes[n].Style].Look
	ground, ok := sheet.GroundColour(look)
	return !p.Nodes[n].Box.Empty() && (ok && ground.A > 0 || strings.Contains(look[sheet.Image], "gradient("))
}

// draws reports whether a style sheet lays a shape over a box: the piece of a line or an area.
func draws(p *page.Page, n page.NodeID) bool {
	for _, which := range [2]string{page.Before, page.After} {
		values := p.Styles[p.Nodes[n].Style].Generated(which)
		if values == nil {
			continue
		}
		value := func(name string) string { return values[sheet.GeneratedAt[name]] }
		if _, ok := sheet.ParseOutline(value("clip-path")); ok && value("position") == "absolute" {
			return true
		}
	}
	return false
}

// onOneLine reports whether bars stand on one line, are not all as high, and the highest is higher
// than the words in it; or begin at one line, are not all as long, and have labels laid beside them.
func (c *chart) onOneLine() bool {
	p := c.pl.Page
	if len(c.bars) < chartBars {
		return false
	}
	standing, lying := map[int][]float64{}, map[int][]float64{}
	for _, bar := range c.bars {
		box := p.Nodes[bar].Box
		add := func(lines map[int][]float64, at, size float64) {
			line := int(math.Round(at))
			lines[line] = append(lines[line], size)
		}
		add(standing, box.Bottom(), box.H)
		add(lying, box.X, box.W)
	}
	beside := false
	for label := range c.words {
		beside = beside || p.IsOut(label)
	}
	return differs(standing, c.lineHeight()+spareBar) || beside && differs(lying, chartHigh)
}

// differs reports whether some of these lines has bars of several sizes, and one of at least some size.
func differs(lines map[int][]float64, least float64) bool {
	for _, sizes := range lines {
		smallest, largest := slices.Min(sizes), slices.Max(sizes)
		if len(sizes) >= chartBars && largest >= 1.15*smallest && largest >= least {
			return true
		}
	}
	return false
}

// lineHeight is that of the highest label.
func (c *chart) lineHeight() (high float64) {
	for _, box := range c.words {
		high = max(high, box.H)
	}
	return high
}
