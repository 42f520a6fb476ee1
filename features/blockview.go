package features

import "galley/page"

// maxAbove is how many block elements above its own a column of a block looks at.
const maxAbove = 5

// blockView is what the columns of blocks are read from, one block after the other: the
// index, and what several columns ask of the same block.
type blockView struct {
	*blockIndex
	above     [maxAbove + 1]summed // the element of the block, and the block elements above it
	branch    summed               // the branch off the main path
	inSection sums
}

// summed is an element with the sums of its subtree.
type summed struct {
	node page.NodeID
	sums sums
}

// BlockRows measures blocks: the result sets out, which has room for the columns of the
// table, to the row of block i. It is for one goroutine.
func (x *Index) BlockRows(t *BlockTable) func(i int, out []float64) {
	v := &blockView{blockIndex: x.blocks()}
	return func(i int, out []float64) {
		v.move(i)
		t.row(v, i, out)
	}
}

// move makes the view one of block i.
func (v *blockView) move(i int) {
	n := v.blocks[i].elem
	for k := range v.above {
		if k > 0 {
			n = v.ancestor(n, 1)
		}
		if at := &v.above[k]; k > 0 && n == v.above[k-1].node {
			*at = v.above[k-1]
		} else {
			*at = summed{n, v.in(n)}
		}
	}
	n = v.mainPath[v.blocks[i].from].branch
	v.branch = summed{n, v.in(n)}
	v.inSection = v.around(int(v.section[i]), int(v.next[i]))
}
