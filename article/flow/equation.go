package flow

import (
	"strings"
	"unicode"

	"galley/page"
)

const (
	equationNodes  = 4000 // of a table that sets formulas, at most
	equationNumber = 12   // bytes of the number of a formula, at most
)

// isEquation reports whether a table only puts formulas in their place, with their numbers beside them.
func isEquation(p *page.Page, table page.NodeID) bool {
	node := &p.Nodes[table]
	if node.End-table > equationNodes {
		return false
	}
	formulas := 0
	for i := table + 1; i < node.End; i++ {
		n := &p.Nodes[i]
		switch {
		case n.Hidden:
			i = n.End - 1
		case n.Tag == "math" || p.MathOf(i) != page.None || PictureTeX(n) != "":
			formulas++
			i = n.End - 1
		case n.Tag == "th", n.Tag == "caption", n.Tag == "img", n.Tag == "table":
			return false
		case n.Kind == page.Text && !page.IsBlank(n.Text) && !isEquationNumber(n.Text):
			return false
		}
	}
	return formulas > 0
}

// isEquationNumber reports whether a text is the number of a formula, in brackets, or a stop behind it.
func isEquationNumber(text string) bool {
	text = strings.TrimSpace(text)
	inside := strings.Trim(text, "()[]（）")
	if len(text) > equationNumber || strings.IndexFunc(inside, unicode.IsSpace) >= 0 {
		return false
	}
	return inside != text || strings.Trim(text, ".,;") == ""
}

// inEquation looks through what is in a table that only sets formulas: each row is a line. It reports
// whether n is part of such a table.
func (b *builder) inEquation(n page.NodeID, tag string) bool {
	switch {
	case n < b.equation:
	case tag == "table" && isEquation(b.Page, n):
		b.endRun()
		b.equation = b.Page.Nodes[n].End
		top := *b.top()
		b.open = append(b.open, openPiece{end: b.equation, piece: top.piece, kind: top.kind, depth: top.depth})
		return true
	default:
		return false
	}
	switch {
	case tag == "tr":
		b.endRun()
	case tag == "td" && b.run != nil:
		b.addWords(n, " ")
	}
	switch tag {
	case "tr", "td", "tbody", "thead", "tfoot", "colgroup", "col":
		return true
	}
	return false
}
