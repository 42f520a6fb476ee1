package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// LeavesSign reports whether a style sheet puts something before or after what is in an element,
// of which the words stay behind.
func (s *Sheet) LeavesSign(style *page.Style, which string) bool {
	values := style.Generated(which)
	if values == nil {
		return false
	}
	_, shows := s.content(values[GeneratedAt["content"]])
	return !shows
}

// SaysSign reports whether a style sheet puts words in the line before or after what is in an element.
func (s *Sheet) SaysSign(style *page.Style, which string) bool {
	values := style.Generated(which)
	if values == nil || values[GeneratedAt["position"]] == "absolute" || values[GeneratedAt["position"]] == "fixed" {
		return false
	}
	_, shows := s.content(values[GeneratedAt["content"]])
	return shows
}

// listSign is a computed list-style-type as it may be written: the name of a style that every browser has, or
// a string of plain signs; "" for others.
func listSign(v string) string {
	if !strings.HasPrefix(v, `"`) {
		if allowlist.IsValue(v) {
			return v
		}
		return ""
	}
	if text, end := quotedText(v); end == len(v) && end > 0 && plainSigns(text) {
		return quotedSigns(text)
	}
	return ""
}
