package svm

import (
	"fmt"
	"math"
	"strconv"
)

// Params are the settings of one training. The zero Params are those of a
// wrapper without a search: C 8, γ 1, weights 1, no probabilities.
//
// Debian's svm-train 3.24 rounds them to single precision. Powers of two, which
// grids use, survive; 0.1 becomes 0.10000000149011612, also in the model.
type Params struct {
	C     float64 // cost of an error, above 0; 0 means 8
	Gamma float64 // the kernel's γ, above 0; 0 means 1

	WeightPos float64 // factor on C for the rows labelled +1, above 0; 0 means 1
	WeightNeg float64 // factor on C for the rows labelled -1, above 0; 0 means 1

	// Probability adds the sigmoid that Model.Probability needs. svm-train then
	// trains five more machines, on folds that it draws by rand() without a
	// seed: every run of one build draws the same ones.
	Probability bool

	Eps     float64 // stopping tolerance on the KKT violation, above 0; 0 means 1e-3
	CacheMB int     // kernel cache in MiB, at least 1; 0 means 100; no effect on the model
}

// withDefaults replaces the zeros.
func (p Params) withDefaults() Params {
	fill := func(v *float64, d float64) {
		if *v == 0 {
			*v = d
		}
	}
	fill(&p.C, 8)
	fill(&p.Gamma, 1)
	fill(&p.WeightPos, 1)
	fill(&p.WeightNeg, 1)
	fill(&p.Eps, 1e-3)
	if p.CacheMB == 0 {
		p.CacheMB = 100
	}
	return p
}

// args returns the arguments of svm-train without the files, or an error for a
// setting that is out of range. All settings are said, also those that are
// LIBSVM's defaults: another release may have others.
func (p Params) args() ([]string, error) {
	p = p.withDefaults()
	args := []string{"-q", "-s", "0", "-t", "2"}
	for _, o := range []struct {
		name, flag string
		value      float64
	}{
		{"C", "-c", p.C},
		{"Gamma", "-g", p.Gamma},
		{"WeightPos", "-w1", p.WeightPos},
		{"WeightNeg", "-w-1", p.WeightNeg},
		{"Eps", "-e", p.Eps},
		{"CacheMB", "-m", float64(p.CacheMB)},
	} {
		// The bounds are those of a float32: beyond them a build that rounds
		// would train with 0 or infinity.
		if !(o.value >= 0x1p-126 && o.value <= math.MaxFloat32) {
			return nil, fmt.Errorf("svm: %s is %g, want a number above 0 that a float32 can hold", o.name, o.value)
		}
		args = append(args, o.flag, strconv.FormatFloat(o.value, 'g', -1, 64))
	}
	if p.Probability {
		return append(args, "-b", "1"), nil
	}
	return append(args, "-b", "0"), nil
}
