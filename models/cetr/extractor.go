package cetr

import (
	"math"

	"galley/models"
	"galley/page"
)

// Extractor is the method with its parameters; the zero value is CETR as published.
// It may be used by several goroutines.
type Extractor struct{ Options }

// Select finds the texts that are content. Roots and Cut, which may be text nodes,
// are the shortest lists that have just these. The error is models.ErrNoArticle
// when there are none.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	read := models.Readable(p, e.ReadHidden)
	l := newLiner(p, read, e.width())
	ratios := make([]float64, len(l.lines))
	for i, line := range l.lines {
		ratios[i] = line.ratio()
	}
	marks, found := e.marks(p, l.spans, e.content(ratios))
	if !found {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	s := models.Cover(p, p.Body(), marks)
	if e.Heading {
		s.Title = models.Heading(p, read)
	}
	return s, nil
}

// content says of every line, by its tag ratio, whether it is content.
func (e *Extractor) content(ratios []float64) []bool {
	content := make([]bool, len(ratios))
	smoothed := smooth(ratios, &e.Options)
	if e.Variant == TM {
		threshold := e.lambda() * deviation(smoothed)
		for i, v := range smoothed {
			content[i] = v >= threshold
		}
		return content
	}
	points := make([]point, len(ratios))
	for i, v := range smoothed {
		points[i].x = v
	}
	if e.Variant == TwoD {
		for i, v := range derivative(smoothed, &e.Options) {
			points[i].y = v
		}
	}
	of, centroids := cluster(points, e.k(), e.Variant == TwoD)
	noise := nearestZero(centroids)
	if e.Variant == TwoD {
		noise = 0
	}
	for i, c := range of {
		content[i] = c != noise
	}
	return content
}

// nearestZero is the cluster of the lines with the least text; the first of ties.
func nearestZero(centroids []point) int {
	at := 0
	for c := range centroids {
		if math.Abs(centroids[c].x) < math.Abs(centroids[at].x) {
			at = c
		}
	}
	return at
}

// marks keeps the text nodes of which enough is on content lines. The spans of a
// node follow one another.
func (e *Extractor) marks(p *page.Page, spans []span, content []bool) (marks []models.Mark, found bool) {
	marks = make([]models.Mark, len(p.Nodes))
	for len(spans) > 0 {
		node, all, kept := spans[0].node, 0, 0
		for len(spans) > 0 && spans[0].node == node {
			all += int(spans[0].chars)
			if content[spans[0].line] {
				kept += int(spans[0].chars)
			}
			spans = spans[1:]
		}
		marks[node] = models.Dropped
		if kept > 0 && float64(kept) >= e.share()*float64(all) {
			marks[node], found = models.Kept, true
		}
	}
	return marks, found
}
