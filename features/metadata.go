package features

import (
	"encoding/json"
	"net/url"
	"strings"

	"galley/page"
)

// head is what a page says of itself where no reader sees it.
type head struct {
	titles    [hintSources]titleHint
	words     map[string]uint8 // of all hints: a bit for each that has the word
	article   bool             // Open Graph's type is article
	linked    bool             // linked data has something whose type is an article
	other     bool             // linked data has a product, a list, a forum and the like, and no article
	published bool             // a date of publication
	author    bool             // a name of an author
	depth     int              // parts of the address's path
	dated     bool             // the path has a year
	story     bool             // a part of the address is a word for articles
	shop      bool             // a part of it is a word for goods, services and lists of them
	talk      bool             // a part of it is a word for discussions
	manual    bool             // a part of it is a word for documentation
}

// addressWords are what parts of addresses are called where they say what is below
// them: common words of the web, of no site. Whole parts of host and path, or the
// words of such parts, are compared.
var addressWords = map[string]func(h *head){}

func init() {
	for words, set := range map[string]func(h *head){
		"blog blogs news article articles story stories post posts opinion magazine press insights features feature resources learn guide guides advice":                                                             func(h *head) { h.story = true },
		"product products shop store service services solutions pricing plans buy cart category categories collection collections tag tags topics search listing listings directory jobs locations courses programs": func(h *head) { h.shop = true },
		"forum forums thread threads discussion discussions community topic viewtopic questions comments bbs talk board boards showtopic showthread":                                                                 func(h *head) { h.talk = true },
		"docs doc documentation manual reference api help support wiki kb developer developers handbook":                                                                                                             func(h *head) { h.manual = true },
	} {
		for word := range strings.FieldsSeq(words) {
			addressWords[word] = set
		}
	}
}

// readWords looks at the words of a part of the address.
func (h *head) readWords(part string) {
	part, _, _ = strings.Cut(strings.ToLower(part), ".")
	if set := addressWords[part]; set != nil {
		set(h)
	}
}

// titleHint is what a page says that its title is.
type titleHint struct {
	count int // words, at most maxTitleWords
	words int // of them different ones; head.words has them
	fold  string
}

// Where hints come from.
const (
	documentHint = iota
	socialHint
	linkedHint
	addressHint
	hintSources
)

// setTitle notes what a source says that the title is, in place of what it said before.
func (h *head) setTitle(source int, text string) {
	if h.words == nil {
		h.words = map[string]uint8{}
	}
	if h.titles[source].words > 0 {
		for w := range h.words {
			h.words[w] &^= 1 << source
		}
	}
	h.titles[source] = titleHint{}
	if len(text) > 4*maxTitleChars {
		return
	}
	c := titleHint{fold: page.Fold(text)}
	for _, w := range firstN(wordsOf(text), maxTitleWords) {
		c.count++
		if h.words[w]&(1<<source) == 0 {
			h.words[w] |= 1 << source
			c.words++
		}
	}
	h.titles[source] = c
}

// fit is how a text of at most maxTitleText words fits a hint.
type fit struct {
	f1    float64 // of the words, as sets
	in    float64 // share of its words that are in the hint
	same  bool    // the very same text, case and white space folded
	start bool    // the hint begins with it
}

// fits compares a folded text and its words with all hints. seen is scratch space.
func (h *head) fits(fold string, words []string, seen map[string]bool) (fits [hintSources]fit) {
	var both [hintSources]int
	clear(seen)
	for _, w := range words {
		if seen[w] {
			continue
		}
		seen[w] = true
		hints := h.words[w]
		for k := range both {
			both[k] += int(hints >> k & 1)
		}
	}
	for k := range fits {
		c := &h.titles[k]
		if c.words > 0 && len(words) > 0 {
			f1 := 2 * float64(both[k]) / float64(len(seen)+c.words)
			fits[k] = fit{f1, float64(both[k]) / float64(len(seen)), fold == c.fold, strings.HasPrefix(c.fold, fold)}
		}
	}
	return fits
}

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
		h.setTitle(socialHint, value)
	case "twitter:title":
		if h.titles[socialHint].words == 0 {
			h.setTitle(socialHint, value)
		}
	case "og:type":
		h.article = h.article || strings.EqualFold(strings.TrimSpace(value), "article")
	case "article:published_time", "datepublished", "date", "dc.date", "pubdate", "publishdate", "dc.date.issued":
		h.published = h.published || value != ""
	case "author", "article:author", "dc.creator", "byl":
		h.author = h.author || value != ""
	}
}

// readLinked looks for types and headlines in linked data without reading all of it.
func (h *head) readLinked(text string) {
	for rest := text; ; {
		var value string
		var ok bool
		if value, rest, ok = after(rest, `"@type"`); !ok {
			break
		}
		switch {
		case strings.HasSuffix(value, "Article"), strings.HasSuffix(value, "BlogPosting"), value == "Report":
			h.linked = true
		case value == "Product", value == "ItemList", value == "CollectionPage", value == "DiscussionForumPosting",
			value == "QAPage", value == "FAQPage", value == "Service", value == "ProfilePage":
			h.other = true
		}
	}
	if value, _, ok := after(text, `"headline"`); ok && h.titles[linkedHint].words == 0 {
		h.setTitle(linkedHint, value)
	}
	if _, _, ok := after(text, `"datePublished"`); ok {
		h.published = true
	}
}

// after is the string, or the first one of a list, that a key has.
func after(text, key string) (value, rest string, ok bool) {
	at := strings.Index(text, key)
	if at < 0 {
		return "", "", false
	}
	rest = strings.TrimLeft(text[at+len(key):], " \t\n\r:[")
	if !strings.HasPrefix(rest, `"`) || json.NewDecoder(strings.NewReader(limitBytes(rest, maxHint))).Decode(&value) != nil {
		return "", rest, true
	}
	return value, rest, true
}

// maxClaim bounds how much of a string is read, in bytes.
const maxHint = 8192

func limitBytes(s string, n int) string { return s[:min(len(s), n)] }

func (h *head) readAddress(address string) {
	u, err := url.Parse(address)
	if err != nil || len(address) > maxHint {
		return
	}
	for part := range strings.SplitSeq(u.Hostname(), ".") {
		h.readWords(part)
	}
	last := ""
	for part := range strings.SplitSeq(u.Path, "/") {
		if part == "" {
			continue
		}
		h.depth++
		if last != "" { // the last part is a name
			h.readWords(last)
		}
		if len(part) == 4 && (part[:2] == "20" || part[:2] == "19") {
			h.dated = true
		}
		last = part
	}
	if dot := strings.LastIndexByte(last, '.'); dot > 0 {
		last = last[:dot]
	}
	h.setTitle(addressHint, last)
}
