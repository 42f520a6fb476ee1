package features

import (
	"net/url"
	"strings"
)

// addressHints is what the address of a page says about it.
type addressHints struct {
	depth int  // parts of the path
	dated bool // a part of the path is a year

	// A part of the host or the path is a word for articles; for goods, services and
	// lists of them; for discussions; for documentation.
	story, shop, talk, manual bool
}

// addressWords are common words that parts of addresses have, and the hints that they
// give. They are words of the web, of no single site. Whole parts are compared, up to
// their first dot.
var addressWords = map[string]func(h *addressHints){}

func init() {
	for words, set := range map[string]func(h *addressHints){
		`blog blogs news article articles story stories post posts opinion magazine press insights features feature
		resources learn guide guides advice`: func(h *addressHints) { h.story = true },
		`product products shop store service services solutions pricing plans buy cart category categories collection
		collections tag tags topics search listing listings directory jobs locations courses programs`: func(h *addressHints) { h.shop = true },
		`forum forums thread threads discussion discussions community topic viewtopic questions comments bbs talk board
		boards showtopic showthread`: func(h *addressHints) { h.talk = true },
		`docs doc documentation manual reference api help support wiki kb developer developers handbook`: func(h *addressHints) { h.manual = true },
	} {
		for word := range strings.FieldsSeq(words) {
			addressWords[word] = set
		}
	}
}

// unknownDepth is how many parts the paths of most pages have, articles and others. Without an
// address a page would count as the first page of its site.
const unknownDepth = 2

// readPart reads one part of the host or the path.
func (h *addressHints) readPart(part string) {
	part, _, _ = strings.Cut(strings.ToLower(part), ".")
	if set := addressWords[part]; set != nil {
		set(h)
	}
}

// readAddress reads the address of the page. The last part of the path names the page:
// it is a title hint, and is not compared with addressWords.
func (h *head) readAddress(address string) {
	u, err := url.Parse(address)
	if err != nil || len(address) > maxHint {
		return
	}
	if address == "" { // of a file: nobody knows what its address was
		h.address.depth = unknownDepth
		return
	}
	for part := range strings.SplitSeq(u.Hostname(), ".") {
		h.address.readPart(part)
	}
	last := ""
	for part := range strings.SplitSeq(u.Path, "/") {
		if part == "" {
			continue
		}
		h.address.depth++
		if last != "" {
			h.address.readPart(last)
		}
		if len(part) == 4 && (part[:2] == "20" || part[:2] == "19") {
			h.address.dated = true
		}
		last = part
	}
	if dot := strings.LastIndexByte(last, '.'); dot > 0 {
		last = last[:dot]
	}
	h.setTitle(fromAddress, last)
}
