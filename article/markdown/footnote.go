package markdown

import (
	"slices"
	"strconv"
	"strings"

	"galley/article/flow"
	"galley/article/plan"
	"galley/page"
)

// footnotes are the notes of an article: items of lists that a mark in the text
// refers to and that refer back to it.
type footnotes struct {
	p      *page.Page
	byID   map[string]page.NodeID // written elements
	wanted map[string]bool        // ids that something written refers to
	names  map[page.NodeID]string // of the note's block, by its element
	refs   map[page.NodeID]string // of the link that refers to it
	backs  map[page.NodeID]bool   // links back
	notes  []*flow.Piece          // in the order they are referred to
	moved  map[*flow.Piece]bool   // blocks of notes that are no items of lists
}

// Bounds of the text of a footnote's mark, in bytes, and of how many links of a note
// are asked whether they lead back.
const (
	maxMark  = 8
	maxBacks = 24
)

// footnotesOf finds the notes. A mark is a short link in or around a sup, or with the
// role of a note reference, to a list item that holds a link back to the mark.
func footnotesOf(pl *plan.Plan, fl *flow.Flow) footnotes {
	f := footnotes{
		p: pl.Page, byID: pl.Owners, wanted: pl.Wanted,
		names: map[page.NodeID]string{}, refs: map[page.NodeID]string{}, backs: map[page.NodeID]bool{}, moved: map[*flow.Piece]bool{},
	}
	var links []page.NodeID
	for n := range pl.Nodes {
		if pl.Nodes[n].Do == plan.Write && pl.Page.Nodes[n].Tag == "a" {
			links = append(links, page.NodeID(n))
		}
	}
	blocks, terms := map[page.NodeID]*flow.Piece{}, map[page.NodeID]term{}
	listItems(fl.Body, blocks)
	listTerms(fl.Body, terms)
	for _, link := range links {
		target, ok := f.targetOf(link)
		if !ok || !f.isMark(link) && !f.isNumber(link) {
			continue
		}
		item, ok := f.itemAround(target, blocks)
		if ok && !f.isMark(link) {
			continue
		}
		if !ok {
			if item, ok = f.termNote(target, terms); !ok {
				item, ok = f.blockNote(fl.Body, target, blocks)
			}
			ok = ok && item.Node > link // and no way back
		}
		if !ok || pl.Page.Contains(item.Node, link) {
			continue
		}
		back := f.backOf(item.Node, links, link)
		if back == page.None {
			continue
		}
		if blocks[item.Node] == nil {
			blocks[item.Node] = item
			f.move(item, terms)
		}
		if f.names[item.Node] == "" {
			f.names[item.Node] = strconv.Itoa(len(f.notes) + 1)
			f.notes = append(f.notes, item)
		}
		f.refs[link] = f.names[item.Node]
		f.backs[back] = true
	}
	return f
}

// move takes what a note that is no item of a list was made of out of the text.
func (f *footnotes) move(note *flow.Piece, terms map[page.NodeID]term) {
	if t, ok := terms[note.Node]; ok {
		f.moved[t.number], f.moved[t.meaning] = true, true
		return
	}
	for _, k := range note.Kids {
		f.moved[k] = true
	}
	note.Kids = f.withoutNumber(note.Kids)
}

// listItems collects the list items of a flow by their elements.
func listItems(p *flow.Piece, found map[page.NodeID]*flow.Piece) {
	for _, k := range p.Kids {
		if k.Tag == "li" && k.Node != page.None {
			found[k.Node] = k
		}
		listItems(k, found)
	}
}

func (f *footnotes) targetOf(link page.NodeID) (page.NodeID, bool) {
	id, ok := plan.Fragment(f.p, f.p.Nodes[link].Attr("href"))
	if !ok {
		return page.None, false
	}
	n, ok := f.byID[id]
	return n, ok
}

// isMark reports whether a link looks like the mark of a note.
func (f *footnotes) isMark(link page.NodeID) bool {
	if len(page.Norm(f.p.Text(link))) > maxMark {
		return false
	}
	parent := f.p.Nodes[link].Parent
	inSup := parent != page.None && f.p.Nodes[parent].Tag == "sup"
	holdsSup := link+1 < f.p.Nodes[link].End && f.p.Nodes[link+1].Tag == "sup"
	return inSup || holdsSup || strings.Contains(f.p.Nodes[link].Attr("role"), "noteref")
}

func (f *footnotes) itemAround(n page.NodeID, blocks map[page.NodeID]*flow.Piece) (*flow.Piece, bool) {
	for depth := 0; n != page.None && depth < 4; depth++ {
		if p, ok := blocks[n]; ok {
			return p, true
		}
		n = f.p.Nodes[n].Parent
	}
	return nil, false
}

// backOf is the first link in the note that leads back to its mark, or to what is right
// around it.
func (f *footnotes) backOf(note page.NodeID, links []page.NodeID, mark page.NodeID) page.NodeID {
	from, _ := slices.BinarySearch(links, note)
	for i, link := range links[from:] {
		if link >= f.p.Nodes[note].End || i == maxBacks {
			break
		}
		if to, ok := f.targetOf(link); ok && (to == mark || f.p.Contains(to, mark) && f.p.Nodes[to].End-to < 16 || f.isBefore(to, mark)) {
			return link
		}
	}
	return page.None
}

// isBefore reports whether an element is an empty anchor right before a mark, or before the sup around it.
func (f *footnotes) isBefore(anchor, mark page.NodeID) bool {
	if up := f.p.Nodes[mark].Parent; up != page.None && f.p.Nodes[up].Tag == "sup" {
		mark = up
	}
	return f.p.Nodes[anchor].Tag == "a" && f.p.Nodes[anchor].End == anchor+1 && anchor+1 == mark
}

// refOf is the name of the note that a mark, or the sup around it, refers to.
func (f *footnotes) refOf(k *flow.Piece) string {
	if ref := f.refs[k.Node]; ref != "" && k.Tag == "a" {
		return ref
	}
	if k.Tag == "sup" && len(k.Kids) == 1 && k.Kids[0].Tag == "a" {
		return f.refs[k.Kids[0].Node]
	}
	return ""
}

func (f *footnotes) isBack(k *flow.Piece) bool { return k.Tag == "a" && f.backs[k.Node] }

func (f *footnotes) isNote(p *flow.Piece) bool {
	return p.Tag == "li" && p.Node != page.None && f.names[p.Node] != ""
}

// writeNotes writes the notes, at the end.
func (m *writer) writeNotes() {
	for _, note := range m.notes.notes {
		m.apart()
		m.indented("[^"+m.notes.names[note.Node]+"]: ", "    ", func() {
			m.noting = true
			m.children(note, func(i int, _ *flow.Piece) bool { return i == 0 })
		})
		m.noting, m.tight = false, false
	}
}
