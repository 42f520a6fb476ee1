package baseline

import "galley/page"

// A run is the tags between two texts, or the words of one text node: what tokens
// and characters of the source come in.
type run struct {
	node page.NodeID // the text node; page.None for tags
	n    int         // how many tokens, or characters, it has
}

func (r run) isText() bool { return r.node != page.None }

// parts are the pieces of the source of a page, in order: tags and texts.
type parts struct {
	tag  func(n page.NodeID, end bool) // a start tag, or an end tag
	text func(n page.NodeID)           // a text node, blank or not
}

// walk calls these for all that is read.
func walk(p *page.Page, read []bool, do parts) {
	var open []page.NodeID
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		for len(open) > 0 && p.Nodes[open[len(open)-1]].End <= i {
			do.tag(open[len(open)-1], true)
			open = open[:len(open)-1]
		}
		n := &p.Nodes[i]
		switch {
		case !read[i]:
			i = n.End - 1
		case n.Kind == page.Text:
			do.text(i)
		default:
			do.tag(i, false)
			if !void[n.Tag] {
				open = append(open, i)
			}
		}
	}
	for i := len(open) - 1; i >= 0; i-- {
		do.tag(open[i], true)
	}
}

// void are the elements without an end tag.
var void = map[string]bool{
	"area": true, "base": true, "br": true, "col": true, "embed": true, "hr": true, "img": true,
	"input": true, "link": true, "meta": true, "param": true, "source": true, "track": true, "wbr": true,
}

// tagLength is the length of a tag in the source, in characters as near as bytes
// are to them.
func tagLength(n *page.Node, end bool) int {
	if end {
		return len(n.Tag) + len("</>")
	}
	length := len(n.Tag) + len("<>")
	for _, a := range n.Attrs {
		length += len(a.Name) + len(a.Value) + len(` =""`)
	}
	return length
}

// tokens are the words and tags of the page; without the tags that skip names.
func tokens(p *page.Page, read []bool, skip string) []run {
	var r runs
	walk(p, read, parts{
		tag: func(n page.NodeID, _ bool) {
			if p.Nodes[n].Tag != skip {
				r.tags(1)
			}
		},
		text: func(n page.NodeID) { r.text(n, page.CountWords(p.Nodes[n].Text)) },
	})
	return r
}

// characters are those of the source of the page: of texts in normalised form, so
// that indentation is no text, and of tags; without the tags that skip names.
func characters(p *page.Page, read []bool, skip string) []run {
	var r runs
	walk(p, read, parts{
		tag: func(n page.NodeID, end bool) {
			if p.Nodes[n].Tag != skip {
				r.tags(tagLength(&p.Nodes[n], end))
			}
		},
		text: func(n page.NodeID) { r.text(n, page.Chars(p.Nodes[n].Text)) },
	})
	return r
}

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
