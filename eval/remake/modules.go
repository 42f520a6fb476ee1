package remake

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// moduleTags are the elements that page builders set in boxes of their own.
var moduleTags = []string{"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "figure", "table", "blockquote", "pre"}

// withModules sets each part of a text in a few boxes of its own, as page builders do. How many are as many for all of a
// page; the outermost are named by what is in them.
func withModules(doc *html.Node, r *rand.Rand) {
	deep := 3 + r.IntN(3)
	for _, n := range elements(doc, moduleTags...) {
		if !slices.Contains(wrapIn, n.Parent.Data) || n.Parent.Data == "li" {
			continue
		}
		for level := range deep {
			box := element("div")
			name := fmt.Sprintf("m%d", level)
			if level == 0 {
				name = "m-" + n.Data
			}
			box.Attr = []html.Attribute{{Key: "class", Val: name}}
			wrap(n, box)
		}
	}
}

// leastParagraphs is how many paragraphs a box has at least that is split, or that links are set into.
const leastParagraphs = 4

// withSplits parts boxes of paragraphs: two or three boxes, one after the other, have what was in one.
func withSplits(doc *html.Node, r *rand.Rand) {
	for _, box := range textBoxes(doc) {
		paragraphs := childrenOf(box, "p")
		parts := 2 + r.IntN(2)
		if len(paragraphs) < 2*parts {
			parts = 2
		}
		starts := []*html.Node{box.FirstChild}
		for i := 1; i < parts; i++ {
			starts = append(starts, paragraphs[i*len(paragraphs)/parts])
		}
		for i, start := range starts {
			part := element("div")
			part.Attr = []html.Attribute{{Key: "class", Val: "part"}}
			box.InsertBefore(part, start)
			for c := start; c != nil && (i+1 == len(starts) || c != starts[i+1]); c = part.NextSibling {
				box.RemoveChild(c)
				part.AppendChild(c)
			}
		}
	}
}

// leastTitle is how many words a link has at least that is set between paragraphs.
const leastTitle = 5

// withRelated sets links of the page between paragraphs, one behind every third: what else is to be read. It is the only
// way that adds text.
func withRelated(doc *html.Node, _ *rand.Rand) {
	var links []*html.Node
	for _, a := range elements(doc, "a") {
		if len(strings.Fields(textOf(a))) >= leastTitle && !within(a, "p", "li", "table", "button") {
			links = append(links, a)
		}
	}
	next := 0
	for _, box := range textBoxes(doc) {
		paragraphs := childrenOf(box, "p")
		for i := 2; i+1 < len(paragraphs) && next < len(links); i += 3 {
			item, a := element("div"), element("a")
			item.Attr, a.Attr = []html.Attribute{{Key: "class", Val: "item"}}, links[next].Attr
			a.AppendChild(&html.Node{Type: html.TextNode, Data: strings.Join(strings.Fields(textOf(links[next])), " ")})
			item.AppendChild(a)
			box.InsertBefore(item, paragraphs[i].NextSibling)
			next++
		}
	}
}

// textBoxes are the boxes that have leastParagraphs or more.
func textBoxes(doc *html.Node) []*html.Node {
	return slices.DeleteFunc(elements(doc, boxTags...), func(n *html.Node) bool { return len(childrenOf(n, "p")) < leastParagraphs })
}

// childrenOf are the children of an element that have a tag.
func childrenOf(n *html.Node, tag string) []*html.Node {
	var list []*html.Node
	for c := range n.ChildNodes() {
		if c.Type == html.ElementNode && c.Data == tag {
			list = append(list, c)
		}
	}
	return list
}

// textOf is all text in an element.
func textOf(n *html.Node) string {
	var b strings.Builder
	for d := range n.Descendants() {
		if d.Type == html.TextNode {
			b.WriteString(d.Data)
		}
	}
	return b.String()
}
