package datelines

import (
	"slices"
	"strings"

	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a line that says which site a page is of: words beside the name, at most, and letters of the name, at least.
const (
	siteLineMore    = 3
	siteLineLetters = 6
)

// isSiteLine reports whether block i is a few words and the name of the site, as <title> ends with it behind a sign: wikis say below
// the title which one the page is of.
func isSiteLine(v *view.View, i int) bool {
	title := v.Page.DocumentTitle()
	at := max(strings.LastIndex(title, " - "), strings.LastIndex(title, " | "), strings.LastIndex(title, " – "), strings.LastIndex(title, " — "))
	if at < 0 || v.IsSentence(i) || signature.IsHeadOrCaption(v.Index, i) {
		return false
	}
	name, line := page.Words(page.Fold(title[at+3:])), page.Words(v.BlockFold(i))
	more := len(line) - len(name)
	return more > 0 && more <= siteLineMore && len(page.Letters(title[at+3:])) >= siteLineLetters && slices.Equal(line[more:], name)
}
