package page

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// SetApart puts a blank between elements that stand in one line without any, where a style
// sheet sets them apart: a row of labels, links or choices, a name and a price. Without
// styles two words would be one. It is called before Link.
func (p *Page) SetApart() {
	before, texts := None, 0 // the last text of the line, and how many it has
	for i := range p.Nodes {
		node := &p.Nodes[i]
		switch {
		case node.Hidden || IsBlockTag(node.Tag) || node.Tag == "br":
			before, texts = None, 0
		case node.Kind != Text || node.Text == "":
		case IsUnread(p.Nodes[node.Parent].Tag):
		default:
			if before != None && (p.areApart(before, NodeID(i)) || texts == 1 && p.numbersParagraph(before, NodeID(i))) {
				p.Nodes[before].Text += " "
			}
			before, texts = NodeID(i), texts+1
		}
	}
}

// numbersParagraph reports whether a text is all of a span with a class and a number, and the one right behind it begins with a
// word in capitals: editions count their paragraphs in the margin so, and journals their references. Figures alone stand
// before the text of the element around.
func (p *Page) numbersParagraph(number, after NodeID) bool {
	span := p.Nodes[number].Parent
	if p.Nodes[span].Tag != "span" || p.Nodes[span].Attr("class") == "" || number != span+1 || p.Nodes[after].Parent == span {
		return false
	}
	figures := strings.TrimRight(p.Nodes[number].Text, ".)]")
	if figures == p.Nodes[number].Text && p.Nodes[after].Parent != p.Nodes[span].Parent {
		return false
	}
	figures = strings.TrimLeft(figures, "[(")
	if figures == "" || len(figures) > numberDigits || strings.Trim(figures, "0123456789") != "" {
		return false
	}
	first, size := utf8.DecodeRuneInString(p.Nodes[after].Text)
	second, _ := utf8.DecodeRuneInString(p.Nodes[after].Text[size:])
	return unicode.IsUpper(first) && unicode.IsLower(second)
}

// numberDigits is how many figures the number of a paragraph or a reference has at most.
const numberDigits = 4

// areApart reports whether two texts in a row are of elements that are set apart.
func (p *Page) areApart(before, after NodeID) bool {
	last, size := utf8.DecodeLastRuneInString(p.Nodes[before].Text)
	first, width := utf8.DecodeRuneInString(p.Nodes[after].Text)
	if !isWordRune(last) || !isWordRune(first) {
		return false
	}
	b := p.topBelow(after, before)
	a := p.childOn(before, p.Nodes[b].Parent)
	switch {
	case a == None || !p.isItem(a) || !p.isItem(b):
		return false
	case p.areChoices(a, b):
		return true
	case size == len(p.Nodes[before].Text) || width == len(p.Nodes[after].Text):
		return false // an initial, a sign, a figure of a clock
	}
	// A capital begins a word, and figures in a row of equal elements are two numbers.
	small := unicode.IsLower(last) || unicode.IsDigit(last)
	figure := unicode.IsDigit(last) || unicode.IsDigit(first)
	return small && unicode.IsUpper(first) || figure && p.Nodes[a].Attr("class") == p.Nodes[b].Attr("class")
}

// topBelow is the highest element around n that begins after another node.
func (p *Page) topBelow(n, other NodeID) NodeID {
	for up := p.Nodes[n].Parent; up > other; up = p.Nodes[n].Parent {
		n = up
	}
	return n
}

// childOn is the child of an element on the way to n; None where a line ends in between.
func (p *Page) childOn(n, parent NodeID) NodeID {
	for p.Nodes[n].Parent != parent {
		if n = p.Nodes[n].Parent; n <= parent || IsBlockTag(p.Nodes[n].Tag) {
			return None
		}
	}
	return n
}

// isItem reports whether a node is an element that may be one of a row: its tag, or a class
// that a style sheet may know, says more than how a part of a word is set. In code classes
// are for colours.
func (p *Page) isItem(n NodeID) bool {
	switch p.Nodes[n].Tag {
	case "option", "a", "button", "label", "time":
		return true
	case "", "sup", "sub", "svg", "math", "wbr", "font", "rt", "rp":
		return false
	}
	if p.Nodes[n].Attr("class") == "" {
		return false
	}
	for up := p.Nodes[n].Parent; up != None; up = p.Nodes[up].Parent {
		switch tag := p.Nodes[up].Tag; {
		case tag == "pre", tag == "code", tag == "svg", tag == "math":
			return false
		case IsBlockTag(tag) && tag != "div":
			return true
		}
	}
	return true
}

// areChoices reports whether two elements are of one row whatever they say: controls and
// their like, links to different pages.
func (p *Page) areChoices(a, b NodeID) bool {
	one, other := &p.Nodes[a], &p.Nodes[b]
	if one.Tag != other.Tag {
		return false
	}
	switch one.Tag {
	case "option", "button", "label", "time":
		return true
	case "a":
		return one.Attr("href") != other.Attr("href")
	}
	return false
}
