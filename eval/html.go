package eval

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"strings"

	"galley/eval/plot"
)

//go:embed textreport.tmpl
var textReportSource string

var textReportTemplate = template.Must(template.New("report").Funcs(template.FuncMap{
	"percent": percent,
	"web":     func(url string) bool { return strings.HasPrefix(url, "http://") || strings.HasPrefix(url, "https://") },
}).Parse(textReportSource))

// WriteHTML writes the report as one HTML page with plots and the worst pages of
// each method. It has no scripts and loads nothing.
func (r TextReport) WriteHTML(w io.Writer) error {
	data := struct {
		Report                    TextReport
		Overview, Details, Groups table
		Notes                     string
		Plots                     []template.HTML
	}{Report: r, Overview: r.overview(), Details: r.details(), Groups: r.groups(), Notes: metricNotes}
	for _, p := range []plot.Plot{r.qualityPlot(), r.speedPlot()} {
		var svg strings.Builder
		if err := p.WriteSVG(&svg); err != nil {
			return err
		}
		data.Plots = append(data.Plots, template.HTML(svg.String()))
	}
	return textReportTemplate.Execute(w, data)
}

// qualityPlot shows the F1 of every method by every metric, with error bars of two
// standard errors.
func (r TextReport) qualityPlot() plot.Plot {
	p := plot.Plot{
		Title: "F1 on " + r.Corpus,
		Desc:  "One row for each method, one marker for each metric, farther right is better; the bars are two standard errors to each side. The tables have the figures.",
		X:     plot.Axis{Label: "F1"},
		Y:     plot.Axis{Names: []string{}},
		H:     100 + 28*float64(max(len(r.Methods), 4)),
	}
	for k, metric := range MetricNames {
		s := plot.Series{Name: metric}
		for i := range r.Methods {
			if m := r.Methods[i].Metrics.all()[k]; m.Pages > 0 {
				s.Points = append(s.Points, plot.Point{X: m.F1, Y: float64(i), Err: 2 * m.F1Err,
					Name: fmt.Sprintf("%s, %s: %.3f", r.Methods[i].Name, metric, m.F1)})
			}
		}
		p.Series = append(p.Series, s)
	}
	for i := range r.Methods {
		p.Y.Names = append(p.Y.Names, r.Methods[i].Name)
	}
	return p
}

// speedPlot shows time against quality, a series for each method.
func (r TextReport) speedPlot() plot.Plot {
	p := plot.Plot{
		Title: "Time and quality on " + r.Corpus,
		Desc:  "One point for each method: to the left is faster, farther up is better. The tables have the figures.",
		X:     plot.Axis{Label: "ms a page, median", Log: true},
		Y:     plot.Axis{Label: "F1, lcs"},
		H:     max(420, 80+18*float64(len(r.Methods))),
	}
	for i := range r.Methods {
		m := &r.Methods[i]
		p.Series = append(p.Series, plot.Series{Name: m.Name, Points: []plot.Point{{X: m.MSMedian, Y: m.Metrics.LCS.F1, Err: 2 * m.Metrics.LCS.F1Err,
			Name: fmt.Sprintf("%s: %.2f ms, %.3f", m.Name, m.MSMedian, m.Metrics.LCS.F1)}}})
	}
	return p
}
