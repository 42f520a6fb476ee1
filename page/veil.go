package page

// Bounds of a veil: it has more than veilNodes of the nodes of the page, and veilTimes as
// many letters as are outside of it.
const (
	veilNodes = 0.5
	veilTimes = 4
)

// unveil shows a hidden element that has nearly all of the text of a page: a script shows it
// as soon as the page has loaded, and a reader sees no page without. It is called before
// Link, which hides what is in hidden elements; hidden are in document order.
func (p *Page) unveil(hidden []NodeID) {
	end := NodeID(0)
	for _, n := range hidden {
		if n < end {
			continue
		}
		for end = n + 1; int(end) < len(p.Nodes) && p.Nodes[end].Parent >= n; end++ {
		}
		if float64(end-n) <= veilNodes*float64(len(p.Nodes)) {
			continue
		}
		if inside, all := p.letters(n, end), p.letters(0, NodeID(len(p.Nodes))); !isBeside(&p.Nodes[n]) && inside > veilTimes*(all-inside) {
			p.Nodes[n].Hidden = false
		}
		return // there is no other with half of the nodes
	}
}

// letters counts the letters of Nodes[from:to] that a reader may see.
func (p *Page) letters(from, to NodeID) (count int) {
	for n := from; n < to; n++ {
		if node := &p.Nodes[n]; node.Kind == Text && !unread(p.Nodes[node.Parent].Tag) {
			count += letterCount(node.Text)
		}
	}
	return count
}
