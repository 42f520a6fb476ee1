package sheet

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/page/colour"
)

// filterUnits are the functions of a filter that may be written, with the unit of their
// number. blur is for pictures that words stand on: what is to be looked at is blurred until
// it has loaded, and what is to be read until somebody has paid.
var filterUnits = map[string]string{
	"brightness": "", "contrast": "", "grayscale": "", "opacity": "", "saturate": "", "sepia": "",
	"invert": "", "hue-rotate": "deg", "blur": "px",
}

// MaxFilters bounds the functions of a filter.
const MaxFilters = 8

// maxAmount bounds the number of one function, in its unit.
const maxAmount = 1000

// VetFilter is a computed filter as it may be written: functions of numbers, and shadows;
// "" for none and where anything else is said, such as the filter of a drawing.
func VetFilter(v string) string {
	if v == "" || v == "none" || len(v) > allowlist.MaxValue {
		return ""
	}
	var kept []string
	for rest := strings.TrimSpace(v); rest != ""; {
		name, after, ok := strings.Cut(rest, "(")
		end := callEnd(after)
		if !ok || end < 0 || len(kept) == MaxFilters {
			return ""
		}
		call := filterCall(name, after[:end])
		if call == "" {
			return ""
		}
		kept = append(kept, call)
		rest = strings.TrimSpace(after[end+1:])
	}
	return strings.Join(kept, " ")
}

// FilterOpacity is the opacity that a vetted filter leaves, 1 without one.
func FilterOpacity(v string) float64 {
	_, after, ok := strings.Cut(v, "opacity(")
	amount, err := strconv.ParseFloat(after[:max(strings.IndexByte(after, ')'), 0)], 64)
	if !ok || err != nil {
		return 1
	}
	return amount
}

// filterCall is one function of a filter, written anew.
func filterCall(name, inside string) string {
	if name == "drop-shadow" {
		return dropShadow(inside)
	}
	unit, ok := filterUnits[name]
	number, has := strings.CutSuffix(inside, unit)
	amount, err := strconv.ParseFloat(number, 64)
	if !ok || !has || err != nil || !(amount >= -maxAmount && amount <= maxAmount) || name == "opacity" && amount < Seen {
		return ""
	}
	return name + "(" + Short(amount) + unit + ")"
}

// dropShadow is the shadow that a browser answers with: a colour and three lengths.
func dropShadow(inside string) string {
	at := strings.LastIndexByte(inside, ')') + 1
	colour, ok := colour.Parse(strings.TrimSpace(inside[:at]))
	lengths := strings.Fields(inside[at:])
	if !ok || len(lengths) != 3 {
		return ""
	}
	for i, v := range lengths {
		px, err := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
		if err != nil || !(px >= -maxAmount && px <= maxAmount) {
			return ""
		}
		lengths[i] = Short(px) + "px"
	}
	return "drop-shadow(rgba(" + Short(colour.R) + ", " + Short(colour.G) + ", " + Short(colour.B) + ", " + Short(colour.A) + ") " + strings.Join(lengths, " ") + ")"
}

// callEnd is the place of the bracket that ends a call which may have calls in it; -1
// for none.
func callEnd(v string) int {
	depth := 1
	for i := range len(v) {
		switch v[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return -1
}
