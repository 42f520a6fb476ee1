package inspect

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"galley/page"
)

// blank is a white screenshot.
func blank(w, h int) image.Image {
	shot := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range shot.Pix {
		shot.Pix[i] = 0xff
	}
	return shot
}

// row is a line of pixels, '#' where it is not white.
func row(img image.Image, y, x0, x1 int) string {
	var b strings.Builder
	for x := x0; x < x1; x++ {
		b.WriteByte(ink(img, x, y))
	}
	return b.String()
}

func column(img image.Image, x, y0, y1 int) string {
	var b strings.Builder
	for y := y0; y < y1; y++ {
		b.WriteByte(ink(img, x, y))
	}
	return b.String()
}

func ink(img image.Image, x, y int) byte {
	if r, g, b, _ := img.At(x, y).RGBA(); r&g&b == 0xffff {
		return '.'
	}
	return '#'
}

// count is the number of pixels that are not white.
func count(img image.Image) int {
	n := 0
	for y := range img.Bounds().Dy() {
		n += strings.Count(row(img, y, 0, img.Bounds().Dx()), "#")
	}
	return n
}

func TestLines(t *testing.T) {
	const dots, dashes = "###...###...###...###...###...", "##########......##########...."
	tests := []struct {
		name        string
		line        Line
		width       int
		top, inside string // 30 px of the upper edge, and of the row below the edge
	}{
		{"thin", Thin, 1, strings.Repeat("#", 30), "#............................#"},
		{"dotted", Dotted, 3, dots, "###........................###"},
		{"dashed", Dashed, 3, dashes, "###........................###"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			out := Draw(blank(60, 60), []Box{{Rect: page.Rect{X: 10, Y: 20, W: 30, H: 30}, Line: tt.line, Color: BodyColor}})
			for y := range tt.width {
				// The corners belong to the edges at the sides too.
				if got, want := row(out, 20+y, 13, 37), tt.top[3:27]; got != want {
					t.Errorf("row %d of the upper edge\n got %s\nwant %s", y, got, want)
				}
				if got, want := column(out, 10+y, 23, 47), tt.top[3:27]; got != want {
					t.Errorf("column %d of the left edge\n got %s\nwant %s", y, got, want)
				}
				if got, want := row(out, 49-y, 13, 37), tt.top[3:27]; got != want {
					t.Errorf("row %d of the lower edge\n got %s\nwant %s", y, got, want)
				}
				if got, want := column(out, 39-y, 23, 47), tt.top[3:27]; got != want {
					t.Errorf("column %d of the right edge\n got %s\nwant %s", y, got, want)
				}
			}
			if got := row(out, 20+tt.width, 10, 40); got[tt.width:30-tt.width] != tt.inside[tt.width:30-tt.width] {
				t.Errorf("below the edge\n got %s\nwant %s", got, tt.inside)
			}
			if got := row(out, 19, 0, 60) + row(out, 50, 0, 60) + column(out, 9, 0, 60) + column(out, 40, 0, 60); strings.Contains(got, "#") {
				t.Error("something is drawn around the box")
			}
		})
	}
}

func TestColors(t *testing.T) {
	out := Draw(blank(50, 50), []Box{
		{Rect: page.Rect{W: 40, H: 40}, Color: TitleCandidates},
		{Rect: page.Rect{X: 5, Y: 5, W: 40, H: 40}, Line: Dotted, Color: TitleColor},
		{Rect: page.Rect{X: 5, Y: 5, W: 40, H: 40}, Line: Dotted, Color: BodyColor},
	})
	if got := out.RGBAAt(20, 0); got.R < 0xe0 || got.G < 0x80 || got.G > 0xb0 {
		t.Errorf("a candidate's line is %v, want a pale red", got)
	}
	if got, want := out.RGBAAt(5, 5), (color.RGBA{0, 0, 0, 0xff}); got != want {
		t.Errorf("the last box is %v where two lie on each other, want %v", got, want)
	}
}

func TestBoxesOutside(t *testing.T) {
	tests := []struct {
		name string
		rect page.Rect
		want int // pixels drawn, thin
	}{
		{"below", page.Rect{X: 10, Y: 500, W: 20, H: 20}, 0},
		{"left of it", page.Rect{X: -50, Y: 10, W: 20, H: 20}, 0},
		{"empty", page.Rect{X: 10, Y: 10}, 0},
		{"no height", page.Rect{X: 10, Y: 10, W: 20}, 0},
		{"over the corner", page.Rect{X: 30, Y: 30, W: 500, H: 500}, 36},
		{"over all", page.Rect{X: -1e8, Y: -1e8, W: 2e8, H: 2e8}, 156},
		{"one px", page.Rect{X: 39, Y: 39, W: 1, H: 1}, 1},
		{"half px are rounded", page.Rect{X: 10.5, Y: 9.5, W: 9, H: 10}, 9*2 + 10*2 - 4},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for _, line := range []Line{Thin, Dotted, Dashed} {
				out := Draw(blank(40, 40), []Box{{Rect: tt.rect, Line: line, Color: BodyColor}})
				if got := count(out); line == Thin && got != tt.want || (got == 0) != (tt.want == 0) {
					t.Errorf("line %d: %d px drawn, want %d when thin", line, got, tt.want)
				}
			}
		})
	}
}

// What a person came to read is in the picture, wherever the box is.
func TestLabelsInside(t *testing.T) {
	for _, r := range []page.Rect{
		{X: 20, Y: 30, W: 10, H: 10}, {X: 0, Y: 0, W: 200, H: 100}, {X: 190, Y: 90, W: 50, H: 50},
		{X: 900, Y: 900, W: 5, H: 5}, {X: -900, Y: -900, W: 5, H: 5},
	} {
		out := Draw(blank(200, 100), []Box{{Rect: r, Color: color.NRGBA{0, 0, 0xff, 0x10}, Label: posterior("body div", 0.98765)}})
		const plate = 7*len("body div 0.988") + 6
		opaque := 0
		for y := range 100 {
			for x := range 200 {
				if out.RGBAAt(x, y) == (color.RGBA{0, 0, 0xff, 0xff}) {
					opaque++
				}
			}
		}
		if opaque < plate*16*6/10 || opaque > plate*16 {
			t.Errorf("box %v: %d px of the plate are in the picture, want most of %d and the letters", r, opaque, plate*16)
		}
	}
}

func TestLabelInTinyPicture(t *testing.T) {
	out := Draw(blank(5, 5), []Box{{Rect: page.Rect{W: 5, H: 5}, Color: BodyColor, Label: strings.Repeat("wide", 100)}})
	if out.Bounds() != image.Rect(0, 0, 5, 5) {
		t.Errorf("bounds %v, want those of the picture", out.Bounds())
	}
	if got := Draw(blank(0, 0), []Box{{Rect: page.Rect{W: 5, H: 5}, Label: "x", Color: BodyColor}}); !got.Bounds().Empty() {
		t.Errorf("bounds %v of an empty picture", got.Bounds())
	}
}

// A part of a picture starts elsewhere than at 0, 0; boxes are measured from its
// corner all the same, and the screenshot stays as it is.
func TestDrawOnPartOfPicture(t *testing.T) {
	shot := blank(100, 100).(*image.RGBA).SubImage(image.Rect(50, 50, 90, 90))
	out := Draw(shot, []Box{{Rect: page.Rect{X: 1, Y: 1, W: 10, H: 10}, Color: BodyColor}})
	if out.Bounds() != image.Rect(0, 0, 40, 40) || ink(out, 1, 1) != '#' || ink(out, 0, 0) != '.' {
		t.Errorf("bounds %v, pixels %c %c; want a box from 1, 1 on", out.Bounds(), ink(out, 0, 0), ink(out, 1, 1))
	}
	if got := ink(shot, 51, 51); got != '.' {
		t.Error("the screenshot was changed")
	}
}

func TestBeside(t *testing.T) {
	left, right := blank(100, 50), blank(60, 200)
	out := Beside(left, right, "page", "article")
	if want := image.Rect(0, 0, 100+60+3*24, 200+32+24); out.Bounds() != want {
		t.Fatalf("bounds %v, want %v", out.Bounds(), want)
	}
	for _, tt := range []struct {
		name string
		x, y int
		want color.RGBA
	}{
		{"left picture, first pixel", 24, 32, color.RGBA{0xff, 0xff, 0xff, 0xff}},
		{"left picture, last pixel", 123, 81, color.RGBA{0xff, 0xff, 0xff, 0xff}},
		{"below the left picture", 60, 82, color.RGBA{0xd8, 0xd8, 0xd8, 0xff}},
		{"between the pictures", 130, 40, color.RGBA{0xd8, 0xd8, 0xd8, 0xff}},
		{"right picture, first pixel", 148, 32, color.RGBA{0xff, 0xff, 0xff, 0xff}},
		{"right picture, last pixel", 207, 231, color.RGBA{0xff, 0xff, 0xff, 0xff}},
		{"right of it", 208, 100, color.RGBA{0xd8, 0xd8, 0xd8, 0xff}},
	} {
		if got := out.RGBAAt(tt.x, tt.y); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.name, got, tt.want)
		}
	}
}

// A long caption does not run into the next picture's.
func TestBesideLongCaption(t *testing.T) {
	out := Beside(blank(50, 20), blank(50, 20), strings.Repeat("page", 50), "")
	for y := range 32 {
		for x := 24 + 50; x < out.Bounds().Dx(); x++ {
			if out.RGBAAt(x, y) == (color.RGBA{0, 0, 0, 0xff}) {
				t.Fatalf("the left caption is at %d, %d", x, y)
			}
		}
	}
}
