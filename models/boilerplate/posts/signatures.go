package posts

import (
	"regexp"
	"strings"

	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page"
)

// signed is the class of what people have below each of their posts, whatever they write: a
// saying, what they own, where they sell. One word of a class says it in every language.
var signed = regexp.MustCompile(`(^|[\s_-])(?i:signature)([\s_-]|$)|[a-z]Signature([\s_-]|$)`)

// isSigned reports whether a class is signed. Most are not looked at closely.
func isSigned(class string) bool {
	return len(class) >= len("signature") && strings.Contains(strings.ToLower(class), "signature") && signed.MatchString(class)
}

// isLast reports whether no text follows an element in the one around it: signatures of
// functions have what they do behind them.
func isLast(v *view.View, n page.NodeID) bool {
	_, to := v.Span(n)
	_, end := v.Span(v.Page.Nodes[n].Parent)
	return to == end
}

// signedLeast is how many posts of a page have such signatures, where it does not say that it is a forum.
// A letter has one, of its text. Among several posts one is enough.
const (
	signedLeast = 2
	signedPosts = 3
)

// DropSignatures sets the posteriors of signatures below posts to 0.
func DropSignatures(v *view.View, bodies []span.Blocks, post []float64, kind pagekind.Kind) {
	var list []page.NodeID
	for n := v.Page.Body(); n < page.NodeID(len(v.Page.Nodes)); n++ {
		node := &v.Page.Nodes[n]
		if node.Kind == page.Element && (isSigned(node.Attr("class")) || isSigned(node.Attr("data-role"))) && v.WordsOf(n) > 0 && isLast(v, n) {
			list = append(list, n)
			n = node.End - 1
		}
	}
	if kind != pagekind.Forum && len(list) < signedLeast && len(bodies) < signedPosts {
		return
	}
	for _, n := range list {
		from, to := v.Span(n)
		clear(post[from:to])
	}
}
