package metadata

import (
	"net/url"
	"strings"
)

// Address is what the address of a page says about it.
type Address struct {
	Depth int  // parts of the path
	Dated bool // a part of the path is a year

	// A part of the host or the path is a word for articles; for goods, services and
	// lists of them; for discussions; for documentation.
	Story, Shop, Talk, Manual bool

	manualHost bool // Manual is said by the host alone
}

// addressWords are common words that parts of addresses have, and the hints that they
// give. They are words of the web, of no single site. Whole parts are compared, up to
// their first dot.
var addressWords = map[string]func(h *Address){}

func init() {
	for words, set := range map[string]func(h *Address){
		`blog blogs news article articles story stories post posts opinion magazine press insights features feature
		resources learn guide guides advice`: func(h *Address) { h.Story = true },
		`product products shop store service services solutions pricing plans buy cart category categories collection
		collections tag tags topics search listing listings directory jobs locations courses programs`: func(h *Address) { h.Shop = true },
		`forum forums thread threads discussion discussions community topic viewtopic questions comments bbs talk board
		boards showtopic showthread`: func(h *Address) { h.Talk = true },
		`docs doc documentation manual reference api help support wiki kb developer developers handbook`: func(h *Address) { h.Manual = true },
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
func (h *Address) readPart(part string) {
	part, _, _ = strings.Cut(strings.ToLower(part), ".")
	if set := addressWords[part]; set != nil {
		set(h)
	}
}

// readAddress reads the address of the page. The last part of the path names the page:
// it is a title hint, and is not compared with addressWords.
func (h *Head) readAddress(address string) {
	u, err := url.Parse(address)
	if err != nil || len(address) > maxHint {
		return
	}
	if address == "" { // of a file: nobody knows what its address was
		h.Address.Depth = unknownDepth
		return
	}
	for part := range strings.SplitSeq(u.Hostname(), ".") {
		h.Address.readPart(part)
	}
	byHost := h.Address.Manual
	h.Address.Manual = false
	last := ""
	for part := range strings.SplitSeq(u.Path, "/") {
		if part == "" {
			continue
		}
		h.Address.Depth++
		if last != "" {
			h.Address.readPart(last)
		}
		if len(part) == 4 && (part[:2] == "20" || part[:2] == "19") {
			h.Address.Dated = true
		}
		last = part
	}
	h.Address.manualHost = byHost && !h.Address.Manual
	h.Address.Manual = byHost || h.Address.Manual
	if dot := strings.LastIndexByte(last, '.'); dot > 0 {
		last = last[:dot]
	}
	h.setTitle(FromAddress, last)
}

// IsFrontPage reports whether a reference is to the front page of a site.
func IsFrontPage(href string) bool {
	if namesFile(href) { // as most do
		return false
	}
	link, err := url.Parse(strings.TrimSpace(href))
	return err == nil && link.RawQuery == "" && (link.Path == "/" || link.Path == "" && link.Host != "")
}

// namesFile reports whether something stands behind the first slash of an address that is
// none of those before its host, as far as that is seen at once.
func namesFile(href string) bool {
	href, _, _ = strings.Cut(href, "#")
	path := href
	if _, host, ok := strings.Cut(href, "//"); ok {
		path = host
	}
	_, path, _ = strings.Cut(path, "/")
	return path != "" && (path[0]|0x20 >= 'a' && path[0]|0x20 <= 'z' || path[0] >= '0' && path[0] <= '9')
}
