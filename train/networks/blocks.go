package networks

import (
	"context"
	"slices"

	"galley/features"
	"galley/internal/nn"
)

// foldPairs are all pairs of folds a < b, with no fold as the last of them, and last no
// fold at all.
func foldPairs() (pairs [][2]int) {
	for a := range Folds + 1 {
		for b := a; b <= Folds; b++ {
			if a != b || b == Folds {
				pairs = append(pairs, [2]int{a, b})
			}
		}
	}
	return pairs
}

// blockNets are networks that score blocks, fitted to the same pages.
type blockNets struct {
	first   [Folds + 1][Folds + 1]*nn.Net // without folds a and b, a <= b
	context [Folds + 1]*nn.Net            // without a fold
}

// fitArticles fits Block and Context to the articles, and scores all blocks by networks
// that have not seen the page.
func (f *fitter) fitArticles(ctx context.Context) error {
	nets, err := f.fitBlockNets(ctx, f.blockConfig(), f.articleWeight, f.boxes())
	if err != nil {
		return err
	}
	for i := range f.nets {
		f.nets[i].Block, f.nets[i].Context = nets.first[i][i], nets.context[i]
	}
	f.posteriors = make([][]float64, len(f.samples))
	return forEach(ctx, len(f.samples), func(i int) error {
		if s := f.samples[i]; len(s.rows) > 0 {
			f.posteriors[i] = posteriors(nets.context[s.fold], s.contextRows(nets.first[s.fold][s.fold]))
		}
		return nil
	})
}

// fitMain fits Main and MainContext to pages of all kinds. They read no boxes: there are
// style sheets of single articles only, and where other pages are laid out without any, what
// is at the top of them says little of what is at the top of pages with them.
func (f *fitter) fitMain(ctx context.Context) error {
	nets, err := f.fitBlockNets(ctx, f.mainConfig(), mainWeight, false)
	if err != nil {
		return err
	}
	for i := range f.nets {
		f.nets[i].Main, f.nets[i].MainContext = nets.first[i][i], nets.context[i]
	}
	return nil
}

// fitOther fits Other and OtherContext to the same pages, with other weights.
func (f *fitter) fitOther(ctx context.Context) error {
	nets, err := f.fitBlockNets(ctx, f.mainConfig(), f.balanced(), false)
	if err != nil {
		return err
	}
	for i := range f.nets {
		f.nets[i].Other, f.nets[i].OtherContext = nets.first[i][i], nets.context[i]
	}
	return nil
}

// fitBlockNets fits first networks without every pair of folds: a context network without
// a fold needs, for each of its pages, what a network says that has seen neither the page
// nor the fold. Pages of themed sites are there a second time, with zeros in the columns of
// their names. First networks read boxes, or they do not.
func (f *fitter) fitBlockNets(ctx context.Context, c nn.Config, weight func(*sample) float64, boxes bool) (*blockNets, error) {
	n := &blockNets{}
	pairs := foldPairs()
	columns := features.Blocks(boxes).Names()
	err := forEach(ctx, len(pairs), func(i int) error {
		a, b := pairs[i][0], pairs[i][1]
		samples := f.blockSamples(a, b, weight, f.siteColumns(), func(s *sample) [][]float32 { return narrow(s.rows, len(columns)) })
		n.first[a][b] = f.fitted(columns, samples, c)
		return nil
	})
	if err != nil {
		return nil, err
	}
	for a := range Folds {
		n.first[a][a] = n.first[a][Folds]
	}
	return n, forEach(ctx, Folds+1, func(fold int) error {
		samples := f.blockSamples(fold, fold, weight, nil, func(s *sample) [][]float32 {
			return s.contextRows(n.first[min(fold, s.fold)][max(fold, s.fold)])
		})
		n.context[fold] = f.fitted(features.Contexts().Names(), samples, c)
		return nil
	})
}

// fitsArticles reports whether networks of the blocks of articles are fitted to a sample.
func (f *fitter) fitsArticles(s *sample) bool {
	return s.fitted && s.article && (f.Kind != Blocks || !s.themed)
}

// fitsMain reports whether networks of the blocks of all kinds of pages are fitted to a
// sample. Copies with comments are among them: without, these counted as posts of forums
// below short articles.
func fitsMain(s *sample) bool { return s.fitted && !s.section }

// articleWeight is the weight of a sample in the loss of networks of the blocks of articles.
func (f *fitter) articleWeight(s *sample) float64 {
	if !f.fitsArticles(s) {
		return 0
	}
	return s.weight
}

// mainWeight is the weight of a sample in the loss of Main and MainContext.
func mainWeight(s *sample) float64 {
	if !fitsMain(s) {
		return 0
	}
	return s.weight
}

// balanced returns the weight of a sample in the loss of Other and OtherContext: articles, of
// which there are more, weigh as much as all others together. For pages that may be articles
// that is too little: comments below short ones counted as posts of forums.
func (f *fitter) balanced() func(*sample) float64 {
	articles, others := 0.0, 0.0
	for _, s := range f.samples {
		switch {
		case !fitsMain(s):
		case s.article:
			articles += s.weight
		default:
			others += s.weight
		}
	}
	share := 1.0
	if others > 0 && articles > others {
		share = others / articles
	}
	return func(s *sample) float64 {
		switch {
		case !fitsMain(s):
			return 0
		case s.article:
			return share * s.weight
		}
		return s.weight
	}
}

// blockSamples are the pages of neither fold, of those that have a weight, with the given rows.
func (f *fitter) blockSamples(a, b int, weight func(*sample) float64, masked []int, rows func(*sample) [][]float32) []nn.Sample {
	var list []nn.Sample
	for _, s := range f.samples {
		w := weight(s)
		if s.fold == a || s.fold == b || len(s.rows) == 0 || w == 0 {
			continue
		}
		loss := nn.BlockLoss{Words: s.words, Right: s.right, Gold: s.gold, F1Share: f1Share}
		list = append(list, nn.Sample{Rows: rows(s), Weight: w, Loss: loss})
		if s.themed && masked != nil {
			list = append(list, nn.Sample{Rows: mask(rows(s), masked), Weight: w, Loss: loss})
		}
	}
	return list
}

// contextRows are the features of the blocks that depend on what Block says of them.
func (s *sample) contextRows(block *nn.Net) [][]float32 {
	return s.features.context(posteriors(block, narrow(s.rows, len(block.Inputs))))
}

// narrow is rows with their first columns only: those of boxes are the last.
func narrow(rows [][]float32, columns int) [][]float32 {
	if len(rows) == 0 || len(rows[0]) == columns {
		return rows
	}
	out := make([][]float32, len(rows))
	for i, r := range rows {
		out[i] = r[:columns]
	}
	return out
}

func posteriors(n *nn.Net, rows [][]float32) []float64 { return n.Posteriors(len(rows), widen(rows)) }

// siteNames are the columns that say which tags a block is in. There are few themed
// sites, and what one calls comments another calls otherwise, so their pages are fitted
// to once with these columns and once without.
var siteNames = []string{"is_li", "is_cell", "is_term", "in_table", "in_list", "in_article", "article_prose", "in_main", "in_quote", "time"}

// siteColumns are the places of siteNames.
func (f *fitter) siteColumns() []int {
	var list []int
	for i, name := range features.Blocks(f.boxes()).Names() {
		if slices.Contains(siteNames, name) {
			list = append(list, i)
		}
	}
	return list
}

// mask is rows with zeros in some columns.
func mask(rows [][]float32, columns []int) [][]float32 {
	out := make([][]float32, len(rows))
	for i, r := range rows {
		out[i] = slices.Clone(r)
		for _, k := range columns {
			out[i][k] = 0
		}
	}
	return out
}
