package block

import (
	"strconv"
	"strings"

	"galley/page"
)

// plainSize is the size of letters of which nothing is said, of 1 to 7, as in <font size>.
const plainSize = 3

// sizeIn is the size of letters in an element, by the size of those around it.
func sizeIn(node *page.Node, around int8) int8 {
	if node.Tag != "font" {
		return around
	}
	said := strings.TrimSpace(node.Attr("size"))
	size, err := strconv.Atoi(said)
	if err != nil {
		return around
	}
	if said[0] == '+' || said[0] == '-' {
		size += plainSize
	}
	return int8(max(1, min(size, 7)))
}
