package page

// veilShare is the share of the nodes and of the letters of a page that a veil has.
const veilShare = 0.4

// unveil shows a hidden element that is the page: it has much of the text, and the only
// heading h1. A script shows it as soon as the page has loaded, and a reader sees no page
// without. It is called before Link, which hides what is in hidden elements; hidden are in
// document order.
func (p *Page) unveil(hidden []NodeID) {
	end := NodeID(0)
	for _, n := range hidden {
		if n < end {
			continue
		}
		for end = n + 1; int(end) < len(p.Nodes) && p.Nodes[end].Parent >= n; end++ {
		}
		if isBeside(&p.Nodes[n]) || float64(end-n) < veilShare*float64(len(p.Nodes)) {
			continue
		}
		all := NodeID(len(p.Nodes))
		inside, outside := p.titles(n, end), p.titles(0, n)+p.titles(end, all)
		if inside > 0 && outside == 0 && float64(p.letters(n, end)) >= veilShare*float64(p.letters(0, all)) {
			p.Nodes[n].Hidden = false
		}
	}
}

// titles counts the elements h1 of Nodes[from:to].
func (p *Page) titles(from, to NodeID) (count int) {
	for n := from; n < to; n++ {
		if p.Nodes[n].Tag == "h1" {
			count++
		}
	}
	return count
}

// letters counts the letters of Nodes[from:to] that are no code of the page.
func (p *Page) letters(from, to NodeID) (count int) {
	for n := from; n < to; n++ {
		if node := &p.Nodes[n]; node.Kind == Text && !unread(p.Nodes[node.Parent].Tag) {
			count += letterCount(node.Text)
		}
	}
	return count
}
