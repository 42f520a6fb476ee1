package byline

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/metadata/person"
	"galley/article/token"
	"galley/page"
)

// personTokens are words of classes of the signs that stand before the name of a person: sets of icons call
// them so, in whatever language the page is.
var personTokens = token.Of("user", "author", "person", "pen", "pencil", "writer")

// followsPersonSign reports whether an element is a line that begins with the sign of a person: an element
// without words that is called so. Links in it are names, too.
func (r *Reader) followsPersonSign(n page.NodeID) bool {
	if !r.p.IsBlock(n) || r.holdsBlock(n) {
		return false
	}
	words, sign := false, false
	for i := n + 1; i < r.p.Nodes[n].End; i++ {
		node := &r.p.Nodes[i]
		switch {
		case node.Kind == page.Text:
			words = words || !page.IsBlank(node.Text)
		case node.Tag == "a" && !person.IsPersonal(r.p.ShortText(i)):
			return false // an account, and what the page says of it
		case (node.Tag == "i" || node.Tag == "span" || node.Tag == "svg") && token.In(node, personTokens) && page.IsBlank(r.p.Text(i)):
			sign = sign || !words
		}
	}
	return sign
}

// signedName is what a line behind the sign of a person says. In scripts without capitals a place behind the
// only comma looks like a name.
func (r *Reader) signedName(n page.NodeID) nearName {
	near := r.nearName(n)
	for i, text := range near.texts {
		first, _ := utf8.DecodeRuneInString(text)
		if name, _, parted := strings.Cut(text, ","); parted && strings.Count(text, ",") == 1 && !unicode.IsUpper(first) && !unicode.IsLower(first) {
			near.texts[i] = name
		}
	}
	return near
}

// isLabelled reports whether the words of a byline before a link name somebody, and then have a word with a
// colon before it that is none for "by": the link is the rubric, or what else the page says.
func (r *Reader) isLabelled(before string) bool {
	if !strings.HasSuffix(before, ":") {
		return false
	}
	words := strings.Fields(before)
	return !person.Introduces(words) && !person.IsByWord(words[len(words)-1]) && len(words) > 2 && person.BehindBy(before) != before
}

// isRowOfLinks reports whether all words of a line are in links, of which there are several: they are topics,
// one of which may begin with what is a word for "by" elsewhere.
func (r *Reader) isRowOfLinks(n page.NodeID) bool {
	links := 0
	for i := n + 1; i < r.p.Nodes[n].End; i++ {
		switch node := &r.p.Nodes[i]; {
		case node.Tag == "a":
			links++
			i = node.End - 1
		case node.ShowsLetters():
			return false
		}
	}
	return links > 1
}
