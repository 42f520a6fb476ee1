package train

import (
	"context"
	"fmt"
	"math/rand/v2"

	"galley/dataset"
	"galley/eval"
	"galley/features"
	"galley/features/subtree"
	"galley/features/wang"
	"galley/internal/svm"
	"galley/models"
	"galley/page"
)

// table is the training data of one model.
type table struct {
	kind   subtree.Kind
	pages  []rows
	copies [][]rows // dressed copies of each page: they are trained on, not judged
}

// rows are the candidates of one page.
type rows struct {
	sample   *dataset.Sample
	nodes    []page.NodeID
	matrix   subtree.Matrix
	label    page.NodeID
	added    bool          // the label is no candidate by the rules: it is learned from, and never found
	use      []bool        // rows to train on; all rows are judged
	base     []float64     // scores of the wrapper to start from, nil without
	texts    []page.NodeID // of bodies, with a base: all elements with text
	standing               // with a base: where candidates and these stand
	after    standing      // likewise after the next build of the site; empty where it makes no names
	agrees   map[int]bool  // candidates found to have the label's text and images
}

// Problem is what Train gives to svm-train for the last fit of one model: a row a
// candidate that is trained on, +1 for the label, -1 for the others. Errors are those
// of Train.
func Problem(ctx context.Context, kind subtree.Kind, samples []dataset.Sample, o Options) (svm.Problem, error) {
	set, err := o.set()
	if err != nil {
		return svm.Problem{}, err
	}
	o = o.orDefault()
	if samples, err = Choose(samples, o.Pages, o.Seed); err != nil {
		return svm.Problem{}, err
	}
	tables, _, err := build(ctx, samples, set, limits(set, samples, o), o)
	if err != nil {
		return svm.Problem{}, err
	}
	return tables[kind].problem(func(int) bool { return true }), nil
}

// build measures the candidates of every page, which must have both labels: page i
// of a table is sample i. What is odd about a page is a warning. The index of a
// page is large and gone before that of the next is made.
func build(ctx context.Context, samples []dataset.Sample, set subtree.Set, limits wang.Limits, o Options) ([2]*table, []string, error) {
	tables := [2]*table{{kind: subtree.Body}, {kind: subtree.Title}}
	var warnings []string
	for i := range samples {
		if err := ctx.Err(); err != nil {
			return tables, nil, fmt.Errorf("train: %w", err)
		}
		s := &samples[i]
		x := features.NewIndex(s.Page, limits)
		var base models.BaseScores
		if o.Base != nil {
			var err error
			if base, err = o.Base.BaseScores(s.Page, x); err != nil {
				return tables, nil, fmt.Errorf("train: %s: %w", s.URL, err)
			}
		}
		for _, t := range tables {
			r, warning, err := measure(t.kind, x, s, set, base, o.names)
			if err != nil {
				return tables, nil, fmt.Errorf("train: %s: %w", s.URL, err)
			}
			if warning != "" {
				warnings = append(warnings, s.URL+": "+warning)
			}
			r.use = r.draw(rand.New(rand.NewPCG(o.Seed, uint64(i))))
			t.pages = append(t.pages, r)
			t.copies = append(t.copies, nil)
		}
		for k := range o.Copies {
			if err := addCopy(&tables, s, set, limits, rand.New(rand.NewPCG(o.Seed, uint64(len(samples)*(k+1)+i)))); err != nil {
				return tables, nil, err
			}
		}
	}
	return tables, warnings, nil
}

// addCopy measures a dressed copy of the last page of the tables.
func addCopy(tables *[2]*table, s *dataset.Sample, set subtree.Set, limits wang.Limits, rng *rand.Rand) error {
	s = dress(s, rng)
	x := features.NewIndex(s.Page, limits)
	for _, t := range tables {
		r, _, err := measure(t.kind, x, s, set, nil, nil)
		if err != nil {
			return fmt.Errorf("train: a copy of %s: %w", s.URL, err)
		}
		r.use = r.draw(rng)
		last := len(t.copies) - 1
		t.copies[last] = append(t.copies[last], r)
	}
	return nil
}

// draw chooses the rows to train on: the label and at most maxNegatives others. An
// element around the label or inside it that says the same is none of them: who
// extracts it is right, so nobody should learn that it is wrong. Where a
// headline is a link in an h1, an h1 would else be what a title never is.
func (r *rows) draw(rng *rand.Rand) []bool {
	p := r.sample.Page
	use := make([]bool, len(r.nodes))
	var others []int
	for i, n := range r.nodes {
		switch {
		case n == r.label:
			use[i] = true
		case (p.Contains(n, r.label) || p.Contains(r.label, n)) && r.right(i):
		default:
			others = append(others, i)
		}
	}
	if len(others) > maxNegatives {
		rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
		others = others[:maxNegatives]
	}
	for _, i := range others {
		use[i] = true
	}
	return use
}

// right reports whether candidate i of the page is the labelled subtree, or holds the same text and images.
func (r *rows) right(i int) bool {
	if r.nodes[i] == r.label {
		return true
	}
	agrees, known := r.agrees[i]
	if !known {
		agrees = eval.SameSubtree(r.sample.Page, r.nodes[i], r.label)
		r.agrees[i] = agrees
	}
	return agrees
}

// found reports whether a wrapper that chooses candidate i of the page is right. A label that
// was added is no candidate where pages have none.
func (r *rows) found(i int) bool { return r.right(i) && !(r.added && r.nodes[i] == r.label) }

// all are the rows of page i and of its copies.
func (t *table) all(i int) []rows {
	if len(t.copies) == 0 {
		return t.pages[i : i+1]
	}
	return append(t.pages[i:i+1:i+1], t.copies[i]...)
}

// candidates counts the rows that are trained on, and those of them that are labelled.
func (t *table) candidates() (all, labelled int) {
	for i := range t.pages {
		for _, r := range t.all(i) {
			labelled++
			for _, use := range r.use {
				if use {
					all++
				}
			}
		}
	}
	return all, labelled
}
