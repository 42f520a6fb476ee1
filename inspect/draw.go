package inspect

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"

	"galley/page"
)

// Line is how the edge of a box is drawn.
type Line int

// The lines of the paper's labelling tool, and a thin one for candidates.
const (
	Thin   Line = iota // 1 px
	Dotted             // 3 px dots: the title
	Dashed             // 3 px wide dashes: the body
)

// Box is one box to draw.
type Box struct {
	Rect  page.Rect
	Line  Line
	Color color.Color
	Label string // written at the top left corner; may be empty
}

// Colours of titles, bodies and their candidates; title and body are those of the
// paper's labelling tool (Wang et al. 2009, Figure 13).
var (
	TitleColor      = color.NRGBA{0xd0, 0x10, 0x10, 0xff}
	BodyColor       = color.NRGBA{0x00, 0x00, 0x00, 0xff}
	TitleCandidates = color.NRGBA{0xd0, 0x10, 0x10, 0x70}
	BodyCandidates  = color.NRGBA{0x20, 0x50, 0xc0, 0x70}
)

// Draw returns the screenshot with the boxes on it, in their order, the last on
// top. A pixel of the screenshot is a CSS px. A box that reaches beyond the
// picture is closed at its edge; of one that lies outside only the label is seen.
func Draw(shot image.Image, boxes []Box) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, shot.Bounds().Dx(), shot.Bounds().Dy()))
	draw.Draw(out, out.Bounds(), shot, shot.Bounds().Min, draw.Src)
	for _, b := range boxes {
		outline(out, b)
	}
	// Labels last: an outline must not cross them.
	for _, b := range boxes {
		if b.Label != "" {
			label(out, b)
		}
	}
	return out
}

func outline(out *image.RGBA, b Box) {
	width := 3
	if b.Line == Thin {
		width = 1
	}
	r := image.Rect(round(b.Rect.X), round(b.Rect.Y), round(b.Rect.Right()), round(b.Rect.Bottom())).Intersect(out.Bounds())
	if r.Empty() {
		return
	}
	ink := image.NewUniform(b.Color)
	for i, edge := range []image.Rectangle{
		image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+width), image.Rect(r.Min.X, r.Max.Y-width, r.Max.X, r.Max.Y),
		image.Rect(r.Min.X, r.Min.Y, r.Min.X+width, r.Max.Y), image.Rect(r.Max.X-width, r.Min.Y, r.Max.X, r.Max.Y),
	} {
		stroke(out, edge.Intersect(r), b.Line, i >= 2, ink)
	}
}

// stroke fills an edge with the pattern of the line, along y when it is vertical.
func stroke(out *image.RGBA, edge image.Rectangle, line Line, vertical bool, ink image.Image) {
	on, off := 1<<20, 0 // one piece
	switch line {
	case Dotted:
		on, off = 3, 3
	case Dashed:
		on, off = 10, 6
	}
	start, end := edge.Min.X, edge.Max.X
	if vertical {
		start, end = edge.Min.Y, edge.Max.Y
	}
	for at := start; at < end; at += on + off {
		piece := edge
		if vertical {
			piece.Min.Y, piece.Max.Y = at, min(at+on, end)
		} else {
			piece.Min.X, piece.Max.X = at, min(at+on, end)
		}
		draw.Draw(out, piece, ink, image.Point{}, draw.Over)
	}
}

// label writes the text on a plate of the box's colour, above the box, and within
// the picture wherever the box is.
func label(out *image.RGBA, b Box) {
	face := basicfont.Face7x13
	w := font.MeasureString(face, b.Label).Ceil() + 6
	x := min(max(round(b.Rect.X), 0), max(out.Bounds().Dx()-w, 0))
	y := min(max(round(b.Rect.Y)-16, 0), max(out.Bounds().Dy()-16, 0))
	draw.Draw(out, image.Rect(x, y, x+w, y+16), image.NewUniform(opaque(b.Color)), image.Point{}, draw.Src)
	d := font.Drawer{Dst: out, Src: image.White, Face: face, Dot: fixed.P(x+3, y+12)}
	d.DrawString(b.Label)
}

func opaque(c color.Color) color.Color {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	n.A = 0xff
	return n
}

func round(v float64) int {
	// Boxes may lie far outside of any picture.
	return int(math.Round(min(max(v, -1e6), 1e6)))
}

// Beside puts two pictures next to each other, tops aligned, with a caption over
// each, on light grey. A caption ends with its picture.
func Beside(left, right image.Image, leftCaption, rightCaption string) *image.RGBA {
	const gap, head = 24, 32
	l, r := left.Bounds(), right.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, l.Dx()+r.Dx()+3*gap, max(l.Dy(), r.Dy())+head+gap))
	draw.Draw(out, out.Bounds(), image.NewUniform(color.Gray{0xd8}), image.Point{}, draw.Src)
	for _, half := range []struct {
		img     image.Image
		x       int
		caption string
	}{{left, gap, leftCaption}, {right, l.Dx() + 2*gap, rightCaption}} {
		b := half.img.Bounds()
		draw.Draw(out, image.Rect(half.x, head, half.x+b.Dx(), head+b.Dy()), half.img, b.Min, draw.Src)
		over := out.SubImage(image.Rect(half.x, 0, half.x+b.Dx(), head)).(*image.RGBA)
		d := font.Drawer{Dst: over, Src: image.Black, Face: basicfont.Face7x13, Dot: fixed.P(half.x, head-10)}
		d.DrawString(half.caption)
	}
	return out
}
