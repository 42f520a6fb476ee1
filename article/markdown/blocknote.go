package markdown

import (
	"strings"

	"galley/article/flow"
	"galley/page"
)

// Bounds of a note that is no item of a list: elements around its name, its words, and the digits of its
// number.
const (
	blockNoteLevels = 3
	blockNoteWords  = 250
	markDigits      = 3
)

// isNumber reports whether a link is a number, in brackets or not: some pages raise it by a style sheet.
func (f *footnotes) isNumber(link page.NodeID) bool {
	text := page.Norm(f.p.ShortText(link))
	number := strings.Trim(text, "[]()")
	return number != "" && len(number) <= markDigits && strings.Trim(number, "0123456789") == ""
}

// blockNote is the note that a name begins and that is no item of a list: a box with the number and
// what it says, whose blocks stand in the article itself. It is given as an item.
func (f *footnotes) blockNote(body *flow.Piece, name page.NodeID, known map[page.NodeID]*flow.Piece) (*flow.Piece, bool) {
	n := name
	for level := 0; page.CountWords(f.p.Text(n)) < 2; level++ {
		if n = f.p.Nodes[n].Parent; n == page.None || level == blockNoteLevels {
			return nil, false
		}
	}
	switch f.p.Nodes[n].Tag {
	case "div", "p", "aside", "section":
	default:
		return nil, false
	}
	if item := known[n]; item != nil {
		return item, true
	}
	if page.CountWords(f.p.Text(n)) > blockNoteWords {
		return nil, false
	}
	for i := n; i < f.p.Nodes[n].End; i++ {
		if id := f.p.Nodes[i].Attr("id"); i != name && id != "" && f.wanted[id] || i < name && f.p.Nodes[i].Kind == page.Text && !page.IsBlank(f.p.Nodes[i].Text) {
			return nil, false // more notes than one, or it begins before
		}
	}
	note := &flow.Piece{Tag: "li", Node: n}
	for _, k := range body.Kids {
		if first := firstNode(k); first >= n && first < f.p.Nodes[n].End {
			note.Kids = append(note.Kids, k)
		}
	}
	return note, len(note.Kids) > 0
}

// firstNode is the first node that something in a piece was made of; None: none was.
func firstNode(k *flow.Piece) page.NodeID {
	if k.Node != page.None {
		return k.Node
	}
	for _, kid := range k.Kids {
		if n := firstNode(kid); n != page.None {
			return n
		}
	}
	return page.None
}

// withoutNumber is what a note says, without a first block that is its number.
func (f *footnotes) withoutNumber(kids []*flow.Piece) []*flow.Piece {
	if len(kids) > 1 && strings.Trim(page.Norm(plainText(kids[0])), "0123456789[]().") == "" {
		return kids[1:]
	}
	return kids
}

// term is an entry of a list of definitions.
type term struct{ number, meaning *flow.Piece }

// listTerms collects the entries of lists of definitions that have one meaning, by the elements of their terms.
func listTerms(p *flow.Piece, found map[page.NodeID]term) {
	for i, k := range p.Kids {
		if k.Tag == "dt" && k.Node != page.None && i+1 < len(p.Kids) && p.Kids[i+1].Tag == "dd" && (i+2 == len(p.Kids) || p.Kids[i+2].Tag == "dt") {
			found[k.Node] = term{k, p.Kids[i+1]}
		}
		listTerms(k, found)
	}
}

// termNote is the note whose number is a term in a list of definitions, as an item that says its meaning.
func (f *footnotes) termNote(name page.NodeID, terms map[page.NodeID]term) (*flow.Piece, bool) {
	for n, level := name, 0; n != page.None && level < blockNoteLevels; n, level = f.p.Nodes[n].Parent, level+1 {
		if t, ok := terms[n]; ok {
			return &flow.Piece{Tag: "li", Node: n, Kids: t.meaning.Kids}, f.isNumber(n)
		}
	}
	return nil, false
}
