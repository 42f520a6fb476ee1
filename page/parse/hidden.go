package parse

import (
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"galley/page"
)

// hiddenByMarkup is what can be known of display: none without a browser.
func hiddenByMarkup(n *page.Node) bool {
	if _, ok := n.LookupAttr("hidden"); ok {
		return !streamed(n)
	}
	return n.DeclaredDisplay() == "none"
}

// hiddenByTag reports whether browsers show no element of such a tag: the title of a document that stands in its
// body once more, and what a field suggests. The only title is one wherever it stands. Titles of drawings are
// words to the networks, which were fitted to them.
func (f *flattener) hiddenByTag(n *html.Node) bool {
	switch {
	case n.Data == "title" && n.Namespace == "":
		first := !f.titled
		f.titled = true
		return !first && (n.Parent == nil || n.Parent.DataAtom != atom.Head)
	case n.Data == "datalist":
		return true
	}
	return false
}

// streamed reports whether an element is a part of a page that the server sent
// later and that React's script moves, without its hidden attribute, to where it
// belongs: <div hidden id="S:1f">.
func streamed(n *page.Node) bool {
	number, ok := strings.CutPrefix(n.Attr("id"), "S:")
	if !ok || n.Tag != "div" || number == "" {
		return false
	}
	return strings.Trim(number, "0123456789abcdef") == ""
}
