package sheet

import (
	"strconv"
	"strings"
)

// Scrolling are selectors, with commas between them, of the classes whose boxes can be scrolled: paper cannot.
func (s *Sheet) Scrolling() string {
	var classes []string
	for i, declarations := range s.classes {
		own, _, _ := strings.Cut(declarations, pseudoMark)
		for declaration := range strings.SplitSeq(own, ";") {
			name, value, _ := strings.Cut(declaration, ":")
			if strings.HasPrefix(name, "overflow") && name != "overflow-wrap" && (strings.Contains(value, "auto") || strings.Contains(value, "scroll")) {
				classes = append(classes, ".c"+strconv.Itoa(i))
				break
			}
		}
	}
	return strings.Join(classes, ",")
}
