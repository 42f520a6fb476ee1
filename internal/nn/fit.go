package nn

import (
	"math"
	"math/rand/v2"
	"slices"
)

// Sample is a page as a net is fitted to it.
type Sample struct {
	Rows   [][]float32
	Weight float64 // of the page's loss, 0 means 1
	Loss   Loss
}

// Config says how a net is fitted.
type Config struct {
	Units  int     // hidden ones of each net; 0: a logistic regression
	Nets   int     // so many are fitted and their logits averaged, 0 means 1
	Epochs int     // passes over all pages
	Rate   float64 // of Adam at the start; it falls to 0 by a cosine
	Decay  float64 // of weights, a step, times the rate
	Seed   uint64  // of the first weights and the order of pages
}

const (
	batch = 8    // pages a step
	minSD = 1e-3 // of a column; one that is the same on all pages has no weight
	idle  = 1e-6 // gradients under it are left out: most blocks are plain
)

// Fit fits a net by Adam and averages its weights over the last quarter of the
// epochs. Columns have the given names. The same samples and Config give the same
// net on one kind of processor.
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
	a := newAdam(f, c, c.Epochs*((len(samples)+batch-1)/batch))
	order := rng.Perm(len(samples))
	average, count := make([]float64, len(f.w)), 0.0
	for e := range c.Epochs {
		rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for some := range slices.Chunk(order, batch) {
			clear(f.grad)
			for _, k := range some {
				f.page(&samples[k])
			}
			a.step(1 / float64(len(some)))
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

// fitter is a net while it is fitted.
type fitter struct {
	in, units int
	w, grad   []float64 // units × in, unit biases, unit output weights, in direct weights, bias
	mean, sd  []float64
	flat      []bool // columns without spread
	x, act    []float64
	logits    []float64
	slopes    []float64
}

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

func (f *fitter) scale(samples []Sample) {
	f.mean, f.sd, f.flat = make([]float64, f.in), make([]float64, f.in), make([]bool, f.in)
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
			f.sd[k], f.flat[k] = minSD, true
		}
	}
}

// page adds the gradient of one page's loss.
func (f *fitter) page(s *Sample) {
	n := len(s.Rows)
	f.x, f.act = room(f.x, n*f.in), room(f.act, n*f.units)
	f.logits, f.slopes = room(f.logits, n), room(f.slopes, n)
	for i, r := range s.Rows {
		x := f.x[i*f.in : (i+1)*f.in]
		for k, v := range r {
			x[k] = clip((float64(v) - f.mean[k]) / f.sd[k])
			if f.flat[k] {
				x[k] = 0
			}
		}
		f.logits[i] = f.forward(x, f.act[i*f.units:(i+1)*f.units])
	}
	if n == 0 {
		return
	}
	s.Loss.Grad(f.logits, f.slopes)
	weight := s.Weight
	if weight == 0 {
		weight = 1
	}
	for i, g := range f.slopes {
		if math.Abs(g) >= idle {
			f.backward(f.x[i*f.in:(i+1)*f.in], f.act[i*f.units:(i+1)*f.units], g*weight)
		}
	}
}

func room(list []float64, n int) []float64 { return slices.Grow(list[:0], n)[:n] }

func (f *fitter) forward(x, act []float64) float64 {
	H, D := f.units, f.in
	out := f.w[len(f.w)-1]
	direct := f.w[H*D+2*H : H*D+2*H+D]
	for k, v := range x {
		out += direct[k] * v
	}
	for h := range H {
		w := f.w[h*D : h*D+D]
		a := f.w[H*D+h]
		for k, v := range x {
			a += w[k] * v
		}
		act[h] = max(a, 0)
		out += act[h] * f.w[H*D+H+h]
	}
	return out
}

func (f *fitter) backward(x, act []float64, g float64) {
	H, D := f.units, f.in
	f.grad[len(f.grad)-1] += g
	direct := f.grad[H*D+2*H : H*D+2*H+D]
	for k, v := range x {
		direct[k] += g * v
	}
	for h := range H {
		f.grad[H*D+H+h] += g * act[h]
		if act[h] <= 0 {
			continue
		}
		gh := g * f.w[H*D+H+h]
		f.grad[H*D+h] += gh
		w := f.grad[h*D : h*D+D]
		for k, v := range x {
			w[k] += gh * v
		}
	}
}

// net is what was fitted.
func (f *fitter) net(names []string) *Net {
	H, D := f.units, f.in
	out := &Net{Bias: []float64{f.w[len(f.w)-1]}}
	out.Bias = append(out.Bias, f.w[H*D:H*D+H]...)
	out.Out = append(out.Out, f.w[H*D+H:H*D+2*H]...)
	for k, name := range names {
		in := Input{Name: name, Mean: f.mean[k], SD: f.sd[k], To: make([]float64, H+1)}
		if !f.flat[k] {
			in.To[0] = f.w[H*D+2*H+k]
			for h := range H {
				in.To[h+1] = f.w[h*D+k]
			}
		}
		out.Inputs = append(out.Inputs, in)
	}
	return out
}
