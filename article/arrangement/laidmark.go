package arrangement

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/layout"
	"galley/article/plan"
	"galley/article/sheet"
	"galley/page"
)

// Bounds of a large quotation mark that lies behind the words of a quotation: its characters, and how far, in CSS px,
// its line, which is empty for the most part, may reach out of the box.
const (
	mostMarks   = 2
	mostMarkOut = 48
	largeMark   = 2.5 // type sizes of the words
)

// isLaidMark reports whether child has a sign without letters, such as a quotation mark, that a style sheet lays
// over a corner of n, much larger than the words there.
func isLaidMark(pl *plan.Plan, n, child page.NodeID) bool {
	p := pl.Page
	node, around := &p.Nodes[child], p.Nodes[n].Box
	if node.Kind != page.Element || node.Hidden || pl.Nodes[child].Do != plan.Write || !sheet.Known(p, node.Style) || node.End != child+2 || p.Nodes[child+1].Kind != page.Text {
		return false
	}
	style, box := &p.Styles[node.Style], node.Box
	mark := strings.TrimSpace(p.Nodes[child+1].Text)
	if style.Position != "absolute" || style.FontSize < largeMark*p.StyleOf(n).FontSize || mark == "" || utf8.RuneCountInString(mark) > mostMarks ||
		strings.ContainsFunc(mark, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) {
		return false
	}
	return max(box.W, box.H) <= plan.SignSide && box.X >= around.X-sheet.BodyPadding && box.Right() <= around.Right() && box.Y >= around.Y-mostMarkOut &&
		box.Bottom() <= around.Bottom()+mostMarkOut && !layout.Turned(p, child)
}
