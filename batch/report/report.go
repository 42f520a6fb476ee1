// Package report sums up the manifest of a batch as one HTML document with plots:
// outcomes by host, time by stage, failures by reason.
package report

import (
	"bytes"
	"cmp"
	"fmt"
	"html/template"
	"io"
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"galley/batch"
	"galley/batch/input"
	"galley/eval/plot"
)

// Bounds of what is remembered and shown: a manifest may have any length.
const (
	maxHosts   = 50_000
	maxReasons = 2000
	shownRows  = 30
)

// Report collects the lines of a manifest.
type Report struct {
	Name   string
	Inputs int
	Status map[batch.Status]int
	Rungs  map[string]int
	First  time.Time
	Last   time.Time

	hosts   map[string]map[batch.Status]int
	reasons map[string]int
	stages  []stage
	perTime map[int64]int // pages ended, by minute
}

// stage is one part of the work on pages, with a histogram of how long it took.
type stage struct {
	name string
	of   func(batch.Took) int64
	bins []int // by factors of 2^(1/2) from 1 ms on
}

// New begins a report.
func New(name string) *Report {
	r := &Report{Name: name, Status: map[batch.Status]int{}, Rungs: map[string]int{}, hosts: map[string]map[batch.Status]int{},
		reasons: map[string]int{}, perTime: map[int64]int{}}
	r.stages = []stage{
		{"load", func(t batch.Took) int64 { return t.Load }, make([]int, 48)},
		{"settle", func(t batch.Took) int64 { return t.Settle }, make([]int, 48)},
		{"read", func(t batch.Took) int64 { return t.Read }, make([]int, 48)},
		{"extract", func(t batch.Took) int64 { return t.Extract }, make([]int, 48)},
		{"all", func(t batch.Took) int64 { return t.Total }, make([]int, 48)},
	}
	return r
}

// Add takes one line.
func (r *Report) Add(o batch.Outcome) {
	r.Inputs++
	r.Status[o.Status]++
	if o.Status == batch.Duplicate {
		return
	}
	if o.Rung != "" && o.Status == batch.Done {
		r.Rungs[o.Rung]++
	}
	host := input.HostOf(o.URL)
	if host == "" {
		host = "(files)"
	}
	if r.hosts[host] == nil && len(r.hosts) >= maxHosts {
		host = "(other hosts)"
	}
	if r.hosts[host] == nil {
		r.hosts[host] = map[batch.Status]int{}
	}
	r.hosts[host][o.Status]++
	if o.Error != "" {
		why := reason(o)
		if _, known := r.reasons[why]; known || len(r.reasons) < maxReasons {
			r.reasons[why]++
		}
	}
	if !o.Ended.IsZero() {
		if r.First.IsZero() || o.Ended.Before(r.First) {
			r.First = o.Ended
		}
		if o.Ended.After(r.Last) {
			r.Last = o.Ended
		}
		r.perTime[o.Ended.Unix()/60]++
	}
	for i := range r.stages {
		if ms := r.stages[i].of(o.Took); ms > 0 {
			r.stages[i].bins[bin(ms)]++
		}
	}
}

// bin is the index of a duration: half a power of two each.
func bin(ms int64) int {
	i := 0
	for limit := 1.0; i < 47 && float64(ms) >= limit*1.41421356; i++ {
		limit *= 1.41421356
	}
	return i
}

var (
	addresses = regexp.MustCompile(`"?\b[a-z]+://[^\s"]+"?`)
	numbers   = regexp.MustCompile(`\b(\d+\.\d+\.\d+\.\d+(:\d+)?|\[[0-9a-f:]+\](:\d+)?|\d{4,})\b`)
)

// reason is an error without what is of one page only.
func reason(o batch.Outcome) string {
	text := addresses.ReplaceAllString(strings.ReplaceAll(o.Error, o.Input, "…"), "…")
	text = numbers.ReplaceAllString(text, "…")
	if len(text) > 120 {
		text = strings.ToValidUTF8(text[:120], "") + "…"
	}
	return string(o.Status) + ": " + text
}

// row is one line of a table.
type row struct {
	Name   string
	Counts []int
	Total  int
}

func (r *Report) hostRows() []row {
	var rows []row
	for _, name := range slices.Sorted(maps.Keys(r.hosts)) {
		one := row{Name: name}
		for _, s := range batch.Statuses[:5] {
			one.Counts = append(one.Counts, r.hosts[name][s])
			one.Total += r.hosts[name][s]
		}
		rows = append(rows, one)
	}
	// The hosts with most trouble first.
	slices.SortStableFunc(rows, func(a, b row) int {
		return cmp.Or(cmp.Compare(b.Total-b.Counts[0], a.Total-a.Counts[0]), cmp.Compare(b.Total, a.Total))
	})
	return rows
}

func (r *Report) reasonRows() []row {
	var rows []row
	for _, name := range slices.Sorted(maps.Keys(r.reasons)) {
		rows = append(rows, row{Name: name, Total: r.reasons[name]})
	}
	slices.SortStableFunc(rows, func(a, b row) int { return cmp.Compare(b.Total, a.Total) })
	return rows
}

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

// ratePlot shows pages by minute.
func (r *Report) ratePlot() plot.Plot {
	p := plot.Plot{Title: "Pages by minute", X: plot.Axis{Label: "minutes from the first one"}, Y: plot.Axis{Label: "pages"}}
	series := plot.Series{Name: "all", Line: true}
	for _, minute := range slices.Sorted(maps.Keys(r.perTime)) {
		series.Points = append(series.Points, plot.Point{X: float64(minute - r.First.Unix()/60), Y: float64(r.perTime[minute])})
	}
	p.Series = []plot.Series{series}
	return p
}

var document = template.Must(template.New("report").Parse(`<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Batch {{.Name}}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .8rem;border-bottom:1px solid #ddd;text-align:right}
td:first-child,th:first-child{text-align:left;overflow-wrap:anywhere}svg{max-width:100%;height:auto}</style>
<h1>Batch {{.Name}}</h1>
<p>{{.Inputs}} inputs{{if not .First.IsZero}}, from {{.First.Format "2006-01-02 15:04:05"}} to {{.Last.Format "2006-01-02 15:04:05"}}{{end}}.</p>
<table><tr><th>outcome<th>inputs{{range .Outcomes}}<tr><td>{{.Name}}<td>{{.Total}}{{end}}</table>
{{if .RungRows}}<table><tr><th>taken<th>pages{{range .RungRows}}<tr><td>{{.Name}}<td>{{.Total}}{{end}}</table>{{end}}
<h2>Outcomes by host</h2><p>Those with most trouble first{{if .MoreHosts}}; {{.MoreHosts}} further hosts are not shown{{end}}.</p>
{{.HostPlot}}
<table><tr><th>host<th>done<th>empty<th>failed<th>refused<th>dead{{range .Hosts}}<tr><td>{{.Name}}{{range .Counts}}<td>{{.}}{{end}}{{end}}</table>
<h2>Time by stage</h2>{{.TimePlot}}
<h2>Reasons</h2><table><tr><th>reason<th>inputs{{range .Reasons}}<tr><td>{{.Name}}<td>{{.Total}}{{end}}</table>
<h2>Pages by minute</h2>{{.RatePlot}}
</html>
`))

// WriteHTML writes the report.
func (r *Report) WriteHTML(w io.Writer) error {
	hosts, reasons := r.hostRows(), r.reasonRows()
	more := max(0, len(hosts)-shownRows)
	hosts, reasons = hosts[:min(len(hosts), shownRows)], reasons[:min(len(reasons), shownRows)]
	var outcomes, rungs []row
	for _, s := range batch.Statuses {
		if r.Status[s] > 0 {
			outcomes = append(outcomes, row{Name: string(s), Total: r.Status[s]})
		}
	}
	for _, name := range slices.Sorted(maps.Keys(r.Rungs)) {
		rungs = append(rungs, row{Name: name, Total: r.Rungs[name]})
	}
	hostPlot, err := svg(r.hostPlot(hosts))
	if err != nil {
		return err
	}
	timePlot, err := svg(r.timePlot())
	if err != nil {
		return err
	}
	ratePlot, err := svg(r.ratePlot())
	if err != nil {
		return err
	}
	err = document.Execute(w, map[string]any{
		"Name": r.Name, "Inputs": r.Inputs, "First": r.First, "Last": r.Last, "Outcomes": outcomes, "RungRows": rungs, "Hosts": hosts,
		"MoreHosts": more, "Reasons": reasons, "HostPlot": hostPlot, "TimePlot": timePlot, "RatePlot": ratePlot,
	})
	if err != nil {
		return fmt.Errorf("write the report: %w", err)
	}
	return nil
}

// svg draws a plot; package plot escapes what is in it.
func svg(p plot.Plot) (template.HTML, error) {
	var buf bytes.Buffer
	if err := p.WriteSVG(&buf); err != nil {
		return "", fmt.Errorf("draw %s: %w", p.Title, err)
	}
	return template.HTML(buf.String()), nil
}
