package page

import (
	"strings"
	"unicode"
)

// IsBlockTag reports whether elements of this tag break the line when no computed
// style says otherwise: the block-level elements of HTML.
func IsBlockTag(tag string) bool {
	switch tag {
	case "html", "address", "article", "aside", "blockquote", "body", "center", "dd",
		"details", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form",
		"h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li",
		"main", "nav", "ol", "p", "pre", "section", "summary",
		"table", "caption", "tbody", "td", "tfoot", "th", "thead", "tr", "ul":
		return true
	}
	return false
}

// IsHeading reports whether a tag is one of h1 to h6.
func IsHeading(tag string) bool {
	return len(tag) == 2 && tag[0] == 'h' && '1' <= tag[1] && tag[1] <= '6'
}

// IsBlock reports whether element n breaks the line before and after itself: by
// its computed display where there is one, else by its tag or its role. A custom element breaks
// it where it does not stand in a line.
func (p *Page) IsBlock(n NodeID) bool {
	node := &p.Nodes[n]
	if node.Kind != Element {
		return false
	}
	if node.Style == NoStyle {
		switch d := node.DeclaredDisplay(); {
		case d == "block" || d == "flex" || d == "grid" || d == "table" || d == "list-item":
			return true
		case d == "inline":
			return false
		case IsBlockTag(node.Tag):
			return true
		case strings.IndexByte(node.Tag, '-') >= 0:
			return p.isBox(n)
		}
		means := node.Meaning()
		return IsBlockTag(means) && !IsHeading(means) // a span may be a heading among words
	}
	d := p.Styles[node.Style].Display
	if d == "none" || d == "contents" || d == "" || d == "math" || isInline(d) {
		return false
	}
	if d == formulaBlock && node.Tag != "math" {
		return false
	}
	if node.End-n == 1 && p.IsOut(n) {
		return false // a mark that is laid over the line: a star, the hand of a tooltip
	}
	return IsBlockTag(node.Tag) || !p.OnOnePoint(n) && !p.isInitial(n) && !p.isLetterBeside(n)
}

// DeclaredDisplay is the display that the style attribute of an element gives it, in small letters; ""
// where it gives none. As in CSS the last declaration counts, and an important one before others.
func (n *Node) DeclaredDisplay() string {
	display, important := "", false
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
		display = strings.ToLower(strings.TrimSpace(value))
	}
	return display
}

// formulaBlock is the display of a formula on lines of its own, and of every part of any formula,
// which breaks no line.
const formulaBlock = "block math"

// isInline reports whether elements of a display stand in a line.
func isInline(display string) bool {
	return strings.HasPrefix(display, "inline") || strings.HasPrefix(display, "ruby")
}

// initialLength is the most that an initial has, in bytes: a letter of any script, and a
// quotation mark before it.
const initialLength = 8

// isInitial reports whether element n is the first letter of the text right after it, as
// magazines set it, or its number: one that floats or is placed, so that browsers call it a
// block, with the text beside it. Between a number and the text there is white space.
func (p *Page) isInitial(n NodeID) bool {
	const nested = 3 // elements and texts
	node, next := &p.Nodes[n], p.Nodes[n].End
	if !p.Laid || next-n > nested || int(next) >= len(p.Nodes) {
		return false
	}
	after := &p.Nodes[next]
	if after.Hidden || after.Parent != node.Parent || after.Box.Y >= node.Box.Y+node.Box.H {
		return false
	}
	if after.Kind != Text && (after.Style == NoStyle || !isInline(p.Styles[after.Style].Display)) {
		return false
	}
	letters, digits := 0, 0
	for i := n; i < next; i++ {
		if text := p.Nodes[i].Text; len(text) > initialLength {
			return false
		} else if p.Nodes[i].Kind == Text {
			letters += strings.Count(strings.Map(onlyLetters, text), "") - 1
			digits += strings.Count(strings.Map(onlyDigits, text), "") - 1
		}
	}
	if letters == 0 && after.Kind == Text && strings.TrimLeftFunc(after.Text, unicode.IsSpace) != after.Text {
		return digits == 1 || digits == 2
	}
	return letters == 1 || letters == 2
}

// onlyLetters and onlyDigits are for strings.Map.
func onlyLetters(r rune) rune {
	if unicode.IsLetter(r) {
		return r
	}
	return -1
}

func onlyDigits(r rune) rune {
	if unicode.IsDigit(r) {
		return r
	}
	return -1
}

// IsOut reports whether element n is laid over the page, so that nothing makes room for it.
func (p *Page) IsOut(n NodeID) bool {
	style := p.Nodes[n].Style
	return style != NoStyle && (p.Styles[style].Position == "absolute" || p.Styles[style].Position == "fixed")
}

// OnOnePoint reports whether element n is laid over one CSS px of the page, as words for
// screen readers are that stand within a line.
func (p *Page) OnOnePoint(n NodeID) bool {
	node := &p.Nodes[n]
	if !p.Laid || node.Style == NoStyle || node.Box.W > 1 || node.Box.H > 1 {
		return false
	}
	return p.IsOut(n)
}
