package features

import (
	"math"
	"sort"

	"galley/features/column"
	"galley/features/number"
	"galley/page"
)

// layout is where the browser put the blocks, in CSS px. It is zero on pages that were
// not laid out. left, width and font are those of the page's prose: medians over its
// words.
type layout struct {
	blocks      []laidBlock // by block
	left, width float64     // column of the prose
	font        float64     // font size of the prose
	h1          page.Rect   // box of the first h1; zero: there is none
}

// laidBlock is a block as it was laid out.
type laidBlock struct {
	box    page.Rect // around its texts, CSS px
	font   float64   // font size of its first text, CSS px; 0: not known
	weight float64   // font weight of its first text, 100 to 900
	fixed  bool      // does not scroll with the page
}

// readLayout finds where the blocks are.
func (s *blockIndex) readLayout() {
	s.layout.blocks = make([]laidBlock, len(s.Blocks))
	if !s.Page.Laid {
		return
	}
	fixed, styles := s.findFixed(), s.Page.NearestStyles()
	for i := range s.Blocks {
		b := &s.Blocks[i]
		at := &s.layout.blocks[i]
		at.fixed = fixed[b.Elem]
		if style := styles[b.From]; style != page.NoStyle {
			at.font, at.weight = s.Page.Styles[style].FontSize, s.Page.Styles[style].FontWeight
		}
		for n := b.From; n < b.To; n++ {
			if node := &s.Page.Nodes[n]; node.Kind == page.Text && s.Visible[n] && !node.Box.Empty() {
				at.box = at.box.Union(node.Box)
			}
		}
	}
	s.layout.left = s.proseMedian(func(b *laidBlock) float64 { return b.box.X })
	s.layout.width = s.proseMedian(func(b *laidBlock) float64 { return b.box.W })
	s.layout.font = s.proseMedian(func(b *laidBlock) float64 { return b.font })
	if s.H1 >= 0 {
		s.layout.h1 = s.layout.blocks[s.H1].box
	}
}

// mostFixed is the share of the prose of a page, or of its words where there is none, above which
// an element with position: fixed is what scrolls or would scroll, and no bar beside that.
const mostFixed = 0.5

// findFixed finds the nodes in an element that does not scroll with the page: one with
// position: fixed. The body of a page that is locked below a dialog has it as well.
func (s *blockIndex) findFixed() []bool {
	fixed := make([]bool, len(s.Page.Nodes))
	for i := range s.Page.Nodes {
		n := &s.Page.Nodes[i]
		if n.Parent != page.None && fixed[n.Parent] {
			fixed[i] = true
		} else if n.Style != page.NoStyle {
			fixed[i] = s.Page.Styles[n.Style].Position == "fixed" && !s.holdsMost(page.NodeID(i))
		}
	}
	return fixed
}

// holdsMost reports whether most of the prose of the page is in an element.
func (s *blockIndex) holdsMost(n page.NodeID) bool {
	in := s.SubtreeSums(n)
	if s.All.Prose > 0 {
		return in.Prose > mostFixed*s.All.Prose
	}
	return in.Words > mostFixed*s.All.Words
}

// proseMedian is the median over the words of the page's prose, or over all words where
// there is no prose.
func (s *blockIndex) proseMedian(of func(b *laidBlock) float64) float64 {
	type weighted struct{ value, words float64 }
	var list []weighted
	for _, prose := range []bool{true, false} {
		for i := range s.Blocks {
			if !prose || s.Blocks[i].Prose() {
				list = append(list, weighted{of(&s.layout.blocks[i]), float64(s.Blocks[i].Words)})
			}
		}
		if len(list) > 0 {
			break
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].value < list[j].value })
	total := 0.0
	for _, w := range list {
		total += w.words
	}
	half := 0.0
	for _, w := range list {
		if half += w.words; 2*half >= total {
			return w.value
		}
	}
	return 0
}

// laidColumn is a column of pages with boxes; 0 on others.
func laidColumn(of func(s *blockView, b *laidBlock) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		if !s.Page.Laid {
			return 0
		}
		return of(s, &s.layout.blocks[i])
	}
}

// screen is the size of the screen in CSS px.
func (s *blockIndex) screen() page.Size {
	v := s.Page.Viewport
	if v.W <= 0 || v.H <= 0 {
		return page.DefaultViewport
	}
	return v
}

// overColumn is the share of the width of a box that lies over the column of the page's
// prose.
func (s *blockIndex) overColumn(b page.Rect) float64 {
	return number.Ratio(b.SharedWidth(page.Rect{X: s.layout.left, W: s.layout.width}), b.W)
}

// layoutFeatures describe where a block lies and how it is set. They are 0 on pages
// without boxes. The screen is that of the page.
var layoutFeatures = []feature[*blockView, int]{
	{"laid", column.Flag, "the page has boxes", func(s *blockView, _ int) float64 { return number.Flag(s.Page.Laid) }},
	{"column_width", column.Screens, "width of the page's prose, in screen widths", laidColumn(func(s *blockView, _ *laidBlock) float64 { return s.layout.width / s.screen().W })},
	{"left", column.Screens, "left edge, in screen widths", laidColumn(func(s *blockView, b *laidBlock) float64 { return b.box.X / s.screen().W })},
	{"top", column.LogCount, "top edge, in screen heights", laidColumn(func(s *blockView, b *laidBlock) float64 { return number.Ln(b.box.Y / s.screen().H) })},
	{"width", column.LogRatio, "its width over that of the page's prose", laidColumn(func(s *blockView, b *laidBlock) float64 { return number.LogRatio(b.box.W, s.layout.width) })},
	{"lines", column.LogCount, "height over font size", laidColumn(func(_ *blockView, b *laidBlock) float64 { return number.Ln(number.Ratio(b.box.H, b.font)) })},
	{"from_column", column.Screens, "distance from its left edge to that of the page's prose, in screen widths", laidColumn(func(s *blockView, b *laidBlock) float64 { return math.Abs(b.box.X-s.layout.left) / s.screen().W })},
	{"over_column", column.Share, "its width that lies over the column of the page's prose", laidColumn(func(s *blockView, b *laidBlock) float64 { return s.overColumn(b.box) })},
	{"font", column.LogRatio, "its font size over that of the page's prose", laidColumn(func(s *blockView, b *laidBlock) float64 { return number.LogRatio(b.font, s.layout.font) })},
	{"weight", column.Ratio, "font weight / 900", laidColumn(func(_ *blockView, b *laidBlock) float64 { return b.weight / 900 })},
	{"fixed", column.Flag, "does not scroll with the page", laidColumn(func(_ *blockView, b *laidBlock) float64 { return number.Flag(b.fixed) })},
	{"boxless", column.Flag, "has no box", laidColumn(func(_ *blockView, b *laidBlock) float64 { return number.Flag(b.box.Empty()) })},
	{"under_headline", column.Flag, "begins below the first h1", laidColumn(func(s *blockView, b *laidBlock) float64 {
		return number.Flag(s.H1 >= 0 && b.box.Y >= s.layout.h1.Bottom()-1)
	})},
}
