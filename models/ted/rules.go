package ted

import (
	"galley/page"
)

// The rules that choose among passages. [Reis04] calls theirs simple; these are ours, and
// so are the numbers.
const (
	longWords  = 10 // a passage that counts for the body has at least so many words,
	mostLinked = 2  // and less than 1/mostLinked of its characters in links
	titleWords = 20 // the title has at most so many words
)

// chosen is what the rules choose: passages of the body, and the one that is the title,
// -1 where there is none.
type chosen struct {
	body  []int
	title int
}

// byRules takes for the body all passages under the element that has most words of long
// passages as its paragraphs: passages in its child blocks, or right in it. The title is
// the passage before the body, outside of links, with the largest share of words that the
// body has, of equals the nearest; it has two such words at least.
func byRules(t *tree, list []passage) chosen {
	c := chosen{title: -1}
	words := make([][]string, len(list))
	linked := make([]bool, len(list))
	amount := map[page.NodeID]int{}
	main := page.None
	for i, x := range list {
		id := t.nodes[x.node].id
		text := textOf(t.page, id)
		words[i] = page.Words(page.Fold(text))
		linked[i] = mostLinked*linkChars(t.page, id) >= page.Chars(text)
		if len(words[i]) < longWords || linked[i] {
			continue
		}
		parent := around(t.page, id)
		if amount[parent] += len(words[i]); main == page.None || amount[parent] > amount[main] {
			main = parent
		}
	}
	if main == page.None {
		return c
	}
	known := map[string]bool{}
	for i, x := range list {
		if t.page.Contains(main, t.nodes[x.node].id) {
			c.body = append(c.body, i)
			for _, w := range words[i] {
				known[w] = true
			}
		}
	}
	c.title = title(words[:c.body[0]], linked, known)
	return c
}

// title is the passage with the largest share of known words.
func title(words [][]string, linked []bool, known map[string]bool) int {
	best, most := -1, 0.0
	for i, list := range words {
		if len(list) == 0 || len(list) > titleWords || linked[i] {
			continue
		}
		shared := 0
		for _, w := range list {
			if known[w] {
				shared++
			}
		}
		if share := float64(shared) / float64(len(list)); shared > 1 && share >= most {
			best, most = i, share
		}
	}
	return best
}

// around is the element that a passage is a paragraph of: the parent of the nearest block.
func around(p *page.Page, n page.NodeID) page.NodeID {
	for body := p.Body(); n != body; {
		block := p.Nodes[n].Kind == page.Element && p.IsBlock(n)
		if n = p.Nodes[n].Parent; block {
			break
		}
	}
	return n
}

// textOf is the text of a node, which may be a text.
func textOf(p *page.Page, n page.NodeID) string {
	if p.Nodes[n].Kind == page.Text {
		return p.Nodes[n].Text
	}
	return p.Text(n)
}

// linkChars counts the characters of a subtree that are in links.
func linkChars(p *page.Page, n page.NodeID) int {
	for a := n; a != page.None; a = p.Nodes[a].Parent {
		if p.Nodes[a].IsLink() {
			return page.Chars(textOf(p, n))
		}
	}
	chars := 0
	for i := n; i < p.Nodes[n].End; i++ {
		if p.Nodes[i].IsLink() {
			chars += page.Chars(p.Text(i))
			i = p.Nodes[i].End - 1
		}
	}
	return chars
}
