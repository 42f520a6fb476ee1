package metadata

import (
	"slices"

	"galley/article/subtree"
	"galley/article/token"
	"galley/page"
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
func (r *Reader) replies() (others []span) {
	begin := r.textBegin
	end := r.p.Nodes[r.parts[len(r.parts)-1].Root].End
	story := page.NodeID(0) // end of the outermost article that holds the title or the body
	for n := page.NodeID(0); int(n) < len(r.p.Nodes); n++ {
		node := &r.p.Nodes[n]
		isArticle := node.Tag == "article"
		switch {
		case node.Kind != page.Element, node.Tag != "form" && !isArticle && (n <= begin || !token.In(node, replyTokens)):
		case n <= begin && begin < node.End || r.holdsOwn(n):
			if isArticle {
				story = max(story, node.End)
			}
		case !isArticle, n > begin && (n < story || n >= end):
			end := r.answersEnd(n)
			others = append(others, span{n, end})
			n = end - 1
		}
	}
	return others
}

// answersEnd is the end of element n, or of what follows it in the same element where it is a form to
// answer the text with, and nothing behind it is of the article.
func (r *Reader) answersEnd(n page.NodeID) page.NodeID {
	end := r.p.Nodes[n].End
	if n <= r.textBegin || r.p.Nodes[n].Tag != "form" {
		return end
	}
	after := r.p.Nodes[r.p.Nodes[n].Parent].End
	isBehind := func(own page.NodeID) bool { return n < own && own < after }
	if isBehind(r.title) || slices.ContainsFunc(r.parts, func(pt subtree.Part) bool { return isBehind(pt.Root) }) {
		return end
	}
	for i := n; i < end; i++ {
		if r.p.AnswerForm(i) == n {
			return after
		}
	}
	return end
}

// holdsOwn reports whether the title, or the begin of a part, is in the subtree of n.
func (r *Reader) holdsOwn(n page.NodeID) bool {
	return r.title != page.None && r.p.Contains(n, r.title) ||
		slices.ContainsFunc(r.parts, func(pt subtree.Part) bool { return r.p.Contains(n, pt.Root) })
}

// begin is the first text of the body outside of the title, or the body without one.
func (r *Reader) begin() page.NodeID {
	text, body := page.None, subtree.Body(r.parts)
	subtree.Visit(r.p, body, func(n page.NodeID) bool {
		node := &r.p.Nodes[n]
		if text == page.None && node.Kind == page.Text && page.HasLetters(node.Text) {
			text = n
		}
		return text == page.None && n != r.title
	})
	if text == page.None {
		return body.Root
	}
	return text
}

// isOthers reports whether a node lies in one of the replies.
func (r *Reader) isOthers(n page.NodeID) bool {
	i, _ := slices.BinarySearchFunc(r.others, n, func(s span, n page.NodeID) int { return int(s.to - n - 1) })
	return i < len(r.others) && r.others[i].from <= n
}

// end is where the text of the article ends: the end of the body, without what is cut
// there.
func (r *Reader) end() page.NodeID {
	last := r.parts[len(r.parts)-1]
	end := r.p.Nodes[last.Root].End
	for _, cut := range slices.Backward(last.Cut) {
		if r.hasText(r.p.Nodes[cut].End, end) {
			break
		}
		end = cut
	}
	return end
}

// hasText reports whether a reader sees words between two nodes.
func (r *Reader) hasText(from, to page.NodeID) bool {
	for n := from; n < to; n++ {
		if node := &r.p.Nodes[n]; node.Kind == page.Text && !node.Hidden && page.HasLetters(node.Text) {
			return true
		}
	}
	return false
}
