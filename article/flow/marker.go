package flow

import (
	"strings"
	"unicode/utf8"

	"galley/page"
)

// markerSize is the longest sign before an item that is written out, in bytes.
const markerSize = 8

// isMarker reports whether an element is the sign of the item that it begins, written out where the item
// has none by its style: a bullet, or in a list that counts its number. Lists have signs of their own in
// what is written.
func (b *builder) isMarker(n page.NodeID) bool {
	p := b.Page
	node := &p.Nodes[n]
	if node.Kind != page.Element || node.Parent == page.None || p.Nodes[node.Parent].Tag != "li" || node.End-n > 4 || b.top().piece.Node != node.Parent || len(b.top().piece.Kids) > 0 || b.run != nil {
		return false
	}
	text := p.ShortText(n)
	if text == "" || len(text) > markerSize || node.End >= p.Nodes[node.Parent].End {
		return false
	}
	if utf8.RuneCountInString(text) == 1 {
		return strings.Contains("•◦▪▫■□●○‣⁃∙·–—*-", text)
	}
	list := p.Nodes[p.Nodes[node.Parent].Parent].Tag
	number := strings.Trim(text, "().")
	return list == "ol" && number != text && number != "" && strings.Trim(number, "0123456789ivxlcIVXLC") == "" || list == "ol" && number != text && len(number) == 1
}
