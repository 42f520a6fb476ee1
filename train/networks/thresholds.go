package networks

import (
	"context"
	"fmt"
	"io"
	"math"
	"slices"

	"galley/models"
	"galley/models/network"
)

// refused is the share of articles that Refuse turns away, and that lie below Unlike.
const refused = 0.013

// chooseThresholds returns the wrappers with their thresholds, and how pages held out
// come out with them. Keep, Add and Likely are those of the options; the defaults were chosen by
// hand from what sweep shows, which trades single pages for themed sites. Refuse is the
// posterior under which a small share of the articles held out lies, and Unlike that of
// Document by itself. Networks of blocks alone have no thresholds: the method fused has its own.
func (f *Fitted) chooseThresholds(ctx context.Context, o *Options, samples []*sample) (*Fitted, []Page, error) {
	if o.Kind == Blocks {
		pages, err := measure(ctx, samples, f.unseen)
		return f, pages, err
	}
	t := network.Thresholds{Keep: o.Keep, Add: o.Add, Likely: o.Likely}
	for _, least := range []struct {
		threshold *float64
		of        *Fitted
	}{{&t.Unlike, f.withoutVerdict()}, {&t.Refuse, f}} {
		pages, err := measure(ctx, samples, least.of.with(t).unseen)
		if err != nil {
			return f, nil, err
		}
		*least.threshold = round4(posteriorQuantile(pages, refused))
	}
	fitted := f.with(t)
	pages, err := measure(ctx, samples, fitted.unseen)
	return fitted, pages, err
}

// with are the wrappers with other thresholds.
func (f *Fitted) with(t network.Thresholds) *Fitted {
	out := &Fitted{All: withThresholds(f.All, t)}
	for _, w := range f.ByFold {
		out.ByFold = append(out.ByFold, withThresholds(w, t))
	}
	return out
}

// withoutVerdict are the wrappers by whose Document alone pages are articles.
func (f *Fitted) withoutVerdict() *Fitted {
	without := func(w *models.Wrapper) *models.Wrapper {
		own, n := *w, *w.Networks
		n.Verdict, own.Networks = nil, &n
		return &own
	}
	out := &Fitted{All: without(f.All)}
	for _, w := range f.ByFold {
		out.ByFold = append(out.ByFold, without(w))
	}
	return out
}

// posteriorQuantile is the posterior under which that share of the articles lies, but for those of themed sites.
func posteriorQuantile(pages []Page, share float64) float64 {
	var values []float64
	articles, _ := single(pages)
	for _, p := range articles {
		values = append(values, p.Posterior)
	}
	slices.Sort(values)
	if len(values) == 0 {
		return 0
	}
	return values[int(share*float64(len(values)))]
}

// round4 rounds to four decimal places.
func round4(v float64) float64 { return math.Round(v*1e4) / 1e4 }

// SweepPoint is how pages held out come out with other thresholds.
type SweepPoint struct {
	Keep, Add float64
	Corpora   []Group
}

// sweep measures a grid of Keep and Add.
func (f *Fitted) sweep(ctx context.Context, samples []*sample) ([]SweepPoint, error) {
	var points []SweepPoint
	var articles []*sample
	for _, s := range samples {
		if s.article {
			articles = append(articles, s)
		}
	}
	for _, keep := range []float64{0.2, 0.3, 0.4, 0.5} {
		for _, add := range []float64{0.5, 0.7, 0.8, 0.9, 1.1} {
			pages, err := measure(ctx, articles, f.with(network.Thresholds{Keep: keep, Add: add, Likely: f.All.Networks.Likely}).unseen)
			if err != nil {
				return nil, err
			}
			r := newReport(Parsed, pages)
			points = append(points, SweepPoint{keep, add, r.Corpora})
		}
	}
	return points, nil
}

// WriteSweep prints the points, a line each.
func WriteSweep(w io.Writer, points []SweepPoint) {
	for _, p := range points {
		fmt.Fprintf(w, "  keep %.1f add %.1f:", p.Keep, p.Add)
		for _, g := range p.Corpora {
			fmt.Fprintf(w, " %s F1 %.4f bodies %.4f", g.Name, g.F1, g.Body)
		}
		fmt.Fprintln(w)
	}
}
