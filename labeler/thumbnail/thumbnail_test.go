package thumbnail

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"testing"
)

// picture is one with gradients, flat areas and noise, so that an encoder uses all filters.
func picture(w, h int, opaque bool) image.Image {
	rng := rand.New(rand.NewPCG(1, 2))
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.NRGBA{uint8(x), uint8(y), uint8(x + y), 255}
			if y%7 == 3 {
				c.R = uint8(rng.UintN(256))
			}
			if !opaque && x%5 == 0 {
				c.A = uint8(y)
			}
			img.SetNRGBA(x, y, c)
		}
	}
	return img
}

func encoded(t testing.TB, img image.Image, level png.CompressionLevel) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: level}).Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// The top rows are the same as those of the whole picture, however it is stored.
func TestTop(t *testing.T) {
	grey := image.NewGray(image.Rect(0, 0, 300, 900))
	for name, img := range map[string]image.Image{
		"opaque": picture(300, 900, true), "transparent": picture(300, 900, false), "low": picture(300, 20, true), "grey": grey,
	} {
		for _, level := range []png.CompressionLevel{png.DefaultCompression, png.NoCompression, png.BestSpeed} {
			data := encoded(t, img, level)
			got, err := top(data, 100)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			want, err := png.Decode(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			for y := range min(100, want.Bounds().Dy()) {
				for x := range 300 {
					if a, b := color.NRGBAModel.Convert(got.At(x, y)), color.NRGBAModel.Convert(want.At(x, y)); a != b {
						t.Fatalf("%s, level %d: pixel %d %d is %v, want %v", name, level, x, y, a, b)
					}
				}
			}
		}
	}
}

// What ends early or is no picture is sent as it is.
func TestDamaged(t *testing.T) {
	whole := encoded(t, picture(300, 900, true), png.BestSpeed)
	for name, data := range map[string][]byte{"empty": nil, "text": []byte("<script>"), "head": whole[:40], "half": whole[:len(whole)/9]} {
		if got := Of(data); !bytes.Equal(got, data) {
			t.Errorf("%s becomes %d bytes of %d", name, len(got), len(data))
		}
	}
	if got := Of(whole); len(got) >= len(whole) || !bytes.HasPrefix(got, []byte("\x89PNG")) {
		t.Errorf("a picture of %d bytes becomes one of %d", len(whole), len(got))
	}
}

// FuzzTop holds that no picture brings it down, and that it never makes more rows than it
// is asked for.
func FuzzTop(f *testing.F) {
	f.Add(encoded(f, picture(30, 40, true), png.BestSpeed))
	f.Add(encoded(f, picture(30, 40, false), png.NoCompression))
	f.Fuzz(func(t *testing.T, data []byte) {
		if c, err := png.DecodeConfig(bytes.NewReader(data)); err != nil || c.Width*c.Height > 1<<20 {
			t.Skip()
		}
		if img, err := topRows(data, 10); err == nil && img.Bounds().Dy() > 10 {
			t.Errorf("%d rows", img.Bounds().Dy())
		}
	})
}

// BenchmarkOf is the thumbnail of a page of ten screens.
func BenchmarkOf(b *testing.B) {
	data := encoded(b, picture(1366, 7680, true), png.DefaultCompression)
	for b.Loop() {
		Of(data)
	}
}
