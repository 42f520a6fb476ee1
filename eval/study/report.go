package study

import (
	"fmt"
	"slices"
	"strings"

	"galley/eval"
	"galley/eval/plot"
	"galley/models/method"
	"galley/models/methods"
)

// corpus begins the part on a corpus.
func (d *Document) corpus(r *eval.TextReport) {
	d.printf("# Parameter studies on %s\n\n%d pages, corpus digest `%.12s`, without a browser. Per cent: precision, recall and F1 of\n"+
		"their means (± standard error by bootstrap, seed %d), of the multiset of words (bag) and of their\n"+
		"longest common subsequence (lcs); characters instead of words for scripts without blanks.\n\n%s",
		r.Corpus, r.Pages, r.Digest, r.Seed, orientation)
}

// sweep writes the section of one sweep.
func (d *Document) sweep(s *sweep, reports map[string]*eval.MethodReport) {
	d.printf("\n## %s\n\n%s\n", s.title, s.says)
	var found []string
	for _, method := range s.methods {
		found = append(found, s.finding(method, reports))
	}
	d.printf("\nHere: %s.\n", strings.Join(found, "; "))
	d.plot(s.id, s.plot(reports))
	d.printf("\n")
	d.table([]string{"method", s.symbol, "P bag", "R bag", "F1 bag", "P lcs", "R lcs", "F1 lcs", "empty", "failed", "published F1, other corpora"}, s.rows(reports))
}

func (s *sweep) rows(reports map[string]*eval.MethodReport) [][]string {
	var rows [][]string
	for _, method := range s.methods {
		for _, value := range s.values {
			r := reports[s.spec(method, value)]
			symbol := fmt.Sprintf("%g", value)
			if value == s.standard(method) {
				symbol = "**" + symbol + "**"
			}
			row := []string{method, symbol}
			for _, m := range []eval.Mean{r.Metrics.Bag, r.Metrics.LCS} {
				row = append(row, pc(m.P), pc(m.R), fmt.Sprintf("%s ± %s", pc(m.F1OfMeans), pc(m.F1Err)))
			}
			rows = append(rows, append(row, fmt.Sprint(r.Empty), fmt.Sprint(r.Failures), s.publishedAt(method, value)))
		}
	}
	return rows
}

// standard is the default of a method: the published value, where there is one.
func (s *sweep) standard(name string) float64 {
	all := methods.All()
	m := all[slices.IndexFunc(all, func(m method.Method) bool { return m.Name == name })]
	return m.Params[slices.IndexFunc(m.Params, func(p method.Param) bool { return p.Name == s.param })].Default
}

// publishedAt is the published F1 of a method, by the words it is published under.
func (s *sweep) publishedAt(method string, value float64) string {
	var list []string
	for _, p := range s.published {
		if p.at == value && (len(s.methods) == 1 || p.of(method)) {
			list = append(list, fmt.Sprintf("%.2f %s", p.f1, p.what))
		}
	}
	return strings.Join(list, "; ")
}

// of reports whether a figure is that of a method: "CETD-DS, …" of "cetd-ds", and
// "SETPR, …" of "cepr-setpr".
func (p *publishedF1) of(method string) bool {
	name, _, _ := strings.Cut(strings.ToLower(p.what), ",")
	return name == method || strings.HasSuffix(method, "-"+name)
}

// finding says where the best value lies and what the published one costs.
func (s *sweep) finding(method string, reports map[string]*eval.MethodReport) string {
	best := s.values[0]
	f1 := func(value float64) eval.Mean { return reports[s.spec(method, value)].Metrics.LCS }
	for _, v := range s.values {
		if f1(v).F1OfMeans > f1(best).F1OfMeans {
			best = v
		}
	}
	paper := s.standard(method)
	text := fmt.Sprintf("%s is best at %s = %g, F1 lcs %s", method, s.symbol, best, pc(f1(best).F1OfMeans))
	if best == paper {
		return text + ", which is the default"
	}
	if pc(f1(best).F1OfMeans) == pc(f1(paper).F1OfMeans) {
		return text + fmt.Sprintf(", and as good at the default %g", paper)
	}
	less := f1(best).F1OfMeans - f1(paper).F1OfMeans
	text += fmt.Sprintf(", and has %s at the default %g", pc(f1(paper).F1OfMeans), paper)
	if less <= max(f1(best).F1Err, f1(paper).F1Err) {
		text += ", within a standard error"
	}
	return text
}

// plot draws F1 by value; of a single method also precision and recall.
func (s *sweep) plot(reports map[string]*eval.MethodReport) *plot.Plot {
	p := &plot.Plot{Title: s.title, X: plot.Axis{Label: s.symbol}, Y: plot.Axis{Label: "%", Min: 0, Max: 100},
		Desc: "F1 on this corpus by value of the parameter, and published F1 on other corpora."}
	line := func(name, method string, of func(*eval.MethodReport) (value, err float64)) {
		series := plot.Series{Name: name, Line: true}
		for _, v := range s.values {
			y, err := of(reports[s.spec(method, v)])
			series.Points = append(series.Points, plot.Point{X: v, Y: 100 * y, Err: 100 * err, Name: fmt.Sprintf("%s, %s = %g: %s", name, s.symbol, v, pc(y))})
		}
		p.Series = append(p.Series, series)
	}
	for _, m := range s.methods {
		line(m+" F1 lcs", m, func(r *eval.MethodReport) (float64, float64) { return r.Metrics.LCS.F1OfMeans, r.Metrics.LCS.F1Err })
		line(m+" F1 bag", m, func(r *eval.MethodReport) (float64, float64) { return r.Metrics.Bag.F1OfMeans, r.Metrics.Bag.F1Err })
	}
	if len(s.methods) == 1 {
		line("precision lcs", s.methods[0], func(r *eval.MethodReport) (float64, float64) { return r.Metrics.LCS.P, 0 })
		line("recall lcs", s.methods[0], func(r *eval.MethodReport) (float64, float64) { return r.Metrics.LCS.R, 0 })
	}
	published := plot.Series{Name: "published"}
	for _, f := range s.published {
		published.Points = append(published.Points, plot.Point{X: f.at, Y: f.f1, Name: fmt.Sprintf("%.2f %s", f.f1, f.what)})
	}
	if len(published.Points) > 0 {
		p.Series = append(p.Series, published)
	}
	return p
}
