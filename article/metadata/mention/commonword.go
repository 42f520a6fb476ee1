package mention

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// HasCommonWord reports whether one of the words of a name is written small elsewhere on the
// page: then it may be a heading or a label. Short words do not count.
func (r *Reader) HasCommonWord(name string) bool {
	for word := range strings.FieldsSeq(name) {
		if small := strings.ToLower(word); len(word) > 3 && small != word && r.isCommon(small) {
			return true
		}
	}
	return false
}

// maxCommon is how many words of a page are looked for: a title has fewer lines around it.
const maxCommon = 40

// isCommon reports whether a word stands somewhere on the page as it is, or too many were
// looked for already.
func (r *Reader) isCommon(word string) bool {
	common, known := r.common[word]
	if known || len(r.common) >= maxCommon {
		return common || !known
	}
	for i := range r.p.Nodes {
		if node := &r.p.Nodes[i]; node.Kind == page.Text && !node.Hidden && hasWord(node.Text, word) && !r.sendsMail(node) {
			common = true
			break
		}
	}
	r.common[word] = common
	return common
}

// sendsMail reports whether a text is in a link that sends mail: it may be an address that is written for readers, "ann at
// host.example".
func (r *Reader) sendsMail(text *page.Node) bool {
	up := &r.p.Nodes[text.Parent]
	return up.Tag == "a" && strings.HasPrefix(up.Attr("href"), "mailto:")
}

// hasWord reports whether a text has a word between blanks, or before a comma or a stop: in
// addresses all names are small.
func hasWord(text, word string) bool {
	for {
		i := strings.Index(text, word)
		if i < 0 {
			return false
		}
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		text = text[i+len(word):]
		behind, _ := utf8.DecodeRuneInString(strings.TrimLeft(text, ",."))
		if (i == 0 || unicode.IsSpace(before)) && (behind == utf8.RuneError || unicode.IsSpace(behind)) {
			return true
		}
	}
}
