package markdown

import (
	"strings"

	"galley/article/flow"
	"galley/article/plan"
	"galley/page"
)

// Source is what Markdown is written of.
type Source struct {
	Plan     *plan.Plan
	Flow     *flow.Flow
	Line     flow.Line                // of the head
	Front    bool                     // there is front matter, which has the head
	ImageURL func(page.NodeID) string // the address of an img
	Address  func(url string) string  // what is written for the address of a picture
}

// Of is an article as CommonMark with the tables and footnotes of GitHub, without front
// matter. Nothing of the page becomes markup: its words are escaped, its addresses are those
// that the other formats write. It ends with one line break.
func Of(src Source) string {
	m := newWriter(src)
	if src.Flow.Title != nil {
		m.block(src.Flow.Title)
	}
	m.inside(src.Flow.Body)
	m.writeNotes()
	return strings.TrimRight(m.out.String(), "\n") + "\n"
}

func newWriter(src Source) *writer {
	return &writer{src: src, p: src.Plan.Page, plan: src.Plan, notes: footnotesOf(src.Plan, src.Flow), places: src.Flow.Places(src.Plan)}
}

// writer writes a flow as Markdown.
type writer struct {
	src    Source
	p      *page.Page
	plan   *plan.Plan
	out    strings.Builder
	prefix string // of every line: quotes and lists around
	first  string // of the next line in place of prefix; empty: prefix
	tight  bool   // no blank line before the next block
	begun  bool   // something was written
	other  bool   // a list takes the other mark, to be apart from the one before it
	notes  footnotes
	noting bool                 // notes are written
	places map[page.NodeID]bool // that are written: links to them are words
}

// line writes one line of Markdown.
func (m *writer) line(text string) {
	m.out.WriteString(strings.TrimRight(m.startOfLine()+text, " ") + "\n")
	m.begun = true
}

// startOfLine is what the next line begins with.
func (m *writer) startOfLine() string {
	if first := m.first; first != "" {
		m.first = ""
		return first
	}
	return m.prefix
}

// indented writes a block whose first line begins with first and the others with rest,
// after what stands around it.
func (m *writer) indented(first, rest string, write func()) {
	outer := m.prefix
	m.first, m.prefix = m.startOfLine()+first, outer+rest
	write()
	m.first, m.prefix = "", outer
}

// apart begins a block: a blank line stands before it, unless a list marker does.
func (m *writer) apart() {
	if m.begun && m.first == "" && !m.tight {
		m.out.WriteString(strings.TrimRight(m.prefix, " ") + "\n")
	}
	m.tight = false
}

// paragraph writes text, which may hold line breaks, as a block.
func (m *writer) paragraph(text string) {
	if text == "" {
		return
	}
	m.apart()
	for l := range strings.SplitSeq(text, "\n") {
		m.line(l)
	}
}

// inside writes the children of a block, a blank line between them.
func (m *writer) inside(p *flow.Piece) { m.children(p, nil) }

// children writes the children of a block. tight says before which of them no blank
// line stands.
func (m *writer) children(p *flow.Piece, tight func(i int, k *flow.Piece) bool) {
	other := false
	for i, k := range p.Kids {
		if tight != nil {
			m.tight = tight(i, k)
		}
		other = i > 0 && k.Tag == p.Kids[i-1].Tag && !other
		m.other = other
		m.block(k)
	}
}

func (m *writer) block(p *flow.Piece) {
	if m.notes.isNote(p) || m.notes.moved[p] && !m.noting {
		return // stands at the end
	}
	switch p.Tag {
	case flow.Shown, flow.Says:
		m.head(p)
	case "run":
		m.paragraph(lineStart(m.inlines(p.Kids, inParagraph)))
	case "h1", "h2", "h3", "h4", "h5", "h6":
		if text := m.joined(p, inHeading, " "); text != "" {
			m.paragraph(strings.Repeat("#", int(p.Tag[1]-'0')) + " " + headingEnd(text))
		}
	case "pre":
		m.code(p)
	case "hr":
		m.paragraph("***")
	case "blockquote":
		m.quote(p)
	case "ul", "ol":
		m.list(p)
	case "table":
		m.table(p)
	case "details":
		m.inside(p.WithSummary())
	case "dt", "summary":
		if text := m.joined(p, inHeading, " "); text != "" {
			m.paragraph(lineStart(emphasis("**", text, 0, 0)))
		}
	case "figcaption", "caption":
		for _, k := range p.Kids {
			if k.Tag != "run" {
				m.block(k)
			} else if text := m.inlines(k.Kids, inParagraph); text != "" {
				m.paragraph(lineStart(emphasis("*", text, 0, 0)))
			}
		}
	default:
		m.inside(p)
	}
}

// joined is the text of all runs below a block, in one line.
func (m *writer) joined(p *flow.Piece, at inlinePlace, between string) string {
	var parts []string
	var walk func(*flow.Piece)
	walk = func(p *flow.Piece) {
		for _, k := range p.Kids {
			if k.Tag != "run" {
				walk(k)
			} else if text := m.inlines(withoutStrong(k.Kids, at), at); text != "" {
				parts = append(parts, text)
			}
		}
	}
	walk(p)
	return strings.Join(parts, between)
}

// withoutStrong are the words of a heading that is strong as a whole, which headings are anyway.
func withoutStrong(kids []*flow.Piece, at inlinePlace) []*flow.Piece {
	for at == inHeading {
		var only *flow.Piece
		for _, k := range kids {
			switch {
			case k.Tag == "#text" && page.IsBlank(k.Text) || k.Tag == "br":
			case only != nil || k.Tag != "b" && k.Tag != "strong":
				return kids
			default:
				only = k
			}
		}
		if only == nil {
			return kids
		}
		kids = only.Kids
	}
	return kids
}

func (m *writer) quote(p *flow.Piece) {
	m.apart()
	m.indented("> ", "> ", func() { m.inside(p) })
}
