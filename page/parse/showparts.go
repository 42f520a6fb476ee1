package parse

import "galley/page"

// Bounds of the parts of a page that a script shows: letters of one, and how many times as many as
// the page shows without them.
const (
	partLetters = 400
	partTimes   = 2
)

// Of what a node is: of what is seen, or of nothing that counts. Other numbers are those of parts.
const (
	ofPage    = -1
	ofNothing = -2
)

// unveilParts shows parts of a page that shows no title and little text: the part that has the only
// h1, where it or another one behind it has twice as many letters as are seen, and those others.
// Servers send such parts one by one, and a script puts them where they belong. Links do not count:
// a page may show its menu at first, and hide more of it.
func (p tree) unveilParts(parts []page.NodeID) {
	title := p.onlyTitle()
	if title == page.None || len(parts) == 0 {
		return
	}
	letters, seen, titled := p.partLetters(parts, title)
	if titled < 0 {
		return
	}
	for k := titled; k < len(parts); k++ {
		if letters[k] >= partLetters && letters[k] >= partTimes*seen {
			p.Nodes[parts[k]].Hidden, p.Nodes[parts[titled]].Hidden = false, false
		}
	}
}

// partLetters are the letters outside of links of each part, and of what is seen, and the part that
// the title is in, ofPage or ofNothing where it is in none.
func (p tree) partLetters(parts []page.NodeID, title page.NodeID) (letters []int, seen, titled int) {
	letters = make([]int, len(parts))
	of := make([]int, len(p.Nodes))
	next := 0
	for i := range p.Nodes {
		n := &p.Nodes[i]
		of[i] = ofPage
		if n.Parent != page.None {
			of[i] = of[n.Parent]
		}
		switch {
		case next < len(parts) && parts[next] == page.NodeID(i):
			of[i] = next
			next++
		case n.Hidden || n.IsLink() || page.IsUnread(n.Tag):
			of[i] = ofNothing
		case n.Kind == page.Text && of[i] == ofPage:
			seen += letterCount(n.Text)
		case n.Kind == page.Text && of[i] >= 0:
			letters[of[i]] += letterCount(n.Text)
		}
	}
	return letters, seen, of[title]
}
