package nn

import (
	"math"
	"math/rand/v2"
	"slices"
)

// Sample is a page that a network is fitted to.
type Sample struct {
	Rows   [][]float32 // a value a column
	Weight float64     // of the page's loss; 0 means 1
	Loss   Loss
}

// Config says how a network is fitted.
type Config struct {
	Units  int     // hidden units of each network; 0: a logistic regression
	Nets   int     // networks to fit and to average the logits of; 0 means 1
	Epochs int     // passes over all pages, at least 1
	Rate   float64 // learning rate at the start; it falls to 0 by a cosine
	Decay  float64 // share of a weight that it loses in a step, times the learning rate
	Seed   uint64  // of the first weights and of the order of pages
}

const (
	batch       = 8    // pages in one step of the optimiser
	minSD       = 1e-3 // of a column; one that varies less is taken for constant and gets no weight
	minGradient = 1e-6 // rows whose logit matters less are left out of a step: most blocks are easy
)

// Fit fits networks to pages and returns their mean. Each is fitted by Adam, and its
// weights are averaged over the last quarter of the epochs. Columns have the given
// names; there must be at least one sample with rows. The same samples and Config give
// the same network on one kind of processor.
func Fit(names []string, samples []Sample, c Config) *Net {
	list := make([]*Net, max(1, c.Nets))
	for i := range list {
		one := c
		one.Seed += uint64(i) * 1000
		list[i] = fitOne(names, samples, one)
	}
	n := Mean(list)
	n.Round()
	return n
}

func fitOne(names []string, samples []Sample, c Config) *Net {
	rng := rand.New(rand.NewPCG(c.Seed, 7))
	f := newFitter(len(names), c.Units, rng)
	f.scale(samples)
	a := newAdam(len(f.w), c, c.Epochs*((len(samples)+batch-1)/batch))
	order := rng.Perm(len(samples))
	average, count := make([]float64, len(f.w)), 0.0
	for e := range c.Epochs {
		rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for some := range slices.Chunk(order, batch) {
			clear(f.grad)
			for _, k := range some {
				f.addGradient(&samples[k])
			}
			a.update(f.w, f.grad, 1/float64(len(some)))
		}
		if e < c.Epochs*3/4 {
			continue
		}
		count++
		for k, w := range f.w {
			average[k] += w
		}
	}
	for k := range average {
		f.w[k] = average[k] / count
	}
	return f.net(names)
}

// fitter is a network while it is fitted. Its weights are in one list: those of every
// unit by column, the biases of the units, their output weights, the direct weights by
// column, the bias of the output.
type fitter struct {
	in, units int
	w, grad   []float64
	mean, sd  []float64 // by column
	constant  []bool    // by column

	// Of the page at hand, by row.
	x, act         []float64 // scaled columns, and activations of the units
	logits, slopes []float64 // slopes: derivatives of the loss by the logits
}

// newFitter draws the first weights.
func newFitter(in, units int, rng *rand.Rand) *fitter {
	f := &fitter{in: in, units: units}
	f.w = make([]float64, units*in+units+units+in+1)
	f.grad = make([]float64, len(f.w))
	for k := range units * in {
		f.w[k] = rng.NormFloat64() / math.Sqrt(float64(in))
	}
	for h := range units {
		f.w[units*in+units+h] = rng.NormFloat64() * 0.3
	}
	return f
}

// scale measures mean and standard deviation of every column, each page counting the
// same.
func (f *fitter) scale(samples []Sample) {
	f.mean, f.sd, f.constant = make([]float64, f.in), make([]float64, f.in), make([]bool, f.in)
	count := 0.0
	for _, s := range samples {
		w := 1 / float64(max(1, len(s.Rows)))
		for _, r := range s.Rows {
			count += w
			for k, v := range r {
				f.mean[k] += w * float64(v)
				f.sd[k] += w * float64(v) * float64(v)
			}
		}
	}
	for k := range f.in {
		f.mean[k] /= count
		f.sd[k] = math.Sqrt(max(f.sd[k]/count-f.mean[k]*f.mean[k], 0))
		if f.sd[k] < minSD {
			f.sd[k], f.constant[k] = minSD, true
		}
	}
}

// addGradient adds the gradient of one page's loss.
func (f *fitter) addGradient(s *Sample) {
	n := len(s.Rows)
	if n == 0 {
		return
	}
	f.x, f.act = resize(f.x, n*f.in), resize(f.act, n*f.units)
	f.logits, f.slopes = resize(f.logits, n), resize(f.slopes, n)
	for i, r := range s.Rows {
		x := f.x[i*f.in : (i+1)*f.in]
		f.scaleRow(r, x)
		f.logits[i] = f.forward(x, f.act[i*f.units:(i+1)*f.units])
	}
	s.Loss.Grad(f.logits, f.slopes)
	weight := s.Weight
	if weight == 0 {
		weight = 1
	}
	for i, g := range f.slopes {
		if math.Abs(g) >= minGradient {
			f.backward(f.x[i*f.in:(i+1)*f.in], f.act[i*f.units:(i+1)*f.units], g*weight)
		}
	}
}

func (f *fitter) scaleRow(row []float32, x []float64) {
	mean, sd, constant := f.mean[:len(row)], f.sd[:len(row)], f.constant[:len(row)]
	x = x[:len(row)]
	for k, v := range row {
		x[k] = clip((float64(v) - mean[k]) / sd[k])
		if constant[k] {
			x[k] = 0
		}
	}
}

func resize(list []float64, n int) []float64 { return slices.Grow(list[:0], n)[:n] }

// net is what was fitted.
func (f *fitter) net(names []string) *Net {
	H, D := f.units, f.in
	out := &Net{Bias: []float64{f.w[len(f.w)-1]}}
	out.Bias = append(out.Bias, f.w[H*D:H*D+H]...)
	out.Out = append(out.Out, f.w[H*D+H:H*D+2*H]...)
	for k, name := range names {
		in := Input{Name: name, Mean: f.mean[k], SD: f.sd[k], To: make([]float64, H+1)}
		if !f.constant[k] {
			in.To[0] = f.w[H*D+2*H+k]
			for h := range H {
				in.To[h+1] = f.w[h*D+k]
			}
		}
		out.Inputs = append(out.Inputs, in)
	}
	return out
}
