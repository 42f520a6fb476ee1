package main

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"galley/models/fused"
)

// net is a fused.Net while it is fitted.
type net struct {
	in, hidden int
	w          []float64 // hidden × in, hidden biases, hidden output weights, in direct weights, bias
	mean, sd   []float64
}

func newNet(in, hidden int, rng *rand.Rand) *net {
	n := &net{in: in, hidden: hidden}
	n.w = make([]float64, hidden*in+hidden+hidden+in+1)
	for k := range hidden * in {
		n.w[k] = rng.NormFloat64() / math.Sqrt(float64(in))
	}
	for h := range hidden {
		n.w[hidden*in+hidden+h] = rng.NormFloat64() * 0.3
	}
	return n
}

// forward gives the logit; act has room for the hidden values.
func (n *net) forward(x []float64, act []float64) float64 {
	H, D := n.hidden, n.in
	out := n.w[len(n.w)-1]
	direct := n.w[H*D+2*H : H*D+2*H+D]
	for k, v := range x {
		out += direct[k] * v
	}
	for h := range H {
		w := n.w[h*D : h*D+D]
		a := n.w[H*D+h]
		for k, v := range x {
			a += w[k] * v
		}
		if a < 0 {
			a = 0
		}
		act[h] = a
		out += a * n.w[H*D+H+h]
	}
	return out
}

func (n *net) backward(x, act []float64, g float64, grad []float64) {
	H, D := n.hidden, n.in
	grad[len(grad)-1] += g
	direct := grad[H*D+2*H : H*D+2*H+D]
	for k, v := range x {
		direct[k] += g * v
	}
	for h := range H {
		grad[H*D+H+h] += g * act[h]
		if act[h] <= 0 {
			continue
		}
		gh := g * n.w[H*D+H+h]
		grad[H*D+h] += gh
		w := grad[h*D : h*D+D]
		for k, v := range x {
			w[k] += gh * v
		}
	}
}

func (n *net) norm(row []float32, x []float64) {
	for k, v := range row {
		x[k] = (float64(v) - n.mean[k]) / n.sd[k]
		if x[k] > 6 {
			x[k] = 6
		} else if x[k] < -6 {
			x[k] = -6
		}
	}
}

func (n *net) predict(rows [][]float32) []float64 {
	x, act := make([]float64, n.in), make([]float64, n.hidden)
	out := make([]float64, len(rows))
	for i, r := range rows {
		n.norm(r, x)
		out[i] = 1 / (1 + math.Exp(-n.forward(x, act)))
	}
	return out
}

// config says how a net is fitted.
type config struct {
	hidden, epochs int
	rate, decay    float64 // of Adam at the start; it falls to 0 by a cosine
	soft           float64 // weight of the soft F1 in the loss; the rest is the log loss
	seed           uint64
}

// item is a page as a net sees it.
type item struct {
	rows         [][]float32
	words, right []float64
	gold         float64
}

// batch is how many pages a step is made of.
const batch = 8

// train fits a net by Adam and averages it over the last quarter of the epochs.
func train(items []item, c config) *net {
	rng := rand.New(rand.NewPCG(c.seed, 7))
	n := newNet(len(items[0].rows[0]), c.hidden, rng)
	n.scale(items)
	t := &trainer{net: n, config: c, grad: make([]float64, len(n.w))}
	a := newAdam(len(n.w), c.epochs*((len(items)+batch-1)/batch))
	order := rng.Perm(len(items))
	average := make([]float64, len(n.w))
	count := 0.0
	for e := range c.epochs {
		rng.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for some := range slices.Chunk(order, batch) {
			clear(t.grad)
			for _, k := range some {
				t.page(&items[k])
			}
			a.step(n.w, t.grad, 1/float64(len(some)), c)
		}
		if e < c.epochs*3/4 {
			continue
		}
		count++
		for k, w := range n.w {
			average[k] += w
		}
	}
	for k := range average {
		n.w[k] = average[k] / count
	}
	return n
}

// adam is Adam with decoupled weight decay and a rate that falls by a cosine.
type adam struct {
	m, v      []float64
	at, steps int
}

func newAdam(weights, steps int) *adam {
	return &adam{m: make([]float64, weights), v: make([]float64, weights), steps: steps}
}

// step moves the weights; the last one, the bias, does not decay.
func (a *adam) step(w, grad []float64, scale float64, c config) {
	a.at++
	rate := c.rate * 0.5 * (1 + math.Cos(math.Pi*float64(a.at)/float64(a.steps)))
	b1, b2 := 1-math.Pow(0.9, float64(a.at)), 1-math.Pow(0.999, float64(a.at))
	for k := range grad {
		g := grad[k] * scale
		a.m[k] = 0.9*a.m[k] + 0.1*g
		a.v[k] = 0.999*a.v[k] + 0.001*g*g
		w[k] -= rate * (a.m[k] / b1 / (math.Sqrt(a.v[k]/b2) + 1e-8))
		if k < len(grad)-1 {
			w[k] -= rate * c.decay * w[k]
		}
	}
}

// trainer has the room that a net is fitted in.
type trainer struct {
	*net
	config
	grad, x, act, p []float64
}

// idle is the gradient of a block under which it is left out: most blocks are plain.
const idle = 1e-6

// page adds the gradient of one page's loss.
func (t *trainer) page(it *item) {
	total, hits, kept := 0.0, 0.0, 0.0
	t.p = t.p[:0]
	t.x = slices.Grow(t.x[:0], len(it.rows)*t.in)[:len(it.rows)*t.in]
	t.act = slices.Grow(t.act[:0], len(it.rows)*t.net.hidden)[:len(it.rows)*t.net.hidden]
	for i, r := range it.rows {
		x, act := t.block(i)
		t.norm(r, x)
		p := 1 / (1 + math.Exp(-t.forward(x, act)))
		t.p = append(t.p, p)
		total += math.Sqrt(it.words[i]) + 0.3
		hits += p * it.words[i] * it.right[i]
		kept += p * it.words[i]
	}
	both := kept + it.gold // the expected F1 is 2 hits / both
	for i, p := range t.p {
		w := (math.Sqrt(it.words[i]) + 0.3) / total
		g := (1 - t.soft) * w * (p - it.right[i])
		if both > 0 {
			g -= t.soft * 2 * it.words[i] * (it.right[i]/both - hits/(both*both)) * p * (1 - p)
		}
		if math.Abs(g) < idle {
			continue
		}
		x, act := t.block(i)
		t.backward(x, act, g, t.grad)
	}
}

// block is the room for the inputs and the hidden units of block i.
func (t *trainer) block(i int) (x, act []float64) {
	return t.x[i*t.in : (i+1)*t.in], t.act[i*t.net.hidden : (i+1)*t.net.hidden]
}

func (n *net) scale(items []item) {
	D := n.in
	n.mean, n.sd = make([]float64, D), make([]float64, D)
	count := 0.0
	for _, it := range items {
		w := 1 / float64(max(1, len(it.rows)))
		for _, r := range it.rows {
			count += w
			for k, v := range r {
				n.mean[k] += w * float64(v)
				n.sd[k] += w * float64(v) * float64(v)
			}
		}
	}
	for k := range D {
		n.mean[k] /= count
		n.sd[k] = math.Sqrt(max(n.sd[k]/count-n.mean[k]*n.mean[k], 0))
		if n.sd[k] < 1e-3 {
			n.sd[k] = 1e-3
		}
	}
}

// export rounds a net to what is written, so that what is measured is what ships.
func (n *net) export(names []string) fused.Net {
	H, D := n.hidden, n.in
	out := fused.Net{Bias: []float64{round(n.w[len(n.w)-1])}}
	for h := range H {
		out.Bias = append(out.Bias, round(n.w[H*D+h]))
		out.Out = append(out.Out, round(n.w[H*D+H+h]))
	}
	for k, name := range names {
		in := fused.Input{Name: name, Mean: round(n.mean[k]), SD: round(n.sd[k]), To: []float64{round(n.w[H*D+2*H+k])}}
		for h := range H {
			in.To = append(in.To, round(n.w[h*D+k]))
		}
		out.Inputs = append(out.Inputs, in)
	}
	return out
}

// round keeps four significant digits.
func round(v float64) float64 {
	short, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 4, 64), 64)
	if err != nil {
		return v
	}
	return short
}
