package article

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// isTopicLink reports whether a text stands in a link to what else the site has on a topic.
func (r *metaReader) isTopicLink(n page.NodeID) bool {
	for range maxInline {
		if n = r.p.Nodes[n].Parent; n <= 0 || r.p.IsBlock(n) {
			return false
		}
		if node := &r.p.Nodes[n]; node.Tag == "a" {
			return oneOf(node.Attr("rel"), "tag", "category") != "" || topicPath.MatchString(node.Attr("href"))
		}
	}
	return false
}

// maxInline is how many inline elements around a text are looked at.
const maxInline = 6

// topicPath is in the addresses of lists by topic, as the common programs for sites have it.
var topicPath = regexp.MustCompile(`(?i)/(categor(y|ies)|tags?|topics?|sections?|labels?)(/|$|\?)`)

// hasCommonWord reports whether one of the words of a name is written small elsewhere on the
// page: then it may be a heading or a label. Short words do not count.
func (r *metaReader) hasCommonWord(name string) bool {
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
func (r *metaReader) isCommon(word string) bool {
	common, known := r.common[word]
	if known || len(r.common) >= maxCommon {
		return common || !known
	}
	for i := range r.p.Nodes {
		if node := &r.p.Nodes[i]; node.Kind == page.Text && !node.Hidden && hasWord(node.Text, word) {
			common = true
			break
		}
	}
	r.common[word] = common
	return common
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
