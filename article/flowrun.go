package article

import (
	"strconv"
	"strings"

	"galley/page"
)

// add puts a piece at the end of the run, inside the inline elements around.
func (b *flowBuilder) add(p *piece) {
	if b.run == nil {
		b.run = &piece{tag: "run", node: page.None}
		b.attach(b.run)
	}
	at := b.run
	for i := range b.inline {
		o := &b.inline[i]
		if o.piece == nil {
			o.piece = &piece{tag: o.tag, node: o.node}
			at.kids = append(at.kids, o.piece)
		}
		at = o.piece
	}
	for _, n := range b.places {
		at.kids = append(at.kids, &piece{tag: namedPlace, node: n})
	}
	b.places = b.places[:0]
	at.kids = append(at.kids, p)
}

func (b *flowBuilder) addText(n page.NodeID, text string) {
	if b.run == nil && blank(text) && b.top().kind != "code" {
		return
	}
	b.add(&piece{tag: "#text", text: text, node: n})
	b.text.WriteString(text)
	b.box = b.box.Union(b.p.Nodes[n].Box)
	b.score.add(b.a.blockScores, n, text)
}

// leaf adds what is written as a whole: a picture, a film, a formula, a line break.
func (b *flowBuilder) leaf(n page.NodeID, f *nodePlan) {
	tag := f.tag
	switch {
	case f.do == stub:
		tag = b.p.Nodes[n].Tag
	case f.ns == inSVG:
		tag = "svg"
	case f.ns == inMath:
		tag = "math"
	}
	if tag == "br" {
		b.line()
	}
	b.add(&piece{tag: tag, node: n})
}

// line ends a line inside the block. Code keeps its white space.
func (b *flowBuilder) line() {
	text := b.text.String()
	b.text.Reset()
	if b.top().kind == "code" {
		text = strings.Trim(text, "\r\n")
	} else {
		text = page.Norm(text)
	}
	if strings.TrimSpace(text) != "" {
		b.lines = append(b.lines, text)
	}
}

// endRun ends the run, and makes a Block of its words.
func (b *flowBuilder) endRun() {
	b.line()
	if b.run != nil && len(b.lines) > 0 && b.isBody {
		b.blocks = append(b.blocks, Block{
			ID: "b" + strconv.Itoa(len(b.blocks)+1), Kind: b.top().kind,
			Text: strings.Join(b.lines, "\n"), Box: b.box, Posterior: b.score.mean(b.a.Score.Body),
		})
		b.run.block = len(b.blocks)
	}
	b.run, b.lines, b.box, b.score = nil, b.lines[:0], page.Rect{}, scoreMean{}
	for i := range b.inline {
		b.inline[i].piece = nil
	}
}
