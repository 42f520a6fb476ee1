package remake

import (
	"math/rand/v2"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

func withEmptyLines(doc *html.Node, _ *rand.Rand) {
	for _, p := range elements(doc, "p") {
		for c := p.FirstChild; c != nil; c = p.FirstChild {
			p.RemoveChild(c)
			p.Parent.InsertBefore(c, p)
		}
		p.Parent.InsertBefore(element("br"), p)
		p.Parent.InsertBefore(element("br"), p)
		p.Parent.RemoveChild(p)
	}
}

// withCells makes tables of boxes that hold boxes, and div of the others.
func withCells(doc *html.Node, _ *rand.Rand) {
	for _, n := range elements(doc, boxTags...) {
		tag := "div"
		if holdsBoxes(n) {
			tag = "table"
			cell := element("td")
			move(n, cell)
			row, rows := element("tr"), element("tbody")
			row.AppendChild(cell)
			rows.AppendChild(row)
			n.AppendChild(rows)
		}
		n.Data, n.DataAtom = tag, element(tag).DataAtom
	}
}

func holdsBoxes(n *html.Node) bool {
	for c := range n.ChildNodes() {
		if c.Type == html.ElementNode && (slices.Contains(boxTags, c.Data) || slices.Contains(textTags, c.Data)) {
			return true
		}
	}
	return false
}

// wrapIn are the tags of elements in which a div may stand.
var wrapIn = []string{"div", "section", "article", "main", "body", "aside", "td", "li"}

func withWrappers(doc *html.Node, r *rand.Rand) {
	deep, share := 1+r.IntN(2), r.Float64()
	for _, n := range elements(doc, slices.Concat(textTags, boxTags, []string{"blockquote"})...) {
		if !slices.Contains(wrapIn, n.Parent.Data) || r.Float64() >= share {
			continue
		}
		for range deep {
			wrap(n, element("div"))
		}
	}
}

// textless are tags of elements whose text is no text of the page, or may hold no element.
var textless = []string{"script", "style", "title", "textarea", "option", "select", "optgroup", "noscript", "template", "iframe", "button", "xmp", "noembed", "noframes"}

// texts are the texts of a page, but for white space and what is in drawings and formulas.
func texts(doc *html.Node) []*html.Node {
	var list []*html.Node
	for n := range doc.Descendants() {
		if n.Type == html.TextNode && strings.TrimSpace(n.Data) != "" && n.Parent.Namespace == "" && !slices.Contains(textless, n.Parent.Data) {
			list = append(list, n)
		}
	}
	return list
}

func withSpans(doc *html.Node, _ *rand.Rand) {
	for _, n := range texts(doc) {
		wrap(n, element("span"))
		wrap(n, element("span"))
	}
}

func withShadow(doc *html.Node, _ *rand.Rand) {
	for _, body := range elements(doc, "body") {
		root := element("template")
		root.Attr = []html.Attribute{{Key: "shadowrootmode", Val: "open"}}
		move(body, root)
		host := element("x-app")
		host.AppendChild(root)
		body.AppendChild(host)
	}
}

// withoutIndent takes out white space that stands beside a box, in a box.
func withoutIndent(doc *html.Node, _ *rand.Rand) {
	isBox := func(n *html.Node) bool {
		return n == nil || n.Type == html.ElementNode && (slices.Contains(boxTags, n.Data) || slices.Contains(textTags, n.Data) || n.Data == "li" || n.Data == "br" || n.Data == "tr" || n.Data == "td")
	}
	var blank []*html.Node
	for n := range doc.Descendants() {
		if n.Type == html.TextNode && strings.TrimSpace(n.Data) == "" && isBox(n.Parent) && (isBox(n.PrevSibling) || isBox(n.NextSibling)) {
			blank = append(blank, n)
		}
	}
	for _, n := range blank {
		n.Parent.RemoveChild(n)
	}
}
