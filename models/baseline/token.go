package baseline

import (
	"galley/models/source"
	"galley/page"
)

// A run is a piece of the source: all tags between two texts, or one text node.
type run struct {
	node page.NodeID // the text node; page.None for tags
	n    int         // how many tokens, or characters, it has
}

func (r run) isText() bool { return r.node != page.None }

// bytes is the length of a part of a tag, which has about as many bytes as characters.
func bytes(s string) int { return len(s) }

func tagLength(n *page.Node, end bool) int { return source.TagLength(n, end, bytes) }

// tokens are the words and tags of the page; without the tags that skip names.
func tokens(p *page.Page, read []bool, skip string) []run {
	c := counter{page: p, skip: skip, tag: func(*page.Node, bool) int { return 1 }, text: page.CountWords}
	source.Walk(p, 0, read, &c)
	return c.runs
}

// characters are those of the source of the page: of texts in normalised form, so
// that indentation is no text, and of tags; without the tags that skip names.
func characters(p *page.Page, read []bool, skip string) []run {
	c := counter{page: p, skip: skip, tag: tagLength, text: page.Chars}
	source.Walk(p, 0, read, &c)
	return c.runs
}

// A counter counts the tags and texts of a source.
type counter struct {
	page *page.Page
	skip string // the tag that does not count
	tag  func(n *page.Node, end bool) int
	text func(string) int
	runs
}

// Tag counts a tag, for source.Walk.
func (c *counter) Tag(n page.NodeID, end bool) {
	if node := &c.page.Nodes[n]; node.Tag != c.skip {
		c.tags(c.tag(node, end))
	}
}

// Text counts a text, for source.Walk.
func (c *counter) Text(n page.NodeID) { c.runs.text(n, c.text(c.page.Nodes[n].Text)) }

type runs []run

func (r *runs) tags(n int) {
	if last := len(*r) - 1; last >= 0 && !(*r)[last].isText() {
		(*r)[last].n += n
		return
	}
	*r = append(*r, run{page.None, n})
}

func (r *runs) text(node page.NodeID, n int) {
	if n > 0 {
		*r = append(*r, run{node, n})
	}
}

// A span is a range [from, to) of tokens.
type span struct{ from, to int }

// within counts the words of every text node, and those that are in one of the
// spans, which must be in order and apart.
func within(tokens []run, spans []span, nodes int) (content, all []int) {
	content, all = make([]int, nodes), make([]int, nodes)
	at := 0
	for _, r := range tokens {
		end := at + r.n
		for len(spans) > 0 && spans[0].to <= at {
			spans = spans[1:]
		}
		if r.isText() {
			all[r.node] = r.n
			for _, s := range spans {
				if s.from >= end {
					break
				}
				content[r.node] += min(end, s.to) - max(at, s.from)
			}
		}
		at = end
	}
	return content, all
}
