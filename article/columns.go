package article

import "galley/article/allowlist"

// columns reports whether the element sets what is in it in columns.
func (r *rule) columns() bool {
	return r.look[iColumns] != "auto" && r.look[iColumns] != "" || r.look[iColumnW] != "auto" && r.look[iColumnW] != ""
}

// columnLines writes the line between columns, and how narrow columns get that have a number
// only: where there is no room for so many, there are fewer.
func (r *rule) columnLines() {
	if r.ns != allowlist.HTML || !r.columns() {
		return
	}
	if n := pixels(r.look[iColumns]); n > 1 && r.look[iColumnW] == "auto" {
		gap := pixels(r.look[lookAt["column-gap"]])
		if r.look[lookAt["column-gap"]] == "normal" {
			gap = r.style0.FontSize
		}
		room := pixels(r.look[iWidth])
		if r.look[iBoxSizing] == "border-box" {
			room -= r.aside()
		}
		if own := (room-(n-1)*gap)/n - 1; own >= 1 {
			r.declareVetted("column-width", short(min(own, minColumn))+"px")
		}
	}
	width, style, colour := r.look[iRuleW], r.look[iRuleS], r.look[iRuleC]
	if style != "none" && style != "" && pixels(width) > 0 {
		r.declare("column-rule", width+" "+style+" "+colour)
	}
}
