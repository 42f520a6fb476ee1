package parse

import (
	"strings"
	"unicode"

	"galley/page"
)

// mostLinks is the share of its letters that a panel may have in links and buttons: less
// than this.
const mostLinks = 0.4

// fieldLetters is how many letters a panel of tabs has at least for each field to fill in.
const fieldLetters = 100

// isProse reports whether a subtree has text, most of it not in links and buttons, and
// letters enough for each of its fields to fill in; no fields where there must be none.
func (d *discloser) isProse(top page.NodeID, fields bool) bool {
	all, linked, filled := 0, 0, 0
	link := page.None // that the node is in, or button
	for n := top + 1; int(n) < len(d.nodes) && d.nodes[n].Parent >= top; n++ {
		node := &d.nodes[n]
		if node.Parent < link {
			link = page.None
		}
		switch {
		case node.Kind == page.Text:
			if page.IsUnread(d.nodes[node.Parent].Tag) {
				continue
			}
			count := letterCount(node.Text)
			if all += count; link != page.None {
				linked += count
			}
		case isField(node):
			if filled++; !fields {
				return false
			}
		case link == page.None && (isButton(node) || node.Tag == "a" && node.Attr("href") != ""):
			link = n
		}
	}
	return all > 0 && float64(linked) < mostLinks*float64(all) && all >= fieldLetters*filled
}

func isField(n *page.Node) bool {
	return n.Tag == "select" || n.Tag == "textarea" || n.Tag == "input" && !strings.EqualFold(n.Attr("type"), "hidden")
}

// letterCount counts letters and digits.
func letterCount(s string) (count int) {
	for _, r := range s {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			count++
		}
	}
	return count
}
