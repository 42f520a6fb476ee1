package page

// IsUnread reports whether the text of an element of this tag is never a reader's.
func IsUnread(tag string) bool {
	switch tag {
	case "head", "script", "style", "template", "noscript":
		return true
	}
	return false
}

// Readable says of every node whether its text counts as text of the page: all that is
// not hidden. With hidden also what a style sheet hides counts, as in the papers that
// knew no style sheets, but never the head, scripts, styles, templates and noscript.
func Readable(p *Page, hidden bool) []bool {
	read := make([]bool, len(p.Nodes))
	for i := NodeID(0); i < NodeID(len(p.Nodes)); i++ {
		n := &p.Nodes[i]
		if IsUnread(n.Tag) {
			i = n.End - 1
			continue
		}
		read[i] = hidden || !n.Hidden
	}
	return read
}
