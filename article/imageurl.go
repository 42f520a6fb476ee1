package article

import (
	"net/url"
	"regexp"
	"strings"

	"galley/page"
)

// lazyAttrs hold the address of a picture that a script loads when it comes into
// view, most common first.
var lazyAttrs = []string{
	"data-src", "data-original", "data-lazy-src", "data-lazy", "data-original-src",
	"srcset", "data-srcset", "data-lazy-srcset",
}

// imageURL is findImageURL of an img of the article.
func (a *Article) imageURL(n page.NodeID) string {
	if u, ok := a.imageURLs[n]; ok {
		return u
	}
	return findImageURL(a.page, n)
}

// findImageURL is the address of the picture that img n shows: what the browser chose,
// unless that is a placeholder for what a script had yet to load. "" when it has
// none that may be written.
func findImageURL(p *page.Page, n page.NodeID) string {
	node := &p.Nodes[n]
	shown := mediaURL(p, node.Src)
	if shown == "" {
		shown = mediaURL(p, node.Attr("src"))
	}
	if shown != "" && !placeholder(shown) {
		return shown
	}
	for _, name := range lazyAttrs {
		if u := lazyURL(p, node, name); u != "" && !placeholder(u) {
			return u
		}
	}
	if parent := node.Parent; parent != page.None && p.Nodes[parent].Tag == "picture" {
		if u := sourceURL(p, parent); u != "" {
			return u
		}
	}
	return shown
}

// maxSources bounds how many sources of a picture are asked.
const maxSources = 16

// sourceURL is the address in the first source of a picture that has one.
func sourceURL(p *page.Page, picture page.NodeID) string {
	asked := 0
	for c := range p.Children(picture) {
		if p.Nodes[c].Tag == "source" {
			for _, name := range [2]string{"srcset", "data-srcset"} {
				if u := lazyURL(p, &p.Nodes[c], name); u != "" && !placeholder(u) {
					return u
				}
			}
		}
		if asked++; asked > maxSources {
			break
		}
	}
	return ""
}

func lazyURL(p *page.Page, node *page.Node, name string) string {
	value := node.Attr(name)
	if strings.HasSuffix(name, "srcset") {
		value = firstCandidate(value)
	}
	return mediaURL(p, value)
}

// firstCandidate is the first address of a srcset. Addresses may hold commas, but
// not at their ends.
func firstCandidate(srcset string) string {
	fields := strings.Fields(srcset)
	if len(fields) == 0 {
		return ""
	}
	return strings.Trim(fields[0], ",")
}

// placeholderWords are parts of the file names of pictures that stand for others.
var placeholderWords = set("blank spacer placeholder transparent pixel 1x1 lazy lazyload loading grey gray")

// smallData is how long a data: URI may be and still be no picture: a
// transparent pixel takes 78 characters, a blurred preview some hundred.
const smallData = 1024

// placeholder reports whether an address is likely not the picture itself.
func placeholder(address string) bool {
	if strings.HasPrefix(address, "data:") {
		return len(address) < smallData
	}
	for word := range strings.FieldsFuncSeq(fileName(address), func(r rune) bool { return r == '-' || r == '_' || r == '.' }) {
		if placeholderWords[strings.ToLower(word)] {
			return true
		}
	}
	return false
}

// fileName is the last part of the path of an absolute address, decoded.
func fileName(address string) string {
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	_, address, _ = strings.Cut(address, "://")
	_, name, _ := strings.Cut(address, "/")
	if decoded, err := url.PathUnescape(name); err == nil {
		name = decoded
	}
	name = strings.TrimRight(name, "/")
	return name[strings.LastIndexByte(name, '/')+1:]
}

// maxData bounds one data: URI, in bytes.
const maxData = 1 << 20

// bitmap matches the only data: URIs that are written: pictures that cannot
// hold code, as SVG can.
var bitmap = regexp.MustCompile(`^(?i:data:image/(?:png|jpe?g|gif|webp|avif);base64,)[A-Za-z0-9+/]+=*$`)

// mediaURL makes the address of a picture absolute; "" for what is neither http,
// https nor a bitmap.
func mediaURL(p *page.Page, ref string) string {
	ref = stripControls(ref)
	if len(ref) >= 5 && strings.EqualFold(ref[:5], "data:") {
		if len(ref) > maxData || !bitmap.MatchString(ref) {
			return ""
		}
		return "data:" + ref[5:]
	}
	return p.Resolve(ref)
}
