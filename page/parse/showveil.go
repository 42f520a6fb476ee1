package parse

import "galley/page"

// veilShare is the share of the nodes and of the letters of a page that a veil has.
const veilShare = 0.4

// Bounds of a story: share of the nodes of its page, letters, and letters of a text that is
// no label.
const (
	storyNodes    = 0.1
	storyLetters  = 400
	repeatLetters = 40
)

// unveil shows a hidden element that is the page, with much of the text and the only heading
// h1, or that is what follows the title. A script shows it as soon as the page has loaded, and
// a reader sees no article without. So it does with parts that have nearly all text of a page that
// hides its title with them. It is called before Link, which hides what is in hidden
// elements; hidden are in document order.
func (p tree) unveil(hidden []page.NodeID) {
	var parts []page.NodeID // hidden, and not shown alone
	end := page.NodeID(0)
	for _, n := range hidden {
		if n < end {
			continue
		}
		for end = n + 1; int(end) < len(p.Nodes) && p.Nodes[end].Parent >= n; end++ {
		}
		switch {
		case isBeside(&p.Nodes[n]):
		case float64(end-n) >= storyNodes*float64(len(p.Nodes)) && (p.isVeiled(n, end) || p.isStory(n, end)):
			p.Nodes[n].Hidden = false
		default:
			parts = append(parts, n)
		}
	}
	p.unveilParts(parts)
}

// isVeiled reports whether the subtree Nodes[n:end] is the page.
func (p tree) isVeiled(n, end page.NodeID) bool {
	all := page.NodeID(len(p.Nodes))
	return float64(end-n) >= veilShare*float64(all) && p.titles(n, end) > 0 && p.titles(0, n)+p.titles(end, all) == 0 &&
		float64(p.letters(n, end)) >= veilShare*float64(p.letters(0, all))
}

// isStory reports whether the subtree Nodes[n:end] is what follows the title: in the same
// article as the only h1, longer than all else in there, and no copy of that. One of several
// alike is a view of which a reader sees another.
func (p tree) isStory(n, end page.NodeID) bool {
	title := p.onlyTitle()
	if title == page.None || title > n || p.inHidden(title) {
		return false
	}
	around := p.Nodes[n].Parent
	for around != page.None && !isStoryFrame(&p.Nodes[around]) {
		around = p.Nodes[around].Parent
	}
	if around == page.None || title < around {
		return false
	}
	last := around + 1
	for ; int(last) < len(p.Nodes) && p.Nodes[last].Parent >= around; last++ {
		if last != n && p.areAlike(last, n) {
			return false
		}
	}
	inside := p.letters(n, end)
	return inside >= storyLetters && inside >= p.letters(around, n)+p.letters(end, last) && !p.repeats(n, end, around)
}

// onlyTitle is the only h1 of the page, None where there are several or none.
func (p tree) onlyTitle() page.NodeID {
	title := page.None
	for n := range p.Nodes {
		if p.Nodes[n].Tag == "h1" {
			if title != page.None {
				return page.None
			}
			title = page.NodeID(n)
		}
	}
	return title
}

// inHidden reports whether a node is hidden, or in something that is: Link has not yet said so
// of what is in there.
func (p tree) inHidden(n page.NodeID) bool {
	for ; n != page.None; n = p.Nodes[n].Parent {
		if p.Nodes[n].Hidden {
			return true
		}
	}
	return false
}

// areAlike reports whether two nodes are children of one element that have one tag and class.
func (p tree) areAlike(a, b page.NodeID) bool {
	one, other := &p.Nodes[a], &p.Nodes[b]
	return one.Parent == other.Parent && one.Kind == other.Kind && one.Tag == other.Tag &&
		other.Attr("class") != "" && one.Attr("class") == other.Attr("class")
}

// isStoryFrame reports whether an element holds the title and the text of an article.
func isStoryFrame(n *page.Node) bool {
	return n.Tag == "article" || n.Tag == "main" || n.Attr("role") == "main"
}

// repeats reports whether the first long text of Nodes[n:end] is also in Nodes[from:n].
func (p tree) repeats(n, end, from page.NodeID) bool {
	for ; n < end; n++ {
		if node := &p.Nodes[n]; node.Kind == page.Text && letterCount(node.Text) >= repeatLetters {
			text := page.Norm(node.Text)
			for i := from; i < n; i++ {
				if p.Nodes[i].Kind == page.Text && page.Norm(p.Nodes[i].Text) == text {
					return true
				}
			}
			return false
		}
	}
	return false
}

// titles counts the elements h1 of Nodes[from:to].
func (p tree) titles(from, to page.NodeID) (count int) {
	for n := from; n < to; n++ {
		if p.Nodes[n].Tag == "h1" {
			count++
		}
	}
	return count
}

// letters counts the letters of Nodes[from:to] that are no code of the page.
func (p tree) letters(from, to page.NodeID) (count int) {
	for n := from; n < to; n++ {
		if node := &p.Nodes[n]; node.Kind == page.Text && !page.IsUnread(p.Nodes[node.Parent].Tag) {
			count += letterCount(node.Text)
		}
	}
	return count
}
