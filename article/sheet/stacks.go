package sheet

// maxLevel bounds how far above others an item of a row lies.
const maxLevel = 9

// stacks reports whether the element is painted as a whole (CSS 2, appendix E): what a style sheet
// lays behind its words lies above its own ground then, not below it.
func (r *rule) stacks() bool {
	if r.look[Isolation] == "isolate" || r.look[Opacity] != "" && Pixels(r.look[Opacity]) < 1 {
		return true
	}
	for _, i := range [4]int{Transform, Filter, ClipPath, Mask} {
		if !isNone(r.look[i]) {
			return true
		}
	}
	level, position := r.look[Level], r.style0.Position
	placed := position != "static" && position != ""
	return level != "" && level != "auto" && (placed || IsFlexible(r.parent)) || position == "fixed" || position == "sticky"
}
