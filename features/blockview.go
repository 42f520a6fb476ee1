package features

import (
	"galley/features/block"
	"galley/page"
)

// maxAbove is how many block elements above its own the columns of a block look at.
const maxAbove = 5

// blockView is what the columns of blocks are read from, one block after the other: the
// index, and what several columns read of the same block.
type blockView struct {
	*blockIndex
	above   [maxAbove + 1]elementSums // the element of the block, and the block elements above it
	branch  elementSums               // the child of the main path that holds the block, see [block.BranchPoint]
	section block.Sums                // over the section of the block
}

// elementSums is an element with the sums over its subtree.
type elementSums struct {
	node page.NodeID
	sums block.Sums
}

// BlockRows returns a function that sets out to the row of block i. out must have room
// for the columns of the table. The function is for one goroutine.
func (x *Index) BlockRows(t *BlockTable) func(i int, out []float64) {
	v := &blockView{blockIndex: x.blocks()}
	return func(i int, out []float64) {
		v.move(i)
		t.Row(v, i, out)
	}
}

// move makes the view one of block i.
func (v *blockView) move(i int) {
	n := v.Blocks[i].Elem
	for k := range v.above {
		if k > 0 {
			n = v.Ancestor(n, 1)
		}
		if at := &v.above[k]; k > 0 && n == v.above[k-1].node {
			*at = v.above[k-1]
		} else {
			*at = elementSums{n, v.SubtreeSums(n)}
		}
	}
	n = v.mainPath.Of[v.Blocks[i].From].Branch
	v.branch = elementSums{n, v.SubtreeSums(n)}
	v.section = v.BlockSums(int(v.sections[i].From), int(v.sections[i].To))
}
