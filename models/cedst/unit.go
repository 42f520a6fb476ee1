package cedst

import (
	"strings"
	"unicode"

	"galley/page"
)

// Unit is what the paper calls a text node, with what was found out about it. All
// features and the value are in [0, 1].
type Unit struct {
	Node      page.NodeID   // the block, or the text node
	Texts     []page.NodeID // its text nodes that are not blank, in document order
	Words     int           // size: words, of Han and Kana characters
	LinkWords int           // of these, inside <a href>
	Keywords  []string      // in order of first occurrence; nil for CEDST-NC

	Topic    float64 // weight of the heaviest topic it has, over that of the heaviest of the page
	Cluster  float64 // words of the unit and its siblings, over the most of the page
	Variance float64 // of their numbers of words, over the most of the page
	Href     float64 // share of its words that are in links
	Value    float64 // m(news) after smoothing

	parent page.NodeID // units with the same one are siblings
}

// findUnits lists the units of the page: blocks, or single text nodes.
func findUnits(p *page.Page, read []bool, textNodes bool) []Unit {
	var units []Unit
	block := make([]page.NodeID, len(p.Nodes)) // the nearest block, the node itself included
	unitOf := map[page.NodeID]int{}
	linkEnd := page.NodeID(0) // one past the link that i is in
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		n := &p.Nodes[i]
		if !read[i] {
			i = n.End - 1
			continue
		}
		block[i] = i
		if n.Parent != page.None && !p.IsBlock(i) {
			block[i] = block[n.Parent]
		}
		if n.IsLink() {
			linkEnd = max(linkEnd, n.End)
		}
		if n.Kind != page.Text || blank(n.Text) {
			continue
		}
		node := block[i]
		if textNodes {
			node = i
		}
		at, ok := unitOf[node]
		if !ok {
			at = len(units)
			unitOf[node] = at
			units = append(units, Unit{Node: node, parent: p.Nodes[node].Parent})
		}
		units[at].add(i, page.CountWords(n.Text), i < linkEnd)
	}
	return units
}

func (u *Unit) add(n page.NodeID, words int, linked bool) {
	u.Texts = append(u.Texts, n)
	u.Words += words
	if linked {
		u.LinkWords += words
	}
}

func blank(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.IsSpace(r) }) < 0
}

// maxUnitText is how much of a unit's text keywords are read from, in bytes.
const maxUnitText = 64 << 10

// text is the start of the unit's text.
func (u *Unit) text(p *page.Page) string {
	if len(u.Texts) == 1 {
		return head(p.Nodes[u.Texts[0]].Text, maxUnitText)
	}
	var b strings.Builder
	for i, n := range u.Texts {
		// Tags are nothing between texts that follow each other, as in a word of
		// which one letter is bold, but <br>, pictures and blocks part them.
		if i > 0 && u.Texts[i-1]+1 != n && parts(p, u.Texts[i-1], n) {
			b.WriteByte('\n')
		}
		if b.Len() >= maxUnitText {
			break
		}
		b.WriteString(head(p.Nodes[n].Text, maxUnitText))
	}
	return head(b.String(), maxUnitText)
}

// parts reports whether a line break, a block, or white space is between the texts
// a and b. It looks at few nodes, because there can be any number.
func parts(p *page.Page, a, b page.NodeID) bool {
	const look = 20
	for i := a + 1; i < b; i++ {
		n := &p.Nodes[i]
		if i > a+look || n.Kind == page.Text && n.Text != "" || n.Tag == "br" || n.Tag == "img" || p.IsBlock(i) {
			return true
		}
	}
	return false
}

// head is the start of s, of whole characters.
func head(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	return strings.ToValidUTF8(s[:limit], "")
}
