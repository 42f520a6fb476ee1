package block

import (
	"strings"

	"galley/page"
)

// Text is the text of block i, with its line breaks: words beside one are two. It is put together once, by SumUp.
func (s *List) Text(i int) string { return s.texts[i] }

// Texts are the texts of all blocks. Nobody may change them.
func (s *List) Texts() []string { return s.texts }

// readTexts puts the texts of blocks together: rules ask for each of them many times. The texts of
// those with several nodes lie behind each other in one string.
func (s *List) readTexts() {
	s.texts = make([]string, len(s.Blocks))
	ends := make([]int, len(s.Blocks))
	var all strings.Builder
	for i := range s.Blocks {
		if b := &s.Blocks[i]; b.To == b.From+1 {
			s.texts[i] = s.Page.Nodes[b.From].Text
		} else {
			s.writeText(&all, b)
		}
		ends[i] = all.Len()
	}
	joined, start := all.String(), 0
	for i, end := range ends {
		if end > start {
			s.texts[i] = joined[start:end]
		}
		start = end
	}
}

// TextOf is the text of a block, before it is put together for all.
func (s *List) TextOf(b *Block) string {
	if b.To == b.From+1 {
		return s.Page.Nodes[b.From].Text
	}
	var t strings.Builder
	s.writeText(&t, b)
	return t.String()
}

// writeText writes the text of a block with several nodes.
func (s *List) writeText(t *strings.Builder, b *Block) {
	last := page.None // text in the line
	for i := b.From; i < b.To; i++ {
		switch node := &s.Page.Nodes[i]; {
		case !s.Visible[i]:
		case node.Kind == page.Text:
			if last != page.None && s.Page.Apart(last, i) {
				t.WriteByte(' ')
			}
			t.WriteString(node.Text)
			last = i
		case node.Tag == "br":
			t.WriteByte('\n')
			last = page.None
		}
	}
}
