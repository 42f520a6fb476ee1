package cetd

import "galley/page"

// tolerance is for densities that are equal but for rounding.
const tolerance = 1e-9

// state is what became of an element.
type state uint8

const (
	removed state = iota
	path          // an ancestor of content: keeps its tag and direct text
	full          // content, with all that is below it; set on its top element only
)

// blocks finds the content by DensitySum ([Sun11], after Definition 3): within every
// element that is dense enough, the subtree with the largest sum.
func (d *densities) blocks() []state {
	d.addUp()
	best := d.best()
	states := make([]state, len(d.page.Nodes))
	t := d.threshold(best[d.body])
	for i := d.body; i < d.page.Nodes[d.body].End; i++ {
		node := &d.page.Nodes[i]
		if !d.isElement(i) || states[i] == full || d.of[i] < t-tolerance {
			// The best of two elements, one inside the other, is the same or is not in the
			// inner one: so no full subtree ever lies around another.
			i = node.End - 1
			continue
		}
		m := best[i]
		states[m] = full
		for a := m; a != d.body; {
			if a = d.page.Nodes[a].Parent; states[a] != removed {
				break // and so are those above it
			}
			states[a] = path
		}
		if m == i {
			i = node.End - 1
		}
	}
	return states
}

// best is, for every element, the first one of its subtree, itself included, with
// the largest DensitySum.
func (d *densities) best() []page.NodeID {
	best := make([]page.NodeID, len(d.page.Nodes))
	for i := range best {
		best[i] = page.NodeID(i)
	}
	inside := make([]page.NodeID, len(d.page.Nodes)) // the best below; 0, the root, is below nothing
	for i := d.page.Nodes[d.body].End - 1; i >= d.body; i-- {
		if !d.isElement(i) {
			continue
		}
		if b := inside[i]; b != 0 && d.sum[b] > d.sum[i] {
			best[i] = b
		}
		// Children come last to first, and the first shall win ties.
		parent := d.page.Nodes[i].Parent
		if i != d.body && (inside[parent] == 0 || d.sum[best[i]] >= d.sum[inside[parent]]) {
			inside[parent] = best[i]
		}
	}
	return best
}

// threshold is λ times the least density on the path from the best element to the
// body, both included ([Sun11], after Definition 3).
func (d *densities) threshold(best page.NodeID) float64 {
	lambda := d.opts.lambda()
	if lambda == 0 {
		return 0 // an infinite density times 0 would be none
	}
	least := d.of[best]
	for n := best; n != d.body; {
		n = d.page.Nodes[n].Parent
		least = min(least, d.of[n])
	}
	return lambda * least
}
