package surroundings

import (
	"net/url"
	"strings"

	"golang.org/x/net/html"
)

// MakeSection makes a page of a section of the page of an article: teasers of others stand in the place
// of its body, and nothing says that there is an article.
func (g Generator) MakeSection(doc, body *html.Node) {
	for body.FirstChild != nil {
		body.RemoveChild(body.FirstChild)
	}
	g.fillSection(body)
	g.forgetArticle(doc)
}

// fillSection sets teasers into an element: cards and lists, with headings over them, and
// sometimes the first lines of a story.
func (g Generator) fillSection(body *html.Node) {
	var parts []string
	if g.chance(0.5) {
		parts = append(parts, g.tag("h1", g.one("World", "Politics", "Sport", "Opinion", "Latest news", "Culture", "Home", "Business")))
	}
	for range 1 + g.IntN(5) {
		parts = append(parts, g.cards(4+g.IntN(14)))
		if g.chance(0.3) {
			parts = append(parts, g.list())
		}
		if g.chance(0.2) {
			parts = append(parts, g.box())
		}
	}
	set(body, nil, strings.Join(parts, ""))
}

// articleSigns are beginnings of names of meta elements that only articles have.
var articleSigns = []string{"article:", "og:article", "author", "date", "dc.", "pubdate", "publishdate", "parsely", "sailthru"}

// forgetArticle takes out of a page what says that it is an article: linked data, types
// and dates, and the headline. Some pages keep a description.
func (g Generator) forgetArticle(doc *html.Node) {
	var gone []*html.Node
	for n := range doc.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		switch n.Data {
		case "script":
			gone = append(gone, n)
		case "h1":
			if g.chance(0.8) {
				gone = append(gone, n)
			}
		case "title":
			for n.FirstChild != nil {
				n.RemoveChild(n.FirstChild)
			}
			n.AppendChild(&html.Node{Type: html.TextNode, Data: g.one("Home", "News", "World news", "Politics", "Sport", "Latest stories") + " | " + g.name()})
		case "meta":
			if g.signs(n) {
				gone = append(gone, n)
			}
		}
	}
	for _, n := range gone {
		// The headline may be in what the teasers took the place of.
		if n.Parent != nil {
			n.Parent.RemoveChild(n)
		}
	}
}

// signs reports whether a meta element says that a page is an article, or what its title
// is. The type of Open Graph is made that of a site.
func (g Generator) signs(n *html.Node) bool {
	for i := range n.Attr {
		a := &n.Attr[i]
		name := strings.ToLower(a.Val)
		switch a.Key {
		case "property", "name", "itemprop":
			if name == "og:title" || name == "twitter:title" {
				return true
			}
			if name == "og:type" {
				setAttr(n, "content", "website")
				return false
			}
			for _, sign := range articleSigns {
				if strings.HasPrefix(name, sign) {
					return true
				}
			}
		}
	}
	return false
}

func setAttr(n *html.Node, key, value string) {
	for i := range n.Attr {
		if n.Attr[i].Key == key {
			n.Attr[i].Val = value
		}
	}
}

// SectionAddress is an address above that of an article.
func (g Generator) SectionAddress(address string) string {
	u, err := url.Parse(address)
	if err != nil {
		return address
	}
	parts := strings.Split(strings.Trim(u.Path, "/"), "/")
	u.Path, u.RawQuery = "/", ""
	if len(parts) > 1 && g.chance(0.7) {
		u.Path = "/" + parts[0] + "/"
	}
	return u.String()
}
