package plot

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// scale maps the values of one axis to px.
type scale struct {
	min, max float64 // of what is shown; logarithms, when log
	log      bool
	from, to float64 // px of min and max
	ticks    []tick
}

type tick struct {
	value float64
	label string
}

// scaleOf finds bounds and ticks of an axis.
func (p *Plot) scaleOf(horizontal bool) scale {
	axis := p.Y
	if horizontal {
		axis = p.X
	}
	s := scale{log: axis.Log}
	if axis.Names != nil {
		s.min, s.max = -0.5, float64(len(axis.Names))-0.5
		for i, name := range axis.Names {
			s.ticks = append(s.ticks, tick{float64(i), name})
		}
		if len(axis.Names) == 0 {
			s.max = 0.5
		}
		return s
	}
	s.min, s.max = s.value(axis.Min), s.value(axis.Max)
	if !(s.max > s.min) || !finite(s.min) || !finite(s.max) {
		s.fit(p, horizontal)
	}
	s.setTicks()
	return s
}

// fit takes the bounds from the data, widened to whole steps.
func (s *scale) fit(p *Plot, horizontal bool) {
	low, high := math.Inf(1), math.Inf(-1)
	for _, series := range p.Series {
		for _, point := range series.Points {
			v := point.Y
			if horizontal {
				v = point.X
			}
			if v = s.value(v); finite(v) {
				low, high = min(low, v), max(high, v)
			}
		}
	}
	if low > high {
		low, high = 0, 1
	}
	if high-low <= 1e-9*max(math.Abs(low), math.Abs(high)) {
		pad := max(math.Abs(low)*0.1, 1e-3)
		low, high = low-pad, high+pad
	}
	step := tickStep(high - low)
	s.min, s.max = math.Floor(low/step+1e-9)*step, math.Ceil(high/step-1e-9)*step
	if s.log {
		s.min, s.max = low-0.05*(high-low), high+0.05*(high-low)
	}
}

// value is v on the scale: its logarithm, when that is what is shown.
func (s *scale) value(v float64) float64 {
	if s.log {
		return math.Log10(v)
	}
	return v
}

func finite(v float64) bool { return !math.IsNaN(v) && math.Abs(v) < 1e300 }

// shows reports whether a value is within the bounds.
func (s *scale) shows(v float64) bool {
	v = s.value(v)
	slack := 1e-9 * (s.max - s.min)
	return finite(v) && v >= s.min-slack && v <= s.max+slack
}

// within is the value of the scale that is nearest to v.
func (s *scale) within(v float64) float64 {
	if s.log {
		return min(max(v, math.Pow(10, s.min)), math.Pow(10, s.max))
	}
	return min(max(v, s.min), s.max)
}

func (s *scale) px(v float64) float64 {
	return s.from + (s.value(v)-s.min)/(s.max-s.min)*(s.to-s.from)
}

// tickStep is 1, 2 or 5 times a power of ten, so that there are 4 to 10 ticks.
func tickStep(width float64) float64 {
	power := math.Pow(10, math.Floor(math.Log10(width/5)))
	for _, times := range []float64{1, 2, 5} {
		if width/(times*power) <= 8 {
			return times * power
		}
	}
	return 10 * power
}

func (s *scale) setTicks() {
	if s.log {
		s.setLogTicks()
		return
	}
	step := tickStep(s.max - s.min)
	places := max(0, int(math.Ceil(-math.Log10(step)-1e-9)))
	first := math.Ceil(s.min/step - 1e-9)
	for i := range 20 {
		v := (first + float64(i)) * step
		if v > s.max+step*1e-9 {
			return
		}
		s.ticks = append(s.ticks, tick{v, strconv.FormatFloat(v+0, 'f', min(places, 12), 64)})
	}
}

// setLogTicks sets ticks at 1, 2 and 5 times the powers of ten, or at the powers
// only where these are many.
func (s *scale) setLogTicks() {
	times := []float64{1, 2, 5}
	if s.max-s.min > 3 {
		times = times[:1]
	}
	every := max(1, math.Ceil((s.max-s.min)/10))
	for power := math.Floor(s.min); power <= s.max; power += every {
		for _, t := range times {
			if v := t * math.Pow(10, power); s.shows(v) {
				s.ticks = append(s.ticks, tick{v, strconv.FormatFloat(v, 'g', 6, 64)})
			}
		}
	}
}

// px prints px with two places at most, so that rounding errors do not change the file.
func px(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// escapeXML makes any text fit for XML: characters that it cannot hold are replaced.
func escapeXML(s string) string {
	s = strings.Map(func(r rune) rune {
		if r < 0x20 && r != '\t' && r != '\n' || r == 0xFFFE || r == 0xFFFF || r == utf8.RuneError {
			return utf8.RuneError
		}
		return r
	}, s)
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;", "'", "&#39;").Replace(s)
}
