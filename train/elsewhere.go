package train

import (
	"cmp"
	"context"
	"fmt"

	"galley/features/subtree"
	"galley/internal/svm"
	"galley/models"
)

// MeasureElsewhere measures Elsewhere: of each site a wrapper of as many pages as the options say is
// made, and tested with all weights of the base on the articles of the other sites. The training sites
// together are one corpus, "sites", and each site that is tested only is one of its own. Bases are those
// of the tested sites, or else of the training site. A title is judged given the labelled body. progress
// is told of every finished site; it may be nil.
func MeasureElsewhere(ctx context.Context, sites []Site, o Options, progress func(done, all int)) ([]ElsewherePoint, error) {
	measured := map[measuredBy][2]*table{}
	count := map[string][]elsewhereCount{}
	for i, site := range sites {
		if site.TestOnly {
			continue
		}
		own := o
		own.Base = cmp.Or(site.Base, o.Base)
		w, _, err := Train(ctx, site.Samples, site.Browser, own)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", site.Name, err)
		}
		for k, other := range sites {
			if k == i {
				continue
			}
			base := cmp.Or(other.Base, site.Base, o.Base)
			tables, ok := measured[measuredBy{k, base}]
			if !ok {
				if tables, err = candidatesOf(ctx, other, base, o); err != nil {
					return nil, err
				}
				measured[measuredBy{k, base}] = tables
			}
			name := "sites"
			if other.TestOnly {
				name = other.Name
			}
			if count[name] == nil {
				count[name] = make([]elsewhereCount, len(Elsewhere()))
			}
			addElsewhere(count[name], tables, [2]*svm.Model{w.Machines.Body, w.Machines.Title})
		}
		if progress != nil {
			progress(i+1, len(sites))
		}
	}
	return elsewherePoints(count), nil
}

// measuredBy is a site, by its index, and the base that scored its pages.
type measuredBy struct {
	site int
	base *models.Wrapper
}

// candidatesOf measures the candidates of all articles of a site.
func candidatesOf(ctx context.Context, site Site, base *models.Wrapper, o Options) ([2]*table, error) {
	o.Base, o.Pages = base, 0
	set, err := o.set()
	if err != nil {
		return [2]*table{}, err
	}
	samples, err := Choose(site.Samples, 0, o.Seed)
	if err != nil {
		return [2]*table{}, fmt.Errorf("%s: %w", site.Name, err)
	}
	l := set.Limits
	l.ScreenWidth, l.ScreenHeight = samples[0].Page.Viewport.W, samples[0].Page.Viewport.H
	tables, _, err := build(ctx, samples, set, l, o)
	return tables, err
}

// elsewhereCount counts pages that are right with one weight.
type elsewhereCount struct{ pages, body, title, page int }

// addElsewhere counts the pages of a site that are right, by weight.
func addElsewhere(count []elsewhereCount, tables [2]*table, machines [2]*svm.Model) {
	for i := range tables[subtree.Body].pages {
		var own [2][]float64
		for kind, t := range tables {
			r := &t.pages[i]
			for k := range r.nodes {
				own[kind] = append(own[kind], machines[kind].Decision(r.matrix.Row(k)))
			}
		}
		for k, e := range Elsewhere() {
			var right [2]bool
			for kind, t := range tables {
				r := &t.pages[i]
				right[kind] = r.found(r.chooseBlended(own[kind], e.Weight, limit{}))
			}
			c := &count[k]
			c.pages++
			c.body += number(right[subtree.Body])
			c.title += number(right[subtree.Title])
			c.page += number(right[subtree.Body] && right[subtree.Title])
		}
	}
}

func number(b bool) int {
	if b {
		return 1
	}
	return 0
}

func elsewherePoints(count map[string][]elsewhereCount) []ElsewherePoint {
	var list []ElsewherePoint
	for k, e := range Elsewhere() {
		p := ElsewherePoint{Weight: e.Weight, Body: map[string]float64{}, Title: map[string]float64{}, Page: map[string]float64{}}
		for name, counts := range count {
			c := counts[k]
			share := func(n int) float64 { return round4(float64(n) / float64(max(1, c.pages))) }
			p.Body[name], p.Title[name], p.Page[name] = share(c.body), share(c.title), share(c.page)
		}
		list = append(list, p)
	}
	return list
}
