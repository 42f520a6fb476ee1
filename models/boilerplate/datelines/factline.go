package datelines

import (
	"strings"

	"galley/date"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a line of facts: bytes, parts, and words of each.
const (
	factMost     = 320
	factParts    = 3
	factPartMost = 6
)

// isFactLine reports whether block i is a line of short facts of an article, with a stroke or a dot
// between them, one of which is a day: the day, the place, the rubric, how long it takes to read, who
// wrote it.
func isFactLine(v *view.View, i int) bool {
	text := v.BlockText(i)
	if len(text) > factMost || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	parts, days := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune("·•|∙‧｜", r) }), 0
	for _, part := range parts {
		if page.SpokenWords(part) > factPartMost {
			return false
		}
		if _, ok := date.Day(strings.TrimSpace(part), ""); ok {
			days++
		}
	}
	return len(parts) >= factParts && days > 0
}
