package article

import (
	"strings"

	"galley/page"
)

// code writes a fenced block with its language.
func (m *markdownWriter) code(p *piece) {
	text := strings.TrimRight(codeText(p), "\n")
	if text == "" {
		return
	}
	fence := strings.Repeat("`", max(3, longestRun(text, '`')+1))
	m.apart()
	m.line(fence + codeLanguage(m.p, p.node))
	for l := range strings.SplitSeq(text, "\n") {
		m.out.WriteString(m.startOfLine() + strings.TrimRight(l, "\r") + "\n")
	}
	m.line(fence)
}

// codeSpan writes the text between backticks, more of them than it holds.
func (w *inlineWriter) codeSpan(k *piece) {
	text := page.Norm(plainText(k))
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
	for _, leaf := range k.media() {
		w.leaf(leaf)
	}
}

// plainText is the text of a piece as it stands.
func plainText(p *piece) string {
	if p.tag == "#text" {
		return p.text
	}
	var b strings.Builder
	for _, k := range p.kids {
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
