package block

import "galley/page"

// strayPlaces marks the <a> that lead nowhere, have an id, and have taken what stands behind them into
// themselves: nil without any. A document that was written as XHTML closes them at once, with a slash that means
// nothing in HTML. So blocks lie in them, or several of them have one id, since the parser opens them
// anew in each block (HTML 13.2.4.3). They are no part of the tag path of a block.
func strayPlaces(p *page.Page) []bool {
	var places []page.NodeID
	holds := map[string]bool{} // by id: one of its places has a block
	seen := map[string]bool{}
	for i := range p.Nodes {
		n := page.NodeID(i)
		if id := p.Nodes[n].Attr("id"); id == "" || !p.Nodes[n].IsPlace() {
			continue
		}
		places = append(places, n)
		id := p.Nodes[n].Attr("id")
		holds[id] = holds[id] || seen[id] || hasBlock(p, n)
		seen[id] = true
	}
	var stray []bool
	for _, n := range places {
		if holds[p.Nodes[n].Attr("id")] {
			if stray == nil {
				stray = make([]bool, len(p.Nodes))
			}
			stray[n] = true
		}
	}
	return stray
}

// hasBlock reports whether a child of an element breaks the line before itself.
func hasBlock(p *page.Page, n page.NodeID) bool {
	for c := range p.Children(n) {
		if p.IsBlock(c) {
			return true
		}
	}
	return false
}
