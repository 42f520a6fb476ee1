package eval

import (
	"cmp"
	"slices"
	"time"
)

// newMethodReport sums up method k of a run.
func newMethodReport(results []PageResult, k int, seed uint64) MethodReport {
	m := MethodReport{Name: results[0].Outcomes[k].Method, Pages: len(results)}
	var score, cleanEval, title, with, without average
	var times []time.Duration
	for i := range results {
		o := &results[i].Outcomes[k]
		times = append(times, o.Time)
		m.Failures += count(o.Failure != "")
		m.Empty += count(o.Empty)
		m.Capped += count(o.Capped)
		score.add(o.Score)
		cleanEval.add(o.CleanEval)
		if o.HasTitle {
			title.add(float64(count(o.TitleExact)))
		}
		with.addShare(o.With)
		without.addShare(o.Without)
	}
	m.setTimes(times)
	m.Metrics = meansOf(results, k, &seed)
	m.Score, m.CleanEval = score.mean(), cleanEval.mean()
	m.TitlePages, m.TitleExact = title.n, title.mean()
	m.WithPages, m.With = with.n, with.mean()
	m.WithoutPages, m.Without = without.n, without.mean()
	m.Groups = groupsOf(results, k)
	m.Worst = worstOf(results, k)
	return m
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// average collects values for their mean, which is 0 without values.
type average struct {
	n   int
	sum float64
}

func (a *average) add(x float64) { a.n++; a.sum += x }

func (a *average) addShare(s Share) {
	if s.Of > 0 {
		a.add(float64(s.Right) / float64(s.Of))
	}
}

func (a *average) mean() float64 {
	if a.n == 0 {
		return 0
	}
	return a.sum / float64(a.n)
}

// setTimes sets the statistics of the wall time a page.
func (m *MethodReport) setTimes(times []time.Duration) {
	slices.Sort(times)
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	n := len(times)
	m.MSMedian = (ms(times[(n-1)/2]) + ms(times[n/2])) / 2
	m.MS95 = ms(times[(n-1)*95/100])
	var mean average
	for _, d := range times {
		mean.add(ms(d))
	}
	m.MSMean = mean.mean()
}

// meansOf averages each metric of method k, with standard errors when there is a
// seed to draw with.
func meansOf(results []PageResult, k int, seed *uint64) ByMetric[Mean] {
	var pages ByMetric[[]PR]
	for i := range results {
		o := &results[i].Outcomes[k]
		lists := pages.all()
		for m, pr := range o.ByMetric.all() {
			if pr == &o.Node && o.NoNode {
				continue
			}
			*lists[m] = append(*lists[m], *pr)
		}
	}
	var means ByMetric[Mean]
	lists := pages.all()
	for m, mean := range means.all() {
		*mean = newMean(*lists[m], mean == &means.WCXB, seed)
	}
	return means
}

func newMean(pages []PR, meanF1 bool, seed *uint64) Mean {
	var p, r, f1 average
	for _, pr := range pages {
		p.add(pr.Precision)
		r.add(pr.Recall)
		f1.add(pr.F1())
	}
	m := Mean{P: p.mean(), R: r.mean(), MeanF1: f1.mean(), Pages: len(pages)}
	m.F1OfMeans = PR{m.P, m.R}.F1()
	m.F1 = m.F1OfMeans
	if meanF1 {
		m.F1 = m.MeanF1
	}
	if seed != nil {
		e := Bootstrap(pages, *seed)
		m.PErr, m.RErr, m.F1Err = e.Precision, e.Recall, e.F1OfMeans
		if meanF1 {
			m.F1Err = e.MeanF1
		}
	}
	return m
}

// groupsOf averages method k over the pages of each group, groups in order of name;
// none where all pages are of one.
func groupsOf(results []PageResult, k int) []GroupReport {
	members := map[string][]PageResult{}
	var names []string
	for _, result := range results {
		if members[result.Group] == nil {
			names = append(names, result.Group)
		}
		members[result.Group] = append(members[result.Group], result)
	}
	if len(names) < 2 {
		return nil
	}
	slices.Sort(names)
	var groups []GroupReport
	for _, name := range names {
		groups = append(groups, GroupReport{name, len(members[name]), meansOf(members[name], k, nil)})
	}
	return groups
}

// worstOf lists the worst pages of method k, the worst first.
func worstOf(results []PageResult, k int) []WorstPage {
	worst := []WorstPage{}
	for i := range results {
		if o := &results[i].Outcomes[k]; o.LCS.F1() < 1 {
			worst = append(worst, WorstPage{results[i].ID, results[i].URL, o.LCS.Precision, o.LCS.Recall, o.LCS.F1(), o.Failure})
		}
	}
	slices.SortStableFunc(worst, func(a, b WorstPage) int { return cmp.Compare(a.F1, b.F1) })
	return worst[:min(len(worst), worstPages)]
}
