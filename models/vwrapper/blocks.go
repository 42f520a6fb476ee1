package vwrapper

import (
	"galley/models/method"
	"galley/page"
)

// block is a node of the visual block tree.
type block struct {
	node   page.NodeID
	parent int           // index of the inner block around it; -1 for the root
	leaf   bool          // it has text of its own; its box is that of its texts
	texts  []page.NodeID // of a leaf
	box    page.Rect
	stats
}

// stats are what is counted in a block. Those of an inner block are of all that is in it.
type stats struct {
	chars, linkChars, bold, italic float64 // characters
	words                          float64
	fontSum                        float64 // CSS px, for each character
	fontMax                        float64 // CSS px
	links, images, paragraphs      float64
}

func (s *stats) add(o *stats) {
	s.chars += o.chars
	s.linkChars += o.linkChars
	s.bold += o.bold
	s.italic += o.italic
	s.words += o.words
	s.fontSum += o.fontSum
	s.fontMax = max(s.fontMax, o.fontMax)
	s.links += o.links
	s.images += o.images
	s.paragraphs += o.paragraphs
}

// boldWeight is the font weight from which text is bold.
const boldWeight = 600

// tree is the visual block tree of a page, a block before those in it.
type tree struct {
	page   *page.Page
	blocks []block
	leaves int // how many are leaves
}

// maxBlocks bounds the blocks of a page; ordinary pages have some hundreds.
const maxBlocks = 20_000

// newTree finds the blocks of a laid-out page, in linear time. The error is a
// *method.LimitError.
func newTree(p *page.Page) (*tree, error) {
	t := &tree{page: p}
	read := page.Readable(p, false)
	b := builder{tree: t, read: read, hasText: make([]bool, len(p.Nodes)), inner: make([]int, len(p.Nodes)), leaf: make([]int, len(p.Nodes))}
	b.findText()
	body := p.Body()
	for i := body; i < p.Nodes[body].End; i++ {
		if !b.read[i] || !b.hasText[i] && p.Nodes[i].Tag != "img" {
			i = p.Nodes[i].End - 1
			continue
		}
		b.visit(i, i == body)
		if len(t.blocks) > maxBlocks {
			return nil, &method.LimitError{Method: name, What: "visual blocks", Limit: maxBlocks}
		}
	}
	for i := len(t.blocks) - 1; i > 0; i-- {
		c := &t.blocks[i]
		up := &t.blocks[c.parent]
		up.add(&c.stats)
		if up.box.Empty() || p.Nodes[up.node].Box.Empty() {
			up.box = up.box.Union(c.box)
		}
	}
	return t, nil
}

// builder makes a tree.
type builder struct {
	*tree
	read, hasText []bool
	inner         []int  // by node: the inner block that it is in, or is
	leaf          []int  // by node: the leaf that its texts belong to; -1: none yet
	inLink        []bool // by node
	italic        []bool // by node
}

// findText finds what has text below, and what is in links and italics.
func (b *builder) findText() {
	p := b.page
	b.inLink, b.italic = make([]bool, len(p.Nodes)), make([]bool, len(p.Nodes))
	for i := len(p.Nodes) - 1; i > 0; i-- {
		if b.read[i] && (b.hasText[i] || p.Nodes[i].Kind == page.Text && page.Chars(p.Nodes[i].Text) > 0) {
			b.hasText[i], b.hasText[p.Nodes[i].Parent] = true, true
		}
	}
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if i > 0 {
			b.inLink[i], b.italic[i] = b.inLink[n.Parent], b.italic[n.Parent]
		}
		b.inLink[i] = b.inLink[i] || n.IsLink()
		b.italic[i] = b.italic[i] || n.Tag == "em" || n.Tag == "i" || n.Tag == "cite"
	}
}

// visit adds node i, whose parent was visited, to the tree.
func (b *builder) visit(i page.NodeID, root bool) {
	p := b.page
	n := &p.Nodes[i]
	if !root {
		b.inner[i], b.leaf[i] = b.inner[n.Parent], b.leaf[n.Parent]
	}
	switch {
	case root, n.Kind == page.Element && p.IsBlock(i) && b.hasText[i]:
		b.addInner(i, root)
	case n.Kind == page.Text && b.hasText[i]:
		b.addText(i)
	case n.Tag == "img":
		b.blocks[b.inner[i]].images++
	case n.IsLink():
		b.blocks[b.inner[i]].links++
	}
}

func (b *builder) addInner(i page.NodeID, root bool) {
	parent := -1
	if !root {
		parent = b.inner[i]
	}
	b.inner[i], b.leaf[i] = len(b.blocks), -1
	c := block{node: i, parent: parent, box: b.page.Nodes[i].Box}
	if b.page.Nodes[i].Tag == "p" {
		c.paragraphs = 1
	}
	b.blocks = append(b.blocks, c)
}

// addText adds a text to the leaf of the block element around it. Inline elements share
// the leaf of the block that they are in.
func (b *builder) addText(i page.NodeID) {
	p := b.page
	owner := b.blocks[b.inner[i]].node
	at := b.leaf[owner]
	if at < 0 {
		at = len(b.blocks)
		b.leaf[owner] = at
		b.leaves++
		b.blocks = append(b.blocks, block{node: owner, parent: b.inner[i], leaf: true})
	}
	leaf := &b.blocks[at]
	leaf.texts = append(leaf.texts, i)
	leaf.box = leaf.box.Union(p.Nodes[i].Box)
	chars := float64(page.Chars(p.Nodes[i].Text))
	s := stats{chars: chars, words: float64(page.CountWords(p.Nodes[i].Text))}
	if style := p.StyleOf(i); style != nil {
		s.fontMax, s.fontSum = style.FontSize, style.FontSize*chars
		if style.FontWeight >= boldWeight {
			s.bold = chars
		}
	}
	if b.inLink[i] {
		s.linkChars = chars
	}
	if b.italic[i] {
		s.italic = chars
	}
	leaf.add(&s)
}
