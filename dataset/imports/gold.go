package imports

import (
	"slices"
	"strings"

	"galley/page"
)

// minFit is the least F1 a gold text must reach on a page. Below it the text is of
// another page, or the page came without its article; a label would teach noise.
const minFit = 0.5

// goldBody is the subtree whose words fit the gold text best, the smaller of equal
// ones; page.None when the page has no such text.
func goldBody(p *page.Page, w *words, gold string) (best page.NodeID, fit float64) {
	f1 := w.fits(p, splitWords(gold))
	best = page.None
	for n := p.Body(); n < p.Nodes[p.Body()].End; n++ {
		if p.Nodes[n].Kind != page.Element || p.Nodes[n].Hidden || f1[n] == 0 {
			continue
		}
		if f1[n] > fit || f1[n] == fit && size(p, n) < size(p, best) {
			best, fit = n, f1[n]
		}
	}
	return best, fit
}

// goldTitle is the element that says the gold title: an h1 if one does, else
// another heading, else the smallest element. Where none says just that, it is the
// one above the body, or a heading inside it, that shares most words with the
// title, if they are more than not. page.None when there is none.
func goldTitle(p *page.Page, w *words, gold string, body page.NodeID) page.NodeID {
	want := splitWords(gold)
	if len(want) == 0 {
		return page.None
	}
	fold := page.Fold(gold)
	better := func(a, b page.NodeID) bool { // a comes after b in the document
		if b == page.None {
			return true
		}
		if ra, rb := rank(&p.Nodes[a]), rank(&p.Nodes[b]); ra != rb {
			return ra < rb
		}
		return size(p, a) < size(p, b)
	}
	exact := page.None
	for n := p.Body(); n < p.Nodes[p.Body()].End; n++ {
		// Counting words first keeps texts from being built for every element.
		if p.Nodes[n].Kind == page.Element && int(w.start[p.Nodes[n].End]-w.start[n]) == len(want) &&
			better(n, exact) && page.Fold(p.Text(n)) == fold {
			exact = n
		}
	}
	if exact != page.None {
		return exact
	}
	f1 := w.fits(p, want)
	near := page.None
	for n := p.Body(); n < p.Nodes[p.Body()].End; n++ {
		if p.Nodes[n].Kind != page.Element || f1[n] < minFit || !titlePlace(p, n, body) {
			continue
		}
		if near == page.None || f1[n] > f1[near] || f1[n] == f1[near] && better(n, near) {
			near = n
		}
	}
	return near
}

// titlePlace reports whether a title can be at n: before the body, or a heading
// inside it.
func titlePlace(p *page.Page, n, body page.NodeID) bool {
	switch {
	case body == page.None:
		return true
	case n < body:
		return !p.Contains(n, body)
	}
	return n != body && p.Contains(body, n) && rank(&p.Nodes[n]) < 2
}

// rank orders elements by how much they are titles: h1, other headings, the rest.
func rank(n *page.Node) int {
	switch i := slices.Index(headings, n.Tag); {
	case i == 0:
		return 0
	case i > 0:
		return 1
	}
	return 2
}

var headings = strings.Fields("h1 h2 h3 h4 h5 h6")

// size is the number of nodes of a subtree.
func size(p *page.Page, n page.NodeID) page.NodeID { return p.Nodes[n].End - n }
