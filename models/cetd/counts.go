package cetd

import (
	"galley/models/chars"
	"galley/page"
)

// counts are the numbers in Definitions 1 and 2 of [Sun11] for every node of the
// body. Those of an element are of what is below it; it is not one of its own tags.
type counts struct {
	page      *page.Page
	body      page.NodeID
	read      []bool
	chars     []int32 // C
	linkChars []int32 // LC
	tags      []int32 // T
	linkTags  []int32 // LT
	inLink    []bool  // the node is a link element or inside one
}

// isLink reports whether an element acts as a link: buttons and drop-down lists do
// too ([Sun11], before Definition 2).
func isLink(tag string) bool { return tag == "a" || tag == "button" || tag == "select" }

func count(p *page.Page, read []bool, o *Options) *counts {
	n := len(p.Nodes)
	c := &counts{
		page: p, body: p.Body(), read: read,
		chars: make([]int32, n), linkChars: make([]int32, n),
		tags: make([]int32, n), linkTags: make([]int32, n), inLink: make([]bool, n),
	}
	end := p.Nodes[c.body].End
	for i := c.body; i < end; i++ {
		node := &p.Nodes[i]
		c.inLink[i] = isLink(node.Tag) || i > c.body && c.inLink[node.Parent]
		if node.Kind != page.Text || !read[i] {
			continue
		}
		c.chars[i] = int32(length(node.Text, o.SkipBlanks))
		if c.inLink[i] {
			c.linkChars[i] = c.chars[i]
		}
	}
	for i := end - 1; i > c.body; i-- {
		if read[i] {
			c.addTo(p.Nodes[i].Parent, i, o)
		}
	}
	if c.inLink[c.body] {
		c.linkTags[c.body] = c.tags[c.body]
	}
	return c
}

// addTo adds the counts of i, which are complete, to those of its parent.
func (c *counts) addTo(parent, i page.NodeID, o *Options) {
	c.chars[parent] += c.chars[i]
	c.linkChars[parent] += c.linkChars[i]
	if c.page.Nodes[i].Kind == page.Text {
		return
	}
	c.tags[parent] += c.tags[i] + 1
	link := isLink(c.page.Nodes[i].Tag)
	below := c.linkTags[i] // links below i, before those inside a link get T
	if link || c.inLink[i] && !o.AuthorLinkSlip {
		c.linkTags[i] = c.tags[i]
	}
	if !o.PaperLinkTags {
		below = c.linkTags[i]
	}
	// For the author's program what holds nothing but links is a link tag too.
	wraps := below == c.tags[i] && c.chars[i] == c.linkChars[i] && below != 0
	if link || wraps && !o.PaperLinkTags {
		below++
	}
	c.linkTags[parent] += below
}

// length counts the characters of a text node.
func length(s string, skipBlanks bool) int {
	if !skipBlanks {
		return page.Chars(s)
	}
	return chars.NonBlank(s)
}
