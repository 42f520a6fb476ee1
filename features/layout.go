package features

import (
	"math"
	"sort"

	"galley/page"
)

// layout is where the browser put the blocks; nothing on pages without boxes.
type layout struct {
	boxes          []placed // by block
	left           float64  // of the page's prose, CSS px: the median over its words
	width          float64  // of that prose
	font           float64  // size of that prose
	titleCandidate page.Rect
}

// placed is a block as it was laid out, in CSS px.
type placed struct {
	box    page.Rect
	font   float64 // size of its first text
	weight float64
	fixed  bool // does not scroll with the page
}

// readLayout finds where the blocks are. Styles are those of the nearest element.
func (s *blockIndex) readLayout() {
	s.layout.boxes = make([]placed, len(s.blocks))
	if !s.page.Laid {
		return
	}
	fixed := s.findFixed()
	for i := range s.blocks {
		b := &s.blocks[i]
		at := &s.layout.boxes[i]
		at.fixed = fixed[b.elem]
		if style := s.page.StyleOf(b.from); style != nil {
			at.font, at.weight = style.FontSize, style.FontWeight
		}
		for n := b.from; n < b.to; n++ {
			if node := &s.page.Nodes[n]; node.Kind == page.Text && s.visible[n] && !node.Box.Empty() {
				at.box = at.box.Union(node.Box)
			}
		}
	}
	s.layout.left = s.proseMedian(func(p *placed) float64 { return p.box.X })
	s.layout.width = s.proseMedian(func(p *placed) float64 { return p.box.W })
	s.layout.font = s.proseMedian(func(p *placed) float64 { return p.font })
	if s.h1 >= 0 {
		s.layout.titleCandidate = s.layout.boxes[s.h1].box
	}
}

// findFixed marks what is in an element that does not scroll with the page.
func (s *blockIndex) findFixed() []bool {
	fixed := make([]bool, len(s.page.Nodes))
	for i := range s.page.Nodes {
		n := &s.page.Nodes[i]
		if n.Parent != page.None && fixed[n.Parent] {
			fixed[i] = true
		} else if n.Style != page.NoStyle {
			fixed[i] = s.page.Styles[n.Style].Position == "fixed"
		}
	}
	return fixed
}

// proseMedian is the median over the words of the page's prose, or of all words
// where there is none.
func (s *blockIndex) proseMedian(of func(p *placed) float64) float64 {
	type weighed struct{ value, words float64 }
	var list []weighed
	for _, prose := range []bool{true, false} {
		for i := range s.blocks {
			if b := &s.blocks[i]; !prose || b.prose() {
				list = append(list, weighed{of(&s.layout.boxes[i]), float64(b.words)})
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

// laidColumn is evidence of a page with boxes; 0 without.
func laidColumn(of func(s *blockView, p *placed) float64) func(s *blockView, i int) float64 {
	return func(s *blockView, i int) float64 {
		if !s.page.Laid {
			return 0
		}
		return of(s, &s.layout.boxes[i])
	}
}

func (s *blockIndex) screen() page.Size {
	v := s.page.Viewport
	if v.W <= 0 || v.H <= 0 {
		return page.DefaultViewport
	}
	return v
}

// overColumn is the share of a box's width that lies over the column of prose.
func (s *blockIndex) overColumn(b page.Rect) float64 {
	shared := math.Min(b.Right(), s.layout.left+s.layout.width) - math.Max(b.X, s.layout.left)
	return ratio(math.Max(0, shared), b.W)
}

// logRatio is ln(a/b), within ±2; 0 where one of them is unknown.
func logRatio(a, b float64) float64 {
	if a <= 0 || b <= 0 {
		return 0
	}
	return min(max(math.Log(a/b), -2), 2)
}

// layoutFeatures are evidence only of pages that were laid out. What they say of a
// page without style sheets is the same for nearly all its blocks.
var layoutFeatures = []feature[*blockView, int]{
	{"laid", Flag, "there are boxes", func(s *blockView, _ int) float64 { return flag(s.page.Laid) }},
	{"column_width", Screens, "screen widths: the page's prose", laidColumn(func(s *blockView, _ *placed) float64 { return s.layout.width / s.screen().W })},
	{"left", Screens, "screen widths", laidColumn(func(s *blockView, p *placed) float64 { return p.box.X / s.screen().W })},
	{"top", LogCount, "ln(1+screen heights)", laidColumn(func(s *blockView, p *placed) float64 { return ln(p.box.Y / s.screen().H) })},
	{"width", LogRatio, "ln of its width over that of the page's prose", laidColumn(func(s *blockView, p *placed) float64 { return logRatio(p.box.W, s.layout.width) })},
	{"lines", LogCount, "ln(1+height over the font size)", laidColumn(func(_ *blockView, p *placed) float64 { return ln(ratio(p.box.H, p.font)) })},
	{"from_column", Screens, "screen widths from the left edge of the page's prose", laidColumn(func(s *blockView, p *placed) float64 { return math.Abs(p.box.X-s.layout.left) / s.screen().W })},
	{"over_column", Share, "share of its width over the page's prose", laidColumn(func(s *blockView, p *placed) float64 { return s.overColumn(p.box) })},
	{"font", LogRatio, "ln of its font size over that of the page's prose", laidColumn(func(s *blockView, p *placed) float64 { return logRatio(p.font, s.layout.font) })},
	{"weight", Ratio, "font weight / 900", laidColumn(func(_ *blockView, p *placed) float64 { return p.weight / 900 })},
	{"fixed", Flag, "does not scroll with the page", laidColumn(func(_ *blockView, p *placed) float64 { return flag(p.fixed) })},
	{"boxless", Flag, "has no box", laidColumn(func(_ *blockView, p *placed) float64 { return flag(p.box.Empty()) })},
	{"under_headline", Flag, "begins below the first h1", laidColumn(func(s *blockView, p *placed) float64 {
		return flag(s.h1 >= 0 && p.box.Y >= s.layout.titleCandidate.Bottom()-1)
	})},
}
