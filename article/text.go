package article

import (
	"bufio"
	"io"

	"galley/page"
)

// Block is one block of the body's text: a paragraph, a heading, an item.
type Block struct {
	ID   string `json:"id"`   // "b1", "b2"… in document order
	Kind string `json:"kind"` // "heading", "paragraph", "standfirst", "item", "quote", "code", "caption", "credit", "cell" or "update" (of a live blog)
	Time string `json:"time"` // of an update: when it was written, as the page has it; RFC 3339 mostly
	Text string `json:"text"` // white space collapsed; a line break of the author is \n

	Box page.Rect `json:"-"` // of the words, in CSS px of the page; zero when not laid out

	ofTable bool // the caption of a table

	// Posterior is the probability, in [0, 1], that the block belongs to the article:
	// the mean of the scores of the selection's blocks that its words come from,
	// weighted by words. Where none of them was scored, it is that of the body.
	Posterior float64 `json:"-"`
}

// WriteText writes title and body as plain text: the blocks, one blank line apart,
// for screen readers and aggregation.
func (a *Article) WriteText(w io.Writer) error {
	b := bufio.NewWriter(w)
	apart := ""
	if a.flow.title != nil {
		b.WriteString(a.Title + "\n")
		apart = "\n"
	}
	head := a.flow.head
	for i := range len(a.Blocks) + 1 {
		for ; len(head) > 0 && head[0].at == i; head = head[1:] {
			b.WriteString(apart + head[0].text + "\n")
			apart = "\n"
		}
		if i < len(a.Blocks) && a.read(a.Blocks[i]) {
			b.WriteString(apart + a.Blocks[i].Text + "\n")
			apart = "\n"
		}
	}
	return b.Flush()
}

// textSize is the length of the text of all blocks, in bytes.
func (a *Article) textSize() (size int) {
	for i := range a.Blocks {
		size += len(a.Blocks[i].Text)
	}
	return size
}

// blockKinds are the elements that say what the text below them is. Others, such
// as p and div, say what is said around them.
var blockKinds = map[string]string{
	"h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading", "h5": "heading", "h6": "heading",
	"li": "item", "dt": "item", "dd": "item", "blockquote": "quote", "pre": "code",
	"figcaption": "caption", "caption": "caption", "td": "cell", "th": "cell",
}
