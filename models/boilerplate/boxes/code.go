package boxes

import (
	"strings"
	"unicode"

	"galley/page"
)

// Bounds of a text that is code by its signs: their share of it, how many there are of those that
// prose has hardly ever, and how many bytes and blocks of a box are read.
const (
	signShare  = 0.1
	codeSigns  = 4
	codeBytes  = 4096
	codeBlocks = 120
)

// keepCode keeps a box between sure paragraphs whose text is code by its signs: not all pages
// mark it up as such. Code leads nowhere. A pre has a rule of its own.
func (a *Among) keepCode(n page.NodeID) {
	from, to := a.Span(n)
	if !a.Has(from, to) || from == to || to-from > codeBlocks || a.LinkShare(n) > 0 || a.Media(n) > 0 || a.Page.First(n, "pre") != page.None || !a.Is(n) || a.Offers(n) {
		return
	}
	var text strings.Builder
	for i := from; i < to && text.Len() < codeBytes; i++ {
		text.WriteString(a.BlockText(i))
	}
	if !isCodeText(text.String()) {
		return
	}
	for i := from; i < to; i++ {
		if a.Post[i] > 0 && a.HasWords(i) {
			a.Raise(i)
		}
	}
}

// isCodeText reports whether a text is code by the signs in it.
func isCodeText(text string) bool {
	letters, signs, sure := 0, 0, 0
	for _, r := range text {
		switch {
		case unicode.IsLetter(r):
			letters++
		case strings.ContainsRune("{}<>=;", r):
			signs++
			sure++
		case strings.ContainsRune("()[]$_|&*+#/\\", r):
			signs++
		}
	}
	return sure >= codeSigns && float64(signs) >= signShare*float64(letters+signs)
}
