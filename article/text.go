package article

import (
	"bufio"
	"io"
	"strconv"
	"strings"

	"galley/page"
)

// Block is one block of the body's text: a paragraph, a heading, an item.
type Block struct {
	ID   string `json:"id"`   // "b1", "b2"… in document order
	Kind string `json:"kind"` // "heading", "paragraph", "item", "quote", "code", "caption" or "cell"
	Text string `json:"text"` // white space collapsed; a line break of the author is \n
}

// WriteText writes title and body as plain text: a block a line, a blank line
// between them (algorithms 2.8, for screen readers and aggregation).
func (a *Article) WriteText(w io.Writer) error {
	b := bufio.NewWriter(w)
	apart := ""
	for _, pt := range a.parts {
		text := a.page.TextWithout(pt.root, pt.cut)
		if text == "" {
			continue
		}
		b.WriteString(apart)
		b.WriteString(strings.ReplaceAll(text, "\n", "\n\n"))
		b.WriteByte('\n')
		apart = "\n"
	}
	return b.Flush()
}

// blockKinds are the elements that say what the text below them is. Others, such
// as p and div, say what is said around them.
var blockKinds = map[string]string{
	"h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading", "h5": "heading", "h6": "heading",
	"li": "item", "dt": "item", "dd": "item", "blockquote": "quote", "pre": "code",
	"figcaption": "caption", "caption": "caption", "td": "cell", "th": "cell",
}

// blocks collects the text of the body, block by block.
func (a *Article) blocks() []Block {
	var w blockWriter
	for _, pt := range a.parts {
		if pt.title {
			continue
		}
		a.visit(pt, func(n page.NodeID) bool {
			w.closeUntil(n)
			node := &a.page.Nodes[n]
			switch {
			case node.Kind == page.Text:
				w.text.WriteString(node.Text)
			case node.Tag == "br":
				w.line()
			case a.page.IsBlock(n):
				w.flush()
				w.open(node)
			}
			return true
		})
		w.flush()
		w.stack = w.stack[:0]
	}
	return w.blocks
}

// blockWriter gathers runs of text between the edges of blocks.
type blockWriter struct {
	blocks []Block
	lines  []string // of the open block, broken by the author
	text   strings.Builder
	stack  []openBlock
}

type openBlock struct {
	end  page.NodeID
	kind string
}

func (w *blockWriter) kind() string {
	if len(w.stack) == 0 {
		return "paragraph"
	}
	return w.stack[len(w.stack)-1].kind
}

func (w *blockWriter) open(node *page.Node) {
	kind, ok := blockKinds[node.Tag]
	if !ok {
		kind = w.kind()
	}
	w.stack = append(w.stack, openBlock{node.End, kind})
}

// closeUntil ends the blocks that end before n.
func (w *blockWriter) closeUntil(n page.NodeID) {
	for len(w.stack) > 0 && w.stack[len(w.stack)-1].end <= n {
		w.flush()
		w.stack = w.stack[:len(w.stack)-1]
	}
}

// line ends a line inside the block. Code keeps its white space.
func (w *blockWriter) line() {
	text := w.text.String()
	w.text.Reset()
	if w.kind() == "code" {
		text = strings.Trim(text, "\r\n")
	} else {
		text = page.Norm(text)
	}
	if strings.TrimSpace(text) != "" {
		w.lines = append(w.lines, text)
	}
}

func (w *blockWriter) flush() {
	w.line()
	if len(w.lines) > 0 {
		id := "b" + strconv.Itoa(len(w.blocks)+1)
		w.blocks = append(w.blocks, Block{id, w.kind(), strings.Join(w.lines, "\n")})
	}
	w.lines = w.lines[:0]
}
