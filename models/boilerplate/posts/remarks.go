package posts

import (
	"strings"

	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page"
)

// Ends of the types, in microdata, of a question that a page asks and of its answers.
const (
	questionType = "schema.org/Question"
	answerType   = "schema.org/Answer"
)

// DropRemarks sets the posteriors of remarks on questions and answers to 0: what programs are told to be a
// comment in one of them. Comments elsewhere may be the posts of a thread. dropped are their blocks.
func DropRemarks(v *view.View, post []float64) (dropped []int) {
	body := v.Page.Body()
	inPost := page.NodeID(0) // the end of the question or answer
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element || len(node.Attrs) == 0 {
			continue
		}
		if itemtype := node.Attr("itemtype"); strings.HasSuffix(itemtype, questionType) || strings.HasSuffix(itemtype, answerType) {
			inPost = max(inPost, node.End)
		}
		if n < inPost && node.Attr("itemprop") == "comment" {
			from, to := v.Span(n)
			dropped = append(dropped, dropRun(post, from, to)...)
			n = node.End - 1
		}
	}
	return dropped
}

// dropRun sets the posteriors of a run of blocks to 0, and returns them.
func dropRun(post []float64, from, to int) (dropped []int) {
	clear(post[from:to])
	for i := from; i < to; i++ {
		dropped = append(dropped, i)
	}
	return dropped
}

// rankWords is how many words the rank of a person has at most.
const rankWords = 8

// DropRanks sets the posteriors of what the people of a forum are called there to 0: microdata have it as
// their job. On other pages that is what a page says of people. dropped are the blocks.
func DropRanks(v *view.View, bodies []span.Blocks, post []float64, kind pagekind.Kind) (dropped []int) {
	if kind != pagekind.Forum && len(bodies) < postsLeast {
		return nil
	}
	body := v.Page.Body()
	for n := body; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element || node.Attr("itemprop") != "jobTitle" {
			continue
		}
		if from, to := v.Span(n); to == from+1 && v.BlockWords(from) <= rankWords && v.Page.Contains(n, v.BlockElement(from)) {
			dropped = append(dropped, dropRun(post, from, to)...)
		}
	}
	return dropped
}
