package markdown

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/flow"
)

// inlinePlace is where inline Markdown stands: what escapes and breaks look like.
type inlinePlace int

const (
	inParagraph inlinePlace = iota // in a paragraph: lines may break
	inHeading                      // in a heading: one line
	inCell                         // in a table: one line, and | ends it
)

// inlines is the Markdown of words and what stands among them, trimmed.
func (m *writer) inlines(kids []*flow.Piece, at inlinePlace) string {
	w := &inlineWriter{writer: m, at: at}
	w.pieces(kids)
	return strings.TrimSpace(w.String())
}

// inlineWriter writes one run.
type inlineWriter struct {
	*writer
	bytes.Buffer
	at           inlinePlace
	link         bool            // in a link: no other may open
	style        map[string]bool // emphasis that is open
	spaceDue     bool            // white space is due before the next word
	breakDue     bool            // a line break is due before it
	leadingBreak bool            // a line break stood before the first word
	after        rune            // what follows the run; 0: its end
	next         rune            // what follows the piece that is being written
}

func (w *inlineWriter) pieces(kids []*flow.Piece) {
	for i, k := range kids {
		if emphasisMarks[k.Tag] != "" || k.Tag == "a" || len(k.Kids) > 0 {
			w.next = w.after
			if r := firstRune(kids[i+1:]); r != 0 {
				w.next = r
			}
		}
		w.piece(k)
	}
}

// within is a writer for what is inside of a piece of w.
func (w *inlineWriter) within() *inlineWriter {
	return &inlineWriter{writer: w.writer, at: w.at, link: w.link, style: w.style, after: w.next}
}

// firstRune is the first character of what is written of the pieces; 0 for none.
func firstRune(pieces []*flow.Piece) rune {
	for _, p := range pieces {
		switch {
		case p.Tag == "#text" && p.Text != "":
			r, _ := utf8.DecodeRuneInString(p.Text)
			return r
		case p.Tag == "br":
			return ' '
		case flow.Leaves[p.Tag] && p.Tag != "wbr":
			return '!'
		}
		if r := firstRune(p.Kids); r != 0 {
			return r
		}
	}
	return 0
}

func (w *inlineWriter) piece(k *flow.Piece) {
	switch k.Tag {
	case "#text":
		w.text(k.Node, k.Text)
	case "br":
		w.lineBreak()
	case "wbr", "svg", "math", "canvas", "audio", "video", "iframe", "embed", "object", "input", "img":
		w.leaf(k)
	case "a":
		w.anchor(k)
	case "code", "kbd", "samp":
		w.codeSpan(k)
	case "q", "rt":
		opening, closing := flow.Marks(w.p, k.Node, k.Tag)
		w.put(opening)
		w.pieces(k.Kids)
		w.WriteString(closing)
	default:
		if ref := w.notes.refOf(k); ref != "" {
			w.put("[^" + ref + "]")
			return
		}
		w.emphasised(k)
	}
}

// put writes Markdown, after the white space that is due.
func (w *inlineWriter) put(s string) {
	if s == "" {
		return
	}
	switch {
	case w.Len() == 0:
	case w.breakDue && w.at == inCell:
		w.WriteString("<br>")
	case w.breakDue:
		if w.endsAddress() {
			w.WriteByte(' ') // else the backslash is part of it where bare addresses are links
		}
		w.WriteString("\\\n")
	case w.spaceDue:
		w.WriteByte(' ')
	}
	w.spaceDue, w.breakDue = false, false
	w.WriteString(s)
}

// endsAddress reports whether the last word looks like a bare address.
func (w *inlineWriter) endsAddress() bool {
	last := w.Bytes()
	last = last[bytes.LastIndexAny(last, " \n")+1:]
	return bytes.Contains(last, []byte("://")) || bytes.Contains(last, []byte("www."))
}

// ends reports what was written last.
func (w *inlineWriter) ends(with string) bool { return bytes.HasSuffix(w.Bytes(), []byte(with)) }

// words writes text, white space collapsed and escaped.
func (w *inlineWriter) words(text string) {
	for len(text) > 0 {
		if i := strings.IndexFunc(text, notBlank); i != 0 {
			w.spaceDue = true
			if i < 0 {
				return
			}
			text = text[i:]
		}
		end := strings.IndexFunc(text, isBlank)
		if end < 0 {
			end = len(text)
		}
		w.put(escapeWord(text[:end], w.at == inCell))
		text = text[end:]
	}
}

// No-break spaces are words to a parser, and stay.
func isBlank(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

func notBlank(r rune) bool { return !isBlank(r) }

// lineBreak breaks the line before the next word, if there is one.
func (w *inlineWriter) lineBreak() {
	switch {
	case w.at == inHeading:
		w.spaceDue = true
	case w.Len() == 0:
		w.leadingBreak = true
	default:
		w.breakDue = true
	}
}

// enter makes due what stood before the first word inside of piece k, of which text is
// written, and reports whether there is any.
func (w *inlineWriter) enter(inside *inlineWriter, k *flow.Piece, text string) bool {
	w.breakDue = w.breakDue || inside.leadingBreak && w.Len() > 0
	if text == "" {
		w.spaceDue = w.spaceDue || inside.spaceDue
		return false
	}
	w.spaceDue = w.spaceDue || startsBlank(k)
	return true
}

// leave makes due what stood behind the last word inside of a piece.
func (w *inlineWriter) leave(inside *inlineWriter) {
	w.spaceDue, w.breakDue = inside.spaceDue, inside.breakDue
}

// plain writes what is inside of an element that has no mark of its own.
func (w *inlineWriter) plain(k *flow.Piece) {
	outer := w.after
	w.after = w.next
	w.pieces(k.Kids)
	w.after = outer
}
