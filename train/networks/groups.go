package networks

import (
	"cmp"
	"slices"

	"galley/eval"
)

// Group are the means over some pages. Shares are in [0, 1].
type Group struct {
	Name                  string // of the corpus
	Pages, Labelled       int
	Precision, Recall, F1 float64 // of words, as the WCXB benchmark counts them
	HighF1                float64 // share of the pages with an F1 of 0.95 at least
	With, Without         float64 // shares of snippets that are there, and that are not, as they must
	Title                 float64 // share of titles that are right
	Page, Body            float64 // shares of labelled pages and bodies that are strictly right
	Images                eval.Share
}

// single are the pages that decide whether a page is an article: those that are, but for
// pages of themed sites, which are much alike, and those that are not.
func single(pages []Page) (articles, others []Page) {
	for _, p := range pages {
		switch {
		case !p.Article:
			others = append(others, p)
		case !p.Themed:
			articles = append(articles, p)
		}
	}
	return articles, others
}

func newGroup(name string, pages []Page) Group {
	g := Group{Name: name, Pages: len(pages)}
	var p, r, f1, high, with, without, title, strict, body mean
	for _, one := range pages {
		s := one.Scores
		p.add(s.WCXB.Precision, 1)
		r.add(s.WCXB.Recall, 1)
		f1.add(s.WCXB.F1(), 1)
		high.addTruth(s.WCXB.F1() >= 0.95)
		with.add(float64(s.With.Right), s.With.Of)
		without.add(float64(s.Without.Right), s.Without.Of)
		if s.HasTitle {
			title.addTruth(s.TitleExact)
		}
		if one.Labelled {
			g.Labelled++
			strict.addTruth(one.Judgement.Page())
			body.addTruth(one.Judgement.Body)
		}
		g.Images.Right += one.Images.Right
		g.Images.Of += one.Images.Of
	}
	g.Precision, g.Recall, g.F1, g.HighF1 = p.of(), r.of(), f1.of(), high.of()
	g.With, g.Without, g.Title, g.Page, g.Body = with.of(), without.of(), title.of(), strict.of(), body.of()
	return g
}

// mean is one over pages; of shares, that of the shares of the pages.
type mean struct{ sum, n float64 }

func (m *mean) add(right float64, of int) {
	if of > 0 {
		m.sum += right / float64(of)
		m.n++
	}
}

func (m *mean) addTruth(right bool) {
	if right {
		m.sum++
	}
	m.n++
}

func (m *mean) of() float64 { return m.sum / max(m.n, 1) }

// area is the share of pairs of a page of yes and one of no where the first has the
// higher posterior; equal ones count half.
func area(yes, no []Page) float64 {
	list := slices.Concat(yes, no)
	slices.SortStableFunc(list, func(a, b Page) int { return cmp.Compare(a.Posterior, b.Posterior) })
	ranks := 0.0
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && list[j].Posterior == list[i].Posterior {
			j++
		}
		for k := i; k < j; k++ {
			if list[k].Article {
				ranks += float64(i+1+j) / 2
			}
		}
		i = j
	}
	n := float64(len(yes))
	return (ranks - n*(n+1)/2) / max(n*float64(len(no)), 1)
}

// below is the share of the pages whose posterior is less.
func below(pages []Page, threshold float64) float64 {
	var m mean
	for _, p := range pages {
		m.addTruth(p.Posterior < threshold)
	}
	return m.of()
}
