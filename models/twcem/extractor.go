package twcem

import (
	"galley/models"
	"galley/models/chars"
	"galley/models/cover"
	"galley/models/method"
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
	read := page.Readable(p, o.ReadHidden)
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
	// No text node may have more than half of its characters in these rows.
	s, err := method.SelectContent(p, 0, classify(p, rows, kept[start:end+1]), read, false)
	if err == nil {
		s.Title = found.node
	}
	return s, err
}

// classify turns rows into decisions about text nodes.
func classify(p *page.Page, rows, body []*row) []cover.Class {
	for _, r := range body {
		r.body = true
	}
	content := make([]int, len(p.Nodes)) // characters in rows of the body
	all := make([]int, len(p.Nodes))
	for _, r := range rows {
		for _, piece := range r.pieces {
			n := chars.NonBlank(piece.text)
			all[piece.node] += n
			if r.body {
				content[piece.node] += n
			}
		}
	}
	return cover.Majority(content, all)
}
