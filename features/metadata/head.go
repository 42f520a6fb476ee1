// Package metadata reads what a page says of itself where no reader sees it: in its head, its
// linked data and its address. Title hints are what these say that the title is.
package metadata

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/text"
	"galley/page"
	"galley/page/linkeddata"
)

// Head is what a page says of itself where no reader sees it: in its head, its address
// and its linked data.
type Head struct {
	Titles  [Sources]Hint // by source
	Address Address

	OpenGraphArticle bool     // the type of Open Graph is article
	LinkedArticle    bool     // linked data has an object of a type for articles
	LinkedOther      bool     // linked data has an object of a type for lists, products, forums and the like
	LiveBlog         bool     // linked data has the entries of a live blog
	Published        bool     // there is a date of publication
	Author           bool     // there is the name of an author
	Authors          []string // their names, folded
	Site             string   // its name, folded; empty: the page does not say

	hintWords   map[string]uint8 // by word: a bit for every title hint that has it
	hintBits    uint64           // the text.Bit of each of hintWords
	titleWords  map[string]bool  // words of <title>
	titleBits   uint64           // text.Bit of each of those
	articleBody map[uint64]bool  // hashes of the shingles of articleBody; nil: the page does not have it
}

// Bounds of what is read of the head.
const (
	maxTitleWords = 200     // of a title
	maxTitle      = 8000    // bytes of a title hint
	maxLinkedData = 1 << 20 // bytes of scripts
	maxHint       = 8192    // bytes of an address or of a string of linked data
	maxNameNodes  = 16      // of a link that may have the name of the site
	maxAuthors    = 16      // names of authors in meta elements
)

// Read reads <title>, the meta elements, linked data and the address.
func Read(p *page.Page) *Head {
	h := &Head{titleWords: map[string]bool{}}
	h.readAddress(p.URL)
	if h.Address.manualHost && !hasMenu(p) {
		h.Address.Manual = false
	}
	title := p.DocumentTitle()
	if isNameOfPage(title, p.URL) {
		title = ""
	}
	h.setTitle(FromDocument, title)
	body := p.Body()
	left := maxLinkedData
	for i := 0; i < len(p.Nodes); i++ {
		n := &p.Nodes[i]
		switch {
		case n.Tag == "title" && i < int(body) && len(h.titleWords) == 0:
			h.readTitle(p, page.NodeID(i))
		case n.Kind == page.Text && p.Nodes[n.Parent].Tag == "script" && len(n.Text) <= left:
			left -= len(n.Text)
			h.readArticleBody(n.Text)
			h.readLinked(n.Text)
		case n.Tag == "meta":
			h.readMeta(n)
		case n.Tag == "a" && title != "" && int(n.End)-i <= maxNameNodes && IsFrontPage(n.Attr("href")):
			if rest, ok := afterName(title, p.Text(page.NodeID(i))); ok {
				title = ""
				h.setTitle(FromDocument, rest)
			}
		}
	}
	return h
}

// isNameOfPage reports whether a <title> begins with the name that the page has in its
// address, as it stands there: not with a title, but with words joined by signs.
func isNameOfPage(title, address string) bool {
	name, _, _ := strings.Cut(strings.TrimSpace(title), " ")
	if !strings.ContainsAny(strings.Trim(name, "-_"), "-_") {
		return false
	}
	parts := strings.FieldsFunc(address, func(c rune) bool { return strings.ContainsRune("/?&=#.", c) })
	return slices.Contains(parts, name)
}

// afterName is what follows the name of the site in a <title> that begins with it, and
// whether it does: sites may have the same title on all pages, which says nothing of one.
func afterName(title, name string) (rest string, ok bool) {
	folded := page.Fold(name)
	rest, ok = strings.CutPrefix(page.Fold(title), folded)
	if !ok || folded == "" {
		return "", false
	}
	isWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	sign, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " "))
	if isWord(sign) {
		return "", false // the name is the beginning of something else
	}
	return strings.TrimLeftFunc(rest, func(r rune) bool { return !isWord(r) }), true
}

// readTitle notes the words of <title>.
func (h *Head) readTitle(p *page.Page, title page.NodeID) {
	for c := range p.Children(title) {
		for _, w := range firstN(text.Words(p.Nodes[c].Text), maxTitleWords) {
			h.titleWords[w] = true
			h.titleBits |= text.Bit(w)
		}
	}
}

func firstN(list []string, n int) []string { return list[:min(n, len(list))] }

// readMeta reads one meta element.
func (h *Head) readMeta(n *page.Node) {
	name := n.Attr("property")
	if name == "" {
		name = n.Attr("name")
	}
	if name == "" {
		name = n.Attr("itemprop")
	}
	value := n.Attr("content")
	switch strings.ToLower(name) {
	case "og:title":
		h.setTitle(FromSocial, value)
	case "twitter:title":
		if h.Titles[FromSocial].Distinct == 0 {
			h.setTitle(FromSocial, value)
		}
	case "og:site_name":
		h.Site = cmp.Or(h.Site, page.Fold(value))
	case "og:type":
		h.OpenGraphArticle = h.OpenGraphArticle || strings.EqualFold(strings.TrimSpace(value), "article")
	case "article:published_time", "datepublished", "date", "dc.date", "pubdate", "publishdate", "dc.date.issued":
		h.Published = h.Published || value != ""
	case "author", "article:author", "dc.creator", "byl":
		if name := page.Fold(value); name != "" && len(h.Authors) < maxAuthors {
			h.Authors = append(h.Authors, name)
		}
		h.Author = h.Author || value != ""
	}
}

// readLinked looks for types, headline and date in the linked data of a script.
func (h *Head) readLinked(text string) {
	for rest := text; ; {
		var kind string
		var ok bool
		if kind, rest, ok = linkeddata.Scan(rest, "@type", maxHint); !ok {
			break
		}
		switch {
		case strings.HasSuffix(kind, "Article"), strings.HasSuffix(kind, "BlogPosting"), kind == "Report":
			h.LinkedArticle = true
		case kind == "Product", kind == "ItemList", kind == "CollectionPage", kind == "DiscussionForumPosting",
			kind == "QAPage", kind == "FAQPage", kind == "Service", kind == "ProfilePage":
			h.LinkedOther = true
		}
	}
	if headline, _, ok := linkeddata.Scan(text, "headline", maxHint); ok && h.Titles[FromLinked].Distinct == 0 {
		h.setTitle(FromLinked, headline)
	}
	if _, _, ok := linkeddata.Scan(text, "datePublished", maxHint); ok {
		h.Published = true
	}
}
