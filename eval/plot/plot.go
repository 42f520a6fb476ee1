package plot

import (
	"fmt"
	"io"
	"math"
	"strings"
)

// Plot is a chart of lines or points, written as SVG: what reports and experiments
// show. The same Plot gives the same bytes.
type Plot struct {
	Title  string // also the accessible name
	Desc   string // what there is to see, for those who cannot; may be empty
	X, Y   Axis
	Series []Series
	W, H   float64 // in px; 0: 720 and 420
}

// Axis is one axis of a plot. Zero bounds, both, are taken from the data.
type Axis struct {
	Label    string
	Min, Max float64
	Log      bool     // logarithmic, base 10; values that are not positive are left out
	Names    []string // ticks of a scale of categories: values are indexes, the first one on top or left
}

// Series is what belongs together under one name in the legend. Points that are not
// finite are left out.
type Series struct {
	Name   string
	Points []Point
	Line   bool // join the points in their order
}

// Point is one point in the units of the axes.
type Point struct {
	X, Y float64
	Err  float64 // half length of an error bar along the axis of values; 0: none
	Name string  // shown when a mouse rests on it; may be empty
}

// The colours of Okabe and Ito (2008), which people with any colour vision can
// tell apart; markers and dashes differ as well. After the last they begin again.
var (
	plotColours = []string{"#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"}
	plotDashes  = []string{"", "6 3", "2 3", "8 3 2 3", "4 4", "1 2"}
)

// canvas is a plot while it is written.
type canvas struct {
	strings.Builder
	plot                     *Plot
	x, y                     scale
	left, right, top, bottom float64 // of the frame, in px
}

// WriteSVG writes the plot as one svg element, without scripts, styles or
// references, so that it may stand in a file or in HTML.
func (p *Plot) WriteSVG(w io.Writer) error {
	c := &canvas{plot: p}
	width, height := p.W, p.H
	if width <= 0 {
		width = 720
	}
	if height <= 0 {
		height = 420
	}
	c.layOut(width, height)
	c.printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%s" height="%s" role="img" font-family="sans-serif" font-size="12">`+"\n",
		px(width), px(height), px(width), px(height))
	c.printf("<title>%s</title>\n<desc>%s</desc>\n", escapeXML(p.Title), escapeXML(p.Desc))
	c.printf(`<rect width="%s" height="%s" fill="#fff"/>`+"\n", px(width), px(height))
	c.text((c.left+c.right)/2, 20, "middle", ` font-size="14" font-weight="bold"`, p.Title)
	c.axes(height)
	for i := range p.Series {
		c.series(i)
	}
	c.legend()
	c.WriteString("</svg>\n")
	_, err := io.WriteString(w, c.String())
	return err
}

// layOut finds the frame and the scales. Texts are taken to be 6.5 px a character.
func (c *canvas) layOut(width, height float64) {
	const perRune, gap = 6.5, 24.0
	c.x, c.y = c.plot.scaleOf(true), c.plot.scaleOf(false)
	wide := 0.0
	for _, t := range c.y.ticks {
		wide = max(wide, perRune*runeCount(t.label))
	}
	legend := 0.0
	if len(c.plot.Series) > 1 {
		for _, s := range c.plot.Series {
			legend = max(legend, perRune*runeCount(s.Name)+gap+12)
		}
	}
	c.left, c.right = min(wide+gap+16, width/2), width-legend-gap
	c.right = max(c.right, c.left+40)
	c.top, c.bottom = 36, height-48
	c.x.from, c.x.to = c.left, c.right
	c.y.from, c.y.to = c.bottom, c.top
	if c.plot.Y.Names != nil {
		c.y.from, c.y.to = c.top, c.bottom
	}
}

func runeCount(s string) float64 { return float64(len([]rune(s))) }

// axes draws frame, ticks, grid and labels.
func (c *canvas) axes(height float64) {
	for _, t := range c.x.ticks {
		at := c.x.px(t.value)
		c.printf(`<path d="M%s %sV%s" stroke="#ddd"/>`+"\n", px(at), px(c.top), px(c.bottom))
		c.text(at, c.bottom+16, "middle", "", t.label)
	}
	for _, t := range c.y.ticks {
		at := c.y.px(t.value)
		c.printf(`<path d="M%s %sH%s" stroke="#ddd"/>`+"\n", px(c.left), px(at), px(c.right))
		c.text(c.left-6, at+4, "end", "", t.label)
	}
	c.printf(`<path d="M%s %sV%sH%s" fill="none" stroke="#333"/>`+"\n", px(c.left), px(c.top), px(c.bottom), px(c.right))
	c.text((c.left+c.right)/2, height-12, "middle", "", c.plot.X.Label)
	if c.plot.Y.Label != "" {
		middle := (c.top + c.bottom) / 2
		c.text(14, middle, "middle", fmt.Sprintf(` transform="rotate(-90 14 %s)"`, px(middle)), c.plot.Y.Label)
	}
}

// series draws series i: the line first, the points on it.
func (c *canvas) series(i int) {
	s := &c.plot.Series[i]
	colour := plotColours[i%len(plotColours)]
	c.printf(`<g fill="none" stroke="%s" stroke-width="1.5">`+"\n", colour)
	pen := "M"
	var path strings.Builder
	for _, p := range s.Points {
		if !c.shows(p) {
			pen = "M" // a gap
			continue
		}
		fmt.Fprintf(&path, "%s%s %s", pen, px(c.x.px(p.X)), px(c.y.px(p.Y)))
		pen = "L"
	}
	if s.Line && path.Len() > 0 {
		dash := ""
		if d := plotDashes[i%len(plotDashes)]; d != "" {
			dash = ` stroke-dasharray="` + d + `"`
		}
		c.printf(`<path d="%s"%s/>`+"\n", path.String(), dash)
	}
	for _, p := range s.Points {
		if c.shows(p) {
			c.errorBar(p)
			c.marker(i, c.x.px(p.X), c.y.px(p.Y), p.Name)
		}
	}
	c.WriteString("</g>\n")
}

func (c *canvas) shows(p Point) bool { return c.x.shows(p.X) && c.y.shows(p.Y) }

// errorBar is drawn along y, or along x when y is a scale of categories.
func (c *canvas) errorBar(p Point) {
	if !(p.Err > 0) || math.IsInf(p.Err, 0) {
		return
	}
	x, y := c.x.px(p.X), c.y.px(p.Y)
	if c.plot.Y.Names != nil {
		c.printf(`<path d="M%s %sH%s"/>`+"\n", px(c.x.px(c.x.within(p.X-p.Err))), px(y), px(c.x.px(c.x.within(p.X+p.Err))))
		return
	}
	c.printf(`<path d="M%s %sV%s"/>`+"\n", px(x), px(c.y.px(c.y.within(p.Y-p.Err))), px(c.y.px(c.y.within(p.Y+p.Err))))
}

// markers are drawn around 0 0, filled with the background to be told apart where
// they meet.
var markers = []string{
	"M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z", // circle
	"M-3.5 -3.5H3.5V3.5H-3.5Z",            // square
	"M0 -4.5L4.5 3.5H-4.5Z",               // triangle
	"M0 -5L5 0L0 5L-5 0Z",                 // diamond
	"M-4 -4L4 4M4 -4L-4 4",                // cross
	"M0 4.5L4.5 -3.5H-4.5Z",               // triangle, point down
	"M-5 0H5M0 -5V5",                      // plus
	"M-4 -2L0 -5L4 -2V4H-4Z",              // house
}

func (c *canvas) marker(i int, x, y float64, name string) {
	title := ""
	if name != "" {
		title = "<title>" + escapeXML(name) + "</title>"
	}
	c.printf(`<path transform="translate(%s %s)" d="%s" fill="#fff">%s</path>`+"\n", px(x), px(y), markers[i%len(markers)], title)
}

// legend names the series, when there is more than one.
func (c *canvas) legend() {
	if len(c.plot.Series) < 2 {
		return
	}
	x := c.right + 24
	for i, s := range c.plot.Series {
		y := c.top + 10 + 18*float64(i)
		c.printf(`<g fill="none" stroke="%s" stroke-width="1.5">`+"\n", plotColours[i%len(plotColours)])
		c.marker(i, x, y, "")
		c.WriteString("</g>\n")
		c.text(x+12, y+4, "start", "", s.Name)
	}
}

func (c *canvas) text(x, y float64, anchor, attrs, s string) {
	if s != "" {
		c.printf(`<text x="%s" y="%s" text-anchor="%s"%s>%s</text>`+"\n", px(x), px(y), anchor, attrs, escapeXML(s))
	}
}

func (c *canvas) printf(format string, args ...any) { fmt.Fprintf(c, format, args...) }
