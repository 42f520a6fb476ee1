package study

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"galley/eval/plot"
	"galley/features/column"
	"galley/models"
	"galley/train"
	"galley/train/transfer"
)

func (d *Document) transfer(rows []transfer.Row, o LearnOptions) {
	d.printf("\n# Wrappers by number of training pages\n\n"+
		"Wang et al. 2009, section 5.2: from each site wrappers of %s pages, each tested on %d other pages\n"+
		"of every site. Strict accuracy in per cent; features %s, seed %d. Published (36 wrappers of 12 sites,\n"+
		"480 pages; table 2 is lost): every wrapper has more than 96 %% of the pages, and the best site to learn\n"+
		"from is the same for 10, 20 and 40. Those were sites of 2009; these are others.\n",
		listed(o.Pages), o.Test, o.Features, o.Seed)
	p := &plot.Plot{Title: "Page accuracy by number of training pages", X: plot.Axis{Label: "training pages"}, Y: plot.Axis{Label: "%", Min: 0, Max: 100}}
	var cells [][]string
	for _, r := range rows {
		a := r.Report.Overall
		cells = append(cells, []string{r.Site, fmt.Sprintf("W%d", r.Pages), pc(a.Title), pc(a.Body), pc(a.Page), pc(a.Lenient.Page)})
		point := plot.Point{X: float64(r.Pages), Y: 100 * a.Page, Name: fmt.Sprintf("%s, W%d: %s", r.Site, r.Pages, pc(a.Page))}
		if n := len(p.Series); n == 0 || p.Series[n-1].Name != r.Site {
			p.Series = append(p.Series, plot.Series{Name: r.Site, Line: true})
		}
		last := &p.Series[len(p.Series)-1]
		last.Points = append(last.Points, point)
	}
	d.plot("pages", p)
	d.printf("\n")
	d.table([]string{"trained on", "wrapper", "title", "body", "page", "page, lenient"}, cells)
}

// listed are numbers with commas between them.
func listed(list []int) string {
	return strings.Join(strings.Fields(strings.Trim(fmt.Sprint(list), "[]")), ", ")
}

func (d *Document) featureSets(ctx context.Context, wrappers map[column.Group]*models.Wrapper, site string, test []train.Site, o LearnOptions) error {
	d.printf("\n# Feature sets\n\nWang et al. 2009, section 5.3: wrappers of %d pages of %s, tested on %d other pages of every site.\n"+
		"Titles and bodies apart: while one of the models has a part of the columns, the other has all.\n"+
		"Strict accuracy in per cent, the lenient one in brackets. Published: 480 pages of 12 sites of 2009.\n",
		slices.Max(o.Pages), site, o.Test)
	p := &plot.Plot{Title: "Accuracy by feature set", X: plot.Axis{Label: "%", Min: 0, Max: 100}, Series: []plot.Series{{Name: "title"}, {Name: "body"}}}
	var cells [][]string
	for i, f := range featureSets {
		name := strings.ToUpper(string(f.group))
		p.Y.Names = append(p.Y.Names, name)
		row := []string{name}
		published := []string{f.title, f.body}
		for k, s := range []stages{{wrappers[column.All], wrappers[f.group]}, {wrappers[f.group], wrappers[column.All]}} {
			if err := ctx.Err(); err != nil {
				return err
			}
			report, err := transfer.Evaluate(s, test)
			if err != nil {
				return err
			}
			a := report.Overall
			strict, lenient := a.Title, a.Lenient.Title
			if k == 1 {
				strict, lenient = a.Body, a.Lenient.Body
			}
			row = append(row, fmt.Sprintf("%s (%s)", pc(strict), pc(lenient)), published[k])
			p.Series[k].Points = append(p.Series[k].Points, plot.Point{X: 100 * strict, Y: float64(i), Name: fmt.Sprintf("%s, %s: %s", name, p.Series[k].Name, pc(strict))})
		}
		cells = append(cells, row)
	}
	d.plot("features", p)
	d.printf("\n")
	d.table([]string{"columns", "title", "title, published", "body", "body, published"}, cells)
	return nil
}
