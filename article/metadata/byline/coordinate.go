package byline

import (
	"strings"

	"galley/article/metadata/person"
	"galley/page"
)

// isNumber reports whether a text is a number, as of the posts of an author: what stands behind says what it counts.
func isNumber(text string) bool {
	return strings.ContainsAny(text, "0123456789") && strings.Trim(text, "0123456789.,+ ") == ""
}

// coordinate are the visible texts of a byline that may be names, where none is a link:
// the first with a name, and of those behind it the ones that are marked up as it is, or
// that stand behind a comma or a conjunction. Others are what it says of the first: a
// role, a place, a date. A first name and a family name in elements of their own are one.
func (r *Reader) coordinate(n page.NodeID) (texts []string) {
	first, joined := "", false // how the first is marked up, and whether a joint stands before
	other := false             // whether the words before are of somebody who did not write
	counted := false           // whether the text before is a bare number
	bare := false              // whether the first stands in the byline itself
	word := page.None          // the text before, where it was taken and is a word of a name
	for i := n; i < r.p.Nodes[n].End; i++ {
		node := &r.p.Nodes[i]
		text := page.Norm(node.Text)
		if node.Kind != page.Text || node.Hidden || text == "" || len(node.Text) > 400 {
			continue
		}
		parent := &r.p.Nodes[node.Parent]
		shape, names := parent.Tag+"."+parent.Attr("class"), person.Split(text)
		isWord, taken := person.IsNameWord(text), true
		switch {
		case person.WithoutJoints(text) == "", counted, person.IsPhrase(text), other, person.IsOtherRole(text), person.NamesOtherRole(text), r.mentions.IsTopicLink(i), r.p.IsUnseen(node.Parent):
			taken = false
		case word != page.None && isWord && !r.article.PartsBlocks(word, i):
			texts[len(texts)-1] += " " + text
		case first == "" && len(names) > 0:
			first, bare = shape, node.Parent == n
			texts = append(texts, text)
		case first == shape, joined && !(bare && isAside(parent, text)), len(names) > 0 && person.IsAcronym(names[0]):
			texts = append(texts, text)
		default:
			taken = false
		}
		other = first != "" && person.IsOtherRole(text)
		counted = isNumber(text)
		joined = person.EndsInJoint(text) && !other
		if word = page.None; taken && isWord {
			word = i
		}
	}
	return texts
}

// isAside reports whether a text of more words than names mostly have is set apart in italics or small letters, as
// what somebody is: behind a name and a comma.
func isAside(parent *page.Node, text string) bool {
	return (parent.Tag == "i" || parent.Tag == "em" || parent.Tag == "small") && len(strings.Fields(text)) > 2
}
