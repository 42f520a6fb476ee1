package train

import (
	"math"

	"galley/features/column"
	"galley/features/subtree"
	"galley/internal/svm"
	"galley/models"
	"galley/models/site/built"
)

// Options of a training. The zero value is what was found best.
type Options struct {
	Features string          // name of the feature set; empty: subtree.Default
	Columns  column.Group    // empty: all columns
	Pages    int             // how many pages to draw; 0: all
	Copies   int             // dressed copies of each page to learn from too; 0: 2 for labels alone, except of wang2009; below 0: none
	Seed     uint64          // of the draw, the folds, the sampled negatives and the copies
	Folds    int             // below 2: 5; one page a fold where there are fewer pages
	Grid     []Point         // empty: DefaultGrid; with the feature set relative its two smoothest
	Base     *models.Wrapper // of networks, to start from; nil: nothing
	Trainer  svm.Trainer     // where svm-train is
	Cache    *Cache          // of machines that were trained before; nil: none
	Workers  int             // svm-train processes at a time; 0: one a processor
	// Progress is told how many of all trainings are done; may be nil. It is
	// called by one goroutine at a time.
	Progress func(done, all int)

	names *built.Names // of the labelled pages, with a base; nil: no build makes names of classes there
}

// set is the feature set with the columns of the options.
func (o Options) set() (subtree.Set, error) {
	set := subtree.Default(o.Base != nil)
	if o.Features != "" {
		var err error
		if set, err = subtree.Lookup(o.Features); err != nil {
			return set, err
		}
	}
	if o.Columns != "" {
		set = set.Only(o.Columns)
	}
	return set, nil
}

func (o Options) orDefault() Options {
	if o.Folds < 2 {
		o.Folds = 5
	}
	if len(o.Grid) == 0 {
		o.Grid = DefaultGrid
		if set, err := o.set(); err == nil && set.Name == subtree.Relative().Name {
			o.Grid = smoothGrid
		}
	}
	if o.Columns == "" {
		o.Columns = column.All
	}
	if o.Copies == 0 && o.Base == nil && o.Features != subtree.Wang2009().Name {
		o.Copies = 2
	}
	return o
}

// Point is one choice of parameters. The smaller Gamma is, and then C, the
// smoother is the model.
type Point struct {
	C     float64 `json:"c"`
	Gamma float64 `json:"gamma"`
}

// DefaultGrid reaches down to gamma 2^-13, about 10^-4. There the kernel is all but
// linear and what counts is the product of C and gamma: from one site to 29 others
// 0.001 to 0.003 was best, and sharper models lost up to half of the pages, so C
// begins at 4. Powers of two, because svm-train reads its parameters in single
// precision.
var DefaultGrid = grid([]int{-13, -11, -9, -7, -5, -3}, []int{2, 4})

// smoothGrid is for subtree.Relative. Cross-validation on the pages of one site, dressed or
// not, cannot see what is too sharp for others: of wrappers that were right on all of their
// own pages, those with gamma 2^-9 and 2^-7 and C 16 had 81 to 86 % of the bodies of real
// pages of other sites, those with 2^-13 and 2^-11 and C 4 92 to 95 %.
var smoothGrid = grid([]int{-13, -11}, []int{2})

func grid(logGamma, logC []int) []Point {
	var points []Point
	for _, g := range logGamma {
		for _, c := range logC {
			points = append(points, Point{C: math.Ldexp(1, c), Gamma: math.Ldexp(1, g)})
		}
	}
	return points
}

// maxNegatives bounds the rows of one page that are not the labelled one; a seeded
// sample of them is taken where there are more.
const maxNegatives = 200
