package article

import (
	"bufio"
	"io"

	"galley/article/flow"
)

// WriteText writes title and body as plain text: the blocks, one blank line apart,
// for screen readers and aggregation.
func (a *Article) WriteText(w io.Writer) error {
	b := bufio.NewWriter(w)
	apart := ""
	if a.flow.Title != nil {
		b.WriteString(a.Title + "\n")
		apart = "\n"
	}
	head := a.flow.Head
	for i := range len(a.Blocks) + 1 {
		for ; len(head) > 0 && head[0].At == i; head = head[1:] {
			b.WriteString(apart + head[0].Text + "\n")
			apart = "\n"
		}
		if i < len(a.Blocks) && a.read(a.Blocks[i]) {
			b.WriteString(apart + a.Blocks[i].Text + "\n")
			apart = "\n"
		}
	}
	return b.Flush()
}

// read reports whether a block is part of the text as it is read out: captions and
// credits belong to their pictures, but a table has its caption.
func (a *Article) read(b flow.Block) bool {
	return a.Captions || !b.IsCaption()
}
