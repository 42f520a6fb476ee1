package render

import (
	"bytes"
	"fmt"
	"image/color"
	"image/png"
	"strings"
	"testing"
)

// A page that is higher than Chrome's surfaces is on several pictures, which go on where
// the one above ends.
func TestScreenshotTiles(t *testing.T) {
	const step = 1000 // px: stripes of two colours
	var stripes strings.Builder
	for i := range 40 {
		fmt.Fprintf(&stripes, `<div style="height:%dpx;background:%s"></div>`, step, []string{"#f00", "#00f"}[i%2])
	}
	s := site(t, map[string]string{"/": `<body style="margin:0">` + stripes.String()})
	got := capture(t, common(t), Source{URL: s.URL}, Want{Screenshot: true})
	y := 0
	for n, data := range append([][]byte{got.Screenshot}, got.More...) {
		img, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range []int{10, img.Bounds().Dy() - 10} {
			want := color.RGBA{A: 255}
			if (y+row)/step%2 == 0 {
				want.R = 255
			} else {
				want.B = 255
			}
			if is := color.RGBAModel.Convert(img.At(300, row)); is != want {
				t.Errorf("tile %d, row %d of the page is %v, want %v", n, y+row, is, want)
			}
		}
		y += img.Bounds().Dy()
	}
	if y != 40*step || len(got.More) != 2 {
		t.Errorf("%d pictures show %d px, want 3 that show %d", 1+len(got.More), y, 40*step)
	}
}
