package vwrapper

import "math"

// names are the features of a block, in the order of its row. Lengths are by the width of
// the page, the height of the screen, or that of the page. "of parent" is by the block
// around it, "parent" is that block's own.
var names = []string{
	"left", "top on page", "top in screens", "width", "height in screens", "centre x", "centre y",
	"left in parent", "top in parent", "width of parent", "height of parent",
	"font over main", "largest font", "bold", "italic", "font of parent",
	"ln characters", "words", "characters of page", "characters of parent", "link characters", "ln links", "ln images", "ln paragraphs", "paragraphs of page",
	"parent left", "parent width", "parent characters of page", "parent link characters", "parent paragraphs of page", "parent images",
}

// clipped is the most screens that a length counts.
const clipped = 4

// rows are the features of all blocks. They are finite.
func (t *tree) rows() [][]float64 {
	rows := make([][]float64, len(t.blocks))
	if len(t.blocks) == 0 {
		return rows
	}
	cells := make([]float64, len(names)*len(rows))
	root := &t.blocks[0]
	wide, high := max(t.page.Size.W, root.box.W, 1), max(t.page.Size.H, root.box.H, 1)
	screen := max(t.page.Viewport.H, 1)
	main := ratio(root.fontSum, root.chars)
	for i := range t.blocks {
		b, up := &t.blocks[i], root
		if b.parent >= 0 {
			up = &t.blocks[b.parent]
		}
		font := ratio(b.fontSum, b.chars)
		row := append(cells[:0],
			b.box.X/wide, b.box.Y/high, min(b.box.Y/screen, clipped), b.box.W/wide, min(b.box.H/screen, clipped),
			(b.box.X+b.box.W/2)/wide, (b.box.Y+b.box.H/2)/high,
			ratio(b.box.X-up.box.X, up.box.W), ratio(b.box.Y-up.box.Y, up.box.H), ratio(b.box.W, up.box.W), ratio(b.box.H, up.box.H),
			ratio(font, main), ratio(b.fontMax, root.fontMax), ratio(b.bold, b.chars), ratio(b.italic, b.chars), ratio(font, ratio(up.fontSum, up.chars)),
			math.Log1p(b.chars), min(b.words, 100), ratio(b.chars, root.chars), ratio(b.chars, up.chars), ratio(b.linkChars, b.chars),
			math.Log1p(b.links), math.Log1p(b.images), math.Log1p(b.paragraphs), ratio(b.paragraphs, root.paragraphs),
			up.box.X/wide, up.box.W/wide, ratio(up.chars, root.chars), ratio(up.linkChars, up.chars), ratio(up.paragraphs, root.paragraphs), math.Log1p(up.images),
		)
		rows[i], cells = row, cells[len(names):]
	}
	return rows
}

func ratio(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}
