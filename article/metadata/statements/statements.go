package statements

import (
	"strings"

	"galley/article/allowlist"
	"galley/article/metadata/extent"
	"galley/page"
	"galley/page/linkeddata"
)

// Reader has what was read. It collects values by key: names of meta tags in lower case, "link:…",
// "ld:…" and "itemprop:…". The first of a key counts.
type Reader struct {
	Meta        map[string]string
	Linked      linkeddata.Thing // what the linked data say of the article
	Keywords    []string         // of linked data
	ArticleTags []string         // of meta tags that occur once for each
	Names       []Name           // of people, in meta tags, microdata and RDFa
	Posters     []string         // users of the site who wrote it, in a forum: their names may be like anything
	Sells       bool             // whether the page is of an offer or a list, and not of an article

	p         *page.Page
	article   *extent.Extent
	things    []linkeddata.Thing // the linked data of the page
	headline  string
	logos     []string   // addresses of those of the site
	items     []itemName // those whom microdata name
	itemFacts []itemFact // likewise, of their items
	subjects  []itemName // those of RDFa, with what they have written
}

// Name is what is said of who wrote the article, and the key that says so.
type Name struct{ Key, Text string }

// Read reads what a page states of the article on it. things are its linked data, and headline
// tells which of them is the article.
func Read(article *extent.Extent, things []linkeddata.Thing, headline string) *Reader {
	r := &Reader{p: article.Page, article: article, things: things, headline: headline, Meta: map[string]string{}}
	r.read()
	return r
}

// set takes a value, where the key has none.
func (r *Reader) set(key, value string) {
	if value = strings.TrimSpace(value); value != "" && r.Meta[key] == "" {
		r.Meta[key] = value
	}
}

// First is the value of the first of some keys that has one.
func (r *Reader) First(keys ...string) string {
	for _, k := range keys {
		if v := page.Norm(r.Meta[k]); v != "" && len(v) <= maxMeta {
			return v
		}
	}
	return ""
}

// Site is what the page calls its site, or its publisher.
func (r *Reader) Site() string { return r.First("og:site_name", "ld:publisher", "application-name") }

// Picture is the address of the first picture that some keys name and that is no logo.
func (r *Reader) Picture(keys ...string) string {
	for _, k := range keys {
		if address := r.First(k); address != "" && !r.IsLogo(address) {
			return address
		}
	}
	return ""
}

// maxMeta bounds one value, in bytes.
const maxMeta = 4096

// read reads linked data, meta tags, microdata and links.
func (r *Reader) read() {
	r.linkedData()
	for i := range r.p.Nodes {
		node := &r.p.Nodes[i]
		switch node.Tag {
		case "meta":
			r.tag(node)
		case "link":
			if allowlist.OneOf(node.Attr("rel"), "canonical") != "" {
				r.set("link:canonical", node.Attr("href"))
			}
		}
		if prop := node.Attr("itemprop"); prop != "" && !r.article.IsOthers(page.NodeID(i)) {
			r.microdata(page.NodeID(i), prop)
		}
		if node.Kind == page.Element && !r.article.IsOthers(page.NodeID(i)) {
			r.rdfa(page.NodeID(i))
		}
	}
	r.card()
	r.set("ld:trail", r.trailSection())
	r.ownFacts(r.article.Begin)
	r.itemNames(r.article.Begin)
	r.rdfaNames(r.article.Begin)
}
