package page

import (
	"fmt"
	"slices"
)

// Path is the address of n as child indexes from the root, counting elements and
// texts; empty for the root. It is what label files store.
func (p *Page) Path(n NodeID) []int {
	path := []int{}
	for ; p.Nodes[n].Parent != None; n = p.Nodes[n].Parent {
		index := 0
		for c := range p.Children(p.Nodes[n].Parent) {
			if c == n {
				break
			}
			index++
		}
		path = append(path, index)
	}
	slices.Reverse(path)
	return path
}

// FindPath is the inverse of Path.
func (p *Page) FindPath(path []int) (NodeID, error) {
	at := NodeID(0)
	for depth, index := range path {
		next := None
		for c := range p.Children(at) {
			if index == 0 {
				next = c
				break
			}
			index--
		}
		if next == None {
			return None, fmt.Errorf("page: path %v: %w (at depth %d)", path, ErrNoNode, depth)
		}
		at = next
	}
	return at, nil
}
