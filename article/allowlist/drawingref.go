package allowlist

import (
	"strings"
)

// SVGLinks are the elements that may refer to an element by href="#id".
var SVGLinks = Set("use textPath linearGradient radialGradient pattern")

// Reference reads url(#id), with what may follow it.
func Reference(value string) (id, rest string, ok bool) {
	if strings.Contains(value, "url(") {
		value, ok = strings.CutPrefix(strings.TrimSpace(value), "url(")
	}
	if !ok {
		return "", "", false
	}
	inside, rest, ok := strings.Cut(value, ")")
	if !ok {
		return "", "", false
	}
	id, ok = strings.CutPrefix(strings.Trim(strings.TrimSpace(inside), `"'`), "#")
	return id, strings.TrimSpace(rest), ok && id != ""
}
