package page

import (
	"math"
	"strconv"
	"strings"
)

// ZoomLook makes lengths of a look, whose element is enlarged by zoom, as long as they are seen: what browsers
// compute is before zoom (CSS Viewport 1, section 6), and boxes are after it. It is a new list, the same for a zoom
// of 1.
func ZoomLook(look []string, zoom float64) []string {
	if zoom == 1 || !(zoom > 0.05 && zoom < 20) {
		return look
	}
	zoomed := make([]string, len(look))
	for i, v := range look {
		zoomed[i] = zoomLengths(v, zoom)
	}
	return zoomed
}

// zoomLengths enlarges the lengths in px of a computed value, and by how far a matrix moves, but nothing in quotes.
func zoomLengths(v string, zoom float64) string {
	if inside, ok := strings.CutPrefix(strings.TrimSuffix(v, ")"), "matrix("); ok {
		return zoomMatrix(v, inside, zoom)
	}
	if !strings.Contains(v, "px") {
		return v
	}
	var b strings.Builder
	for i := 0; i < len(v); {
		end := i + 1
		switch c := v[i]; {
		case c == '"':
			end = closingQuote(v, i)
			b.WriteString(v[i:end])
		case isNumberByte(c):
			for end < len(v) && isNumberByte(v[end]) {
				end++
			}
			b.WriteString(zoomNumber(v[i:end], v[end:], zoom))
		default:
			b.WriteByte(c)
		}
		i = end
	}
	return b.String()
}

// isNumberByte reports whether a byte may stand in a number as browsers write one, mostly.
func isNumberByte(c byte) bool { return c >= '0' && c <= '9' || c == '.' || c == '-' }

// zoomNumber enlarges a number where rest begins with its unit, px.
func zoomNumber(number, rest string, zoom float64) string {
	if !strings.HasPrefix(rest, "px") {
		return number
	}
	px, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return number
	}
	return strconv.FormatFloat(math.Round(px*zoom*1e4)/1e4, 'f', -1, 64)
}

// closingQuote is the place behind the string that begins at i.
func closingQuote(v string, i int) int {
	for j := i + 1; j < len(v); j++ {
		switch v[j] {
		case '\\':
			j++
		case '"':
			return j + 1
		}
	}
	return len(v)
}

// zoomMatrix enlarges by how far the matrix v moves, whose numbers are inside.
func zoomMatrix(v, inside string, zoom float64) string {
	m, ok := numbersOf(strings.ReplaceAll(inside, ",", ""), "")
	if !ok || len(m) != 6 {
		return v
	}
	m[4], m[5] = m[4]*zoom, m[5]*zoom
	return matrixText([6]float64(m))
}
