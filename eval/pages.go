package eval

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"galley/page"
)

// Counts counts pages and how many of them are right. The zero value is empty.
type Counts struct {
	Pages                                  int
	Title, Body, Page                      int
	LenientTitle, LenientBody, LenientPage int
}

// Add counts one page.
func (t *Counts) Add(c Comparison) {
	t.Pages++
	for _, part := range []struct {
		right bool
		count *int
	}{
		{c.Title, &t.Title}, {c.Body, &t.Body}, {c.Page(), &t.Page},
		{c.LenientTitle, &t.LenientTitle}, {c.LenientBody, &t.LenientBody}, {c.LenientPage(), &t.LenientPage},
	} {
		if part.right {
			*part.count++
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
func (t Counts) Accuracy() Accuracy {
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

// Wrong is one page that was not strictly right, or could not be compared.
type Wrong struct {
	Site    string `json:"site"`
	URL     string `json:"url"`
	Why     string `json:"why"`
	Lenient bool   `json:"lenient"` // right by the lenient rule all the same
}

// Pages collects the comparisons of one extractor over sites. The zero value is
// empty.
type Pages struct {
	sites  []string
	counts map[string]*Counts
	total  Counts
	wrong  []Wrong
	kin    map[page.Kinship]int
}

// Add counts the comparison of one page.
func (r *Pages) Add(site, url string, c Comparison) {
	if c.Kinship != "" {
		if r.kin == nil {
			r.kin = map[page.Kinship]int{}
		}
		r.kin[c.Kinship]++
	}
	if r.counts == nil {
		r.counts = map[string]*Counts{}
	}
	if r.counts[site] == nil {
		r.counts[site] = &Counts{}
		r.sites = append(r.sites, site)
	}
	r.counts[site].Add(c)
	r.total.Add(c)
	if !c.Page() {
		r.wrong = append(r.wrong, Wrong{site, url, c.Why, c.LenientPage()})
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
	// Kinship counts the pages of the site of the wrapper's labels, by how they stand to the labelled ones.
	Kinship map[page.Kinship]int `json:"kinship,omitempty"`
}

// Report sums up, sites and wrong pages in the order they were added.
func (r *Pages) Report() PagesReport {
	report := PagesReport{Overall: r.total.Accuracy(), Sites: []SiteAccuracy{}, Wrong: r.wrong, Kinship: r.kin}
	for _, site := range r.sites {
		report.Sites = append(report.Sites, SiteAccuracy{site, r.counts[site].Accuracy()})
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
	if err := r.writeKinship(w); err != nil {
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

// writeKinship says how many pages of its site a wrapper knows, if it learned of any.
func (r PagesReport) writeKinship(w io.Writer) error {
	var list []string
	for _, kin := range []struct {
		of   page.Kinship
		says string
	}{
		{page.Labelled, "%d like the labelled pages"}, {page.Rebuilt, "%d of another build of their site"},
		{page.OtherKind, "%d of a kind that no label has"}, {page.Unlike, "%d on their host and not known"},
	} {
		if n := r.Kinship[kin.of]; n > 0 {
			list = append(list, fmt.Sprintf(kin.says, n))
		}
	}
	if len(list) == 0 {
		return nil
	}
	_, err := fmt.Fprintf(w, "of the labelled site: %s\n", strings.Join(list, ", "))
	return err
}
