package networks

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"galley/eval"
	"galley/models"
	"galley/page"
)

// Report is how good wrappers are on the pages of the corpora.
type Report struct {
	Corpora  []Group   // the articles of each corpus, and the other pages of those that have such
	Area     float64   // under the curve of articles and others: how often an article has a higher posterior than another page
	Refusals []Refusal // by thresholds of the posterior of articles; none, with an Area of 0, for wrappers without Document
	Pages    []Page
}

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

// Refusal is what a threshold of the posterior of articles does.
type Refusal struct {
	Articles  float64 // share of the articles that are refused
	Threshold float64
	Others    float64 // share of the other pages that are refused
}

func newReport(kind Kind, pages []Page) *Report {
	r := &Report{Pages: pages}
	var names []string
	byName := map[string][]Page{}
	for _, p := range pages {
		name := p.Corpus
		if !p.Article {
			name += othersSuffix
		}
		if byName[name] == nil {
			names = append(names, name)
		}
		byName[name] = append(byName[name], p)
	}
	for _, name := range names {
		r.Corpora = append(r.Corpora, newGroup(name, byName[name]))
	}
	articles, others := single(pages)
	if kind == Blocks {
		return r
	}
	r.Area = area(articles, others)
	for _, share := range []float64{0.005, 0.01, refused, 0.015, 0.02} {
		at := posteriorQuantile(articles, share)
		r.Refusals = append(r.Refusals, Refusal{share, at, below(others, at)})
	}
	return r
}

// areaName is the name of Area in records.
const areaName = "article_area"

// othersSuffix is what the name of a group of pages ends in that are no articles.
const othersSuffix = ", others"

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

// Of is the group of a corpus; one without pages where there is none.
func (r *Report) Of(name string) Group {
	for _, g := range r.Corpora {
		if g.Name == name {
			return g
		}
	}
	return Group{Name: name}
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

// figures are those for the record of a file.
func (r *Report) figures() (list []models.Figure) {
	add := func(corpus, name string, v float64) {
		list = append(list, models.Figure{Corpus: corpus, Name: name, Value: round4(v)})
	}
	for _, g := range r.Corpora {
		if strings.HasSuffix(g.Name, othersSuffix) {
			continue
		}
		add(g.Name, "word_f1", g.F1)
		add(g.Name, "title_exact", g.Title)
		if g.Labelled > 0 {
			add(g.Name, "strict_pages", g.Page)
		}
	}
	add("all", areaName, r.Area)
	return list
}

// Write prints the report, with a name in front of every line.
func (r *Report) Write(out io.Writer, name string) error {
	var w bytes.Buffer
	for _, g := range r.Corpora {
		fmt.Fprintf(&w, "%s %s (%d): P %.4f R %.4f F1 %.4f F1>=.95 %.4f with %.4f without %.4f titles %.4f",
			name, g.Name, g.Pages, g.Precision, g.Recall, g.F1, g.HighF1, g.With, g.Without, g.Title)
		if g.Labelled > 0 {
			fmt.Fprintf(&w, " strict pages %.4f bodies %.4f pictures %d of %d", g.Page, g.Body, g.Images.Right, g.Images.Of)
		}
		fmt.Fprintln(&w)
	}
	if len(r.Refusals) > 0 {
		fmt.Fprintf(&w, "%s article or not: area %.4f\n", name, r.Area)
	}
	for _, f := range r.Refusals {
		fmt.Fprintf(&w, "  refusing %.1f %% of articles: threshold %.4f, of others %.1f %%\n", 100*f.Articles, f.Threshold, 100*f.Others)
	}
	_, err := out.Write(w.Bytes())
	return err
}

// WritePages prints a line a page, of fields with tabs between them.
func (r *Report) WritePages(out io.Writer) error {
	var w bytes.Buffer
	for _, p := range r.Pages {
		c := p.Scores.WCXB
		fmt.Fprintf(&w, "%s\t%v\tP %.3f R %.3f F1 %.3f\ttitle %v\tpictures %d/%d article %.3f\t%s\t%s\t%q\t%q\n",
			p.ID, p.Article, c.Precision, c.Recall, c.F1(), p.Scores.TitleExact, p.Images.Right, p.Images.Of, p.Posterior,
			p.URL, p.Judgement.Why, page.Norm(p.Title), p.GoldTitle)
	}
	_, err := out.Write(w.Bytes())
	return err
}
