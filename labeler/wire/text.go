package wire

import "unicode/utf8"

// Longest texts and names that are sent, in bytes: what fits into a line.
const (
	MaxSnippet = 160
	MaxName    = 60
)

// List is never nil, which would be null in JSON.
func List[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// Clip shortens a text to at most limit bytes of whole characters.
func Clip(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	for limit > 0 && !utf8.RuneStart(s[limit]) {
		limit--
	}
	return s[:limit] + "…"
}
