package article

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/layout"
	"galley/article/sheet"
	"galley/page"
	"galley/page/colour"
)

// filterUnits are the functions of a filter that may be written, with the unit of their
// number. blur is for pictures that words stand on: what is to be looked at is blurred until
// it has loaded, and what is to be read until somebody has paid.
var filterUnits = map[string]string{
	"brightness": "", "contrast": "", "grayscale": "", "opacity": "", "saturate": "", "sepia": "",
	"invert": "", "hue-rotate": "deg", "blur": "px",
}

const (
	maxFilters = 8
	maxAmount  = 1000 // of one function, in its unit
)

// vetFilter is a computed filter as it may be written: functions of numbers, and shadows;
// "" for none and where anything else is said, such as the filter of a drawing.
func vetFilter(v string) string {
	if v == "" || v == "none" || len(v) > allowlist.MaxValue {
		return ""
	}
	var kept []string
	for rest := strings.TrimSpace(v); rest != ""; {
		name, after, ok := strings.Cut(rest, "(")
		end := callEnd(after)
		if !ok || end < 0 || len(kept) == maxFilters {
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

// filterCall is one function of a filter, written anew.
func filterCall(name, inside string) string {
	if name == "drop-shadow" {
		return dropShadow(inside)
	}
	unit, ok := filterUnits[name]
	number, has := strings.CutSuffix(inside, unit)
	amount, err := strconv.ParseFloat(number, 64)
	if !ok || !has || err != nil || !(amount >= -maxAmount && amount <= maxAmount) || name == "opacity" && amount < sheet.Seen {
		return ""
	}
	return name + "(" + sheet.Short(amount) + unit + ")"
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
		lengths[i] = sheet.Short(px) + "px"
	}
	return "drop-shadow(rgba(" + sheet.Short(colour.R) + ", " + sheet.Short(colour.G) + ", " + sheet.Short(colour.B) + ", " + sheet.Short(colour.A) + ") " + strings.Join(lengths, " ") + ")"
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

// filter is that of an element which is written, "" for none. Words that a filter turns
// into other colours would stand on a ground that it does not turn.
func (c *htmlWriter) filter(n page.NodeID) string {
	v := vetFilter(c.Page.Styles[c.Page.Nodes[n].Style].Look[sheet.Filter])
	switch {
	case v == "", strings.Contains(v, "blur("):
		return ""
	case strings.Contains(v, "invert(") || strings.Contains(v, "hue-rotate("):
		if layout.Says(c.Page, n) || c.inverted(n) {
			return ""
		}
	}
	return "filter:" + v + ";"
}

// inverted reports whether something around n turns its colours, which is not written: a
// picture whose filter takes that back has its own colours without either.
func (c *htmlWriter) inverted(n page.NodeID) bool {
	for a := range c.Page.Ancestors(n) {
		if style := c.Page.Nodes[a].Style; c.sheet.Known(style) && strings.Contains(c.Page.Styles[style].Look[sheet.Filter], "invert(") {
			return true
		}
	}
	return false
}

// backFilter are the declarations of the filters that a picture behind words had, itself or
// by what is around it up to below, which is not written with it.
func (c *htmlWriter) backFilter(picture, below page.NodeID) string {
	var all []string
	for a := picture; a != page.None && a != below; a = c.Page.Nodes[a].Parent {
		if style := c.Page.Nodes[a].Style; c.sheet.Known(style) {
			if v := vetFilter(c.Page.Styles[style].Look[sheet.Filter]); v != "" {
				all = append(all, v)
			}
		}
	}
	v := strings.Join(all, " ")
	if v == "" || len(all) > maxFilters || strings.Contains(v, "invert(") && below != page.None && c.inverted(below) {
		return ""
	}
	return "filter:" + v + ";"
}
