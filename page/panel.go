package page

import (
	"strings"
	"unicode"
)

// mostLinks is the share of its letters that a panel may have in links and buttons: less
// than this.
const mostLinks = 0.4

// isProse reports whether a subtree has text, most of it not in links and buttons, and no
// fields to fill in.
func (d *discloser) isProse(top NodeID) bool {
	all, linked := 0, 0
	link := None // that the node is in, or button
	for n := top + 1; int(n) < len(d.nodes) && d.nodes[n].Parent >= top; n++ {
		node := &d.nodes[n]
		if node.Parent < link {
			link = None
		}
		switch {
		case node.Kind == Text:
			if unread(d.nodes[node.Parent].Tag) {
				continue
			}
			count := letterCount(node.Text)
			if all += count; link != None {
				linked += count
			}
		case isField(node):
			return false
		case link == None && (node.Tag == "button" || node.Tag == "a" && node.Attr("href") != "" || node.Attr("role") == "button"):
			link = n
		}
	}
	return all > 0 && float64(linked) < mostLinks*float64(all)
}

func isField(n *Node) bool {
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
