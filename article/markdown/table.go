package markdown

import (
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/article/flow"
	"galley/page"
)

// Bounds of a table in Markdown, in columns and in cells: what is larger is no table
// that anybody reads, and spans could make cells by the million.
const (
	maxColumns = 100
	maxCells   = 20_000
)

// table writes a table of data, and what is in a table that only arranges.
func (m *writer) table(p *flow.Piece) {
	grid, ok := m.grid(p)
	if !ok {
		for _, k := range p.Kids {
			if k.Tag == "caption" {
				m.block(k)
			} else {
				m.cells(k)
			}
		}
		return
	}
	for _, k := range p.Kids {
		if k.Tag == "caption" || k.Tag == "run" {
			m.block(k)
		}
	}
	m.apart()
	for i, row := range grid {
		m.line("| " + strings.Join(row, " | ") + " |")
		if i == 0 {
			m.line("|" + strings.Repeat(" --- |", len(row)))
		}
	}
}

// cells writes what is in the cells, one after the other.
func (m *writer) cells(p *flow.Piece) {
	switch p.Tag {
	case "thead", "tbody", "tfoot", "tr", "td", "th":
		for _, k := range p.Kids {
			m.cells(k)
		}
	default:
		m.block(p)
	}
}

// rowsOf are the rows of a table, in the order they are shown.
func rowsOf(p *flow.Piece) (rows []*flow.Piece) {
	var foot []*flow.Piece
	for _, k := range p.Kids {
		switch k.Tag {
		case "tr":
			rows = append(rows, k)
		case "thead", "tbody":
			rows = append(rows, rowsOf(k)...)
		case "tfoot":
			foot = append(foot, rowsOf(k)...)
		}
	}
	return append(rows, foot...)
}

// grid is the table as rows of equal length, the header first; ok is false for one
// that only arranges: of one column, or with tables or code in it.
func (m *writer) grid(p *flow.Piece) (grid [][]string, ok bool) {
	rows := rowsOf(p)
	width, cells := 0, 0
	due := map[int]int{} // rows that a cell of this column still reaches into
	for _, row := range rows {
		line, ok := m.gridLine(row, due)
		if cells += len(line); !ok || cells > maxCells {
			return nil, false
		}
		width = max(width, len(line))
		grid = append(grid, line)
	}
	if width < 2 {
		return nil, false
	}
	for i := range grid {
		grid[i] = append(grid[i], make([]string, width-len(grid[i]))...)
	}
	if !isHeader(rows[0]) && !isBoldHeader(rows) {
		grid = append([][]string{make([]string, width)}, grid...)
	}
	return grid, true
}

// gridLine is one row, with empty cells where a cell above or beside reaches into it.
func (m *writer) gridLine(row *flow.Piece, due map[int]int) (line []string, ok bool) {
	reach := func() {
		for due[len(line)] > 0 && len(line) < maxColumns {
			due[len(line)]--
			line = append(line, "")
		}
	}
	for _, cell := range row.Kids {
		if cell.Tag != "td" && cell.Tag != "th" || has(cell, "table") || has(cell, "pre") {
			return nil, false
		}
		reach()
		text := m.joined(cell, inCell, "<br>")
		down := m.span(cell, "rowspan")
		for range m.span(cell, "colspan") {
			if down > 1 {
				due[len(line)] = down - 1
			}
			line, text = append(line, text), ""
		}
		if len(line) > maxColumns {
			return nil, false
		}
	}
	reach()
	return line, true
}

// isHeader reports whether a row holds header cells only.
func isHeader(row *flow.Piece) bool {
	for _, c := range row.Kids {
		if c.Tag != "th" {
			return false
		}
	}
	return len(row.Kids) > 0
}

// isBoldHeader reports whether the first of several rows is all bold, and no other is: pages that mark no
// header cells show so what a column has.
func isBoldHeader(rows []*flow.Piece) bool {
	for i, row := range rows {
		if bold := isBoldRow(row); bold != (i == 0) {
			return false
		}
	}
	return len(rows) > 1
}

// isBoldRow reports whether all cells of a row have words, and none that are not bold.
func isBoldRow(row *flow.Piece) bool {
	for _, c := range row.Kids {
		if words, plain := boldWords(c, false); words == 0 || plain > 0 {
			return false
		}
	}
	return len(row.Kids) > 1
}

// boldWords counts the texts in a piece, and those of them that are not bold.
func boldWords(p *flow.Piece, bold bool) (words, plain int) {
	bold = bold || p.Tag == "b" || p.Tag == "strong"
	if p.Tag == "#text" && !page.IsBlank(p.Text) {
		words++
		if !bold {
			plain++
		}
	}
	for _, k := range p.Kids {
		w, n := boldWords(k, bold)
		words, plain = words+w, plain+n
	}
	return words, plain
}

func (m *writer) span(cell *flow.Piece, name string) int {
	if cell.Node == page.None {
		return 1
	}
	n, err := strconv.Atoi(allowlist.Number(m.p.Nodes[cell.Node].Attr(name)))
	if err != nil || n < 1 {
		return 1
	}
	return min(n, maxColumns)
}

// has reports whether there is such an element below.
func has(p *flow.Piece, tag string) bool {
	for _, k := range p.Kids {
		if k.Tag == tag || has(k, tag) {
			return true
		}
	}
	return false
}

// Grid are the rows of a table that Markdown can write as one. ok is false for others, whose
// cells are written one after the other.
func Grid(src Source, table *flow.Piece) (rows []*flow.Piece, ok bool) {
	if _, ok := newWriter(src).grid(table); !ok {
		return nil, false
	}
	return rowsOf(table), true
}
