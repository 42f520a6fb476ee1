package surroundings

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// shorten leaves one to six elements of an article.
func (g Generator) shorten(n *html.Node) {
	keep := 1 + g.IntN(6)
	for c := n.FirstChild; c != nil; {
		next := c.NextSibling
		if c.Type == html.ElementNode && len(strings.Fields(textOf(c))) >= 10 {
			keep--
		}
		if keep < 0 {
			n.RemoveChild(c)
		}
		c = next
	}
}

// textOf is all text of a subtree.
func textOf(n *html.Node) string {
	var b strings.Builder
	for c := range n.Descendants() {
		if c.Type == html.TextNode {
			b.WriteString(c.Data)
		}
	}
	return b.String()
}

// Surround sets boilerplate after, into and around the element of the body of an article, of which some
// are cut short.
func (g Generator) Surround(body *html.Node) {
	if g.chance(0.4) {
		g.shorten(body)
	}
	if g.chance(0.35) {
		g.into(body, g.one(g.seeAlso(), g.box(), g.cards(1+g.IntN(3))))
	}
	after := body
	if up := body.Parent; g.chance(0.4) && up.Parent != nil && up.Data != "body" && up.Data != "html" {
		after = up
	}
	var parts []string
	if g.chance(0.3) {
		parts = append(parts, g.bio())
	}
	if g.chance(0.4) {
		parts = append(parts, g.cards(3+g.IntN(6)))
	}
	if g.chance(0.3) {
		parts = append(parts, g.box())
	}
	if g.chance(0.3) {
		parts = append(parts, g.list())
	}
	g.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
	if g.chance(0.75) {
		parts = append(parts, g.comments())
	}
	if g.chance(0.2) && after == body {
		set(body, nil, strings.Join(parts, ""))
		return
	}
	set(after.Parent, after.NextSibling, strings.Join(parts, ""))
}

// into sets a part between the children of an element.
func (g Generator) into(n *html.Node, part string) {
	var places []*html.Node
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type == html.ElementNode {
			places = append(places, c)
		}
	}
	if len(places) > 1 {
		set(n, places[1+g.IntN(len(places)-1)], part)
	}
}

// set parses a part and sets it before a child of parent, nil: at the end.
func set(parent, before *html.Node, part string) {
	nodes, err := html.ParseFragment(strings.NewReader(part), &html.Node{Type: html.ElementNode, Data: "div", DataAtom: atom.Div})
	if err != nil {
		return
	}
	for _, n := range nodes {
		parent.InsertBefore(n, before)
	}
}
