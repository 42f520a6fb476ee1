package metadata

import "galley/page"

// linesBehind is how many lines behind the text may say who wrote it when, and nodesBehind
// how many nodes they are in.
const linesBehind, nodesBehind = 3, 40

// postedBehind are the names behind a word for "by" in a line with a day right behind the text,
// where many blogs have it.
func (r *Reader) postedBehind() (by []string) {
	lines := 0
	r.walkLines(r.lastLine(), r.textEnd+nodesBehind, func(line dateline, _ string) {
		if lines++; line.dated && lines <= linesBehind {
			said, _ := r.namesOfLine(&line, "")
			by = append(by, said...)
		}
	})
	return by
}

// lastLine is where the last line of the text begins.
func (r *Reader) lastLine() page.NodeID {
	last := page.None
	for n := min(r.textEnd, page.NodeID(len(r.p.Nodes))) - 1; n > max(r.textBegin, r.textEnd-nodesBehind); n-- {
		if node := &r.p.Nodes[n]; node.Kind != page.Text || node.Hidden || !page.HasLetters(node.Text) {
			continue
		}
		if last != page.None && (r.blockOf(n) != r.blockOf(last) || r.partsBlocks(n, last)) {
			return last
		}
		last = n
	}
	return r.textEnd
}
