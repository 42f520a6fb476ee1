package twcem

import (
	"galley/models"
	"galley/page"
)

// Extractor finds title and body by the title. The zero Extractor has the published
// setting for news. It may be used by several goroutines.
type Extractor struct{ Options Options }

// Select finds the article. A page without a row that has the characters and the
// punctuation asked for is models.ErrNoArticle, and the Selection is empty. Title
// is the element that the title was read from; with a title from the home page,
// the heading that says about the same; page.None without one.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	o := e.Options.withDefaults()
	read := models.Readable(p, o.ReadHidden)
	found := findTitle(p, read, o)
	rows := splitRows(p, read, o.Rows)
	kept := filterRows(rows, o)
	start, end := 0, len(kept)-1
	if found.text == "" && o.NeedTitle {
		end = -1
	} else if len(kept) > 0 {
		start, end = place(kept, found.text, o)
	}
	if end < start {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	s := models.Cover(p, 0, marks(p, rows, kept[start:end+1]))
	if len(s.Roots) == 0 { // the rows are less than half of every text node
		return s, models.ErrNoArticle
	}
	s.Title = found.node
	return s, nil
}

// marks turns rows into decisions about text nodes.
func marks(p *page.Page, rows, body []*row) []models.Mark {
	for _, r := range body {
		r.body = true
	}
	kept := make([]int, len(p.Nodes)) // characters in rows of the body
	all := make([]int, len(p.Nodes))
	for _, r := range rows {
		for _, piece := range r.pieces {
			chars := letters(piece.text)
			all[piece.node] += chars
			if r.body {
				kept[piece.node] += chars
			}
		}
	}
	marks := make([]models.Mark, len(p.Nodes))
	for n := range marks {
		switch {
		case all[n] == 0:
		case 2*kept[n] > all[n]:
			marks[n] = models.Kept
		default:
			marks[n] = models.Dropped
		}
	}
	return marks
}
