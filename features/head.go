package features

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/features/text"
	"galley/page"
)

// head is what a page says of itself where no reader sees it: in its head, its address
// and its linked data.
type head struct {
	titles     [titleSources]titleHint
	titleWords map[string]uint8 // by word: a bit for every title hint that has it
	titleBits  uint64           // the wordBit of each of titleWords

	openGraphArticle bool     // the type of Open Graph is article
	linkedArticle    bool     // linked data has an object of a type for articles
	linkedOther      bool     // linked data has an object of a type for lists, products, forums and the like
	published        bool     // there is a date of publication
	author           bool     // there is the name of an author
	authors          []string // their names, folded
	address          addressHints
}

// Bounds of what is read of the head.
const (
	maxTitleWords = 200     // of a title
	maxLinkedData = 1 << 20 // bytes of scripts
	maxHint       = 8192    // bytes of an address or of a string of linked data
	maxNameNodes  = 16      // of a link that may have the name of the site
	maxAuthors    = 16      // names of authors in meta elements
)

// readHead reads <title>, the meta elements, linked data and the address.
func (s *blockIndex) readHead() {
	s.titleWords = map[string]bool{}
	s.head.readAddress(s.page.URL)
	title := s.page.DocumentTitle()
	if isNameOfPage(title, s.page.URL) {
		title = ""
	}
	s.head.setTitle(fromDocument, title)
	body := s.page.Body()
	left := maxLinkedData
	for i := 0; i < len(s.page.Nodes); i++ {
		n := &s.page.Nodes[i]
		switch {
		case n.Tag == "title" && i < int(body) && len(s.titleWords) == 0:
			s.readTitle(page.NodeID(i))
		case n.Kind == page.Text && s.page.Nodes[n.Parent].Tag == "script" && len(n.Text) <= left:
			left -= len(n.Text)
			s.readArticleBody(n.Text)
			s.head.readLinked(n.Text)
		case n.Tag == "meta":
			s.head.readMeta(n)
		case n.Tag == "a" && title != "" && int(n.End)-i <= maxNameNodes && isFrontPage(n.Attr("href")):
			if rest, ok := afterName(title, s.page.Text(page.NodeID(i))); ok {
				title = ""
				s.head.setTitle(fromDocument, rest)
			}
		}
	}
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
func (s *blockIndex) readTitle(title page.NodeID) {
	for c := range s.page.Children(title) {
		for _, w := range firstN(text.Words(s.page.Nodes[c].Text), maxTitleWords) {
			s.titleWords[w] = true
			s.titleBits |= text.Bit(w)
		}
	}
}

func firstN(list []string, n int) []string { return list[:min(n, len(list))] }

// readMeta reads one meta element.
func (h *head) readMeta(n *page.Node) {
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
		h.setTitle(fromSocial, value)
	case "twitter:title":
		if h.titles[fromSocial].distinct == 0 {
			h.setTitle(fromSocial, value)
		}
	case "og:type":
		h.openGraphArticle = h.openGraphArticle || strings.EqualFold(strings.TrimSpace(value), "article")
	case "article:published_time", "datepublished", "date", "dc.date", "pubdate", "publishdate", "dc.date.issued":
		h.published = h.published || value != ""
	case "author", "article:author", "dc.creator", "byl":
		if name := page.Fold(value); name != "" && len(h.authors) < maxAuthors {
			h.authors = append(h.authors, name)
		}
		h.author = h.author || value != ""
	}
}

// readLinked looks for types, headline and date in the linked data of a script.
func (h *head) readLinked(text string) {
	for rest := text; ; {
		var kind string
		var ok bool
		if kind, rest, ok = page.ScanLinkedData(rest, "@type", maxHint); !ok {
			break
		}
		switch {
		case strings.HasSuffix(kind, "Article"), strings.HasSuffix(kind, "BlogPosting"), kind == "Report":
			h.linkedArticle = true
		case kind == "Product", kind == "ItemList", kind == "CollectionPage", kind == "DiscussionForumPosting",
			kind == "QAPage", kind == "FAQPage", kind == "Service", kind == "ProfilePage":
			h.linkedOther = true
		}
	}
	if headline, _, ok := page.ScanLinkedData(text, "headline", maxHint); ok && h.titles[fromLinked].distinct == 0 {
		h.setTitle(fromLinked, headline)
	}
	if _, _, ok := page.ScanLinkedData(text, "datePublished", maxHint); ok {
		h.published = true
	}
}
