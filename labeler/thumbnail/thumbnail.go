// Package thumbnail makes a small picture of the top of a screenshot.
package thumbnail

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
)

// Size of thumbnails, px, and of what of a page is on them: that it is an article,
// and where, shows in the first screens.
const (
	width     = 220
	aspect    = 1.3  // height by width
	maxPixels = 64e6 // of a picture that is decoded
)

// Of is the top of a screenshot, small. What cannot be decoded is sent as it is.
func Of(shot []byte) []byte {
	c, err := png.DecodeConfig(bytes.NewReader(shot))
	if err != nil || float64(c.Width)*float64(c.Height) > maxPixels || c.Width < width {
		return shot
	}
	scale := float64(c.Width) / width
	img, err := top(shot, int(width*aspect*scale)+1)
	if err != nil {
		return shot
	}
	var out bytes.Buffer
	if err := png.Encode(&out, shrink(img)); err != nil {
		return shot
	}
	return out.Bytes()
}

// shrink averages the pixels of the top of img that fall on each pixel of the result.
func shrink(img image.Image) *image.RGBA {
	b := img.Bounds()
	scale := float64(b.Dx()) / float64(width)
	height := max(1, min(int(float64(width)*aspect), int(float64(b.Dy())/scale)))
	out := image.NewRGBA(image.Rect(0, 0, width, height))
	for y := range height {
		for x := range width {
			from := image.Pt(b.Min.X+int(float64(x)*scale), b.Min.Y+int(float64(y)*scale))
			to := image.Pt(b.Min.X+int(float64(x+1)*scale), b.Min.Y+int(float64(y+1)*scale))
			out.SetRGBA(x, y, mean(img, image.Rectangle{Min: from, Max: to}.Intersect(b)))
		}
	}
	return out
}

// mean looks at every second pixel: enough for a thumbnail, at a quarter of the cost.
func mean(img image.Image, at image.Rectangle) color.RGBA {
	var r, g, b, n uint32
	for y := at.Min.Y; y < at.Max.Y; y += 2 {
		for x := at.Min.X; x < at.Max.X; x += 2 {
			pr, pg, pb, _ := img.At(x, y).RGBA()
			r, g, b, n = r+pr>>8, g+pg>>8, b+pb>>8, n+1
		}
	}
	if n == 0 {
		return color.RGBA{A: 255}
	}
	return color.RGBA{uint8(r / n), uint8(g / n), uint8(b / n), 255}
}
