package eval

import (
	"fmt"
	"io"
	"strings"
)

// WriteMarkdown writes the report as tables. Figures are per cent, but for times.
func (r TextReport) WriteMarkdown(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# Text extraction on %s\n\n%d pages", cell(r.Corpus), r.Pages)
	if r.Digest != "" {
		fmt.Fprintf(&b, ", corpus digest `%.12s`", r.Digest)
	}
	b.WriteString(". Per cent, the more the better; ms a page, parsing included, median and 95th percentile.\n\n")
	r.overview().write(&b)
	b.WriteString("\nF1 is the F1 of mean precision and mean recall (± standard error by bootstrap), for wcxb the mean of the pages' F1; both ways are below. " + metricNotes + "\n\n## Precision, recall and both ways of averaging F1\n\n")
	r.details().write(&b)
	if groups := r.groups(); len(groups.Rows) > 0 {
		b.WriteString("\n## F1 by kind of page\n\n")
		groups.write(&b)
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// metricNotes says what the columns are, below the tables.
const metricNotes = "lcs is by the longest common subsequence of words, bag and set by the multiset and the set of words, " +
	"node by text nodes weighted with their words; characters instead of words for scripts without blanks. " +
	"shingle is the article-extraction benchmark's multiset of four words in a row, wcxb the multiset of lower-case words. " +
	"score is the longest common subsequence by all words of either text, as CleanEval counts. " +
	"title is the share of exact titles. with is the share of the snippets that must be in the text and are, " +
	"without that of the snippets that must not be and are not. " +
	"A page that failed counts as an empty extraction."

// table is a table of cells, numbers but for the first columns.
type table struct {
	Head []string
	Text int // how many columns are text
	Rows [][]string
}

func (t table) write(b *strings.Builder) {
	row := func(cells []string) { b.WriteString("| " + strings.Join(cells, " | ") + " |\n") }
	row(t.Head)
	rule := make([]string, len(t.Head))
	for i := range rule {
		rule[i] = "---:"
		if i < t.Text {
			rule[i] = "---"
		}
	}
	row(rule)
	for _, cells := range t.Rows {
		escaped := make([]string, len(cells))
		for i, c := range cells {
			escaped[i] = cell(c)
		}
		row(escaped)
	}
}

// cell is text that does not end its cell, or begin something else.
func cell(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	return strings.NewReplacer(`\`, `\\`, "|", `\|`, "<", "&lt;", "`", "\\`", "*", `\*`, "[", `\[`, "]", `\]`).Replace(s)
}

func percent(share float64) string { return fmt.Sprintf("%.1f", 100*share) }

// share is a percentage of some pages, a dash of none.
func share(value float64, pages int) string {
	if pages == 0 {
		return "–"
	}
	return percent(value)
}

func (m Mean) f1() string {
	if m.Pages == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f ± %.1f", 100*m.F1, 100*m.F1Err)
}

func (r TextReport) overview() table {
	t := table{Text: 1, Head: []string{"method", "ms", "ms p95", "failed", "empty"}}
	t.Head = append(append(t.Head, MetricNames...), "score", "title", "with", "without")
	for i := range r.Methods {
		m := &r.Methods[i]
		row := []string{m.Name, fmt.Sprintf("%.2f", m.MSMedian), fmt.Sprintf("%.2f", m.MS95), fmt.Sprint(m.Failures), fmt.Sprint(m.Empty)}
		for _, mean := range m.Metrics.all() {
			row = append(row, mean.f1())
		}
		t.Rows = append(t.Rows, append(row, percent(m.Score),
			share(m.TitleExact, m.TitlePages), share(m.With, m.WithPages), share(m.Without, m.WithoutPages)))
	}
	return t
}

func (r TextReport) details() table {
	t := table{Text: 2, Head: []string{"method", "metric", "pages", "P", "R", "F1 of means", "mean F1"}}
	for i := range r.Methods {
		for k, m := range r.Methods[i].Metrics.all() {
			t.Rows = append(t.Rows, []string{r.Methods[i].Name, MetricNames[k], fmt.Sprint(m.Pages),
				percent(m.P), percent(m.R), percent(m.F1OfMeans), percent(m.MeanF1)})
		}
	}
	return t
}

func (r TextReport) groups() table {
	t := table{Text: 2, Head: append([]string{"method", "kind", "pages"}, MetricNames...)}
	for i := range r.Methods {
		for _, g := range r.Methods[i].Groups {
			row := []string{r.Methods[i].Name, g.Group, fmt.Sprint(g.Pages)}
			for _, m := range g.Metrics.all() {
				row = append(row, share(m.F1, m.Pages))
			}
			t.Rows = append(t.Rows, row)
		}
	}
	return t
}
