package facts

import (
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
)

// Report counts what is right, by method and half of the publishers.
type Report struct {
	Corpus string `json:"corpus"`
	Rows   []Row  `json:"rows"`
}

// Row is one line of the report. Shares are of the pages whose corpus says what is
// right, in [0, 1].
type Row struct {
	Method   string  `json:"method"`
	Half     string  `json:"half"` // "all", "0" or "1"
	Pages    int     `json:"pages"`
	Title    float64 `json:"title"`
	Letter   float64 `json:"title_to_the_letter"`
	Authors  float64 `json:"authors"`
	Day      float64 `json:"day"`
	Language float64 `json:"language"`

	unsaid map[string]bool // shares of no pages, by their names in JSON
}

// NewReport sums up the pages of a run.
func NewReport(name string, pages []Page) Report {
	report := Report{Corpus: name, Rows: []Row{}}
	for from := 0; from < len(pages); {
		to := from
		for to < len(pages) && pages[to].Method == pages[from].Method {
			to++
		}
		for _, half := range []string{"all", "0", "1"} {
			some := slices.DeleteFunc(slices.Clone(pages[from:to]), func(p Page) bool { return half != "all" && fmt.Sprint(p.Half) != half })
			row := rowOf(some)
			row.Method, row.Half = pages[from].Method, half
			report.Rows = append(report.Rows, row)
		}
		from = to
	}
	return report
}

// rowOf is the line of some pages.
func rowOf(pages []Page) Row {
	row := Row{Pages: len(pages), unsaid: map[string]bool{}}
	share := func(name string, part func(Page) *bool) float64 {
		right, all := 0, 0
		for _, p := range pages {
			if r := part(p); r != nil {
				if all++; *r {
					right++
				}
			}
		}
		row.unsaid[name] = all == 0
		return float64(right) / float64(max(all, 1))
	}
	row.Title = share("title", func(p Page) *bool { return p.Title })
	row.Letter = share("title_to_the_letter", func(p Page) *bool { return p.Letter })
	row.Authors = share("authors", func(p Page) *bool { return p.Authors })
	row.Day = share("day", func(p Page) *bool { return p.Day })
	row.Language = share("language", func(p Page) *bool { return p.Language })
	return row
}

// percent is a share as the report for a person has it: a dash where the corpus says of no page
// what is right.
func (r Row) percent(name string, share float64) string {
	if r.unsaid[name] {
		return "–"
	}
	return fmt.Sprintf("%.1f", 100*share)
}

// Write prints the report for a person, in percent.
func (r Report) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "method\tpublishers\tpages\ttitle\tto the letter\tauthors\tday\tlanguage\t")
	for _, row := range r.Rows {
		fmt.Fprintf(tw, "%s\t%s\t%d\t%s\t%s\t%s\t%s\t%s\t\n", row.Method, row.Half, row.Pages,
			row.percent("title", row.Title), row.percent("title_to_the_letter", row.Letter),
			row.percent("authors", row.Authors), row.percent("day", row.Day), row.percent("language", row.Language))
	}
	return tw.Flush()
}
