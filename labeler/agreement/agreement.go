// Package agreement is how far two people who labelled the same pages agree.
package agreement

import (
	"context"

	"galley/dataset"
	"galley/labeler/labels"
	"galley/page"
)

// Agreement is how far two people say the same of the pages that both labelled.
type Agreement struct {
	Share  float64  `json:"share"`  // of the pages that two are to label
	Wanted int      `json:"wanted"` // such pages
	Both   int      `json:"both"`   // of them labelled by two
	Title  int      `json:"title"`  // of Both: with one title
	Body   int      `json:"body"`   // of Both: with one body, cuts apart
	Same   int      `json:"same"`   // of Both: alike in everything
	F1     float64  `json:"f1"`     // of the words of two bodies, mean over pages
	Kappa  *float64 `json:"kappa"`  // of all words; nil: it is not defined
	Differ []string `json:"differ"` // slugs to settle

	counts [2][2]float64 // words by what the first and the second say: outside, inside
}

// Of reads how far people agree. share is that of the pages that two are to label, in
// [0, 1]. Where ctx ends, so does the reading.
func Of(ctx context.Context, st *labels.Store, share float64) Agreement {
	a := Agreement{Share: share, Differ: []string{}}
	for _, e := range st.Pages() {
		if e.Err != nil || ctx.Err() != nil {
			continue
		}
		if st.Double(e.Slug) {
			a.Wanted++
		}
		o, err := st.Opinions(e.Slug)
		if err != nil || len(o.Labels) < 2 {
			continue
		}
		p, err := st.Page(e.Slug)
		if err != nil {
			continue
		}
		a.add(p, o.Labels[0], o.Labels[1])
		if !o.Settled && !labels.Same(o.Labels[0], o.Labels[1]) {
			a.Differ = append(a.Differ, e.Slug)
		}
	}
	if a.Both > 0 {
		a.F1 /= float64(a.Both)
	}
	a.Kappa = kappa(a.counts)
	return a
}

func (a *Agreement) add(p *page.Page, first, second dataset.Label) {
	one, other := labels.Resolve(first, p), labels.Resolve(second, p)
	a.Both++
	if one.Article == other.Article && one.Selection.Title == other.Selection.Title {
		a.Title++
	}
	if one.Article == other.Article && labels.SameText(p, one.Selection.Roots, other.Selection.Roots) {
		a.Body++
	}
	if labels.Same(first, second) {
		a.Same++
	}
	in, out := held(p, one.Selection), held(p, other.Selection)
	var counts [2][2]float64
	for n := range p.Nodes {
		if p.Nodes[n].Kind == page.Text && !p.Nodes[n].Hidden {
			counts[in[n]][out[n]] += float64(page.CountWords(p.Nodes[n].Text))
		}
	}
	for i := range counts {
		for j := range counts[i] {
			a.counts[i][j] += counts[i][j]
		}
	}
	if all := 2*counts[1][1] + counts[0][1] + counts[1][0]; all > 0 {
		a.F1 += 2 * counts[1][1] / all
	} else {
		a.F1++ // both say that nothing is
	}
}

// held says of each node whether a selection's bodies hold it: 0 or 1.
func held(p *page.Page, sel page.Selection) []int {
	in := make([]int, len(p.Nodes))
	for _, r := range sel.Roots {
		for n := r; n < p.Nodes[r].End; n++ {
			in[n] = 1
		}
	}
	for _, c := range sel.Cut {
		for n := c; n < p.Nodes[c].End; n++ {
			in[n] = 0
		}
	}
	return in
}

// kappa is Cohen's (Educational and Psychological Measurement 20, 1960): agreement beyond
// what two who draw at their own rates would reach. It is nil where they would always
// agree.
func kappa(c [2][2]float64) *float64 {
	n := c[0][0] + c[0][1] + c[1][0] + c[1][1]
	if n == 0 {
		return nil
	}
	observed := (c[0][0] + c[1][1]) / n
	chance := ((c[0][0]+c[0][1])*(c[0][0]+c[1][0]) + (c[1][0]+c[1][1])*(c[0][1]+c[1][1])) / (n * n)
	if chance >= 1 {
		return nil
	}
	k := (observed - chance) / (1 - chance)
	return &k
}
