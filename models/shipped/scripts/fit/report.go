package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path"
	"slices"
	"strings"

	"galley/eval"
	"galley/models/fused"
	"galley/models/shipped"
	"galley/page"
)

// figures are those of one page.
type figures struct {
	scores  eval.Scores
	judged  eval.Judgement
	article float64
	where   string
	title   string
	images  [2]int // of the body, those that are kept and all
}

// report prints the figures of the models that are right for a page, by corpus.
func report(o *options, name string, samples []*sample, model func(*sample) *fused.Model) {
	all := make([]figures, len(samples))
	each(len(samples), func(i int) {
		if !samples[i].made {
			all[i] = samples[i].extract(model(samples[i]))
		}
	})
	var articles, themed, sites []int
	for i, s := range samples {
		switch {
		case s.made:
		case s.site != "":
			themed = append(themed, i)
		case s.article:
			articles = append(articles, i)
		default:
			sites = append(sites, i)
		}
	}
	print := func(what string, list []int) {
		var p, r, f, with, without, title, page, body, high mean
		for _, i := range list {
			s := all[i].scores
			p.add(s.WCXB.Precision, 1)
			r.add(s.WCXB.Recall, 1)
			f.add(s.WCXB.F1(), 1)
			high.add(one01(s.WCXB.F1() >= 0.95), 1)
			with.add(float64(s.With.Right), s.With.Of)
			without.add(float64(s.Without.Right), s.Without.Of)
			if s.HasTitle {
				title.add(one01(s.TitleExact), 1)
			}
			if samples[i].label != nil {
				page.add(one01(all[i].judged.Page()), 1)
				body.add(one01(all[i].judged.Body), 1)
			}
		}
		if name == "held out" {
			corpus := map[bool]string{true: "sites", false: "wcxb/dev"}[what == "themed"]
			for _, f := range []shipped.Figure{
				{Name: "word_f1", Value: f.of()}, {Name: "title_exact", Value: title.of()}, {Name: "strict_pages", Value: page.of()},
			} {
				if f.Name != "strict_pages" || page.n > 0 {
					f.Corpus, f.Value = corpus, math.Round(f.Value*1e4)/1e4
					o.record.Figures = append(o.record.Figures, f)
				}
			}
		}
		kept, all := 0, all
		pictures := 0
		for _, i := range list {
			kept, pictures = kept+all[i].images[0], pictures+all[i].images[1]
		}
		if pictures > 0 {
			fmt.Printf("%s %s: %d of %d pictures kept\n", name, what, kept, pictures)
		}
		fmt.Printf("%s %s (%d): P %.4f R %.4f F1 %.4f F1>=.95 %.4f with %.4f without %.4f titles %.4f strict pages %.4f bodies %.4f\n",
			name, what, len(list), p.of(), r.of(), f.of(), high.of(), with.of(), without.of(), title.of(), page.of(), body.of())
	}
	print("articles", articles)
	if len(themed) > 0 {
		print("themed", themed)
	}
	if !o.blocks {
		under := area(all, articles, sites)
		fmt.Printf("%s article or not: area %.4f\n", name, under)
		if name == "held out" {
			o.record.Figures = append(o.record.Figures, shipped.Figure{Corpus: "wcxb/dev", Name: "article_area", Value: math.Round(under*1e4) / 1e4})
		}
		for _, share := range []float64{0.005, 0.01, refused, 0.015, 0.02} {
			at := quantile(all, articles, share)
			fmt.Printf("  refusing %.1f %% of articles: threshold %.4f, of others %.1f %%\n", 100*share, at, 100*below(all, sites, at))
		}
		if o.out != "" && name == "held out" {
			o.all.Refuse = math.Round(quantile(all, articles, refused)*1e4) / 1e4
		}
	}
	if o.worst != "" && name == "held out" {
		writePages(o.worst, samples, all)
	}
}

// refused is the share of articles under the threshold that ships.
const refused = 0.013

func one01(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// extract scores a page. No article is no text.
func (s *sample) extract(m *fused.Model) figures {
	found, _ := (&fused.Extractor{Options: fused.Options{Model: m, Force: true}}).Select(s.page)
	title := s.page.DocumentTitle()
	if found.Title != page.None {
		title = s.page.Text(found.Title)
	}
	f := figures{scores: eval.NewReference(s.doc).Score(title, eval.BodyText(s.page, found)), article: found.Score.Article}
	f.title = title
	f.images = s.pictures(found)
	if s.label != nil {
		plain := found
		plain.Cut = nil
		f.judged = eval.Judge(s.page, *s.label, plain)
		f.where = f.judged.Why
	}
	return f
}

// pictures counts those of the gold text that are kept, and all that are in the
// labelled body.
func (s *sample) pictures(found page.Selection) (n [2]int) {
	kept := func(i page.NodeID) bool {
		in := func(list []page.NodeID) bool {
			return slices.ContainsFunc(list, func(r page.NodeID) bool { return s.page.Contains(r, i) })
		}
		return in(found.Roots) && !in(found.Cut)
	}
	if s.label == nil {
		return n // the same files are elsewhere on the page too
	}
	for i := range s.page.Nodes {
		node := &s.page.Nodes[i]
		if node.Tag != "img" || node.Hidden {
			continue
		}
		src := cmp.Or(node.Src, node.Attr("src"))
		if !slices.ContainsFunc(s.doc.Gold.Images, func(want string) bool { return src != "" && strings.HasSuffix(src, path.Base(want)) }) {
			continue
		}
		if !s.page.Contains(s.label.Roots[0], page.NodeID(i)) {
			continue
		}
		n[1]++
		if kept(page.NodeID(i)) {
			n[0]++
		}
	}
	return n
}

// mean is one over pages; of shares, that of the pages' shares.
type mean struct{ sum, n float64 }

func (m *mean) add(right float64, of int) {
	if of > 0 {
		m.sum += right / float64(of)
		m.n++
	}
}

func (m *mean) of() float64 { return m.sum / max(m.n, 1) }

// area is that under the curve: how often an article has a higher posterior.
func area(all []figures, yes, no []int) float64 {
	type one struct {
		p   float64
		yes bool
	}
	var list []one
	for _, i := range yes {
		list = append(list, one{all[i].article, true})
	}
	for _, i := range no {
		list = append(list, one{all[i].article, false})
	}
	slices.SortStableFunc(list, func(a, b one) int { return cmp.Compare(a.p, b.p) })
	sum := 0.0
	for i := 0; i < len(list); {
		j := i
		for j < len(list) && list[j].p == list[i].p {
			j++
		}
		for k := i; k < j; k++ {
			if list[k].yes {
				sum += float64(i+1+j) / 2
			}
		}
		i = j
	}
	n := float64(len(yes))
	return (sum - n*(n+1)/2) / (n * float64(len(no)))
}

func quantile(all []figures, list []int, share float64) float64 {
	var values []float64
	for _, i := range list {
		values = append(values, all[i].article)
	}
	slices.Sort(values)
	if len(values) == 0 {
		return 0
	}
	return values[int(share*float64(len(values)))]
}

func below(all []figures, list []int, at float64) float64 {
	n := 0.0
	for _, i := range list {
		n += one01(all[i].article < at)
	}
	return n / max(float64(len(list)), 1)
}

func writePages(name string, samples []*sample, all []figures) {
	f, err := os.Create(name)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	defer w.Flush()
	for i, s := range samples {
		if s.made {
			continue
		}
		sc := all[i].scores
		fmt.Fprintf(w, "%s\t%v\tP %.3f R %.3f F1 %.3f\ttitle %v\tpictures %d/%d article %.3f\t%s\t%s\t%q\t%q\n", s.doc.ID, s.article, sc.WCXB.Precision, sc.WCXB.Recall, sc.WCXB.F1(), sc.TitleExact, all[i].images[0], all[i].images[1], all[i].article, s.doc.URL, all[i].where, page.Norm(all[i].title), s.doc.Gold.Title)
	}
}

// write writes the weights: of blocks only as they are, all with their record.
func write(o *options) error {
	if o.out == "" {
		return nil
	}
	var what any = o.all
	if !o.blocks {
		what = shipped.File{Format: shipped.Format, Record: o.record, Weights: *o.all}
	}
	return writeJSON(o.out, what)
}

func writeJSON(name string, what any) error {
	data, err := json.Marshal(what)
	if err != nil {
		return err
	}
	return os.WriteFile(name, append(data, '\n'), 0o644)
}
