package sheet

import (
	"math"
	"strconv"
	"strings"
)

// insets write the place of a box by the nearest edges of its element.
func (r *rule) insets(m *Overlaid, value func(string) string) {
	r.declareVetted("position", "absolute")
	fits := m.signs && !m.paints
	align := value("text-align")
	aligned := fits && (align == "right" || align == "end" || align == "center")
	fromEdgeToEdge := aligned && math.Abs(m.left) <= 1 && math.Abs(m.right) <= 1 // the label of a column, which may be narrow
	if from, ok := m.fromMiddle(value); fromEdgeToEdge {
		r.declareVetted("left", Short(m.left)+"px")
		r.declareVetted("right", Short(m.right)+"px")
	} else if ok && !r.Pin.Charted && !m.hollow {
		r.declareVetted("left", "calc(50% - "+Short(from)+"px)")
		if !fits {
			r.declare("width", value("width"))
		}
	} else {
		r.between("left", "right", value("width"), m.left, m.right, m.width > 2*m.height, fits, m.hollow || r.Pin.Charted)
	}
	if aligned && !fromEdgeToEdge {
		r.declare("min-width", value("width")) // numbers of lines end at one edge
	}
	r.between("top", "bottom", value("height"), m.top, m.bottom, m.height > 2*m.width, m.signs && !m.paints, m.hollow || r.Pin.Charted)
	r.transform(m.matrix)
}

// transform writes a matrix but for that which leaves a box as it is.
func (r *rule) transform(m [6]float64) {
	if m == unturned {
		return
	}
	parts := make([]string, len(m))
	for i, v := range m {
		parts[i] = strconv.FormatFloat(v, 'f', 4, 64)
	}
	r.declareVetted("transform", "matrix("+strings.Join(parts, ",")+")")
}

// percent is a length as a share of another one.
func percent(v, of float64) string { return Short(100*v/of) + "%" }

// roomy is the width of a screen, in CSS px, from which on there is more room beside a text.
const roomy = 760

// farIn is from where on, in CSS px from a side, a narrower element may end before a box that is laid in it.
const farIn = 200

// within is an inset that leaves a box of a size in its element, however narrow that is.
func within(inset, size float64, axis string) string {
	if axis != "width" || inset < farIn || size <= 0 {
		return Short(inset) + "px"
	}
	return "min(" + Short(inset) + "px, 100% - " + Short(size) + "px)"
}

// between writes the insets of one direction. What is long and reaches from edge to edge
// does so in a smaller element, too, and so does a frame; what fits its words needs no size.
func (r *rule) between(near, far, size string, a, b float64, long, fits, hollow bool) {
	axis := "width"
	if near == "top" {
		axis = "height"
	}
	switch {
	case long && !fits && math.Abs(a) <= 1 && math.Abs(b) <= 1, hollow && math.Abs(a) <= frameOff && math.Abs(b) <= frameOff:
		r.declareVetted(near, Short(a)+"px")
		r.declareVetted(far, Short(b)+"px")
		return
	case b < a && axis == "width" && long && b < -besideText && r.Beside != [2]float64{}:
		r.declareVetted(far, percent(b, a+Pixels(size)+b))
	case axis == "width" && long && !fits && math.Abs(a-b) <= 2 && b < -besideText:
		// On a narrow screen, no further than documents leave room beside their text.
		r.declareVetted(near, Short(a)+"px")
		r.declareVetted(far, "max("+Short(b)+"px, min(-"+Short(besideText)+"px, "+Short(roomy)+"px - 100vw))")
		return
	case b < a && far == "right" && fits && b < -besideText:
		r.declareVetted(far, "max("+Short(b)+"px, 50% - 50vw)") // as far as the window goes
	case b < a:
		r.declareVetted(far, within(b, Pixels(size), axis))
	case axis == "width" && long && a < -besideText && r.Beside != [2]float64{}:
		r.declareVetted(near, percent(a, a+Pixels(size)+b))
	default:
		r.declareVetted(near, within(a, Pixels(size), axis))
	}
	switch px := Pixels(size); {
	case fits:
	case axis == "width" && long && min(a, b) < -besideText && r.Beside != [2]float64{}:
		r.declareVetted(axis, percent(px, a+px+b)) // to what stands beside it in its row
	case axis == "width" && px >= Wide && a >= -1 && b >= -1:
		r.declareVetted(axis, Short(100*px/(a+px+b))+"%") // a part of a line beside an ornament
	default:
		r.declare(axis, size)
	}
}
