package report

import (
	"bytes"
	"fmt"
	"html/template"

	"galley/batch"
	"galley/eval/plot"
)

// hostPlot shows the outcomes of the hosts with most trouble.
func (r *Report) hostPlot(rows []row) plot.Plot {
	p := plot.Plot{Title: "Outcomes by host", X: plot.Axis{Label: "inputs"}, H: float64(120 + 22*len(rows))}
	for i, s := range batch.Statuses[:5] {
		series := plot.Series{Name: string(s)}
		for y, one := range rows {
			if one.Counts[i] > 0 {
				series.Points = append(series.Points, plot.Point{X: float64(one.Counts[i]), Y: float64(y), Name: fmt.Sprintf("%s: %d %s", one.Name, one.Counts[i], s)})
			}
		}
		if len(series.Points) > 0 {
			p.Series = append(p.Series, series)
		}
	}
	for _, one := range rows {
		p.Y.Names = append(p.Y.Names, one.Name)
	}
	return p
}

// timePlot shows how many pages took how long at most.
func (r *Report) timePlot() plot.Plot {
	p := plot.Plot{Title: "Time by stage", X: plot.Axis{Label: "ms", Log: true}, Y: plot.Axis{Label: "% of pages that took at most so long", Min: 0, Max: 100}}
	for _, s := range r.stages {
		total, sum, limit := 0, 0, 1.0
		for _, n := range s.bins {
			total += n
		}
		if total == 0 {
			continue
		}
		series := plot.Series{Name: s.name, Line: true}
		for _, n := range s.bins {
			sum += n
			limit *= 1.41421356
			if n > 0 {
				series.Points = append(series.Points, plot.Point{X: limit, Y: 100 * float64(sum) / float64(total)})
			}
		}
		p.Series = append(p.Series, series)
	}
	return p
}

// maxPoints bounds the points of a plot over time.
const maxPoints = 300

// ratePlot shows pages by minute, or by several minutes where there are too many.
func (r *Report) ratePlot() plot.Plot {
	first, last := r.First.Unix()/60, r.Last.Unix()/60
	width := (last-first)/maxPoints + 1
	count := make([]int, (last-first)/width+1)
	most := 1
	for minute, pages := range r.perTime {
		at := (minute - first) / width
		count[at] += pages
		most = max(most, count[at])
	}
	series := plot.Series{Name: "all", Line: true}
	for at, pages := range count {
		series.Points = append(series.Points, plot.Point{X: float64(int64(at) * width), Y: float64(pages) / float64(width)})
	}
	return plot.Plot{Title: "Pages by minute", X: plot.Axis{Label: "minutes from the first one"},
		Y: plot.Axis{Label: "pages", Min: 0, Max: float64(most) / float64(width)}, Series: []plot.Series{series}}
}

// svg draws a plot; package plot escapes what is in it.
func svg(p plot.Plot) (template.HTML, error) {
	var buf bytes.Buffer
	if err := p.WriteSVG(&buf); err != nil {
		return "", fmt.Errorf("draw %s: %w", p.Title, err)
	}
	return template.HTML(buf.String()), nil
}
