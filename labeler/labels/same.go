package labels

import (
	"slices"
	"strings"

	"galley/page"
)

// SameText reports whether two lists of elements hold the same words: then it is the
// same article, whichever element is named.
func SameText(p *page.Page, a, b []page.NodeID) bool {
	text := func(list []page.NodeID) string {
		var all []string
		for _, n := range slices.Sorted(slices.Values(list)) {
			if t := page.Norm(p.Text(n)); t != "" {
				all = append(all, t)
			}
		}
		return strings.Join(all, " ")
	}
	return slices.Equal(a, b) || text(a) == text(b)
}
