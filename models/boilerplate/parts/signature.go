package parts

import (
	"strings"

	"galley/models/boilerplate/view"
)

// signatureWords is how many words a line has at most that signs what stands above it.
const signatureWords = 6

// KeepSignatures keeps the lines without links that sign what stands above them, with a dash and a few words: right behind kept
// sentences in the same element, and marked up as that is. Letters end so, and so does what is quoted.
func KeepSignatures(b *view.Body) {
	p := b.Page
	for i := b.From + 1; i < b.To; i++ {
		if b.Kept(i) || !b.Kept(i-1) || !b.IsSentence(i-1) || b.BlockWords(i) > signatureWords || b.BlockLinkShare(i) > 0 {
			continue
		}
		above, own := b.BlockElement(i-1), b.BlockElement(i)
		text := strings.TrimSpace(b.BlockText(i))
		name := strings.TrimLeft(text, "—–―")
		if name != text && strings.TrimSpace(name) != "" && above != own && p.Nodes[above].Parent == p.Nodes[own].Parent && p.Nodes[above].Tag == p.Nodes[own].Tag {
			b.Raise(i)
		}
	}
}
