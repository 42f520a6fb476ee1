package train

import (
	"fmt"
	"io"
	"math"
	"slices"
	"text/tabwriter"
)

// WriteTransfer prints the experiment as a table of strict page accuracy in
// percent: a row per wrapper, a column per test site.
func WriteTransfer(w io.Writer, rows []TransferRow) error {
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
func WriteWays(w io.Writer, rows []TransferRow) error {
	if len(rows) == 0 {
		return nil
	}
	var lines []wayOf
	trained := map[string]bool{}
	for _, r := range rows {
		trained[r.Site] = true
		if at := (wayOf{r.Way, r.Pages}); !slices.Contains(lines, at) {
			lines = append(lines, at)
		}
	}
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(tw, "way\tlabels\town site\tother sites\t")
	for _, s := range rows[0].Report.Sites {
		if !trained[s.Site] {
			fmt.Fprintf(tw, "%s\t", s.Site)
		}
	}
	fmt.Fprintln(tw)
	for _, line := range lines {
		fmt.Fprintf(tw, "%s\t%d\t", line.way, line.pages)
		var own, others []float64
		only := map[string][]float64{}
		for _, r := range rows {
			if (wayOf{r.Way, r.Pages}) != line {
				continue
			}
			var elsewhere []float64
			for _, s := range r.Report.Sites {
				switch {
				case s.Site == r.Site:
					own = append(own, s.Page)
				case trained[s.Site]:
					elsewhere = append(elsewhere, s.Page)
				default:
					only[s.Site] = append(only[s.Site], s.Page)
				}
			}
			if len(elsewhere) > 0 {
				others = append(others, meanOf(elsewhere))
			}
		}
		fmt.Fprintf(tw, "%s\t%s\t", meanAndWorst(own), meanAndWorst(others))
		for _, s := range rows[0].Report.Sites {
			if !trained[s.Site] {
				fmt.Fprintf(tw, "%s\t", meanAndWorst(only[s.Site]))
			}
		}
		fmt.Fprintln(tw)
	}
	return tw.Flush()
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
