package datelines

import (
	"strings"
	"unicode"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
)

// countDigits is how many digits a number of readers or comments has at most, with signs between them.
const countDigits = 8

// isCountBeside reports whether a block is a number alone behind a line that was cut above the text: how often the page
// was read, with a sign for a label.
func isCountBeside(b *view.Body, i int) bool {
	text := strings.TrimSpace(b.BlockText(i))
	if i == b.From || b.Post[i-1] > 0 || text == "" || len([]rune(text)) > countDigits || markup.IsHeading(b.Page.Nodes[b.BlockElement(i)].Tag) {
		return false
	}
	return !strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) && !strings.ContainsRune(" .,", r) })
}
