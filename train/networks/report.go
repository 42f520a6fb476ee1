package networks

import (
	"bytes"
	"fmt"
	"io"
	"strings"

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
