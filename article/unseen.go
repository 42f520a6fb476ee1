package article

import (
	"slices"
	"strings"

	"galley/article/layout"
	"galley/article/subtree"
	"galley/page"
	"galley/page/colour"
)

// What a reader cannot see, by the boxes and styles of a page that was laid out.
const (
	unseenType = 1.0 // CSS px of type: less than this
	unseenBox  = 1.0 // CSS px of an element that holds text: no more than this both ways
	unseenMost = 0.5 // share of the words of a part that may be unseen; more is a page that was not shown right
)

// hideUnseen cuts the texts of the parts that a reader cannot see, and keeps their text
// in Hidden: they are what spam and instructions to machines hide in.
func (a *Article) hideUnseen() {
	if !a.page.Laid {
		return
	}
	media := layout.Media(a.page)
	for i := range a.parts {
		pt := &a.parts[i]
		var unseen []page.NodeID
		all, lost := 0, 0
		subtree.Visit(a.page, *pt, func(n page.NodeID) bool {
			node := &a.page.Nodes[n]
			if node.Kind != page.Text {
				return true
			}
			words := page.CountWords(node.Text)
			if all += words; words > 0 && a.isUnseen(n, media) {
				lost += words
				unseen = append(unseen, n)
			}
			return true
		})
		if lost == 0 || float64(lost) > unseenMost*float64(all) {
			continue
		}
		for _, n := range unseen {
			a.Hidden = append(a.Hidden, page.Norm(a.page.Nodes[n].Text))
		}
		a.unseen = append(a.unseen, unseen...)
		pt.Cut = append(slices.Clone(pt.Cut), unseen...)
		slices.Sort(pt.Cut)
	}
}

// isUnseen reports whether a reader cannot see text node n.
func (a *Article) isUnseen(n page.NodeID, media []page.NodeID) bool {
	if a.page.Nodes[a.page.Nodes[n].Parent].Tag == "rp" {
		return false // see invisible
	}
	box := a.page.Nodes[n].Box
	if box != (page.Rect{}) && (box.Bottom() <= 0 || box.Right() <= 0 && !a.scrollsLeft(n)) {
		return true
	}
	opacity, nearest := 1.0, true
	for e := a.page.Nodes[n].Parent; e != page.None; e = a.page.Nodes[e].Parent {
		node := &a.page.Nodes[e]
		if node.Style == page.NoStyle {
			continue
		}
		style := &a.page.Styles[node.Style]
		if nearest && style.FontSize < unseenType {
			return true
		}
		nearest = false
		if opacity *= style.Opacity; opacity < layout.Unseen {
			return true
		}
		isOut := style.Position == "absolute" || style.Position == "fixed"
		if isOut && node.Box != (page.Rect{}) && node.Box.W <= unseenBox && node.Box.H <= unseenBox {
			return true
		}
	}
	return a.hasNoContrast(n) && !slices.ContainsFunc(media, func(id page.NodeID) bool {
		m := a.page.Nodes[id].Box
		return m.X < box.Right() && box.X < m.Right() && m.Y < box.Bottom() && box.Y < m.Bottom()
	})
}

// scrollsLeft reports whether what lies left of the page is reached by scrolling: in a box
// that scrolls, on the page and with lines or letters that run from right to left.
func (a *Article) scrollsLeft(n page.NodeID) bool {
	for e := a.page.Nodes[n].Parent; e != page.None; e = a.page.Nodes[e].Parent {
		style := a.styleOf(e)
		if style == nil || len(style.Look) == 0 {
			continue
		}
		overflow := style.LookValue("overflow-x")
		leftwards := style.LookValue("direction") == "rtl" || strings.HasSuffix(style.LookValue("writing-mode"), "-rl")
		if (overflow == "auto" || overflow == "scroll") && leftwards && a.page.Nodes[e].Box.Right() > 0 {
			return true
		}
	}
	return false
}

// hasNoContrast reports whether a text has the colour of what it stands on, where both
// are known.
func (a *Article) hasNoContrast(n page.NodeID) bool {
	parent := a.page.Nodes[n].Parent
	style := a.styleOf(parent)
	if style == nil || len(style.Look) == 0 {
		return false
	}
	ink, ok := colour.Parse(style.LookValue("color"))
	if !ok || ink.A < 1 {
		return false
	}
	for e := parent; e != page.None; e = a.page.Nodes[e].Parent {
		style := a.styleOf(e)
		if style == nil || len(style.Look) == 0 {
			return false // not known
		}
		if image := style.LookValue("background-image"); image != "none" && image != "" || style.LookValue("text-shadow") != "none" {
			return false
		}
		value := style.LookValue("background-color")
		if value == "rgba(0, 0, 0, 0)" {
			continue // most are, and are not worth to be parsed
		}
		if paper, ok := colour.Parse(value); ok && paper.A > 0 {
			return paper.A == 1 && paper == ink
		}
	}
	return false
}

func (a *Article) styleOf(n page.NodeID) *page.Style {
	if s := a.page.Nodes[n].Style; s != page.NoStyle {
		return &a.page.Styles[s]
	}
	return nil
}
