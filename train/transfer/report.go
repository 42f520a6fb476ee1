package transfer

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"

	"galley/eval/plot"
)

// Write prints the experiment as a table of strict page accuracy in
// percent: a row per wrapper, a column per test site.
func Write(w io.Writer, rows []Row) error {
	if len(rows) == 0 {
		return nil
	}
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(tw, "trained on\tpages\tpage\tbody\ttitle\tlenient\t")
	for _, s := range rows[0].Report.Sites {
		fmt.Fprintf(tw, "%s\t", s.Site)
	}
	fmt.Fprintln(tw)
	for _, r := range rows {
		a := r.Report.Overall
		fmt.Fprintf(tw, "%s\t%d\t%.1f\t%.1f\t%.1f\t%.1f\t", r.Site, r.Pages, 100*a.Page, 100*a.Body, 100*a.Title, 100*a.Lenient.Page)
		for _, s := range r.Report.Sites {
			fmt.Fprintf(tw, "%.1f\t", 100*s.Page)
		}
		fmt.Fprintln(tw)
	}
	return tw.Flush()
}

// wayOf is what the table of ways has a line for.
type wayOf struct {
	way   string
	pages int
}

// WriteWays prints the experiment as a table of strict page accuracy in percent, as means
// over the training sites: a line for each way and number of pages, a column for pages of
// the training site, for those of the other training sites, and for each of the sites that
// are tested only. In parentheses is the worst training site.
func WriteWays(w io.Writer, rows []Row) error {
	if len(rows) == 0 {
		return nil
	}
	names, lines := waysOf(rows)
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(tw, "way\tlabels\t%s\t\n", strings.Join(names, "\t"))
	for _, line := range lines {
		fmt.Fprintf(tw, "%s\t%d\t", line.way, line.pages)
		for _, shares := range line.shares {
			fmt.Fprintf(tw, "%s\t", meanAndWorst(shares))
		}
		fmt.Fprintln(tw)
	}
	return tw.Flush()
}

// wayLine is a line of the table: for each column the strict page accuracy of each
// training site.
type wayLine struct {
	wayOf
	shares [][]float64
}

// waysOf groups rows by way and number of pages. The first columns are pages of the
// training site and of the other training sites, then each site that is tested only.
func waysOf(rows []Row) (columns []string, lines []wayLine) {
	columns = []string{"own site", "other sites"}
	trained := map[string]bool{}
	for _, r := range rows {
		trained[r.Site] = true
	}
	for _, s := range rows[0].Report.Sites {
		if !trained[s.Site] {
			columns = append(columns, s.Site)
		}
	}
	for _, r := range rows {
		at := slices.IndexFunc(lines, func(l wayLine) bool { return l.wayOf == wayOf{r.Way, r.Pages} })
		if at < 0 {
			at = len(lines)
			lines = append(lines, wayLine{wayOf{r.Way, r.Pages}, make([][]float64, len(columns))})
		}
		lines[at].add(columns, trained, &r)
	}
	return columns, lines
}

// add adds what one wrapper had right.
func (l *wayLine) add(columns []string, trained map[string]bool, r *Row) {
	var others []float64
	for _, s := range r.Report.Sites {
		switch {
		case s.Site == r.Site:
			l.shares[0] = append(l.shares[0], s.Page)
		case trained[s.Site]:
			others = append(others, s.Page)
		default:
			k := slices.Index(columns, s.Site)
			l.shares[k] = append(l.shares[k], s.Page)
		}
	}
	if len(others) > 0 {
		l.shares[1] = append(l.shares[1], meanOf(others))
	}
}

// PlotWays draws the table of WriteWays: a series for each column.
func PlotWays(rows []Row) *plot.Plot {
	p := &plot.Plot{
		Title: "Pages right, by where the wrapper comes from", W: 900,
		Desc: "Strict page accuracy, as means over the training sites.",
		X:    plot.Axis{Label: "% of pages with title and body strictly right", Min: 0, Max: 100},
	}
	if len(rows) == 0 {
		return p
	}
	names, lines := waysOf(rows)
	for k, name := range names {
		series := plot.Series{Name: name}
		for i, l := range lines {
			if k == 0 {
				p.Y.Names = append(p.Y.Names, fmt.Sprintf("%s, %d", l.way, l.pages))
			}
			if len(l.shares[k]) > 0 {
				series.Points = append(series.Points, plot.Point{X: 100 * meanOf(l.shares[k]), Y: float64(i), Name: meanAndWorst(l.shares[k])})
			}
		}
		p.Series = append(p.Series, series)
	}
	return p
}

func meanOf(list []float64) float64 {
	sum := 0.0
	for _, v := range list {
		sum += v
	}
	return sum / math.Max(1, float64(len(list)))
}

func meanAndWorst(list []float64) string {
	if len(list) == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f (%.1f)", 100*meanOf(list), 100*slices.Min(list))
}
