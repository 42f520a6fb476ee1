package parts

import (
	"hash/fnv"
	"strings"
	"unicode"

	"galley/features"
	"galley/models/boilerplate/markup"
	"galley/page"
)

// listDepth is how many elements above an item the list is looked for.
const listDepth = 6

// boxKey is an element, and how the boxes are marked up that stand between it and a paragraph.
type boxKey struct {
	in     page.NodeID
	markup uint64
}

// boxes compares the boxes around paragraphs.
type boxes struct {
	*features.Index
	names map[string]int         // how many elements have a name of a class with a digit in it; nil at first
	marks map[page.NodeID]uint64 // how an element is marked up
	named map[page.NodeID]bool   // an element has names that are not its own

	partTags map[string]bool // tags that the page has for parts of a kind
}

func newBoxes(x *features.Index) *boxes {
	return &boxes{Index: x, marks: map[page.NodeID]uint64{}, named: map[page.NodeID]bool{}, partTags: markup.PartTags(x.Page)}
}

// around calls yield for the elements around a paragraph, from the inside, with the key of the boxes between, and the
// outermost of these, until yield returns false. Boxes without any class or tag of
// their kind may be of anything, and are left out.
func (b *boxes) around(i int, yield func(key boxKey, box page.NodeID) bool) {
	leaf := b.outOfLists(b.BlockElement(i))
	mark, named := b.mark(leaf, true), false
	box := b.Page.Nodes[leaf].Parent
	for k := 0; k < moduleDepth && box > 0; k++ {
		m := b.mark(box, false)
		mark = mark*0x100000001b3 ^ m
		named = named || b.named[box]
		parent := b.Page.Nodes[box].Parent
		if parent <= 0 || named && !yield(boxKey{parent, mark}, box) {
			return
		}
		box = parent
	}
}

// outOfLists is the outermost list around an element, few elements above; the element itself without.
func (b *boxes) outOfLists(n page.NodeID) page.NodeID {
	list := n
	for k := 0; k < listDepth && n > 0; k++ {
		switch b.Page.Nodes[n].Tag {
		case "ul", "ol":
			list = n
		}
		n = b.Page.Nodes[n].Parent
	}
	return list
}

// mark is a hash of the tag and the class of an element. A tag that the page has for parts of a kind is as good as a class. Of a paragraph it does not matter whether it is a p or a
// div, and a list is as good as a paragraph without a class.
func (b *boxes) mark(n page.NodeID, leaf bool) uint64 {
	if m, ok := b.marks[n]; ok && !leaf {
		return m
	}
	node := &b.Page.Nodes[n]
	h := fnv.New64a()
	isList := leaf && (node.Tag == "ul" || node.Tag == "ol")
	if !leaf || !isList && node.Tag != "p" && node.Tag != "div" {
		h.Write([]byte(node.Tag))
	}
	if !leaf && b.partTags[node.Tag] {
		b.named[n] = true
	}
	h.Write([]byte{0})
	for name := range strings.FieldsSeq(node.Attr("class")) {
		if !isList && b.isShared(name) {
			h.Write([]byte(name))
			h.Write([]byte{' '})
			if !leaf {
				b.named[n] = true
			}
		}
	}
	if !leaf {
		b.marks[n] = h.Sum64()
	}
	return h.Sum64()
}

type namesKey struct{}

// numberedNames is how many elements have each name of a class that has a digit.
func numberedNames(p *page.Page) map[string]int {
	names := map[string]int{}
	for i := range p.Nodes {
		class := p.Nodes[i].Attr("class")
		if !strings.ContainsFunc(class, unicode.IsDigit) {
			continue
		}
		for name := range strings.FieldsSeq(class) {
			if strings.ContainsFunc(name, unicode.IsDigit) {
				names[name]++
			}
		}
	}
	return names
}

// isShared reports whether a name of a class is that of a kind of elements: it has no digits, or several have it. A
// number or a hash that one element alone has is its own.
func (b *boxes) isShared(name string) bool {
	if !strings.ContainsFunc(name, unicode.IsDigit) {
		return true
	}
	if b.names == nil {
		b.names = features.Once(b.Index, namesKey{}, func() map[string]int { return numberedNames(b.Page) })
	}
	return b.names[name] > 1
}
