package clg

import (
	"fmt"
	"math"

	"galley/models/method"
	"galley/page"
)

// laidNames and parsedNames are the features of a block, with and without boxes.
var (
	laidNames = []string{
		"pos_left", "pos_right", "pos_top", "pos_bottom", "pos_hcenter", "pos_vcenter", "area",
		"font_popularity", "font_size", "text_ratio", "tag_density", "link_density",
	}
	parsedNames = []string{"pos_top", "pos_bottom", "text_share", "text_ratio", "tag_density", "link_density"}
)

// positions is how many of the features are positions: they come first, and training sets
// what is the best value of each.
func positions(laid bool) int {
	if laid {
		return 6
	}
	return 2
}

// maxBlocks bounds the blocks that are classified; ordinary pages have some hundreds.
const maxBlocks = 20_000

// blocks are those of one page, with what is counted before every node: the count of a
// subtree is the difference of two.
type blocks struct {
	page   *page.Page
	nodes  []page.NodeID // block elements with text below, in document order
	texts  []page.NodeID // texts that a reader sees, in document order
	read   []bool        // by node, see page.Readable
	inLink []bool        // by node

	chars, tags, links, images, shown []float64 // shown: texts
	textArea, imageArea               []float64 // square CSS px
	popular, size                     []float64 // for each character
}

func newBlocks(p *page.Page) (*blocks, error) {
	n := len(p.Nodes) + 1
	read := page.Readable(p, false)
	b := &blocks{page: p, read: read, inLink: make([]bool, len(p.Nodes))}
	for _, list := range []*[]float64{&b.chars, &b.tags, &b.links, &b.images, &b.shown, &b.textArea, &b.imageArea, &b.popular, &b.size} {
		*list = make([]float64, n)
	}
	fonts := newFonts(p, read)
	for i := range p.Nodes {
		node := &p.Nodes[i]
		if i > 0 {
			b.inLink[i] = b.inLink[node.Parent]
		}
		for _, list := range [][]float64{b.chars, b.tags, b.links, b.images, b.shown, b.textArea, b.imageArea, b.popular, b.size} {
			list[i+1] = list[i]
		}
		if !read[i] {
			continue
		}
		switch {
		case node.Kind == page.Text:
			b.addText(page.NodeID(i), fonts)
		case node.Tag == "img":
			b.images[i+1]++
			b.imageArea[i+1] += node.Box.Area()
			fallthrough
		default:
			b.tags[i+1]++
			if node.IsLink() {
				b.links[i+1]++
				b.inLink[i] = true
			}
		}
	}
	body := p.Body()
	for i := body; i < p.Nodes[body].End; i++ {
		if read[i] && p.Nodes[i].Kind == page.Element && b.of(b.shown, i) > 0 && (i == body || p.IsBlock(i)) {
			if b.nodes = append(b.nodes, i); len(b.nodes) > maxBlocks {
				return nil, &method.LimitError{Method: name, What: "blocks", Limit: maxBlocks}
			}
		}
	}
	return b, nil
}

func (b *blocks) addText(i page.NodeID, f *fonts) {
	node := &b.page.Nodes[i]
	chars := float64(page.Chars(node.Text))
	if chars == 0 {
		return
	}
	b.texts = append(b.texts, i)
	b.shown[i+1]++
	b.chars[i+1] += chars
	b.textArea[i+1] += node.Box.Area()
	b.popular[i+1] += chars * f.popularity(i)
	b.size[i+1] += chars * f.relative(i)
}

// of is the sum over the subtree of a node.
func (b *blocks) of(sums []float64, n page.NodeID) float64 {
	return sums[b.page.Nodes[n].End] - sums[n]
}

// row is the features of a block. Positions are in [0, 1] as far as the boxes are on the
// page, not yet compared with the best ones.
func (b *blocks) row(n page.NodeID) []float64 {
	chars, tags := b.of(b.chars, n), b.of(b.tags, n)
	density := []float64{tags / (chars + 1), b.of(b.links, n) / (tags + 1)}
	if !b.page.Laid {
		last := len(b.page.Nodes)
		all := max(b.chars[last], 1)
		ratio := b.of(b.shown, n) / (b.of(b.shown, n) + b.of(b.images, n) + 1)
		return append([]float64{b.chars[n] / all, b.chars[b.page.Nodes[n].End] / all, chars / all, ratio}, density...)
	}
	box := b.page.Nodes[n].Box
	if box.Empty() {
		for c := range b.page.Children(n) {
			box = box.Union(b.page.Nodes[c].Box)
		}
	}
	w, h := max(b.page.Size.W, 1), max(b.page.Size.H, 1)
	text, image := b.of(b.textArea, n), b.of(b.imageArea, n)
	return append([]float64{
		box.X / w, box.Right() / w, box.Y / h, box.Bottom() / h, (box.X + box.W/2) / w, (box.Y + box.H/2) / h, box.Area() / (w * h),
		b.of(b.popular, n) / max(chars, 1), b.of(b.size, n) / max(chars, 1), text / (text + image + 1),
	}, density...)
}

// fonts are those of a page.
type fonts struct {
	page  *page.Page
	share map[string]float64 // of the characters of the page, by size and weight
	least float64            // font size, CSS px
	most  float64
}

func newFonts(p *page.Page, read []bool) *fonts {
	f := &fonts{page: p, share: map[string]float64{}, least: math.Inf(1)}
	all := 0.0
	for i := range p.Nodes {
		style := p.StyleOf(page.NodeID(i))
		if p.Nodes[i].Kind != page.Text || !read[i] || style == nil {
			continue
		}
		if chars := float64(page.Chars(p.Nodes[i].Text)); chars > 0 {
			f.share[fontOf(style)] += chars
			all += chars
			f.least, f.most = min(f.least, style.FontSize), max(f.most, style.FontSize)
		}
	}
	for name := range f.share {
		f.share[name] /= all
	}
	return f
}

func fontOf(s *page.Style) string { return fmt.Sprint(s.FontSize, " ", s.FontWeight) }

// popularity is the share of the page's characters that are in the font of a text.
func (f *fonts) popularity(i page.NodeID) float64 {
	if s := f.page.StyleOf(i); s != nil {
		return f.share[fontOf(s)]
	}
	return 0
}

// relative is the font size of a text between the least and the most of the page.
func (f *fonts) relative(i page.NodeID) float64 {
	if s := f.page.StyleOf(i); s != nil && f.most > f.least {
		return (s.FontSize - f.least) / (f.most - f.least)
	}
	return 0
}
