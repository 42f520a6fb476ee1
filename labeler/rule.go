package labeler

import (
	"errors"

	"galley/page"
)

// Rule proposes what an article usually looks like, before anything was learned: the
// title is the largest line that says what the document's <title> says, the body the
// element that most running text stands in. It is a start, not a wrapper.
type Rule struct{}

// errNothing says that a page has no running text at all.
var errNothing = errors.New("no running text on the page")

// Propose implements Proposer.
func (Rule) Propose(p *page.Page) (Proposal, error) {
	v := survey(p)
	bodies := v.bodies()
	if len(bodies) == 0 {
		return Proposal{Selection: page.Selection{Title: page.None}}, errNothing
	}
	body := likeliest(bodies)
	titles := v.titles(body.Node)
	out := Proposal{Bodies: bodies, Titles: titles}
	out.Selection = page.Selection{Title: page.None, Roots: []page.NodeID{body.Node}}
	out.Score.Body = body.Posterior
	if len(titles) > 0 {
		title := likeliest(titles)
		out.Title, out.Score.Title = title.Node, title.Posterior
	}
	return out, nil
}

// likeliest is the first of the highest.
func likeliest(list []Scored) Scored {
	best := list[0]
	for _, c := range list {
		if c.Posterior > best.Posterior {
			best = c
		}
	}
	return best
}

// view is a page with the sums that the rule asks for.
type view struct {
	*page.Page
	chars []int // characters that a reader sees before node i, len(Nodes)+1
	links []int // those of them in links
	media []int // pictures, films and frames
}

// pictures are elements that are content without text.
var pictures = map[string]bool{
	"img": true, "picture": true, "svg": true, "video": true, "audio": true, "iframe": true, "canvas": true, "object": true, "embed": true,
}

func survey(p *page.Page) *view {
	n := len(p.Nodes)
	v := &view{p, make([]int, n+1), make([]int, n+1), make([]int, n+1)}
	linkEnd := page.NodeID(0)
	for i := range p.Nodes {
		node := &p.Nodes[i]
		v.chars[i+1], v.links[i+1], v.media[i+1] = v.chars[i], v.links[i], v.media[i]
		if node.Kind == page.Element {
			if node.Tag == "a" && page.NodeID(i) >= linkEnd {
				linkEnd = node.End
			}
			if pictures[node.Tag] && !node.Hidden {
				v.media[i+1]++
			}
			continue
		}
		if node.Hidden {
			continue
		}
		c := page.Chars(node.Text)
		v.chars[i+1] += c
		if page.NodeID(i) < linkEnd {
			v.links[i+1] += c
		}
	}
	return v
}

// in is the part of a sum that falls into the subtree of n.
func (v *view) in(sum []int, n page.NodeID) int { return sum[v.Nodes[n].End] - sum[n] }

// lowest is the lowest element that holds all text and pictures of n: what the
// definition of title and body asks for.
func (v *view) lowest(n page.NodeID) page.NodeID {
	for {
		next := page.None
		for c := range v.Children(n) {
			if v.Nodes[c].Kind == page.Element && v.in(v.chars, c) == v.in(v.chars, n) && v.in(v.media, c) == v.in(v.media, n) {
				next = c
				break
			}
		}
		if next == page.None || v.in(v.chars, n)+v.in(v.media, n) == 0 {
			return n
		}
		n = next
	}
}
