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

// fitBlocks fits the network Block without every pair of folds: Context without a fold
// needs, for each of its pages, what a network says that has seen neither the page nor
// the fold.
func (f *fitter) fitBlocks(ctx context.Context) error {
	pairs := foldPairs()
	err := forEach(ctx, len(pairs), func(i int) error {
		a, b := pairs[i][0], pairs[i][1]
		samples := f.blockSamples(a, b, f.siteColumns(), func(i int) [][]float32 { return f.samples[i].rows })
		f.block[a][b] = f.fitted(features.Blocks(f.boxes()).Names(), samples, f.blockConfig())
		return nil
	})
	if err != nil {
		return err
	}
	for a := range Folds {
		f.block[a][a] = f.block[a][Folds]
	}
	for i := range f.nets {
		f.nets[i].Block = f.block[i][i]
	}
	return nil
}

// fitContext fits the network Context without every fold.
func (f *fitter) fitContext(ctx context.Context) error {
	return forEach(ctx, Folds+1, func(fold int) error {
		samples := f.blockSamples(fold, fold, nil, func(i int) [][]float32 {
			s := f.samples[i]
			return s.contextRows(f.block[min(fold, s.fold)][max(fold, s.fold)])
		})
		f.context[fold] = f.fitted(features.Contexts().Names(), samples, f.blockConfig())
		f.nets[fold].Context = f.context[fold]
		return nil
	})
}

// scoreBlocks sets the posteriors of all blocks, by networks that have not seen the page.
func (f *fitter) scoreBlocks(ctx context.Context) error {
	f.posteriors = make([][]float64, len(f.samples))
	return forEach(ctx, len(f.samples), func(i int) error {
		if s := f.samples[i]; len(s.rows) > 0 {
			f.posteriors[i] = posteriors(f.context[s.fold], s.contextRows(f.block[s.fold][s.fold]))
		}
		return nil
	})
}

// fitsBlocks reports whether networks of blocks are fitted to a sample.
func (f *fitter) fitsBlocks(s *sample) bool {
	return s.fitted && s.article && (f.Kind != Blocks || !s.themed)
}

// blockSamples are the pages of neither fold with the given rows. Pages of themed sites
// are there a second time, with zeros in the masked columns.
func (f *fitter) blockSamples(a, b int, masked []int, rows func(i int) [][]float32) []nn.Sample {
	var list []nn.Sample
	for i, s := range f.samples {
		if s.fold == a || s.fold == b || len(s.rows) == 0 || !f.fitsBlocks(s) {
			continue
		}
		loss := nn.BlockLoss{Words: s.words, Right: s.right, Gold: s.gold, F1Share: f1Share}
		list = append(list, nn.Sample{Rows: rows(i), Weight: s.weight, Loss: loss})
		if s.themed && masked != nil {
			list = append(list, nn.Sample{Rows: mask(rows(i), masked), Weight: s.weight, Loss: loss})
		}
	}
	return list
}

// contextRows are the features of the blocks that depend on what Block says of them.
func (s *sample) contextRows(block *nn.Net) [][]float32 {
	return s.features.context(posteriors(block, s.rows))
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
