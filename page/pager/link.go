package pager

import (
	"slices"
	"strings"
	"unicode"

	"galley/date"
	"galley/page"
)

// link is a link of the page to its own host.
type link struct {
	address
	node   page.NodeID
	href   string
	number int  // that its words say, 0: none
	worded bool // there is a word beside the number
	next   bool // its relation is next
}

// maxBehind is how many words may stand between the end of a text and its pager. Behind more there
// are comments with a pager of their own, or other articles.
const maxBehind = 80

// Bounds of a link to a page by its number.
const (
	maxNodes  = 12 // in the link
	maxLetter = 16 // letters beside the number, as in "Page 2"
)

// linksOf are the links to the host of the page's own addresses, or of these those that say a number
// or are of the relation next, up to those that stand far behind the text that ends at a node.
func linksOf(p *page.Page, own []address, end page.NodeID, saying bool) (list []link) {
	behind := 0 // words since the end of the text
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind == page.Text && page.NodeID(i) >= end && !n.Hidden {
			behind += page.CountWords(n.Text)
		}
		if behind > maxBehind {
			break
		}
		if n.Tag != "a" && n.Tag != "link" {
			continue
		}
		l := link{node: page.NodeID(i), next: slices.ContainsFunc(strings.Fields(n.Attr("rel")), func(r string) bool { return strings.EqualFold(r, "next") })}
		if n.Tag == "a" && n.End-page.NodeID(i) <= maxNodes {
			l.number, l.worded = numberIn(said(p, page.NodeID(i)))
		}
		if saying && !l.next && l.number == 0 {
			continue
		}
		l.href, _, _ = strings.Cut(p.Resolve(n.Attr("href")), "#")
		var ok bool
		if l.address, ok = parseAddress(l.href); ok && l.host == own[0].host {
			list = append(list, l)
		}
	}
	return list
}

// said are the words of a link; what screen readers are told where it has none.
func said(p *page.Page, n page.NodeID) string {
	var text strings.Builder
	for i := n; i < p.Nodes[n].End; i++ {
		if p.Nodes[i].Kind == page.Text {
			text.WriteString(p.Nodes[i].Text)
			text.WriteByte(' ')
		}
	}
	if shown := strings.TrimSpace(text.String()); shown != "" {
		return shown
	}
	return p.Nodes[n].Attr("aria-label")
}

// numberIn is the one number that a short text says, in digits of any script, and whether there
// are letters beside it; 0 where it says none or several.
func numberIn(text string) (number int, worded bool) {
	letters, digits := 0, 0
	ended := false // after the number
	last := ' '
	for _, r := range text {
		if isSpaced(last) && unicode.IsDigit(r) || unicode.IsDigit(last) && isSpaced(r) {
			return 0, false // as in v2
		}
		last = r
		switch {
		case unicode.IsDigit(r):
			if ended || digits == 4 {
				return 0, false
			}
			number, digits = 10*number+int(date.Digit(r)), digits+1
		case unicode.IsLetter(r):
			letters++
			ended = ended || digits > 0
		default:
			ended = ended || digits > 0
		}
	}
	if digits == 0 || letters > maxLetter {
		return 0, false
	}
	return number, letters > 0
}

// isSpaced reports a letter of a script that has blanks between words.
func isSpaced(r rune) bool {
	return unicode.IsLetter(r) && !unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul, unicode.Thai)
}
