package sheet

import (
	"strings"

	"galley/article/allowlist"
)

// displays are the values that are written. Others are of boxes that the
// clone does not have.
var displays = allowlist.Set(`block inline inline-block flex inline-flex grid inline-grid flow-root contents
	list-item table inline-table table-row table-cell table-caption table-row-group
	table-header-group table-footer-group table-column table-column-group ruby ruby-text`)

// legacyDisplay are what old ways to clamp lines are written as: the clamp itself
// stays behind, and without it their boxes would stand side by side.
var legacyDisplay = map[string]string{"-webkit-box": "block", "-webkit-inline-box": "inline-block"}

func (r *rule) display(v string) {
	if plain, ok := legacyDisplay[v]; ok {
		v = plain
	}
	// The root stands in a wrapper, not in its table, list or line.
	if r.Root && !strings.HasSuffix(v, "flex") && !strings.HasSuffix(v, "grid") && v != "table" {
		v = "block"
	}
	switch {
	case r.Pin.Stacked || r.Pin.Holds:
		v = "flow-root"
	case r.Pin.Wrapped && v == "inline-table":
		v = "inline-block"
	case r.Pin.Wrapped:
		v = "flow-root"
	case r.Pin.InWrapped && v == "table-caption":
		v = "block"
	}
	if displays[v] && v != r.ua[Display] && !(v == "inline" && r.ua[Display] == "" && r.Tag != "summary") {
		r.declareVetted("display", v)
	}
}

// whiteSpace is the old name of a pair of white-space-collapse and text-wrap-mode,
// which more browsers know; "" where there is none.
func whiteSpace(collapse, wrap string) string {
	switch collapse + " " + wrap {
	case "collapse wrap":
		return "normal"
	case "collapse nowrap":
		return "nowrap"
	case "preserve wrap":
		return "pre-wrap"
	case "preserve nowrap":
		return "pre"
	case "preserve-breaks wrap":
		return "pre-line"
	case "break-spaces wrap":
		return "break-spaces"
	}
	return ""
}
