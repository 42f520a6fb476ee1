package comments

import (
	"slices"
	"strings"

	"galley/article/token"
	"galley/features"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
	"galley/page/control"
)

// commented are words of classes and ids by which programs name what readers write below a text, in
// whatever language they write it.
var (
	commented      = token.Of(commentWords...)
	calledOrChosen = token.Of(slices.Concat(commentWords, chosenWords)...)
	commentWords   = []string{"comment", "comments", "commentlist"}
)

// commentType is the end of the type of a comment in microdata.
const commentType = "schema.org/Comment"

// calledNested is how many elements in one that is called comments are called so too, where nothing else
// says that it has entries.
const calledNested = 3

// WithoutCalled are the scores of blocks without those of what the page calls comments behind the text,
// where it has what entries have: a field to write one in, or a short line first and then a day, or
// elements that are called so too. One entry is enough, as many texts have no more. Where the text itself
// is called a comment, as the first post of a thread, the others belong to it. What has a mean posterior
// of sure or more stays; 1 drops it all.
func WithoutCalled(x *features.Index, scores *features.BlockScores, sure float64) *features.BlockScores {
	start := behindText(x, scores)
	if start >= x.NumBlocks() {
		return scores
	}
	var post []float64
	for _, n := range calledBehind(x, start) {
		from, to := x.Span(n)
		if !hasEntry(x, n) {
			continue
		}
		if r := (span.Blocks{From: from, To: to}); sure < 1 && span.Mean(x, scores.Posteriors(), r) >= sure {
			continue
		}
		if h := from - 1; h >= start && x.Heading(x.BlockElement(h)) != page.None {
			from--
		}
		if post == nil {
			post = slices.Clone(scores.Posteriors())
		}
		clear(post[from:to])
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// calledBehind are the outermost elements that are called comments and begin behind block start. There are
// none where one that ends before them has the text before that block: that is a thread.
func calledBehind(x *features.Index, start int) (list []page.NodeID) {
	p := x.Page
	body, first := p.Body(), page.NodeID(0) // first is the end of what may be the first post
	for n := body + 1; n < p.Nodes[body].End; n++ {
		node := &p.Nodes[n]
		switch {
		case node.Kind != page.Element || len(node.Attrs) == 0 || !mayBeCalled(node):
			continue
		case token.In(node, chosen): // what a seller shows of what buyers say
			n = node.End - 1
			continue
		case !isCalled(node):
			continue
		}
		from, to := x.Span(n)
		if from < start {
			if to >= start {
				first = node.End
			}
			continue // what is around the text may be called after the comments in it
		}
		if from < to && p.Contains(n, x.BlockElement(from)) { // no part of a line, as in code
			if first > 0 && first <= n {
				return nil
			}
			list = append(list, n)
		}
		n = node.End - 1
	}
	return list
}

// isCalled reports whether an element is called a comment, or what has comments: for people who write its
// style sheet, or for programs.
func isCalled(n *page.Node) bool {
	return n.Attr("itemprop") == "comment" || n.Attr("role") == "comment" ||
		strings.HasSuffix(n.Attr("itemtype"), commentType) || token.In(n, commented)
}

// mayBeCalled reports whether an element has what isCalled or chosen ask for. Nearly none has, and its names are read once for both.
func mayBeCalled(n *page.Node) bool {
	for i := range n.Attrs {
		switch n.Attrs[i].Name {
		case "itemprop", "role", "itemtype":
			return true
		}
	}
	return token.In(n, calledOrChosen)
}

// hasEntry reports whether an element that is called comments has what shows that readers wrote it.
func hasEntry(x *features.Index, n page.NodeID) bool {
	nested := 0
	for i := n + 1; i < x.Page.Nodes[n].End; i++ {
		if control.IsLongField(x.Page, i) {
			return true
		}
		if node := &x.Page.Nodes[i]; node.Kind == page.Element && len(node.Attrs) > 0 && isCalled(node) {
			nested++
		}
	}
	from, to := x.Span(n)
	if x.BlockWords(from) > signature.MostWords { // an entry begins with a name
		return false
	}
	if nested >= calledNested {
		return true
	}
	for i := from; i < to; i++ {
		if x.BlockWords(i) <= signature.MostWords && signature.HasDay(x, i) {
			return true
		}
	}
	return false
}
