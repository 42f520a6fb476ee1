package study

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"galley/eval/plot"
	"galley/train"
	"galley/train/transfer"
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
	x := transfer.Experiment{Train: o.Pages, Test: o.Test, Options: train.Options{Seed: o.Seed, Trainer: o.Trainer}}
	ways := transfer.Ways()
	for _, c := range compared {
		x.Ways = append(x.Ways, ways[slices.IndexFunc(ways, func(w transfer.Way) bool { return w.Name == c.way })])
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
	has  func(r transfer.Row, site string) bool
}

// places are the own site, the other ones, and from learnedPlaces on each that is only
// tested on.
func places(rows []transfer.Row) []place {
	trained := map[string]bool{}
	for _, r := range rows {
		trained[r.Site] = true
	}
	list := []place{
		{"own site", "own", func(r transfer.Row, site string) bool { return site == r.Site }},
		{"other sites", "others", func(r transfer.Row, site string) bool { return site != r.Site && trained[site] }},
	}
	for _, s := range rows[0].Report.Sites {
		if !trained[s.Site] {
			list = append(list, place{s.Site, "others-" + s.Site, func(_ transfer.Row, site string) bool { return site == s.Site }})
		}
	}
	return list
}

// learnedPlaces is how many places are sites that are learned from.
const learnedPlaces = 2

// meanAt is the mean of a measure over the training sites and the test sites of a place,
// and the least of a training site; ok is false where nothing was measured.
func meanAt(rows []transfer.Row, way string, pages int, at place, of func(transfer.Row, int) float64) (mean, worst float64, ok bool) {
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

func pageAccuracy(r transfer.Row, i int) float64 { return r.Report.Sites[i].Page }

// comparison writes the accuracy by way, number of pages and place.
func (d *Document) comparison(rows []transfer.Row, o LearnOptions) {
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
func (d *Document) plotPlaces(rows []transfer.Row, all []place, pages []int) {
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
