package entries

import (
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a list that is laid out in rows: rows, and entries of each.
const (
	rowsLeast    = 2
	columnsLeast = 2
)

// inRows are the entries of a list that is laid out in rows, as the cells of a table are: all that the rows
// have is marked up alike, and but for the last each has as many. Sections say what their entries are, rows nothing.
func inRows(v *view.View, rows []page.NodeID) (list []page.NodeID) {
	if len(rows) < rowsLeast {
		return nil
	}
	columns := 0
	for i, row := range rows {
		cells := alike(v, row, func(c page.NodeID) bool { return v.WordsOf(c) > 0 || v.Media(c) > 0 })
		if len(cells) != 1 || v.WordsOf(row) > wordsOfAll(v, cells[0]) {
			return nil
		}
		switch {
		case i == 0:
			columns = len(cells[0])
		case len(cells[0]) != columns && (i < len(rows)-1 || len(cells[0]) > columns):
			return nil
		case markup.Of(v.Page, cells[0][0]) != markup.Of(v.Page, list[0]):
			return nil
		}
		list = append(list, cells[0]...)
	}
	if columns < columnsLeast {
		return nil
	}
	return list
}

// wordsOfAll is how many words some elements have.
func wordsOfAll(v *view.View, list []page.NodeID) (words float64) {
	for _, n := range list {
		words += v.WordsOf(n)
	}
	return words
}
