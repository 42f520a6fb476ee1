package vips

import (
	"galley/models"
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// Extractor is the method with its parameters. It may be used by several goroutines.
type Extractor struct{ Options }

// Select takes the visual block with most text outside of links, see Blocks. The other
// blocks are not part of the selection, even where they stand in the same subtree. The
// errors are those of Segment, and models.ErrNoArticle where there is no such text.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	nothing := page.Selection{Title: page.None}
	blocks, main, err := e.Blocks(p)
	if err != nil {
		return nothing, err
	}
	if main < 0 {
		return nothing, models.ErrNoArticle
	}
	classes := make([]cover.Class, len(p.Nodes))
	for i, b := range blocks {
		for _, n := range b.Nodes {
			if classes[n] = cover.Boilerplate; i == main {
				classes[n] = cover.Content
			}
		}
	}
	return method.SelectContent(p, p.Body(), classes, page.Readable(p, false), e.Heading)
}

// Blocks are the visual blocks of a page that are as coherent as Options.PDoC asks for,
// and which of them has most characters outside of links: the first of equals, -1 where
// there are no such characters. The errors are those of Segment.
func (e *Extractor) Blocks(p *page.Page) (blocks []*Block, main int, err error) {
	s, tree, err := e.segment(p)
	if err != nil {
		return nil, -1, err
	}
	blocks, main = tree.Leaves(e.pdoc()), -1
	most := 0
	for i, b := range blocks {
		chars := 0
		for _, n := range b.Nodes {
			chars += s.chars(n)
		}
		if chars > most {
			main, most = i, chars
		}
	}
	return blocks, main, nil
}
