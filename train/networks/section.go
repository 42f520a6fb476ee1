package networks

import (
	"bytes"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"net/url"
	"strings"

	"golang.org/x/net/html"
)

// Front pages and pages of sections are in the frames of articles, and no article is in
// them. The corpora have none of the sites that their articles are of. So Document is
// fitted to copies of articles, too, in which teasers of others stand in the place of the
// article, and in which nothing says that there is one.

// sectionCopy is a copy of an article in which teasers stand in the place of the article;
// nil where there is no place. It depends on the page and the seed only.
func (s *sample) sectionCopy(o *Options, d donors) *sample {
	h := fnv.New64a()
	fmt.Fprint(h, s.doc.ID, "section")
	g := generator{rand.New(rand.NewPCG(o.Seed, h.Sum64())), d}
	doc, body := s.bodyElement()
	if body == nil || body.Parent == nil || body.Data == "body" || body.Data == "html" {
		return nil
	}
	for body.FirstChild != nil {
		body.RemoveChild(body.FirstChild)
	}
	g.fillSection(body)
	g.forgetArticle(doc)
	var out bytes.Buffer
	if html.Render(&out, doc) != nil {
		return nil
	}
	c := &sample{doc: s.doc, corpus: s.corpus, site: s.site, weight: s.weight, fold: s.fold, fitted: true, augmented: true, section: true}
	c.doc.ContentType, c.doc.HTML = "text/html; charset=utf-8", out.Bytes()
	c.doc.URL, c.doc.Gold.Text, c.doc.Gold.Title = g.sectionAddress(s.doc.URL), "", ""
	var err error
	if c.page, err = c.parse(); err != nil {
		return nil
	}
	c.doc.HTML = nil
	c.observe(o.boxes())
	return c
}

// fillSection sets teasers into an element: cards and lists, with headings over them, and
// sometimes the first lines of a story.
func (g generator) fillSection(body *html.Node) {
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
func (g generator) forgetArticle(doc *html.Node) {
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
func (g generator) signs(n *html.Node) bool {
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

// sectionAddress is an address above that of an article.
func (g generator) sectionAddress(address string) string {
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
