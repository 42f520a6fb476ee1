// Package pagekind has the kinds of pages that text is extracted from, and what pages say that
// they are.
package pagekind

import (
	"fmt"
	"slices"
	"strings"

	"galley/page"
	"galley/page/linkeddata"
)

// Kind is what kind of page a selection is made of.
type Kind string

// The kinds. Of all but articles the text of the page's region is selected (see package region),
// without labels that stand in every entry.
const (
	Auto    Kind = ""        // an article; with Options.Force what the page says of itself
	Article Kind = "article" // an article, whatever the page looks like
	Forum   Kind = "forum"   // all posts with their authors, and nothing after them
	Product Kind = "product" // what is said of one product, without what else is sold
	Listing Kind = "listing" // all entries, links too
	Docs    Kind = "docs"    // documentation, its code too
	Page    Kind = "page"    // the main text, whatever it is
)

// Names are all kinds by their names on the command line.
var Names = []string{"auto", string(Article), string(Forum), string(Product), string(Listing), string(Docs), string(Page)}

// Parse reads the name of a kind.
func Parse(name string) (Kind, error) {
	switch {
	case name == "" || name == "auto":
		return Auto, nil
	case slices.Contains(Names, name):
		return Kind(name), nil
	}
	return Auto, fmt.Errorf("kind %q is none of %s", name, strings.Join(Names, ", "))
}

// Questions are those of people on a forum, but not where the page says that it asks them
// itself.
const (
	question Kind = "question"
	faq      Kind = "faq"
)

// said are the kinds of pages by the types of schema.org that pages give themselves.
var said = map[string]Kind{
	"DiscussionForumPosting": Forum, "QAPage": Forum, "Question": question,
	"FAQPage": faq,
	"Product": Product, "ProductGroup": Product, "IndividualProduct": Product, "SoftwareApplication": Product, "VideoGame": Product,
	"ItemList": Listing, "CollectionPage": Listing, "SearchResultsPage": Listing, "OfferCatalog": Listing,
	"TechArticle": Docs, "APIReference": Docs,
}

// severalProducts is how many products a page has at least that is a listing.
const severalProducts = 3

// Of is the kind that a page says it is, in linked data, which are the things, in microdata or to those who
// share it; Page where it says none. A page with several products is a listing.
func Of(p *page.Page, things []linkeddata.Thing) Kind {
	count := typed(p, things)
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Tag == "meta" && n.Attr("property") == "og:type" && strings.HasSuffix(strings.ToLower(n.Attr("content")), "product") {
			count[Product]++
		}
	}
	switch {
	case count[Forum] > 0, count[question] > 0 && count[faq] == 0:
		return Forum
	case count[Docs] > 0:
		return Docs
	case count[Listing] > 0, count[Product] >= severalProducts:
		return Listing
	case count[Product] > 0:
		return Product
	}
	return Page
}

// typed is how many things of each kind a page has in linked data and microdata.
func typed(p *page.Page, things []linkeddata.Thing) map[Kind]int {
	count := map[Kind]int{}
	for _, thing := range things {
		for _, name := range thing.Types {
			count[said[name]]++
		}
	}
	for i := range p.Nodes {
		if itemtype := p.Nodes[i].Attr("itemtype"); itemtype != "" {
			count[said[itemtype[strings.LastIndex(itemtype, "/")+1:]]]++
		}
	}
	return count
}

// HasProduct reports whether a page has a product in linked data or microdata. What a page tells those
// who share it is less: whole shops say that all of their pages are products.
func HasProduct(p *page.Page, things []linkeddata.Thing) bool { return typed(p, things)[Product] > 0 }

// IsArticle reports whether a page tells programs that it is an article: in linked data, or by the
// time at which it was published.
func IsArticle(p *page.Page, things []linkeddata.Thing) bool {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "meta" && n.Attr("property") == "article:published_time" && n.Attr("content") != "" {
			return true
		}
	}
	return slices.ContainsFunc(things, func(thing linkeddata.Thing) bool { return thing.IsArticle() })
}
