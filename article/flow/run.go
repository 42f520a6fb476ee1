package flow

import (
	"bytes"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/article/allowlist"
	"galley/article/plan"
	"galley/page"
)

// add puts a piece at the end of the run, inside the inline elements around.
func (b *builder) add(p *Piece) {
	if b.run == nil {
		b.run = b.piece("run", page.None)
		b.attach(b.run)
	}
	at := b.run
	for i := range b.inline {
		o := &b.inline[i]
		if o.piece == nil {
			o.piece = b.piece(o.tag, o.node)
			b.put(at, o.piece)
		}
		at = o.piece
	}
	for _, n := range b.places {
		b.put(at, b.piece(Place, n))
	}
	b.places = b.places[:0]
	b.put(at, p)
}

func (b *builder) addText(n page.NodeID, text string) {
	if b.run == nil && page.ShowsNothing(text) && b.top().kind != "code" {
		return
	}
	b.score.Add(b.src.Scores, n, text)
	if b.first == page.None && !page.IsBlank(text) {
		b.first = n
	}
	b.box = b.box.Union(b.Page.Nodes[n].Box)
	b.breakCode()
	if p := b.top().prose; p != nil {
		b.addProse(n, text, p)
		return
	}
	if b.top().kind == "code" || !strings.Contains(text, "\n") || !b.keepsLines(n) {
		b.addWords(n, text)
		return
	}
	first := true
	for line := range strings.SplitSeq(text, "\n") {
		if page.IsBlank(line) {
			continue
		}
		if !first {
			b.line()
			b.add(b.piece("br", page.None))
		}
		b.addWords(n, line)
		first = false
	}
}

// addWords adds a text in one line.
func (b *builder) addWords(n page.NodeID, text string) {
	p := b.piece("#text", n)
	p.Text = page.WithoutControls(text)
	if b.last != page.None && b.top().kind != "code" && b.Page.Apart(b.last, n) {
		p.Text = " " + p.Text
	}
	if b.last = n; !page.IsBlank(text) {
		b.breaks = 0
	}
	b.add(p)
	b.text = append(b.text, p.Text...)
}

// keepsLines reports whether a style sheet keeps the line breaks of a text, as those of poems.
func (b *builder) keepsLines(n page.NodeID) bool {
	style := b.Page.StyleOf(n)
	return b.Page.Laid && style != nil && style.Lines
}

// leaf adds what is written as a whole: a picture, a film, a formula, a line break.
func (b *builder) leaf(n page.NodeID, f *plan.Node) {
	tag := f.Tag
	switch {
	case f.Do == plan.Stub:
		tag = b.Page.Nodes[n].Tag
	case f.NS == allowlist.SVG:
		tag = "svg"
	case f.NS == allowlist.Math:
		tag = "math"
	}
	switch tag {
	case "br":
		b.breakCode()
		if b.top().kind == "code" {
			b.text = append(b.text, '\n')
			break
		}
		b.line()
		if b.breaks++; b.breaks >= page.EmptyLine && b.parts() {
			breaks := b.breaks
			b.endRun()
			b.breaks = breaks
			return
		}
	case "math":
		b.text = append(b.text, FormulaText(b.Plan, n)...)
	case "img":
		b.text = append(b.text, PictureTeX(&b.Page.Nodes[n])...)
		b.text = append(b.text, PictureSign(&b.Page.Nodes[n])...)
	case "input":
		b.text = append(b.text, plan.TaskBox(b.Page, n)+" "...)
	}
	b.add(b.piece(tag, n))
}

// endLine ends the run at the edge of a block. In code it ends the line only: many programs that
// colour code make each of its lines a block.
func (b *builder) endLine() {
	if b.top().kind != "code" {
		b.endRun()
		return
	}
	b.due = b.run != nil
}

// breakCode ends the line of code that is due to end. One that ended itself has a line break
// already.
func (b *builder) breakCode() {
	if b.due && len(b.text) > 0 && b.text[len(b.text)-1] != '\n' {
		b.text = append(b.text, '\n')
		b.add(b.piece("br", page.None))
	}
	b.due = false
}

// parts reports whether an empty line parts paragraphs here: not in code, in headings, and in
// other places of one line.
func (b *builder) parts() bool {
	return b.top().kind != "code" && !OneLine[b.top().piece.Tag]
}

// line ends a line inside the block. Code keeps its white space.
func (b *builder) line() {
	b.last = page.None
	text := b.text
	b.text = b.text[:0]
	if b.top().kind == "code" {
		text = bytes.Trim(text, "\r\n")
	} else {
		text = collapseSpace(text)
	}
	if len(bytes.TrimSpace(text)) > 0 {
		b.lines = append(b.lines, string(text))
	}
}

// endRun ends the run, and makes a Block of its words.
func (b *builder) endRun() {
	b.line()
	b.run.trimBreaks()
	switch {
	case b.run == nil || len(b.lines) == 0 || !b.isBody:
	case b.headTo > 0:
		b.Head = append(b.Head, HeadText{strings.Join(b.lines, "\n"), len(b.Blocks)})
	default:
		b.Blocks = append(b.Blocks, Block{
			ID: "b" + strconv.Itoa(len(b.Blocks)+1), Kind: b.runKind(),
			Text: strings.Join(b.lines, "\n"), Box: b.box, Posterior: b.score.Of(b.src.Score.Body),
			ofText: b.top().kind == "caption" && b.captionsText(b.top().piece),
		})
		if last := &b.Blocks[len(b.Blocks)-1]; last.Kind == "update" {
			last.Time = b.when
		}
		b.run.Block = len(b.Blocks)
		b.Firsts = append(b.Firsts, b.first)
	}
	b.run, b.lines, b.box, b.score, b.breaks, b.due, b.first = nil, b.lines[:0], page.Rect{}, Mean{}, 0, false, page.None
	for i := range b.inline {
		b.inline[i].piece = nil
	}
}

// trimBreaks drops the line breaks at the end of a run, which show nothing; nil: there is none.
func (p *Piece) trimBreaks() {
	if p == nil {
		return
	}
	for i := len(p.Kids) - 1; i >= 0; i-- {
		switch kid := p.Kids[i]; {
		case kid.Tag == "br":
			p.Kids = p.Kids[:i]
		case kid.Tag != "#text":
			kid.trimBreaks()
			return
		case !page.IsBlank(kid.Text):
			return
		}
	}
}

// collapseSpace is page.Norm of a text, in its own memory.
func collapseSpace(text []byte) []byte {
	kept, due := text[:0], false
	for i := 0; i < len(text); {
		r, size := rune(text[i]), 1
		if r >= utf8.RuneSelf {
			r, size = utf8.DecodeRune(text[i:])
		}
		if unicode.IsSpace(r) {
			due = len(kept) > 0
		} else {
			if due {
				kept, due = append(kept, ' '), false
			}
			kept = append(kept, text[i:i+size]...)
		}
		i += size
	}
	return kept
}
