package report

import (
	"cmp"
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"maps"
	"slices"

	"galley/batch"
)

//go:embed report.html
var layout string

var document = template.Must(template.New("report").Parse(layout))

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
