package cetd

import "galley/page"

// smoothed is which elements are content for CECTD-S: their density, averaged with
// those of their neighbours, is at least λ times that of the body ([Sun11],
// section on CECTD-S and on the threshold). Of the weights the paper says "simply
// weighted averaging with sibling nodes"; ours are ¼, ½ and ¼.
func (d *densities) smoothed() []bool {
	content := make([]bool, len(d.page.Nodes))
	prev, next := d.siblings()
	t := 0.0
	if lambda := d.opts.lambda(); lambda > 0 {
		t = lambda * d.of[d.body]
	}
	side := d.opts.siblingWeight()
	for i := d.body; i < d.page.Nodes[d.body].End; i++ {
		if !d.isElement(i) {
			continue
		}
		sum, weight := d.of[i]*(1-2*side), 1-2*side
		for _, s := range [2]page.NodeID{prev[i], next[i]} {
			if s != 0 {
				sum, weight = sum+side*d.of[s], weight+side
			}
		}
		if weight == 0 { // no neighbours, and nothing of its own
			sum, weight = d.of[i], 1
		}
		content[i] = sum/weight >= t-tolerance ||
			d.opts.WholeSubtrees && i != d.body && content[d.page.Nodes[i].Parent]
	}
	return content
}

// siblings are the neighbours of every element among the elements that are read, 0
// where there is none.
func (d *densities) siblings() (prev, next []page.NodeID) {
	prev = make([]page.NodeID, len(d.page.Nodes))
	next = make([]page.NodeID, len(d.page.Nodes))
	last := make([]page.NodeID, len(d.page.Nodes)) // child of each element so far
	for i := d.body + 1; i < d.page.Nodes[d.body].End; i++ {
		if !d.isElement(i) {
			continue
		}
		parent := d.page.Nodes[i].Parent
		if l := last[parent]; l != 0 {
			prev[i], next[l] = l, i
		}
		last[parent] = i
	}
	return prev, next
}
