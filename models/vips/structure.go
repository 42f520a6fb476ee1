package vips

import (
	"math"
	"slices"

	"galley/features"
	"galley/models/method"
	"galley/page"
)

// Block is a visual block: a part of the page that is seen as one thing.
type Block struct {
	Nodes    []page.NodeID // its subtrees, in document order; texts may be among them
	Box      page.Rect     // around all of them
	DoC      int           // degree of coherence, 1 to 10; not below that of the block around it
	Children []*Block      // empty: it is coherent enough, or cannot be divided

	weight float64 // of the separators between its children, 0 where there are none
}

// mostCoherent is the highest DoC.
const mostCoherent = 10

// maxBlocks is how many blocks a page may be divided into: ordinary pages have some
// hundreds.
const maxBlocks = 5000

// maxCompared bounds the blocks that are looked at to find separators, those of each nest
// of separators again: ordinary pages have some thousands.
const maxCompared = 100 * maxBlocks

// Segment is the tree of visual blocks of a laid-out page. Leaves are as coherent as
// Options.PDoC asks for, or cannot be divided. A page that nothing can be seen on has a
// tree of one block without nodes. The errors are features.ErrNoLayout and a *method.LimitError.
func (e *Extractor) Segment(p *page.Page) (*Block, error) {
	_, tree, err := e.segment(p)
	return tree, err
}

func (e *Extractor) segment(p *page.Page) (*segmenter, *Block, error) {
	if !p.Laid {
		return nil, nil, features.ErrNoLayout
	}
	s := &segmenter{facts: newFacts(p), opts: &e.Options}
	tree, err := s.segment()
	return s, tree, err
}

// segmenter is one segmentation.
type segmenter struct {
	*facts
	opts *Options

	blocks   int // made so far
	compared int // blocks between which separators were looked for
}

func (s *segmenter) segment() (*Block, error) {
	body := s.page.Body()
	root := &Block{DoC: 1, Box: s.boxes[body]}
	if !s.valid[body] {
		return root, nil
	}
	root.Nodes = []page.NodeID{body}
	// Rounds: a leaf that is not coherent enough is divided.
	queue := []*Block{root}
	for len(queue) > 0 {
		b := queue[0]
		queue = queue[1:]
		parts, err := s.divide(b)
		if err != nil {
			return nil, err
		}
		if len(parts) < 2 {
			continue
		}
		if err := s.construct(b, parts); err != nil {
			return nil, err
		}
		for _, leaf := range b.Leaves(mostCoherent + 1) {
			if leaf.DoC < s.opts.pdoc() {
				queue = append(queue, leaf)
			}
		}
	}
	settle(root)
	return root, nil
}

// settle sets the DoC of blocks that were divided: by the heaviest separator in them, and
// not above that of a block in them. So a DoC never falls from a block to what is in it.
func settle(root *Block) {
	order := []*Block{root}
	for i := 0; i < len(order); i++ {
		order = append(order, order[i].Children...)
	}
	for _, b := range slices.Backward(order) {
		if len(b.Children) == 0 {
			continue
		}
		b.DoC = mostCoherent
		for _, c := range b.Children {
			b.DoC = min(b.DoC, c.DoC)
			b.weight = max(b.weight, c.weight)
		}
		b.DoC = min(b.DoC, coherence(b.weight))
	}
}

// divide are the blocks of one round.
func (s *segmenter) divide(b *Block) ([]*Block, error) {
	d := &divider{facts: s.facts, opts: s.opts, kept: map[page.NodeID]bool{}}
	for _, n := range b.Nodes {
		d.divide(n, true, false)
	}
	// A block with a single part is the same block: what is in it counts.
	for len(d.blocks) == 1 && d.blocks[0].Nodes[0] != b.Nodes[0] && d.blocks[0].DoC < s.opts.pdoc() {
		n := d.blocks[0].Nodes[0]
		b.Nodes, d.blocks = []page.NodeID{n}, nil
		d.divide(n, true, false)
	}
	if s.blocks += len(d.blocks); s.blocks > maxBlocks {
		return nil, &method.LimitError{Method: "vips", What: "visual blocks", Limit: maxBlocks}
	}
	return d.blocks, nil
}

// construct makes the tree below b: the heaviest separators part its children, lighter
// ones theirs ([Cai03], section 4.3, which merges from the lightest on; the tree is the
// same). The parts of what no separator parts are its children.
func (s *segmenter) construct(b *Block, parts []*Block) error {
	type task struct {
		block *Block
		parts []*Block
	}
	queue := []task{{b, parts}}
	for len(queue) > 0 {
		t := queue[0]
		queue = queue[1:]
		if s.compared += len(t.parts); s.compared > maxCompared {
			return &method.LimitError{Method: "vips", What: "nested separators", Limit: maxCompared}
		}
		groups, weight := s.split(t.parts)
		if len(groups) == 1 {
			t.block.Children = t.parts
			continue
		}
		t.block.weight = weight
		for _, g := range groups {
			if len(g) == 1 {
				t.block.Children = append(t.block.Children, g[0])
				continue
			}
			child := join(g)
			t.block.Children = append(t.block.Children, child)
			queue = append(queue, task{child, g})
		}
	}
	return nil
}

// coherence is the DoC of what a separator of a weight is the heaviest of.
func coherence(weight float64) int {
	return min(max(mostCoherent-int(math.Round(weight)), 1), mostCoherent)
}

// split parts blocks at their heaviest separators. It is one group where there are none.
func (s *segmenter) split(parts []*Block) (groups [][]*Block, weight float64) {
	rows, columns := s.separators(parts, false), s.separators(parts, true)
	heaviest := func(list []separator) float64 {
		most := -1.0
		for _, sep := range list {
			most = max(most, sep.weight)
		}
		return most
	}
	cuts, vertical := rows, false
	weight = heaviest(rows)
	if w := heaviest(columns); w > weight {
		cuts, vertical, weight = columns, true, w
	}
	cuts = slices.DeleteFunc(cuts, func(sep separator) bool { return sep.weight < weight })
	if len(cuts) == 0 {
		return [][]*Block{parts}, 0
	}
	groups = make([][]*Block, len(cuts)+1)
	for _, b := range parts {
		at := b.Box.Y + b.Box.H/2
		if vertical {
			at = b.Box.X + b.Box.W/2
		}
		k, _ := slices.BinarySearchFunc(cuts, at, func(sep separator, at float64) int {
			if sep.end <= at {
				return -1
			}
			return 1
		})
		groups[k] = append(groups[k], b)
	}
	return slices.DeleteFunc(groups, func(g []*Block) bool { return len(g) == 0 }), weight
}

// join is a block around others.
func join(parts []*Block) *Block {
	b := &Block{}
	for _, part := range parts {
		b.Nodes = append(b.Nodes, part.Nodes...)
		b.Box = b.Box.Union(part.Box)
	}
	slices.Sort(b.Nodes)
	return b
}

// Leaves are the highest blocks of the tree with at least the given DoC, and those
// without children, from the top down.
func (b *Block) Leaves(coherence int) (list []*Block) {
	stack := []*Block{b}
	for len(stack) > 0 {
		b := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if len(b.Children) == 0 || b.DoC >= coherence {
			list = append(list, b)
			continue
		}
		for i := len(b.Children) - 1; i >= 0; i-- {
			stack = append(stack, b.Children[i])
		}
	}
	return list
}
