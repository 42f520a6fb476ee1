package sheet

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// A shape (CSS Shapes 1, section 3.1) cuts an element out along a line, or makes words run
// along one. Only shapes of numbers are written.

// maxPoints bounds a polygon.
const maxPoints = 64

// length is a coordinate of a shape: a share of the box and a distance.
type length struct{ share, px float64 }

// parseLength reads 12px, 50% and calc(100% - 12px), as browsers answer.
func parseLength(v string) (l length, ok bool) {
	inside, calc := strings.CutPrefix(v, "calc(")
	if calc {
		inside, calc = strings.CutSuffix(inside, ")")
		fields := strings.Fields(inside)
		if !calc || len(fields) != 3 || fields[1] != "+" && fields[1] != "-" {
			return l, false
		}
		first, ok1 := parseLength(fields[0])
		second, ok2 := parseLength(fields[2])
		if fields[1] == "-" {
			second = length{-second.share, -second.px}
		}
		return length{first.share + second.share, first.px + second.px}, ok1 && ok2
	}
	number, isShare := strings.CutSuffix(v, "%")
	if !isShare {
		var px bool
		if number, px = strings.CutSuffix(v, "px"); !px {
			return l, false
		}
	}
	f, err := strconv.ParseFloat(number, 64)
	if err != nil || !(math.Abs(f) <= 1e5) {
		return l, false
	}
	if isShare {
		return length{share: f}, true
	}
	return length{px: f}, true
}

func (l length) of(size float64) float64 { return l.share/100*size + l.px }

func (l length) String() string {
	switch {
	case l.px == 0 && l.share != 0:
		return Short(l.share) + "%"
	case l.share == 0:
		return Short(l.px) + "px"
	}
	return "calc(" + Short(l.share) + "% + " + Short(l.px) + "px)"
}

// Outline is a shape that may be written.
type Outline struct {
	name   string
	values []length // polygon: x and y of each point; inset: distances from the sides, then radii of corners; else radii, and behind them the middle
	radii  int      // of inset: how many distances
	even   bool     // fill rule of a polygon
}

// ParseOutline reads a computed shape; ok is false for what cannot be written.
func ParseOutline(v string) (o Outline, ok bool) {
	name, inside, found := strings.Cut(v, "(")
	inside, closed := strings.CutSuffix(inside, ")")
	if !found || !closed || len(v) > 4*allowlist.MaxValue {
		return o, false
	}
	o.name = name
	switch name {
	case "polygon":
		inside, o.even = strings.CutPrefix(inside, "evenodd, ")
		points := Layers(inside)
		if len(points) < 3 || len(points) > maxPoints {
			return o, false
		}
		for _, point := range points {
			if xy := lengths(point); len(xy) == 2 {
				o.values = append(o.values, xy...)
			}
		}
		return o, len(o.values) == 2*len(points)
	case "inset":
		sides, corners, round := strings.Cut(inside, "round ")
		o.values = lengths(sides)
		o.radii = len(o.values)
		more := lengths(corners)
		o.values = append(o.values, more...)
		return o, o.radii >= 1 && o.radii <= 4 && round == (len(more) > 0) && len(more) <= 4
	case "circle", "ellipse":
		radii, middle, at := strings.Cut(inside, "at ")
		o.values = lengths(radii)
		o.radii = len(o.values)
		want := map[string]int{"circle": 1, "ellipse": 2}[name]
		if o.radii != want {
			return o, false
		}
		centre := []length{{share: 50}, {share: 50}}
		if at {
			centre = lengths(middle)
		}
		o.values = append(o.values, centre...)
		return o, len(centre) == 2
	}
	return o, false
}

// lengths reads several between blanks; nil where one is none.
func lengths(v string) (all []length) {
	for _, field := range splitBlanks(v) {
		l, ok := parseLength(field)
		if !ok {
			return nil
		}
		all = append(all, l)
	}
	return all
}

// splitBlanks splits at the blanks outside of brackets.
func splitBlanks(v string) []string {
	depth := 0
	return strings.FieldsFunc(v, func(r rune) bool {
		switch r {
		case '(':
			depth++
		case ')':
			depth--
		}
		return r == ' ' && depth == 0
	})
}

// String writes the shape.
func (o Outline) String() string {
	var parts []string
	if o.name == "polygon" {
		for i := 0; i < len(o.values); i += 2 {
			parts = append(parts, o.values[i].String()+" "+o.values[i+1].String())
		}
		if o.even {
			parts = append([]string{"evenodd"}, parts...)
		}
		return "polygon(" + strings.Join(parts, ", ") + ")"
	}
	for _, l := range o.values {
		parts = append(parts, l.String())
	}
	if o.name == "inset" {
		if len(parts) > o.radii {
			parts[o.radii] = "round " + parts[o.radii]
		}
		return "inset(" + strings.Join(parts, " ") + ")"
	}
	return o.name + "(" + strings.Join(parts[:o.radii], " ") + " at " + strings.Join(parts[o.radii:], " ") + ")"
}

// Left is the share of a box that is left of it, in [0, 1].
func (o Outline) Left(box page.Rect) float64 {
	if box.Empty() {
		return 0
	}
	v := o.values
	switch o.name {
	case "inset":
		at := func(i int) length {
			return v[[4][4]int{{0, 0, 0, 0}, {0, 1, 0, 1}, {0, 1, 2, 1}, {0, 1, 2, 3}}[o.radii-1][i]]
		}
		w, h := box.W-at(1).of(box.W)-at(3).of(box.W), box.H-at(0).of(box.H)-at(2).of(box.H)
		return max(0, w) * max(0, h) / (box.W * box.H)
	case "circle":
		r := v[0].of(math.Hypot(box.W, box.H) / math.Sqrt2)
		return math.Pi * r * r / (box.W * box.H)
	case "ellipse":
		return math.Pi * v[0].of(box.W) * v[1].of(box.H) / (box.W * box.H)
	}
	sum := 0.0
	for i := 0; i < len(v); i += 2 {
		j := (i + 2) % len(v)
		sum += v[i].of(box.W)*v[j+1].of(box.H) - v[j].of(box.W)*v[i+1].of(box.H)
	}
	return math.Abs(sum) / 2 / (box.W * box.H)
}

// IsPolygon reports whether the shape has corners.
func (o Outline) IsPolygon() bool { return o.name == "polygon" }

// Points is how many corners a polygon has; 0 of other shapes.
func (o Outline) Points() int {
	if !o.IsPolygon() {
		return 0
	}
	return len(o.values) / 2
}

// IsWhole reports whether the shape is the box itself, but for round corners.
func (o Outline) IsWhole() bool {
	return o.name == "inset" && !slices.ContainsFunc(o.values[:o.radii], func(l length) bool { return l != length{} })
}

// Anchor makes the points of a polygon, in a box of a height in CSS px, keep their distances
// from its top or its bottom in boxes of another height.
func (o Outline) Anchor(height float64) {
	for i := 1; i < len(o.values); i += 2 {
		if y := o.values[i].of(height); y <= height/2 {
			o.values[i] = length{px: y}
		} else {
			o.values[i] = length{share: 100, px: y - height}
		}
	}
}
