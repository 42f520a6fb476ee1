package article

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// mdPlace is where inline Markdown stands: what escapes and breaks look like.
type mdPlace int

const (
	mdText mdPlace = iota // in a paragraph: lines may break
	mdLine                // in a heading: one line
	mdCell                // in a table: one line, and | ends it
)

// inlines is the Markdown of words and what stands among them, trimmed.
func (m *marker) inlines(kids []*piece, at mdPlace) string {
	w := &mdWriter{marker: m, at: at}
	w.pieces(kids)
	return strings.TrimSpace(w.String())
}

// mdWriter writes one run.
type mdWriter struct {
	*marker
	bytes.Buffer
	at    mdPlace
	link  bool            // in a link: no other may open
	style map[string]bool // emphasis that is open
	blank bool            // white space is due before the next word
	broke bool            // a line break is due before it
	begin bool            // a line break stood before the first word
	after rune            // what follows the run; 0: its end
	next  rune            // what follows the piece that is being written
}

// marks are the delimiters of emphasis.
var marks = map[string]string{
	"strong": "**", "b": "**", "em": "*", "i": "*", "cite": "*", "dfn": "*", "s": "~~", "del": "~~",
}

func (w *mdWriter) pieces(kids []*piece) {
	for i, k := range kids {
		if marks[k.tag] != "" || k.tag == "a" || len(k.kids) > 0 {
			w.next = w.after
			if r := firstRune(kids[i+1:]); r != 0 {
				w.next = r
			}
		}
		w.piece(k)
	}
}

// within is a writer for what is inside of a piece of w.
func (w *mdWriter) within() *mdWriter {
	return &mdWriter{marker: w.marker, at: w.at, link: w.link, style: w.style, after: w.next}
}

// firstRune is the first character of what is written of the pieces; 0 for none.
func firstRune(pieces []*piece) rune {
	for _, p := range pieces {
		switch {
		case p.tag == "#text" && p.text != "":
			r, _ := utf8.DecodeRuneInString(p.text)
			return r
		case p.tag == "br":
			return ' '
		case flowLeaves[p.tag] && p.tag != "wbr":
			return '!'
		}
		if r := firstRune(p.kids); r != 0 {
			return r
		}
	}
	return 0
}

func (w *mdWriter) piece(k *piece) {
	switch k.tag {
	case "#text":
		w.words(k.text)
	case "br":
		w.lineBreak()
	case "wbr", "svg", "math", "canvas", "audio", "video", "iframe", "img":
		w.leaf(k)
	case "a":
		w.anchor(k)
	case "code", "kbd", "samp":
		w.codeSpan(k)
	case "q":
		w.put("“")
		w.pieces(k.kids)
		w.WriteString("”")
	default:
		if ref := w.notes.refOf(k); ref != "" {
			w.put("[^" + ref + "]")
			return
		}
		w.emphasised(k)
	}
}

// put writes Markdown, after the white space that is due.
func (w *mdWriter) put(s string) {
	if s == "" {
		return
	}
	switch {
	case w.Len() == 0:
	case w.broke && w.at == mdCell:
		w.WriteString("<br>")
	case w.broke:
		w.WriteString("\\\n")
	case w.blank:
		w.WriteByte(' ')
	}
	w.blank, w.broke = false, false
	w.WriteString(s)
}

// ends reports what was written last.
func (w *mdWriter) ends(with string) bool { return bytes.HasSuffix(w.Bytes(), []byte(with)) }

// words writes text, white space collapsed and escaped.
func (w *mdWriter) words(text string) {
	for len(text) > 0 {
		if i := strings.IndexFunc(text, notBlank); i != 0 {
			w.blank = true
			if i < 0 {
				return
			}
			text = text[i:]
		}
		end := strings.IndexFunc(text, isBlank)
		if end < 0 {
			end = len(text)
		}
		w.put(escapeMarkdown(text[:end], w.at == mdCell))
		text = text[end:]
	}
}

// No-break spaces are words to a parser, and stay.
func isBlank(r rune) bool  { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }
func notBlank(r rune) bool { return !isBlank(r) }

// escapeMarkdown makes characters stand for themselves.
func escapeMarkdown(s string, cell bool) string {
	if !strings.ContainsAny(s, "\\`*_[]<&~|\x00") {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == 0:
			continue
		case strings.IndexByte("\\`*[]<~", c) >= 0, c == '|' && cell,
			c == '_' && !(i > 0 && i+1 < len(s) && isAlnum(s[i-1]) && isAlnum(s[i+1])):
			b.WriteByte('\\')
		case c == '&' && startsReference(s[i:]):
			b.WriteString("&amp;")
			continue
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func isAlnum(c byte) bool { return c >= 0x80 || c != '-' && c != '_' && isNameByte(c) }

// startsReference reports whether a parser would read s, which begins with &, as a
// character reference.
func startsReference(s string) bool {
	n := 1
	for n < len(s) && n < 40 && (s[n] == '#' || isAlnum(s[n])) {
		n++
	}
	return n > 1 && n < len(s) && s[n] == ';'
}

// lineStart escapes what a line must not begin with to remain part of a paragraph.
func lineStart(text string) string {
	lines := strings.Split(text, "\n")
	for i, l := range lines {
		lines[i] = startOfLine(strings.TrimLeft(l, " \t"))
	}
	return strings.Join(lines, "\n")
}

func startOfLine(l string) string {
	if l == "" {
		return l
	}
	switch c := l[0]; {
	case strings.IndexByte("#=>|", c) >= 0, strings.IndexByte("+-:", c) >= 0 && (len(l) == 1 || strings.IndexByte(" +-:|", l[1]) >= 0):
		return `\` + l
	}
	digits := len(l) - len(strings.TrimLeft(l, "0123456789"))
	if digits > 0 && digits < 10 && digits < len(l) && (l[digits] == '.' || l[digits] == ')') {
		return l[:digits] + `\` + l[digits:]
	}
	return l
}

// lineBreak breaks the line before the next word, if there is one.
func (w *mdWriter) lineBreak() {
	switch {
	case w.at == mdLine:
		w.blank = true
	case w.Len() == 0:
		w.begin = true
	default:
		w.broke = true
	}
}

// before makes due what stood before the first word inside of a piece, and after what
// stood behind its last.
func (w *mdWriter) before(inside *mdWriter) { w.broke = w.broke || inside.begin && w.Len() > 0 }
func (w *mdWriter) behind(inside *mdWriter) { w.blank, w.broke = inside.blank, inside.broke }

// emphasised writes what is inside, between delimiters where the element has some
// and a parser would see them as such.
func (w *mdWriter) emphasised(k *piece) {
	mark := marks[k.tag]
	if mark == "" || w.style[mark] {
		w.plain(k)
		return
	}
	inside := w.within()
	inside.style = map[string]bool{mark: true}
	for other := range w.style {
		inside.style[other] = true
	}
	inside.pieces(k.kids)
	text := inside.String()
	w.before(inside)
	if text == "" {
		w.blank = w.blank || inside.blank
		return
	}
	if startsBlank(k) {
		w.blank = true
	}
	before, next := rune(0), w.next
	if w.Len() > 0 {
		if before, _ = utf8.DecodeLastRune(w.Bytes()); w.blank || w.broke {
			before = ' '
		}
	}
	if inside.blank || inside.broke {
		next = ' '
	}
	w.put(emphasis(mark, text, before, next))
	w.behind(inside)
}

// plain writes what is inside of an element that has no mark of its own.
func (w *mdWriter) plain(k *piece) {
	outer := w.after
	w.after = w.next
	w.pieces(k.kids)
	w.after = outer
}

// startsBlank reports whether the first text in a piece begins with white space.
func startsBlank(p *piece) bool {
	for len(p.kids) > 0 {
		p = p.kids[0]
	}
	return p.tag == "#text" && p.text != "" && strings.IndexFunc(p.text, notBlank) != 0
}

// emphasis puts the delimiters around text, if between before and after they are
// left- and right-flanking (CommonMark 6.2); else it is the text alone, because
// delimiters that do not pair would stand there as characters.
func emphasis(mark, text string, before, after rune) string {
	first, _ := utf8.DecodeRuneInString(text)
	last, _ := utf8.DecodeLastRuneInString(text)
	opens := !isMark(first) || before == 0 || unicode.IsSpace(before) || isMark(before)
	closes := !isMark(last) || after == 0 || unicode.IsSpace(after) || isMark(after)
	delimiter := rune(mark[0])
	clash := before == delimiter || first == delimiter || last == delimiter
	if !opens || !closes || clash || strings.Contains(text, "\\\n") || unicode.IsSpace(first) || unicode.IsSpace(last) {
		return text
	}
	return mark + text + mark
}

// isMark reports what CommonMark calls punctuation.
func isMark(r rune) bool { return unicode.IsPunct(r) || unicode.IsSymbol(r) }

// codeSpan writes the text between backticks, more of them than it holds.
func (w *mdWriter) codeSpan(k *piece) {
	text := page.Norm(plainText(k))
	if text == "" {
		return
	}
	if startsBlank(k) {
		w.blank = true
	}
	fence := strings.Repeat("`", longestRun(text, '`')+1)
	if strings.HasPrefix(text, "`") || strings.HasSuffix(text, "`") {
		text = " " + text + " "
	}
	if w.at == mdCell {
		text = strings.ReplaceAll(text, "|", `\|`)
	}
	if w.ends("`") && !w.blank && !w.broke {
		w.blank = true // two spans would be one
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

// media are the pictures and films in a piece.
func (p *piece) media() []*piece {
	var list []*piece
	for _, k := range p.kids {
		if flowLeaves[k.tag] && k.tag != "br" && k.tag != "wbr" {
			list = append(list, k)
		}
		list = append(list, k.media()...)
	}
	return list
}
