package signature

import (
	"galley/article/metadata/dateline"
	"galley/page"
)

// linesBehind is how many lines behind the text may say who wrote it when, and nodesBehind
// how many nodes they are in.
const linesBehind, nodesBehind = 3, 40

// postedBehind are the names behind a word for "by" in a line with a day right behind the text,
// where many blogs have it.
func (r *Reader) postedBehind() (by []string) {
	lines := 0
	dateline.Walk(r.article, r.lastLine(), r.article.End+nodesBehind, func(line dateline.Line, _ string) {
		if lines++; line.Dated && lines <= linesBehind {
			said, _ := r.namesOfLine(&line, "")
			by = append(by, said...)
		}
	})
	return by
}

// lastLine is where the last line of the text begins.
func (r *Reader) lastLine() page.NodeID {
	last := page.None
	for n := min(r.article.End, page.NodeID(len(r.p.Nodes))) - 1; n > max(r.article.Begin, r.article.End-nodesBehind); n-- {
		if node := &r.p.Nodes[n]; !node.ShowsLetters() {
			continue
		}
		if last != page.None && (r.article.BlockOf(n) != r.article.BlockOf(last) || r.article.PartsBlocks(n, last)) {
			return last
		}
		last = n
	}
	return r.article.End
}
