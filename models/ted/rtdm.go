package ted

import (
	"slices"

	"galley/models/method"
)

// sum is the hash of a subtree without wildcards, as that of a tree.
func (p *pattern) sum() uint64 {
	hashes := make([]uint64, len(p.Children))
	for i, c := range p.Children {
		hashes[i] = c.hash
	}
	return hashOf(p.Tag, p.Text, hashes)
}

// Costs. A node that is inserted, removed or replaced costs unit. A subtree that a
// wildcard consumes costs 1, so that fixed nodes win.
const (
	unit       = 64
	never      = 1 << 40
	maxCells   = 4_000_000 // comparisons of two nodes, for one pair of trees
	maxPairs   = 1_000_000 // pairs of inner nodes that are remembered
	limitLabel = "pairs of nodes to compare with a template"
)

// matcher finds the restricted top-down mapping of least cost between a template and a
// tree ([Reis04]).
type matcher struct {
	tree  *tree
	cells int
	costs map[uint64]int64 // of pairs of inner nodes, by their numbers
}

// match is the cost of mapping a template to a tree, whose roots are mapped to each other.
func (m *matcher) match(p *pattern) (cost int64, err error) {
	m.costs = map[uint64]int64{}
	return m.inner(p, 0)
}

// inner is the cost of the children of two nodes that are mapped to each other.
func (m *matcher) inner(p *pattern, t int32) (int64, error) {
	if p.hash != 0 && p.hash == m.tree.nodes[t].hash {
		return 0, nil
	}
	key := uint64(p.number)<<32 | uint64(uint32(t))
	if cost, known := m.costs[key]; known {
		return cost, nil
	}
	table, err := m.align(p, t)
	if err != nil {
		return 0, err
	}
	last := table[len(table)-1]
	cost := last[len(last)-1]
	if len(m.costs) >= maxPairs {
		return 0, &method.LimitError{Method: "ted", What: limitLabel, Limit: maxPairs}
	}
	m.costs[key] = cost
	return cost, nil
}

// align fills the table of the alignment of two lists of children: row i, column j is the
// least cost of the first i of the template and the first j of the tree.
func (m *matcher) align(p *pattern, t int32) ([][]int64, error) {
	children := m.tree.nodes[t].children
	if m.cells += (len(p.Children) + 1) * (len(children) + 1); m.cells > maxCells {
		return nil, &method.LimitError{Method: "ted", What: limitLabel, Limit: maxCells}
	}
	table := make([][]int64, len(p.Children)+1)
	cells := make([]int64, len(table)*(len(children)+1))
	for i := range table {
		table[i], cells = cells[:len(children)+1], cells[len(children)+1:]
	}
	for j, c := range children {
		table[0][j+1] = table[0][j] + m.inserted(c)
	}
	for i, q := range p.Children {
		table[i+1][0] = table[i][0] + q.removed()
		for j, c := range children {
			pair, err := m.pair(q, c)
			if err != nil {
				return nil, err
			}
			best := min(table[i][j+1]+q.removed(), table[i+1][j]+m.inserted(c), table[i][j]+pair)
			if q.Wild.many() {
				best = min(best, table[i+1][j]+1)
			}
			table[i+1][j+1] = best
		}
	}
	return table, nil
}

func (m *matcher) inserted(c int32) int64 { return unit * int64(m.tree.nodes[c].size) }

// removed is the cost of what the tree does not have.
func (p *pattern) removed() int64 {
	switch {
	case p.Wild.must():
		return unit
	case p.Wild != fixed:
		return 0
	}
	return unit * int64(p.size)
}

// pair is the cost of mapping a child to a child: never where they cannot be mapped.
func (m *matcher) pair(q *pattern, c int32) (int64, error) {
	n := &m.tree.nodes[c]
	switch {
	case q.Wild != fixed:
		return 1, nil
	case q.Tag == n.tag && n.tag != "":
		return m.inner(q, c)
	case q.Tag == n.tag && q.Text == n.text:
		return 0, nil
	case len(q.Children) == 0 && len(n.children) == 0:
		return unit, nil // a leaf is replaced
	}
	return never, nil
}

// step is one step of an alignment: a child of the template with one of the tree, or one
// of the two alone.
type step struct {
	pattern *pattern // nil: the tree's is inserted
	node    int32    // -1: the template's is removed
}

// steps are those of the best alignment of the children of two nodes that are mapped to
// each other, in order. Fixed nodes are preferred to wildcards.
func (m *matcher) steps(p *pattern, t int32) ([]step, error) {
	table, err := m.align(p, t)
	if err != nil {
		return nil, err
	}
	children := m.tree.nodes[t].children
	var list []step
	i, j := len(p.Children), len(children)
	for i > 0 || j > 0 {
		if i > 0 && j > 0 {
			q, c := p.Children[i-1], children[j-1]
			pair, err := m.pair(q, c)
			if err != nil {
				return nil, err
			}
			if table[i][j] == table[i-1][j-1]+pair {
				list = append(list, step{q, c})
				i, j = i-1, j-1
				continue
			}
			if q.Wild.many() && table[i][j] == table[i][j-1]+1 {
				list = append(list, step{q, c})
				j--
				continue
			}
		}
		if i > 0 && table[i][j] == table[i-1][j]+p.Children[i-1].removed() {
			list = append(list, step{p.Children[i-1], -1})
			i--
			continue
		}
		list = append(list, step{nil, children[j-1]})
		j--
	}
	slices.Reverse(list)
	return list, nil
}
