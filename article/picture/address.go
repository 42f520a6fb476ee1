package picture

import (
	"path"
	"strings"

	"golang.org/x/net/html"

	"galley/article/allowlist"
	"galley/page"
)

// lazyAttrs hold the address of a picture that a script loads when it comes into
// view, most common first.
var lazyAttrs = []string{
	"data-src", "data-original", "data-lazy-src", "data-lazy", "data-original-src",
	"srcset", "data-srcset", "data-lazy-srcset",
}

// URL is the address of the picture that img n shows: what the browser chose,
// unless that is a placeholder for what a script had yet to load. "" when it has
// none that may be written.
func URL(p *page.Page, n page.NodeID) string {
	node := &p.Nodes[n]
	shown := allowlist.MediaURL(p, node.Src)
	if shown == "" {
		shown = allowlist.MediaURL(p, node.Attr("src"))
	}
	if shown != "" && !IsPlaceholder(shown) {
		return shown
	}
	for _, name := range lazyAttrs {
		if u := lazyURL(p, node, name); u != "" && !IsPlaceholder(u) {
			return u
		}
	}
	if parent := node.Parent; parent != page.None && p.Nodes[parent].Tag == "picture" {
		if u := sourceURL(p, parent); u != "" {
			return u
		}
	}
	if u := dataURL(p, node); u != "" {
		return u
	}
	if u := noscriptURL(p, n); u != "" {
		return u
	}
	return shown
}

// dataURL is the address of a picture in any other attribute for scripts.
func dataURL(p *page.Page, node *page.Node) string {
	for _, a := range node.Attrs {
		if !strings.HasPrefix(a.Name, "data-") {
			continue
		}
		value := a.Value
		if strings.HasSuffix(a.Name, "srcset") {
			value = firstCandidate(value)
		}
		if u := p.Resolve(allowlist.StripControls(value)); u != "" && IsFile(u) && !IsPlaceholder(u) {
			return u
		}
	}
	return ""
}

// pictureFiles are the endings of the files of pictures.
var pictureFiles = allowlist.Set("jpg jpeg png gif webp avif")

// IsFile reports whether an address ends like the file of a bitmap.
func IsFile(u string) bool {
	u, _, _ = strings.Cut(u, "?")
	return pictureFiles[strings.ToLower(u[strings.LastIndexByte(u, '.')+1:])]
}

// maxNoscript bounds what is read of a noscript element, in bytes.
const maxNoscript = 16 << 10

// noscriptURL is the address of the picture that a noscript element after an img, or
// after the picture element around it, has for readers without scripts.
func noscriptURL(p *page.Page, n page.NodeID) string {
	const near = 8 // nodes after the picture
	for i := p.Nodes[n].End; i < min(p.Nodes[n].End+near, page.NodeID(len(p.Nodes))); i++ {
		node := &p.Nodes[i]
		if node.Tag == "img" {
			break
		}
		if node.Tag != "noscript" || i+1 >= node.End || len(p.Nodes[i+1].Text) > maxNoscript {
			continue
		}
		tokens := html.NewTokenizer(strings.NewReader(p.Nodes[i+1].Text))
		for tokens.Next() != html.ErrorToken {
			t := tokens.Token()
			if t.Data != "img" || t.Type == html.EndTagToken {
				continue
			}
			for _, a := range t.Attr {
				if u := allowlist.MediaURL(p, a.Val); a.Key == "src" && u != "" && !IsPlaceholder(u) {
					return u
				}
			}
		}
		break
	}
	return ""
}

// Is reports whether n is an img, or a custom element that stands for one: it
// has nothing in it and its src is the file of a bitmap.
func Is(p *page.Page, n page.NodeID) bool {
	node := &p.Nodes[n]
	if node.Tag == "img" {
		return true
	}
	if !strings.Contains(node.Tag, "-") || p.Laid {
		return false // a browser shows what is in it
	}
	u := p.Resolve(allowlist.StripControls(node.Attr("src")))
	return u != "" && IsFile(u)
}

// maxSources bounds how many sources of a picture are asked.
const maxSources = 16

// sourceURL is the address in the first source of a picture that has one.
func sourceURL(p *page.Page, picture page.NodeID) string {
	asked := 0
	for c := range p.Children(picture) {
		if p.Nodes[c].Tag == "source" {
			for _, name := range [2]string{"srcset", "data-srcset"} {
				if u := lazyURL(p, &p.Nodes[c], name); u != "" && !IsPlaceholder(u) {
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
	return allowlist.MediaURL(p, value)
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
var placeholderWords = allowlist.Set("blank spacer placeholder transparent pixel 1x1 lazy lazyload loading grey gray")

// smallData is how long a data: URI may be and still be no picture: a
// transparent pixel takes 78 characters, a blurred preview some hundred.
const smallData = 1024

// IsPlaceholder reports whether an address is likely not the picture itself.
func IsPlaceholder(address string) bool {
	if strings.HasPrefix(address, "data:") {
		return len(address) < smallData
	}
	for word := range strings.FieldsFuncSeq(lastParts(address), func(r rune) bool { return r == '-' || r == '_' || r == '.' || r == '/' }) {
		if placeholderWords[strings.ToLower(word)] {
			return true
		}
	}
	return false
}

// lastParts are the last two parts of the path of an absolute address.
func lastParts(address string) string {
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	_, address, _ = strings.Cut(address, "://")
	_, name, _ := strings.Cut(address, "/")
	dir, file := path.Split(strings.TrimRight(name, "/"))
	return path.Join(path.Base(dir), file)
}
