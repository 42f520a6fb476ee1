package markdown

import (
	"strings"
	"unicode/utf8"

	"galley/article/flow"
	"galley/page"
)

// code writes a fenced block with its language.
func (m *writer) code(p *flow.Piece) {
	text := strings.TrimRight(flow.CodeText(p), "\n")
	if text == "" {
		return
	}
	fence := strings.Repeat("`", max(3, longestRun(text, '`')+1))
	m.apart()
	m.line(fence + flow.CodeLanguage(m.p, p.Node))
	for l := range strings.SplitSeq(text, "\n") {
		m.out.WriteString(m.startOfLine() + strings.TrimRight(l, "\r") + "\n")
	}
	m.line(fence)
}

// codeSpan writes the text between backticks, more of them than it holds.
func (w *inlineWriter) codeSpan(k *flow.Piece) {
	said := plainText(k)
	text := page.Norm(said)
	if text == "" {
		return
	}
	if startsBlank(k) {
		w.spaceDue = true
	}
	fence := strings.Repeat("`", longestRun(text, '`')+1)
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") {
		text = " " + text + " "
	}
	if w.at == inCell {
		text = strings.ReplaceAll(text, "|", `\|`)
	}
	if w.ends("`") && !w.spaceDue && !w.breakDue {
		w.spaceDue = true // two spans would be one
	}
	w.put(fence + text + fence)
	if last, _ := utf8.DecodeLastRuneInString(said); !notBlank(last) {
		w.spaceDue = true
	}
	for _, leaf := range mediaIn(k) {
		w.leaf(leaf)
	}
}

// plainText is the text of a piece as it stands.
func plainText(p *flow.Piece) string {
	if p.Tag == "#text" {
		return p.Text
	}
	var b strings.Builder
	for _, k := range p.Kids {
		b.WriteString(plainText(k))
	}
	return b.String()
}

func longestRun(s string, c byte) int {
	most, n := 0, 0
	for i := range len(s) {
		if s[i] != c {
			n = 0
			continue
		}
		n++
		most = max(most, n)
	}
	return most
}

// codeMarks is text as a code span, whose marks are longer than those in it.
func codeMarks(text string) string {
	marks := "`"
	for strings.Contains(text, marks) {
		marks += "`"
	}
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") {
		text = " " + text + " "
	}
	return marks + text + marks
}
