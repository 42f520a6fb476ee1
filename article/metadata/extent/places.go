package extent

import "galley/page"

// EntryAbove is how many elements above a text an entry of a list may begin, and EntryNodes how many
// nodes it has at most.
const EntryAbove, EntryNodes = 5, 60

// entriesSeen is how many entries beside one are looked at.
const entriesSeen = 8

// AlikeBeside is how many siblings of an entry have its mark-up and are like it.
func (e *Extent) AlikeBeside(entry page.NodeID, alike func(page.NodeID) bool) (others int) {
	seen := 0
	own := &e.Page.Nodes[entry]
	for c := range e.Page.Children(own.Parent) {
		if node := &e.Page.Nodes[c]; c != entry && node.Tag == own.Tag && node.Attr("class") == own.Attr("class") {
			if seen++; seen > entriesSeen {
				break
			}
			if alike(c) {
				others++
			}
		}
	}
	return others
}

// BlockOf is the block that a text stands in.
func (e *Extent) BlockOf(n page.NodeID) page.NodeID {
	block := e.Page.Nodes[n].Parent
	for block > 0 && !e.Page.IsBlock(block) {
		block = e.Page.Nodes[block].Parent
	}
	return block
}

// PartsBlocks reports whether a block begins between two texts.
func (e *Extent) PartsBlocks(first, second page.NodeID) bool {
	for i := first + 1; i < second; i++ {
		if e.Page.IsBlock(i) {
			return true
		}
	}
	return false
}

// InFigure reports whether an element is of a figure: who is named there made the picture.
func (e *Extent) InFigure(n page.NodeID) bool {
	for ; n > 0; n = e.Page.Nodes[n].Parent {
		if tag := e.Page.Nodes[n].Tag; tag == "figure" || tag == "figcaption" {
			return true
		}
	}
	return false
}

// InPageFooter reports whether a text stands in the footer of the page, and not in that of
// an article: a day there says when the page was made, or since when the site is.
func (e *Extent) InPageFooter(n page.NodeID) bool {
	footer := false
	for up := range e.Page.Ancestors(n) {
		switch e.Page.Nodes[up].Tag {
		case "footer":
			footer = true
		case "article", "section", "main":
			return false
		}
	}
	return footer
}

// IsQuoted reports whether a node is of a quotation, a figure or a table: who is named there
// wrote or made what is shown in it.
func (e *Extent) IsQuoted(n page.NodeID) bool {
	for up := range e.Page.Ancestors(n) {
		switch e.Page.Nodes[up].Tag {
		case "blockquote", "figure", "table", "form", "nav":
			return true
		}
	}
	return false
}
