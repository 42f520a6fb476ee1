package remake

import (
	"math/rand/v2"
	"slices"

	"golang.org/x/net/html"
)

// deepest is how many div are set around a page.
const deepest = 12

func withDepth(doc *html.Node, _ *rand.Rand) {
	for _, body := range elements(doc, "body") {
		for range deepest {
			box := element("div")
			move(body, box)
			body.AppendChild(box)
		}
	}
}

// slotShare is the share of paragraphs behind which an empty box is set.
const slotShare = 0.3

func withSlots(doc *html.Node, r *rand.Rand) {
	for _, n := range elements(doc, "p", "h2", "ul") {
		if !slices.Contains(wrapIn, n.Parent.Data) || r.Float64() >= slotShare {
			continue
		}
		slot := element("div")
		slot.AppendChild(element("div"))
		n.Parent.InsertBefore(slot, n.NextSibling)
	}
}

// withChromeLast moves what stands beside the content to the end of the page: where it is seen is
// said by style sheets.
func withChromeLast(doc *html.Node, _ *rand.Rand) {
	for _, body := range elements(doc, "body") {
		for _, n := range elements(body, "nav", "aside", "header") {
			if within(n, "article", "main", "nav", "aside", "header", "table") {
				continue
			}
			n.Parent.RemoveChild(n)
			body.AppendChild(n)
		}
	}
}

func withMenusTwice(doc *html.Node, _ *rand.Rand) {
	for _, n := range elements(doc, "nav") {
		if !within(n, "article", "nav") {
			n.Parent.InsertBefore(clone(n), n)
		}
	}
}

// within reports whether an element is in one of some tags.
func within(n *html.Node, tags ...string) bool {
	for up := range n.Ancestors() {
		if slices.Contains(tags, up.Data) {
			return true
		}
	}
	return false
}

// clone is a copy of an element with all in it.
func clone(n *html.Node) *html.Node {
	c := &html.Node{Type: n.Type, Data: n.Data, DataAtom: n.DataAtom, Namespace: n.Namespace, Attr: slices.Clone(n.Attr)}
	for child := range n.ChildNodes() {
		c.AppendChild(clone(child))
	}
	return c
}
