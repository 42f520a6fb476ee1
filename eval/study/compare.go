package study

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"galley/dataset"
	"galley/eval/plot"
	"galley/models/vwrapper"
	"galley/train"
)

// compared are the ways of the comparison of Wang et al. 2009, the methods of their rivals,
// and what is published of each.
var compared = []struct{ way, says, own, others string }{
	{"wang2009", "the wrapper of Wang et al. 2009, features to the letter", "", "over 96 of all pages, own site included, for each of 36 wrappers; 98.1 of 3,973 pages for the best"},
	{"v-wrapper", "V-Wrapper (Zheng, Song, Wen 2007)", "", "none of pages; about 95 F1 of blocks, learned from several sites"},
	{"ted", "tree edit distance (Reis et al. 2004), rules choose title and body", "87.71, their own pages", "“unable to extract news articles from any other Web news site”"},
	{"ted-labels", "the same templates, our variant: labels say what is title and body", "", ""},
}

// Compare repeats the comparison of Wang et al. 2009 (section 5.2): their wrapper and those
// of others, learned from different numbers of pages of each site, on other pages of that
// site, on those of the other sites, and on those of sites that are only tested on. All
// learn from the same pages. The blocks of V-Wrapper are counted too, as its paper does.
func (d *Document) Compare(ctx context.Context, sites []train.Site, o LearnOptions) error {
	x := train.Transfer{Train: o.Pages, Test: o.Test, Options: train.Options{Seed: o.Seed, Trainer: o.Trainer}}
	ways := train.Ways()
	for _, c := range compared {
		x.Ways = append(x.Ways, ways[slices.IndexFunc(ways, func(w train.Way) bool { return w.Name == c.way })])
	}
	rows, err := x.Run(ctx, sites, o.Progress)
	if err != nil {
		return err
	}
	learn, test, err := x.Split(sites)
	if err != nil {
		return err
	}
	d.comparison(rows, o)
	d.titlesAndBodies(rows, o)
	if err := d.blocks(rows, test, o); err != nil {
		return err
	}
	return d.leaveOneOut(ctx, learn, test, o)
}

// place is where the pages are that a wrapper is tested on.
type place struct {
	name string
	plot string // name of its plot
	has  func(r train.TransferRow, site string) bool
}

// places are the own site, the other ones, and from learnedPlaces on each that is only
// tested on.
func places(rows []train.TransferRow) []place {
	trained := map[string]bool{}
	for _, r := range rows {
		trained[r.Site] = true
	}
	list := []place{
		{"own site", "own", func(r train.TransferRow, site string) bool { return site == r.Site }},
		{"other sites", "others", func(r train.TransferRow, site string) bool { return site != r.Site && trained[site] }},
	}
	for _, s := range rows[0].Report.Sites {
		if !trained[s.Site] {
			list = append(list, place{s.Site, "others-" + s.Site, func(_ train.TransferRow, site string) bool { return site == s.Site }})
		}
	}
	return list
}

// learnedPlaces is how many places are sites that are learned from.
const learnedPlaces = 2

// meanAt is the mean of a measure over the training sites and the test sites of a place,
// and the least of a training site; ok is false where nothing was measured.
func meanAt(rows []train.TransferRow, way string, pages int, at place, of func(train.TransferRow, int) float64) (mean, worst float64, ok bool) {
	n := 0
	worst = 1
	for _, r := range rows {
		if r.Way != way || r.Pages != pages && r.Pages != 0 {
			continue
		}
		sum, count := 0.0, 0
		for i, s := range r.Report.Sites {
			if at.has(r, s.Site) {
				sum += of(r, i)
				count++
			}
		}
		if count > 0 {
			sum /= float64(count)
			mean, worst = mean+sum, min(worst, sum)
			n++
		}
	}
	return mean / max(float64(n), 1), worst, n > 0
}

func pageAccuracy(r train.TransferRow, i int) float64 { return r.Report.Sites[i].Page }

// comparison writes the accuracy by way, number of pages and place.
func (d *Document) comparison(rows []train.TransferRow, o LearnOptions) {
	all := places(rows)
	var only []string
	for _, at := range all[learnedPlaces:] {
		only = append(only, at.name)
	}
	d.printf("# Wrappers of one site, on it and elsewhere\n\n"+
		"Wang et al. 2009, section 5.2, compare their wrapper with V-Wrapper and with the tree edit distance of Reis et al.\n"+
		"Here all of them learn from the same %s pages of each of %d sites, and are tested on %d other pages of every\n"+
		"site. Tested on only: %s. Strict page accuracy in per cent (title and body are right), means over the sites that\n"+
		"were learned from, in brackets the worst of those. Seed %d. Published figures are of other pages, of 2009.\n",
		listed(o.Pages), len(rows[0].Report.Sites)-len(only), o.Test, cmp.Or(strings.Join(only, ", "), "none"), o.Seed)
	d.plotPlaces(rows, all, o.Pages)
	d.printf("\n")
	head := []string{"method", "pages"}
	for _, at := range all {
		head = append(head, at.name)
	}
	var cells [][]string
	for _, c := range compared {
		for _, n := range o.Pages {
			row := []string{c.way, fmt.Sprintf("W%d", n)}
			for _, at := range all {
				mean, worst, ok := meanAt(rows, c.way, n, at, pageAccuracy)
				if row = append(row, "–"); ok {
					row[len(row)-1] = fmt.Sprintf("%s (%s)", pc(mean), pc(worst))
				}
			}
			cells = append(cells, row)
		}
	}
	d.table(head, cells)
	d.printf("\n")
	cells = nil
	for _, c := range compared {
		cells = append(cells, []string{c.way, c.says, cmp.Or(c.own, "–"), cmp.Or(c.others, "–")})
	}
	d.table([]string{"method", "what it is", "published, own site", "published, other sites"}, cells)
}

// plotPlaces draws a plot for each place: page accuracy by the number of training pages.
func (d *Document) plotPlaces(rows []train.TransferRow, all []place, pages []int) {
	for _, at := range all {
		p := &plot.Plot{Title: "Page accuracy by number of labelled pages: " + at.name, X: plot.Axis{Label: "labelled pages of one site"}, Y: plot.Axis{Label: "%", Min: 0, Max: 100},
			Desc: "A line for each method: strict page accuracy, mean over the sites that were learned from."}
		for _, c := range compared {
			series := plot.Series{Name: c.way, Line: true}
			for _, n := range pages {
				if mean, _, ok := meanAt(rows, c.way, n, at, pageAccuracy); ok {
					series.Points = append(series.Points, plot.Point{X: float64(n), Y: 100 * mean, Name: fmt.Sprintf("%s, W%d: %s", c.way, n, pc(mean))})
				}
			}
			p.Series = append(p.Series, series)
		}
		d.plot(at.plot, p)
	}
}

// titlesAndBodies writes the parts of the accuracy, for the largest number of pages.
func (d *Document) titlesAndBodies(rows []train.TransferRow, o LearnOptions) {
	most := slices.Max(o.Pages)
	d.printf("\n# Titles and bodies\n\nThe wrappers of %d pages: titles and bodies that are strictly right, and in brackets leniently (titles with the\n"+
		"same text; bodies with a word F1 of 0.95), in per cent.\n\n", most)
	all := places(rows)
	head := []string{"method"}
	for _, at := range all {
		head = append(head, "title, "+at.name, "body, "+at.name)
	}
	var cells [][]string
	for _, c := range compared {
		row := []string{c.way}
		for _, at := range all {
			part := func(strict, lenient func(train.TransferRow, int) float64) string {
				a, _, ok := meanAt(rows, c.way, most, at, strict)
				if !ok {
					return "–"
				}
				b, _, _ := meanAt(rows, c.way, most, at, lenient)
				return fmt.Sprintf("%s (%s)", pc(a), pc(b))
			}
			row = append(row,
				part(func(r train.TransferRow, i int) float64 { return r.Report.Sites[i].Title }, func(r train.TransferRow, i int) float64 { return r.Report.Sites[i].Lenient.Title }),
				part(func(r train.TransferRow, i int) float64 { return r.Report.Sites[i].Body }, func(r train.TransferRow, i int) float64 { return r.Report.Sites[i].Lenient.Body }))
		}
		cells = append(cells, row)
	}
	d.table(head, cells)
}

// blocks writes the accuracy of the blocks of V-Wrapper.
func (d *Document) blocks(rows []train.TransferRow, test []train.Site, o LearnOptions) error {
	d.printf("\n# V-Wrapper by blocks\n\nThe paper of V-Wrapper counts leaf blocks: the share that is called title, content or other rightly, and the F1\n" +
		"of those that are title or content. Wang et al. hold against it that such figures are high where most pages are\n" +
		"broken. The same wrappers as above, in per cent; the last column is the page accuracy beside it.\n\n")
	var cells [][]string
	for _, n := range o.Pages {
		for _, at := range places(rows) {
			var all vwrapper.Judgement
			for _, r := range rows {
				model, ok := r.Model.(*vwrapper.Model)
				if !ok || r.Pages != n {
					continue
				}
				for _, site := range test {
					if !at.has(r, site.Name) {
						continue
					}
					j, err := judge(model, site.Samples)
					if err != nil {
						return err
					}
					all.Add(j)
				}
			}
			mean, _, ok := meanAt(rows, "v-wrapper", n, at, pageAccuracy)
			if !ok {
				continue
			}
			cells = append(cells, []string{fmt.Sprintf("W%d, %s", n, at.name), fmt.Sprint(all.Blocks), pc(all.Accuracy()), pc(all.F1()), pc(mean)})
		}
	}
	d.table([]string{"wrappers and pages", "blocks", "blocks right", "F1 of news blocks", "pages right"}, cells)
	return nil
}

func judge(m *vwrapper.Model, samples []dataset.Sample) (all vwrapper.Judgement, err error) {
	for _, s := range samples {
		j, err := m.Judge(s.Page, s.Selection)
		if err != nil {
			return all, fmt.Errorf("study: %s: %w", s.URL, err)
		}
		all.Add(j)
	}
	return all, nil
}

// leaveOneOut writes V-Wrapper in the setting of its paper: learned from several sites, and
// tested on one that it has not seen.
func (d *Document) leaveOneOut(ctx context.Context, learn, test []train.Site, o LearnOptions) error {
	if len(learn) < 2 {
		return nil
	}
	each := slices.Min(o.Pages)
	d.printf("\n## Learned from several sites\n\nV-Wrapper as its paper has it: learned from %d pages of each site but one, tested on that one; the last lines are\n"+
		"learned from all of these sites. Published: about 95 F1 of blocks, also of sites that were not learned from.\n\n", each)
	var cells [][]string
	for i := range test {
		var samples []dataset.Sample
		for _, site := range learn {
			if site.Name != test[i].Name {
				samples = append(samples, site.Samples[:min(each, len(site.Samples))]...)
			}
		}
		m, err := vwrapper.Train(ctx, samples)
		if err != nil {
			return err
		}
		j, err := judge(m, test[i].Samples)
		if err != nil {
			return err
		}
		report, err := train.Evaluate(m, test[i:i+1])
		if err != nil {
			return err
		}
		cells = append(cells, []string{test[i].Name, fmt.Sprint(j.Blocks), pc(j.Accuracy()), pc(j.F1()), pc(report.Overall.Title), pc(report.Overall.Body), pc(report.Overall.Page)})
	}
	d.table([]string{"tested on", "blocks", "blocks right", "F1 of news blocks", "titles right", "bodies right", "pages right"}, cells)
	return nil
}
