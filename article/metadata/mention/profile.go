package mention

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"galley/page"
)

// IsPageOf reports whether a text is a name in a link to the page of that person: the last step of
// its address has the name in it, as addresses are written. Behind it may stand a role.
func (r *Reader) IsPageOf(n page.NodeID, name string) bool {
	node := &r.p.Nodes[r.p.Nodes[n].Parent]
	path, _, _ := strings.Cut(strings.Trim(node.Attr("href"), "/"), "?")
	at := strings.LastIndexByte(path, '/')
	return node.Tag == "a" && at >= 0 && !IsTopicAddress(node.Attr("href")) && strings.Contains(path[at+1:], slugOf(name))
}

// slugOf is a name as addresses have it: small letters without accents, and hyphens.
func slugOf(name string) string {
	plain := strings.Map(func(c rune) rune {
		if unicode.Is(unicode.Mn, c) {
			return -1
		}
		return c
	}, norm.NFD.String(page.Fold(name)))
	return strings.Join(strings.Fields(plain), "-")
}
