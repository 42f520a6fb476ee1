package eval

import (
	"fmt"
	"io"
	"text/tabwriter"
)

// Tally counts pages and how many of them are right. The zero value is empty.
type Tally struct {
	Pages                                  int
	Title, Body, Page                      int
	LenientTitle, LenientBody, LenientPage int
}

// Add counts one page.
func (t *Tally) Add(j Comparison) {
	t.Pages++
	for _, c := range []struct {
		right bool
		count *int
	}{
		{j.Title, &t.Title}, {j.Body, &t.Body}, {j.Page(), &t.Page},
		{j.LenientTitle, &t.LenientTitle}, {j.LenientBody, &t.LenientBody}, {j.LenientPage(), &t.LenientPage},
	} {
		if c.right {
			*c.count++
		}
	}
}

// Accuracy holds shares of the pages, in [0, 1]; all 0 without pages.
type Accuracy struct {
	Pages   int     `json:"pages"`
	Title   float64 `json:"title"`
	Body    float64 `json:"body"`
	Page    float64 `json:"page"`
	Lenient struct {
		Title float64 `json:"title"`
		Body  float64 `json:"body"`
		Page  float64 `json:"page"`
	} `json:"lenient"`
}

// Accuracy turns the counts into shares.
func (t Tally) Accuracy() Accuracy {
	a := Accuracy{Pages: t.Pages}
	share := func(n int) float64 {
		if t.Pages == 0 {
			return 0
		}
		return float64(n) / float64(t.Pages)
	}
	a.Title, a.Body, a.Page = share(t.Title), share(t.Body), share(t.Page)
	a.Lenient.Title, a.Lenient.Body, a.Lenient.Page = share(t.LenientTitle), share(t.LenientBody), share(t.LenientPage)
	return a
}

// Wrong is one page that was not strictly right, or not judged at all.
type Wrong struct {
	Site    string `json:"site"`
	URL     string `json:"url"`
	Why     string `json:"why"`
	Lenient bool   `json:"lenient"` // right by the lenient rule all the same
}

// Pages collects the judgements of one extractor over sites. The zero value is
// empty.
type Pages struct {
	sites []string
	tally map[string]*Tally
	total Tally
	wrong []Wrong
}

// Add counts the judgement of one page.
func (r *Pages) Add(site, url string, j Comparison) {
	if r.tally == nil {
		r.tally = map[string]*Tally{}
	}
	if r.tally[site] == nil {
		r.tally[site] = &Tally{}
		r.sites = append(r.sites, site)
	}
	r.tally[site].Add(j)
	r.total.Add(j)
	if !j.Page() {
		r.wrong = append(r.wrong, Wrong{site, url, j.Why, j.LenientPage()})
	}
}

// SiteAccuracy is the accuracy on the pages of one site.
type SiteAccuracy struct {
	Site string `json:"site"`
	Accuracy
}

// PagesReport is what "galley eval pages --json" prints for one extractor.
type PagesReport struct {
	Name    string         `json:"name,omitempty"`
	Overall Accuracy       `json:"overall"`
	Sites   []SiteAccuracy `json:"sites"`
	Wrong   []Wrong        `json:"wrong"`
}

// Report sums up, sites and wrong pages in the order they were added.
func (r *Pages) Report() PagesReport {
	report := PagesReport{Overall: r.total.Accuracy(), Sites: []SiteAccuracy{}, Wrong: r.wrong}
	for _, site := range r.sites {
		report.Sites = append(report.Sites, SiteAccuracy{site, r.tally[site].Accuracy()})
	}
	if report.Wrong == nil {
		report.Wrong = []Wrong{}
	}
	return report
}

// Write prints the report for a person: a table of percentages, then the pages
// that are wrong and why.
func (r PagesReport) Write(w io.Writer) error {
	tw := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(tw, "site\tpages\ttitle\tbody\tpage\tlenient: title\tbody\tpage\t")
	row := func(name string, a Accuracy) {
		fmt.Fprintf(tw, "%s\t%d\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f\t%.1f\t\n", name, a.Pages,
			100*a.Title, 100*a.Body, 100*a.Page, 100*a.Lenient.Title, 100*a.Lenient.Body, 100*a.Lenient.Page)
	}
	for _, s := range r.Sites {
		row(s.Site, s.Accuracy)
	}
	row("overall", r.Overall)
	if err := tw.Flush(); err != nil {
		return err
	}
	for _, wrong := range r.Wrong {
		note := ""
		if wrong.Lenient {
			note = " (right leniently)"
		}
		if _, err := fmt.Fprintf(w, "\n%s%s\n  %s\n", wrong.URL, note, wrong.Why); err != nil {
			return err
		}
	}
	return nil
}
