package remake

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// withoutNames gives every name of a class or an element another one, and those that point
// to it.
func withoutNames(doc *html.Node, _ *rand.Rand) {
	for n := range doc.Descendants() {
		for i, a := range n.Attr {
			switch a.Key {
			case "class":
				n.Attr[i].Val = renamed("c", a.Val)
			case "id", "for", "aria-labelledby", "aria-describedby", "aria-controls", "headers":
				n.Attr[i].Val = renamed("i", a.Val)
			case "name":
				if n.Data == "a" {
					n.Attr[i].Val = renamed("i", a.Val)
				}
			case "href", "data-target", "data-bs-target":
				if len(a.Val) > 1 && a.Val[0] == '#' {
					n.Attr[i].Val = "#" + renamed("i", a.Val[1:])
				}
			}
		}
	}
}

// renamed is a list of names with a number in the place of each.
func renamed(prefix, names string) string {
	list := strings.Fields(names)
	for i, name := range list {
		h := fnv.New32a()
		h.Write([]byte(name))
		list[i] = fmt.Sprintf("%s%06x", prefix, h.Sum32()&0xffffff)
	}
	return strings.Join(list, " ")
}

// saying are attributes that say what an element is to programs.
var saying = []string{"itemprop", "itemtype", "itemscope", "itemid", "property", "typeof", "vocab", "rel"}

// withoutHead takes out what a page says of itself to programs. What says how it is encoded
// and laid out stays.
func withoutHead(doc *html.Node, _ *rand.Rand) {
	var gone []*html.Node
	for n := range doc.Descendants() {
		switch {
		case n.Data == "meta" && !attrIs(n, "charset", "") && !attrIs(n, "http-equiv", "") && !attrIs(n, "name", "viewport"),
			n.Data == "link",
			n.Data == "script" && strings.Contains(attr(n, "type"), "json"):
			gone = append(gone, n)
		default:
			n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return slices.Contains(saying, a.Key) })
		}
	}
	for _, n := range gone {
		if n.Parent != nil {
			n.Parent.RemoveChild(n)
		}
	}
}

// attrIs reports whether an element has an attribute, of that value, "" for any.
func attrIs(n *html.Node, key, value string) bool {
	return slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == key && (value == "" || a.Val == value) })
}

func attr(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// kept are attributes without which a page shows something else.
var kept = []string{"href", "src", "srcset", "alt", "colspan", "rowspan", "lang", "dir", "hidden", "open", "type", "name", "content", "property", "charset", "http-equiv", "rel", "shadowrootmode", "value", "start", "controls"}

// withoutAttributes leaves elements of the body what they show, and takes the rest.
func withoutAttributes(doc *html.Node, _ *rand.Rand) {
	for _, body := range elements(doc, "body") {
		for n := range body.Descendants() {
			if n.Namespace == "" && !hides(n) {
				n.Attr = slices.DeleteFunc(n.Attr, func(a html.Attribute) bool { return !slices.Contains(kept, a.Key) })
			}
		}
	}
}

// hides reports whether attributes of an element hide it from readers, or name what is hidden.
func hides(n *html.Node) bool {
	style := strings.ReplaceAll(strings.ToLower(attr(n, "style")), " ", "")
	return strings.Contains(style, "display:none") || strings.Contains(style, "visibility:hidden") || attrIs(n, "aria-hidden", "true") || attrIs(n, "hidden", "") || attrIs(n, "aria-controls", "")
}

// withoutAddresses takes the addresses of links, as pages have it whose scripts go elsewhere.
func withoutAddresses(doc *html.Node, _ *rand.Rand) {
	for _, n := range elements(doc, "a") {
		for i := range n.Attr {
			if n.Attr[i].Key == "href" && !strings.HasPrefix(n.Attr[i].Val, "#") {
				n.Attr[i].Val = "#"
			}
		}
	}
}
