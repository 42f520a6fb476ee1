package newsstand

import (
	"bytes"
	"fmt"
	"image/color"
	"strings"
)

// svg is the picture's scene as a vector drawing.
func (p picture) svg() []byte {
	s := p.scene()
	pal := s.palette()
	var out bytes.Buffer
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 1000 1000" preserveAspectRatio="none">`, p.W, p.H)
	fmt.Fprintf(&out, `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient></defs>`,
		hex(pal[0]), hex(pal[skyShades-1]))
	out.WriteString(`<rect width="1000" height="1000" fill="url(#s)"/>`)
	fmt.Fprintf(&out, `<ellipse cx="%d" cy="%d" rx="%d" ry="%d" fill="%s"/>`,
		s.sunX, s.sunY, s.sunR*min(p.W, p.H)/p.W, s.sunR*min(p.W, p.H)/p.H, hex(pal[skyShades]))
	for hill := range 3 {
		var d strings.Builder
		for x := 0; x <= 1000; x += 4 {
			fmt.Fprintf(&d, "L%d %d", x, s.ridge(hill, x))
		}
		fmt.Fprintf(&out, `<path d="M0 1000%sL1000 1000z" fill="%s"/>`, d.String(), hex(pal[skyShades+1+hill]))
	}
	if s.water {
		fmt.Fprintf(&out, `<rect y="800" width="1000" height="200" fill="%s"/>`, hex(pal[skyShades+4]))
	}
	out.WriteString("</svg>\n")
	return out.Bytes()
}

func hex(c color.Color) string {
	r, g, b, _ := c.RGBA()
	return fmt.Sprintf("#%02x%02x%02x", r>>8, g>>8, b>>8)
}

// A bar is a column of a chart, in the units of its 600 by 260 drawing.
type bar struct {
	Label      string
	Value      int
	X, Y, W, H int
}

// bars lays out values from left to right.
func bars(labels []string, values []int) []bar {
	var top int
	for _, v := range values {
		top = max(top, v)
	}
	step := 560 / len(values)
	var out []bar
	for i, v := range values {
		h := 200 * v / top
		out = append(out, bar{Label: labels[i], Value: v, X: 20 + i*step, Y: 220 - h, W: step * 2 / 3, H: h})
	}
	return out
}
