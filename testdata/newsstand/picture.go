package newsstand

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"image/png"
	"math/rand/v2"
)

// A picture is a drawn landscape: sky, sun, hills, water or roofs. Its seed
// decides what it shows; its file is drawn when it is asked for.
type picture struct {
	Seed    uint64
	W, H    int    // px
	Format  string // "png", "svg" or "gif"; a gif moves
	Root    string // from the page to the site's root: "", "../" and so on
	Alt     string
	Caption string
	Credit  string
}

// Src is the picture's address on the page.
func (p picture) Src() string { return p.Root + p.Path() }

// Path is the picture's address from the root of the site.
func (p picture) Path() string { return fmt.Sprintf("img/%d-%dx%d.%s", p.Seed, p.W, p.H, p.Format) }

// Half is the same picture at half the size.
func (p picture) Half() picture {
	p.W, p.H = p.W/2, p.H/2
	return p
}

// bytes draws the picture.
func (p picture) bytes() []byte {
	var out bytes.Buffer
	var err error
	switch p.Format {
	case "svg":
		return p.svg()
	case "gif":
		anim := &gif.GIF{}
		for f := range 8 {
			anim.Image = append(anim.Image, p.draw(f))
			anim.Delay = append(anim.Delay, 12)
		}
		err = gif.EncodeAll(&out, anim)
	default:
		err = (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&out, p.draw(0))
	}
	if err != nil {
		panic("newsstand: " + err.Error()) // a buffer takes everything
	}
	return out.Bytes()
}

// A scene is what a seed shows, in per mille of the picture's sides.
type scene struct {
	sky, land  [3]int // hue at the top of the sky and of the nearest hills
	sunX, sunY int
	sunR       int
	horizon    int
	slope      [3]int // phase of each range of hills
	water      bool
	town       bool // roofs instead of hills
}

func (p picture) scene() scene {
	r := rand.New(rand.NewPCG(p.Seed, 0x5ce7e))
	skies := [][3]int{{38, 84, 124}, {196, 98, 70}, {92, 112, 138}, {24, 34, 66}, {120, 160, 176}, {214, 150, 92}}
	lands := [][3]int{{34, 60, 52}, {64, 52, 44}, {30, 44, 62}, {70, 84, 40}, {52, 40, 60}}
	s := scene{
		sky: pick(r, skies), land: pick(r, lands),
		sunX: 150 + r.IntN(700), sunY: 120 + r.IntN(300), sunR: 40 + r.IntN(70),
		horizon: 480 + r.IntN(160), water: chance(r, 50),
		town: chance(r, 35),
	}
	for i := range s.slope {
		s.slope[i] = r.IntN(1000)
	}
	return s
}

// skyShades is the number of shades from the top of the sky to the horizon.
const skyShades = 64

// draw paints the scene in whole numbers only, so that every machine paints
// the same. Frame moves the sun.
func (p picture) draw(frame int) *image.Paletted {
	s := p.scene()
	img := image.NewPaletted(image.Rect(0, 0, p.W, p.H), s.palette())
	unit := min(p.W, p.H)
	cx, cy, cr := p.W*((s.sunX+frame*40)%1000)/1000, p.H*s.sunY/1000, unit*s.sunR/1000
	ridges := make([][3]int, p.W)
	for x := range ridges {
		for hill := range ridges[x] {
			ridges[x][hill] = p.H * s.ridge(hill, 1000*x/p.W) / 1000
		}
	}
	for y := range p.H {
		shade := uint8(min(skyShades-1, y*skyShades/(p.H*s.horizon/1000+1)))
		for x := range p.W {
			i := shade
			if dx, dy := x-cx, y-cy; dx*dx+dy*dy < cr*cr {
				i = skyShades
			}
			for hill := range 3 {
				if y > ridges[x][hill] {
					i = uint8(skyShades + 1 + hill)
				}
			}
			if s.water && y > p.H*800/1000 {
				i = skyShades + 4
				if (y/3+x/(unit/8+1))%5 == 0 {
					i = skyShades + 5
				}
			}
			img.SetColorIndex(x, y, i)
		}
	}
	return img
}

// ridge is the height of a range of hills at x, both in per mille: a triangle
// wave over a longer one. In a town the wave is sampled once a house.
func (s scene) ridge(hill, x int) int {
	wave := func(x, period, depth int) int {
		x %= period
		return depth * min(x, period-x) * 2 / period
	}
	x += s.slope[hill]
	if s.town {
		house := x / 44
		return s.horizon + 110*hill - wave(house*(29+hill), 97, 150) - wave(x%44, 44, 24*(house%2))
	}
	return s.horizon + 90*hill - wave(x, 430-60*hill, 120-20*hill) - wave(x+77, 130+50*hill, 40)
}

func (s scene) palette() color.Palette {
	mix := func(a, b [3]int, part, of int) color.Color {
		var c [3]uint8
		for i := range c {
			c[i] = uint8((a[i]*(of-part) + b[i]*part) / of)
		}
		return color.RGBA{c[0], c[1], c[2], 255}
	}
	pale, white := [3]int{244, 226, 196}, [3]int{255, 250, 235}
	var pal color.Palette
	for i := range skyShades {
		pal = append(pal, mix(s.sky, pale, i, skyShades))
	}
	pal = append(pal, mix(pale, white, 2, 3))
	for i := range 3 {
		pal = append(pal, mix(s.land, pale, 2-i, 4))
	}
	return append(pal, mix(s.sky, [3]int{20, 50, 70}, 1, 2), mix(s.sky, pale, 1, 2))
}
