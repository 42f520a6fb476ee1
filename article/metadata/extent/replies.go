package extent

import (
	"slices"

	"galley/article/subtree"
	"galley/article/token"
	"galley/page"
	"galley/page/control"
)

// span is the nodes [from, to).
type span struct{ from, to page.NodeID }

// replyTokens are the words that classes and ids have where readers write to an article.
var replyTokens = token.Of(
	"comment", "comments", "commentlist", "recentcomments", "reply",
	"replies", "respond", "response", "responses", "discussion",
)

// replies are the subtrees behind the begin of the text whose names and days are those of
// others, in document order: what is called comments, and articles within or behind the
// article, which are comments or other articles (HTML, 4.3.2). Forms are such everywhere, and behind
// the begin of the text what follows beside a form to answer it with.
// What holds the title or a part of the body is none. In a forum the text stands in an
// entry like those that answer it.
func (e *Extent) replies() (others []span) {
	begin := e.Begin
	end := e.Page.Nodes[e.parts[len(e.parts)-1].Root].End
	story := page.NodeID(0) // end of the outermost article that holds the title or the body
	for n := page.NodeID(0); int(n) < len(e.Page.Nodes); n++ {
		node := &e.Page.Nodes[n]
		isArticle := node.Tag == "article"
		switch {
		case node.Kind != page.Element, node.Tag != "form" && !isArticle && (n <= begin || !token.In(node, replyTokens)):
		case n <= begin && begin < node.End || e.holdsOwn(n):
			if isArticle {
				story = max(story, node.End)
			}
		case !isArticle, n > begin && (n < story || n >= end):
			end := e.answersEnd(n)
			others = append(others, span{n, end})
			n = end - 1
		}
	}
	return others
}

// answersEnd is the end of element n, or of what follows it in the same element where it is a form to
// answer the text with, and nothing behind it is of the article.
func (e *Extent) answersEnd(n page.NodeID) page.NodeID {
	end := e.Page.Nodes[n].End
	if n <= e.Begin || e.Page.Nodes[n].Tag != "form" {
		return end
	}
	after := e.Page.Nodes[e.Page.Nodes[n].Parent].End
	isBehind := func(own page.NodeID) bool { return n < own && own < after }
	if isBehind(e.Title) || slices.ContainsFunc(e.parts, func(pt subtree.Part) bool { return isBehind(pt.Root) }) {
		return end
	}
	for i := n; i < end; i++ {
		if control.AnswerForm(e.Page, i) == n {
			return after
		}
	}
	return end
}

// holdsOwn reports whether the title, or the begin of a part, is in the subtree of n.
func (e *Extent) holdsOwn(n page.NodeID) bool {
	return e.Title != page.None && e.Page.Contains(n, e.Title) ||
		slices.ContainsFunc(e.parts, func(pt subtree.Part) bool { return e.Page.Contains(n, pt.Root) })
}

// IsOthers reports whether a node lies in one of the replies.
func (e *Extent) IsOthers(n page.NodeID) bool {
	i, _ := slices.BinarySearchFunc(e.others, n, func(s span, n page.NodeID) int { return int(s.to - n - 1) })
	return i < len(e.others) && e.others[i].from <= n
}
