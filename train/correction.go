package train

import (
	"maps"
	"math"
	"slices"

	"galley/models/site"
)

// example is a thing with traits, and what the base says of it: a block, or a page.
type example struct {
	page   int // of the samples
	traits []string
	offset float64 // logit of the base
	right  bool    // the class that it should get
	words  float64 // what it weighs when it is judged
}

const (
	ridge       = 0.05 // penalty on the square of a weight
	sweeps      = 60   // over all weights
	maxStep     = 2    // of a weight, at once
	minPages    = 2    // that a trait must be on, to say something
	weightBound = 20
)

// correct fits the weights of traits by a logistic regression with the logits of the base
// as offsets and a ridge penalty, so that they say only what the base does not know. A
// trait of one page only says nothing. The fit is by coordinates, each by a bounded step
// of Newton's method: deterministic, and linear in the traits of the examples.
func correct(list []example) site.Correction {
	at := columnsOf(list)
	names := slices.Sorted(maps.Keys(at))
	logits, weights := make([]float64, len(list)), make([]float64, len(names))
	for i := range list {
		logits[i] = list[i].offset
	}
	for range sweeps {
		most := 0.0
		for k, name := range names {
			gradient, curvature := ridge*weights[k], ridge
			for _, i := range at[name] {
				p := 1 / (1 + math.Exp(-logits[i]))
				gradient += p
				if list[i].right {
					gradient--
				}
				curvature += p * (1 - p)
			}
			step := min(max(-gradient/curvature, -maxStep), maxStep)
			step = min(max(weights[k]+step, -weightBound), weightBound) - weights[k]
			weights[k] += step
			for _, i := range at[name] {
				logits[i] += step
			}
			most = max(most, math.Abs(step))
		}
		if most < 1e-4 {
			break
		}
	}
	c := site.Correction{}
	for k, name := range names {
		if w := math.Round(weights[k]*1e4) / 1e4; math.Abs(w) >= 0.01 {
			c[name] = w
		}
	}
	return c
}

// columnsOf are the examples of every trait that is on enough pages, each once. Of one page, as where
// the other of two is held out, each trait counts.
func columnsOf(list []example) map[string][]int {
	at, pages, all := map[string][]int{}, map[string]map[int]bool{}, map[int]bool{}
	for i := range list {
		all[list[i].page] = true
		for _, trait := range list[i].traits {
			if n := len(at[trait]); n > 0 && at[trait][n-1] == i {
				continue
			}
			at[trait] = append(at[trait], i)
			if pages[trait] == nil {
				pages[trait] = map[int]bool{}
			}
			pages[trait][list[i].page] = true
		}
	}
	for trait := range at {
		if len(pages[trait]) < min(minPages, len(all)) {
			delete(at, trait)
		}
	}
	return at
}

// corrected is the logit of an example with a correction.
func corrected(c site.Correction, e *example) float64 {
	p := c.Apply(1/(1+math.Exp(-e.offset)), e.traits)
	return site.Offset(p)
}

// helps reports whether a correction that is fitted without the pages of a fold judges the
// examples of that fold better than the base does, by the words that are judged right at a
// threshold.
func helps(list []example, folds []int, least float64) bool {
	threshold := site.Offset(least)
	var with, without float64
	for fold := range slices.Max(folds) + 1 {
		var rest []example
		for _, e := range list {
			if folds[e.page] != fold {
				rest = append(rest, e)
			}
		}
		c := correct(rest)
		for i := range list {
			e := &list[i]
			if folds[e.page] != fold {
				continue
			}
			if (corrected(c, e) >= threshold) == e.right {
				with += e.words
			}
			if (e.offset >= threshold) == e.right {
				without += e.words
			}
		}
	}
	return with > without
}
