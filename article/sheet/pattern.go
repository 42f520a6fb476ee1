package sheet

import "strings"

// maxTile is the side, in CSS px, of the largest drawing that a pattern repeats: larger ones are pictures.
const maxTile = 400

// patternBehind are the declarations of a drawing in the background that repeats: dots, waves or paper. The
// style sheet has it in itself, and it is vetted and written anew as signs are. "" for any other background.
func (s *Sheet) patternBehind(value func(property int) string) string {
	switch value(ImageRepeat) {
	case "", "repeat", "repeat-x", "repeat-y", "round", "space":
	default:
		return ""
	}
	if !isTile(value(ImageSize)) {
		return ""
	}
	sign := s.sign(value(Image))
	if sign == "" {
		return ""
	}
	return drawnBehind(sign, value)
}

// isTile reports whether a background-size is that of a small drawing: the one that it has by itself, or one in px.
func isTile(size string) bool {
	if size == "" || size == "auto" {
		return true
	}
	w, h, _ := strings.Cut(size, " ")
	for _, side := range [2]string{w, h} {
		if side != "" && side != "auto" && (!strings.HasSuffix(side, "px") || Pixels(side) <= 0 || Pixels(side) > maxTile) {
			return false
		}
	}
	return w != "auto" || h != ""
}
