package flow

import (
	"slices"
	"strconv"
	"strings"

	"galley/page"
)

const (
	leastNumbers = 2   // lines that are numbered
	numberDigits = 6   // of the number of a line, at most
	numberNodes  = 4   // elements and texts that a number has, at most
	codeNodes    = 1e5 // of code that is looked through for numbers
)

// lineNumbers are the elements of code that number its lines, as programs that colour code write
// them: they count by one, are marked up alike, and each begins a line. Where there are other
// elements of that markup, none is a number.
func lineNumbers(p *page.Page, pre page.NodeID) []page.NodeID {
	if p.Nodes[pre].End-pre > codeNodes {
		return nil
	}
	var list []page.NodeID
	mark, last := "", 0
	begins := true // a line
	for i := pre + 1; i < p.Nodes[pre].End; i++ {
		n := &p.Nodes[i]
		switch {
		case n.Hidden:
		case n.Kind == page.Text:
			begins = strings.HasSuffix(n.Text, "\n") || begins && n.Text == ""
			continue
		case n.Tag == "br" || p.IsBlock(i):
			begins = true
		}
		if n.Kind != page.Element || n.Hidden {
			continue
		}
		own := n.Tag + " " + n.Attr("class")
		if len(list) > 0 && own != mark {
			continue
		}
		number, ok := lineNumber(p, i)
		switch {
		case !ok && len(list) == 0:
			continue
		case !ok, len(list) > 0 && number != last+1, !begins:
			if len(list) > 0 {
				return nil
			}
			continue
		}
		list, mark, last = append(list, i), own, number
		begins = strings.HasSuffix(p.Nodes[p.Nodes[i].End-1].Text, "\n")
		i = n.End - 1
	}
	if len(list) < leastNumbers {
		return nil
	}
	return list
}

// isNumber reports whether an element is the number of a line of the code that was read last.
func (b *builder) isNumber(n page.NodeID) bool {
	_, is := slices.BinarySearch(b.numbers, n)
	return is
}

// lineNumber is the number that is all that an element holds.
func lineNumber(p *page.Page, n page.NodeID) (number int, ok bool) {
	if p.Nodes[n].End-n > numberNodes {
		return 0, false
	}
	text := ""
	for i := n; i < p.Nodes[n].End; i++ {
		text += p.Nodes[i].Text
	}
	if text = strings.TrimSpace(text); text == "" || len(text) > numberDigits {
		return 0, false
	}
	number, err := strconv.Atoi(text)
	return number, err == nil && number >= 0
}
