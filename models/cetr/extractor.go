package cetr

import (
	"unicode/utf8"

	"galley/models/cover"
	"galley/models/kmeans"
	"galley/models/method"
	"galley/models/signal"
	"galley/models/source"
	"galley/page"
)

// Extractor is the method with its parameters; the zero value is CETR as published.
// It may be used by several goroutines.
type Extractor struct{ Options }

// Select finds the texts that are content. Roots and Cut, which may be text nodes,
// are the shortest lists that have just these. The error is models.ErrNoArticle
// when there are none.
func (e *Extractor) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, e.ReadHidden)
	lines, spans := source.Lines(p, p.Body(), read, source.Breaking{Width: e.width(), Length: utf8.RuneCountInString})
	ratios := make([]float64, len(lines))
	for i, line := range lines {
		ratios[i] = line.Ratio()
	}
	classes := e.classify(p, spans, e.content(ratios))
	return method.SelectContent(p, p.Body(), classes, read, e.Heading)
}

// content decides for every line, by its tag ratio, whether it is content.
func (e *Extractor) content(ratios []float64) []bool {
	content := make([]bool, len(ratios))
	smoothed := smooth(ratios, &e.Options)
	if e.Variant == TM {
		threshold := e.lambda() * signal.Deviation(smoothed)
		for i, v := range smoothed {
			content[i] = v >= threshold
		}
		return content
	}
	of, noise := e.clusters(smoothed)
	for i, c := range of {
		content[i] = c != noise
	}
	return content
}

// clusters are the cluster of every line, and which of them is noise: that at the
// origin, which stays there, or in one dimension that of the least text.
func (e *Extractor) clusters(smoothed []float64) (of []int, noise int) {
	const x, y = 0, 1
	plane := make([]float64, 2*len(smoothed))
	points := make([][]float64, len(smoothed))
	for i, v := range smoothed {
		points[i] = plane[2*i : 2*i+2]
		points[i][x] = v
	}
	if e.Variant == TwoD {
		for i, v := range derivative(smoothed, &e.Options) {
			points[i][y] = v
		}
		of, _ = kmeans.Cluster(points, e.k(), true)
		return of, 0
	}
	of, centres := kmeans.Cluster(points, e.k(), false)
	for c := range centres {
		if centres[c][x] < centres[noise][x] { // ratios are not negative
			noise = c
		}
	}
	return of, noise
}

// classify keeps the text nodes of which enough is on content lines. The spans of a
// node follow one another.
func (e *Extractor) classify(p *page.Page, spans []source.Span, content []bool) []cover.Class {
	classes := make([]cover.Class, len(p.Nodes))
	for len(spans) > 0 {
		node, all, kept := spans[0].Node, 0, 0
		for len(spans) > 0 && spans[0].Node == node {
			all += int(spans[0].Chars)
			if content[spans[0].Line] {
				kept += int(spans[0].Chars)
			}
			spans = spans[1:]
		}
		classes[node] = cover.Boilerplate
		if kept > 0 && float64(kept) >= e.share()*float64(all) {
			classes[node] = cover.Content
		}
	}
	return classes
}
