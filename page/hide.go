package page

import "strings"

// unread reports whether the text of an element of this tag is never a reader's.
func unread(tag string) bool {
	switch tag {
	case "head", "script", "style", "template", "noscript":
		return true
	}
	return false
}

// hiddenByMarkup is what can be known of display: none without a browser. As in
// CSS the last declaration counts, and an important one before others.
func hiddenByMarkup(n *Node) bool {
	if _, ok := n.LookupAttr("hidden"); ok {
		return !streamed(n)
	}
	hidden, important := false, false
	for rest, more := n.Attr("style"), true; more; {
		var declaration string
		declaration, rest, more = strings.Cut(rest, ";")
		property, value, _ := strings.Cut(declaration, ":")
		if !strings.EqualFold(strings.TrimSpace(property), "display") {
			continue
		}
		value, priority, _ := strings.Cut(value, "!")
		if strings.EqualFold(strings.TrimSpace(priority), "important") {
			important = true
		} else if important {
			continue
		}
		hidden = strings.EqualFold(strings.TrimSpace(value), "none")
	}
	return hidden
}

// streamed reports whether an element is a part of a page that the server sent
// later and that React's script moves, without its hidden attribute, to where it
// belongs: <div hidden id="S:1f">.
func streamed(n *Node) bool {
	number, ok := strings.CutPrefix(n.Attr("id"), "S:")
	if !ok || n.Tag != "div" || number == "" {
		return false
	}
	return strings.Trim(number, "0123456789abcdef") == ""
}

// Readable says of every node whether its text counts as text of the page: all that is
// not hidden. With hidden also what a style sheet hides counts, as in the papers that
// knew no style sheets, but never the head, scripts, styles, templates and noscript.
func Readable(p *Page, hidden bool) []bool {
	read := make([]bool, len(p.Nodes))
	for i := NodeID(0); i < NodeID(len(p.Nodes)); i++ {
		n := &p.Nodes[i]
		switch n.Tag {
		case "head", "script", "style", "template", "noscript":
			i = n.End - 1
		default:
			read[i] = hidden || !n.Hidden
		}
	}
	return read
}
