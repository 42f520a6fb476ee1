package sheet

import "galley/article/allowlist"

// columns reports whether the element sets what is in it in columns.
func (r *rule) columns() bool {
	return r.look[Columns] != "auto" && r.look[Columns] != "" || r.look[ColumnW] != "auto" && r.look[ColumnW] != ""
}

// columnLines writes the line between columns, and how narrow columns get that have a number
// only: where there is no room for so many, there are fewer.
func (r *rule) columnLines() {
	if r.NS != allowlist.HTML || !r.columns() {
		return
	}
	if n := Pixels(r.look[Columns]); n > 1 && r.look[ColumnW] == "auto" {
		gap := Pixels(r.look[LookAt["column-gap"]])
		if r.look[LookAt["column-gap"]] == "normal" {
			gap = r.style0.FontSize
		}
		room := Pixels(r.look[Width])
		if r.look[BoxSizing] == "border-box" {
			room -= r.aside()
		}
		if own := (room-(n-1)*gap)/n - 1; own >= 1 {
			r.declareVetted("column-width", Short(min(own, MinColumn))+"px")
		}
	}
	width, style, colour := r.look[RuleW], r.look[RuleS], r.look[RuleC]
	if style != "none" && style != "" && Pixels(width) > 0 {
		r.declare("column-rule", width+" "+style+" "+colour)
	}
}

// MinColumn is the narrowest column, in CSS px, that words are read in.
const MinColumn = 180
