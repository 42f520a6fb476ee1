package baseline

import (
	"galley/models/cover"
	"galley/models/method"
	"galley/models/source"
	"galley/page"
)

// MCSTD is the maximum continuous sum of text density [MCSTD]: the run of lines of the
// source whose densities, less the mean, have the largest sum. What its density is,
// and what is taken off it, is a guess: the tag ratio of CETR, and the mean.
type MCSTD struct {
	Options
	// Wrap is the length in characters at which the lines of a page are broken whose
	// lines are longer on average, or that has only one; 0 means 65, negative never.
	Wrap int
	// Shift is what is taken off each density, in means; 0 means 1.
	Shift float64
}

// Declare lists the parameters.
func (m *MCSTD) Declare(p *method.Params) {
	p.Int(&m.Wrap, "wrap", 65, 0, 100_000, "length of the lines of pages with longer ones; 0: never broken")
	p.Float(&m.Shift, "shift", 1, 0, 100, "taken off each density, in means")
	m.Options.Declare(p)
}

// Select finds the article; a page without lines that are denser than others is
// models.ErrNoArticle.
func (m *MCSTD) Select(p *page.Page) (page.Selection, error) {
	read := page.Readable(p, m.ReadHidden)
	lines, spans := source.Lines(p, 0, read, source.Breaking{Width: method.OrDefault(m.Wrap, 65), WhenFull: true, Length: bytes})
	densities := make([]float64, len(lines))
	for i, line := range lines {
		densities[i] = line.Ratio()
	}
	run, _ := maximumRun(densities, method.OrDefault(m.Shift, 1))
	content, all := make([]int, len(p.Nodes)), make([]int, len(p.Nodes))
	for _, s := range spans {
		all[s.Node] += int(s.Chars)
		if line := int(s.Line); line >= run.from && line < run.to {
			content[s.Node] += int(s.Chars)
		}
	}
	return m.selection(p, read, cover.Majority(content, all))
}

// maximumRun is the run of lines with the largest sum of shifted densities, of
// equals the first, then the shortest; it is empty when no sum is above 0.
func maximumRun(densities []float64, shift float64) (best span, most float64) {
	mean := 0.0
	for _, d := range densities {
		mean += d
	}
	mean /= float64(max(len(densities), 1))
	// Rounding must not make a run of lines that are all the same.
	most = 1e-9 * mean
	sum, start := 0.0, 0
	for i, d := range densities {
		if sum += d - shift*mean; sum < 0 {
			sum, start = 0, i+1
		}
		if sum > most {
			best, most = span{start, i + 1}, sum
		}
	}
	if best.to == 0 {
		return best, 0
	}
	return best, most
}
