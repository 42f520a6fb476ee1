package layout

import (
	"strings"
	"unicode/utf8"

	"galley/article/sheet"
	"galley/page"
)

// Bounds of tables whose least width is estimated: nodes, columns, and how much wider than measured a word is
// taken to be, because another font may have it.
const (
	leastNodes   = 1200
	leastColumns = 12
	wordSpare    = 1.2
	letterShare  = 0.62 // of the type size, where the width of a letter is not measured
)

// LeastWidth estimates how narrow a table can be, in CSS px: the sum of its columns, each as wide as the widest
// word in it. ok is false of one that has more in it than words, cells that span rows or too many nodes.
func LeastWidth(p *page.Page, table page.NodeID) (width float64, ok bool) {
	if end := p.Nodes[table].End; end-table > leastNodes || !sheet.Known(p, p.Nodes[table].Style) ||
		p.Styles[p.Nodes[table].Style].Look[sheet.LookAt["table-layout"]] == "fixed" { // its columns do not ask for their words
		return 0, false
	}
	columns, spans := make([]float64, 0, leastColumns), 0.0
	row, at := page.None, 0
	for n := table + 1; n < p.Nodes[table].End; n++ {
		node := &p.Nodes[n]
		if node.Tag != "td" && node.Tag != "th" || node.Hidden {
			continue
		}
		least, plain := cellWidth(p, n)
		if rows := node.Attr("rowspan"); !plain || rows != "" && rows != "1" {
			return 0, false
		}
		if node.Parent != row {
			row, at = node.Parent, 0
		}
		span := spanOf(node)
		if at+span > leastColumns {
			return 0, false
		}
		for len(columns) < at+span {
			columns = append(columns, 0)
		}
		if span == 1 {
			columns[at] = max(columns[at], least)
		} else {
			spans = max(spans, least)
		}
		at += span
		n = node.End - 1
	}
	look := p.Styles[p.Nodes[table].Style].Look
	between := 0.0
	if look[sheet.LookAt["border-collapse"]] == "separate" {
		first, _, _ := strings.Cut(look[sheet.LookAt["border-spacing"]], " ")
		between = sheet.Pixels(first)
	}
	for _, c := range columns {
		width += c + between
	}
	aside, _ := Edges(look)
	return max(width, spans) + between + aside, len(columns) > 0
}

// cellWidth is that of the widest word in a cell, with what is around it there. plain is false where it has more
// than words: pictures, boxes with a width of their own, or tables.
func cellWidth(p *page.Page, cell page.NodeID) (width float64, plain bool) {
	if !sheet.Known(p, p.Nodes[cell].Style) {
		return 0, false
	}
	edges, _ := Edges(p.Styles[p.Nodes[cell].Style].Look)
	for i := cell + 1; i < p.Nodes[cell].End; i++ {
		node := &p.Nodes[i]
		switch {
		case node.Hidden:
		case node.Kind == page.Text:
			width = max(width, widestWord(p, i)+inside(p, i, cell))
		case node.Kind == page.Element && !isInText(p, i):
			return 0, false
		}
	}
	return width + edges, true
}

// isInText reports whether an element in a cell is no wider than its words: one in a line, or a block of such.
func isInText(p *page.Page, n page.NodeID) bool {
	style := p.Nodes[n].Style
	switch p.Nodes[n].Tag {
	case "br", "wbr":
		return true
	case "img", "svg", "video", "iframe", "canvas", "table", "pre":
		return false
	}
	if !sheet.Known(p, style) {
		return false
	}
	look := p.Styles[style].Look
	switch look[sheet.Display] {
	case "inline", "contents", "block", "list-item":
		return !OutOfFlow(&p.Styles[style]) && (look[sheet.Float] == "none" || look[sheet.Float] == "")
	}
	return false
}

// inside is the room that what is between a text and its cell has on its sides.
func inside(p *page.Page, text, cell page.NodeID) (sum float64) {
	for a := range p.Ancestors(text) {
		if a == cell {
			break
		}
		if style := p.Nodes[a].Style; sheet.Known(p, style) {
			look := p.Styles[style].Look
			w, _ := Edges(look)
			sum += w + max(0, sheet.Pixels(look[sheet.MarginL])) + max(0, sheet.Pixels(look[sheet.MarginR]))
		}
	}
	return sum
}

// widestWord is the width of the widest word of a text, or of all of it where its lines do not wrap.
func widestWord(p *page.Page, text page.NodeID) float64 {
	node, style := &p.Nodes[text], p.StyleOf(p.Nodes[text].Parent)
	if style == nil || len(style.Look) == 0 || style.Look[sheet.Collapse+1] == "nowrap" {
		return node.Box.W
	}
	longest := 0
	for _, word := range page.Words(node.Text) {
		longest = max(longest, utf8.RuneCountInString(word))
	}
	letter := letterShare * style.FontSize
	if all := utf8.RuneCountInString(strings.TrimSpace(node.Text)); all > 0 && node.Box.H < 1.9*style.FontSize && node.Box.W > 0 {
		letter = max(wordSpare*node.Box.W/float64(all), 0.8*letter)
	}
	return float64(longest) * letter
}
