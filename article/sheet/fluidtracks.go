package sheet

import "strings"

// maxLabel is how wide, in CSS px, columns of labels are, and all of them in a grid together.
const (
	maxLabel  = 150
	maxLabels = 200
)

// labelSpare is by how much, in CSS px, a column of labels is wider than it was: most are just as wide as their
// longest label, which a hundredth of a px less would break.
const labelSpare = 0.3

// usedTracks are the columns of a grid without those at its end that nothing stands in: browsers let these, of as many
// columns as there is room for, be 0 px wide, and there are no gaps between them (CSS Grid 1, auto-fit).
func usedTracks(v string) []string {
	fields := strings.Fields(v)
	used := len(fields)
	for used > 1 && fields[used-1] == "0px" {
		used--
	}
	return fields[:used]
}

// leavesRoom reports whether grid columns, as computed, are narrower together than the grid.
func (r *rule) leavesRoom(tracks string) bool {
	room := Pixels(r.look[Width])
	if r.look[BoxSizing] == "border-box" {
		room -= r.aside()
	}
	fields := usedTracks(tracks)
	for _, f := range fields {
		room -= Pixels(f)
	}
	room -= Pixels(r.look[LookAt["column-gap"]]) * float64(len(fields)-1)
	return Pixels(r.look[Width]) > 0 && room > 2
}

// cappedTracks makes grid columns no wider than they were: there was room beside them.
func cappedTracks(v string) string {
	fields := usedTracks(v)
	for i, f := range fields {
		fields[i] = "minmax(0, " + Short(Pixels(f)) + "px)"
	}
	return strings.Join(fields, " ")
}

// FluidTracks makes grid columns, which are computed in px of the original
// window, share any width in the same proportions. Narrow ones beside wide ones have
// labels, whose words a narrow screen would break.
func FluidTracks(v string) string {
	fields := usedTracks(v)
	wider, labels := false, 0.0
	for _, f := range fields {
		px := Pixels(f)
		if px <= 0 || !strings.HasSuffix(f, "px") {
			return ""
		}
		if px > maxLabel {
			wider = true
		} else {
			labels += px
		}
	}
	for i, f := range fields {
		px, least := Pixels(f), "0"
		if wider && px <= maxLabel && labels <= maxLabels {
			least = "min-content"
			px += labelSpare
		}
		fields[i] = "minmax(" + least + ", " + Short(px) + "fr)"
	}
	return strings.Join(fields, " ")
}
