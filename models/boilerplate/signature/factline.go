package signature

import (
	"strings"

	"galley/date"
	"galley/features"
	"galley/page"
)

// Bounds of a line of facts: bytes, parts, and words of each.
const (
	factMost     = 320
	factParts    = 3
	factPartMost = 6
)

// IsFactLine reports whether block i is a line of short facts of an article, with a stroke or a dot
// between them, one of which is a day: the day, the place, the rubric, how long it takes to read, who
// wrote it.
func IsFactLine(x *features.Index, i int) bool {
	text := x.BlockText(i)
	if len(text) > factMost || IsHeadOrCaption(x, i) {
		return false
	}
	parts, days := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("·•|∙‧｜", r) }), 0
	for _, part := range parts {
		if !page.SpokenAtMost(part, factPartMost) {
			return false
		}
		if _, ok := date.Day(strings.TrimSpace(part), ""); ok {
			days++
		}
	}
	return len(parts) >= factParts && days > 0
}
