package remake

import (
	"math/rand/v2"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

var (
	sectionTags = []string{"article", "main", "section", "header", "footer", "nav", "aside", "figure", "figcaption", "hgroup", "address"}
	boxTags     = []string{"div", "section", "article", "main", "aside", "header", "footer", "nav"}
	textTags    = []string{"p", "h1", "h2", "h3", "ul", "ol", "figure", "table"}
)

// roles are those that ARIA gives the elements of sectionTags.
var roles = map[string]string{
	"main": "main", "nav": "navigation", "aside": "complementary", "header": "banner",
	"footer": "contentinfo", "article": "article", "figure": "figure",
}

func withoutSections(doc *html.Node, _ *rand.Rand) { rename(doc, "div", sectionTags...) }

func withoutHeadings(doc *html.Node, _ *rand.Rand) {
	rename(doc, "div", "h1", "h2", "h3", "h4", "h5", "h6")
}

func withoutLists(doc *html.Node, _ *rand.Rand) {
	rename(doc, "div", "ul", "ol", "li", "dl", "dt", "dd", "menu")
}

func withoutParagraphs(doc *html.Node, _ *rand.Rand) { rename(doc, "div", "p") }

func withCustomElements(doc *html.Node, _ *rand.Rand) { rename(doc, "x-box", "div") }

func withRoles(doc *html.Node, _ *rand.Rand) {
	for _, n := range elements(doc, sectionTags...) {
		if role := roles[n.Data]; role != "" {
			n.Attr = append(n.Attr, html.Attribute{Key: "role", Val: role})
		}
	}
	withoutSections(doc, nil)
}

// rename gives elements of some tags another one.
func rename(doc *html.Node, to string, tags ...string) {
	for _, n := range elements(doc, tags...) {
		n.Data, n.DataAtom = to, atom.Lookup([]byte(to))
	}
}

// elements are those of some tags, in document order, without drawings and formulas.
func elements(doc *html.Node, tags ...string) []*html.Node {
	var list []*html.Node
	for n := range doc.Descendants() {
		if n.Type == html.ElementNode && n.Namespace == "" && n.Parent != nil && slices.Contains(tags, n.Data) {
			list = append(list, n)
		}
	}
	return list
}

func element(tag string) *html.Node {
	return &html.Node{Type: html.ElementNode, Data: tag, DataAtom: atom.Lookup([]byte(tag))}
}

// move moves the children of one element into another.
func move(from, to *html.Node) {
	for c := from.FirstChild; c != nil; c = from.FirstChild {
		from.RemoveChild(c)
		to.AppendChild(c)
	}
}

// wrap sets an element around a node.
func wrap(n, around *html.Node) {
	n.Parent.InsertBefore(around, n)
	n.Parent.RemoveChild(n)
	around.AppendChild(n)
}

func withoutEmphasis(doc *html.Node, _ *rand.Rand) {
	exchange(doc, "b", "strong")
	exchange(doc, "i", "em")
	rename(doc, "span", "time", "mark", "abbr", "cite", "small")
}

// exchange gives elements of two tags the tag of the others.
func exchange(doc *html.Node, a, b string) {
	second := elements(doc, b)
	rename(doc, b, a)
	for _, n := range second {
		n.Data, n.DataAtom = a, atom.Lookup([]byte(a))
	}
}

func withBoldHeadings(doc *html.Node, _ *rand.Rand) {
	for _, n := range elements(doc, "h2", "h3", "h4", "h5", "h6") {
		if holdsBoxes(n) {
			continue
		}
		bold := element("strong")
		move(n, bold)
		n.AppendChild(bold)
		n.Data, n.DataAtom = "p", atom.P
	}
}

func withBlockSpans(doc *html.Node, _ *rand.Rand) {
	for _, n := range elements(doc, "p") {
		style := attr(n, "style")
		n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "style" })
		n.Attr = append(n.Attr, html.Attribute{Key: "style", Val: strings.TrimPrefix(style+";display:block", ";")})
	}
	rename(doc, "span", "p")
}
