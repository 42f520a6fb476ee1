// Package nn has small neural networks: one hidden layer of rectified linear units, and
// direct weights from the inputs to the output beside it. They score hundreds of rows a
// page, which would be slow with support vectors. Fitting and inference are pure Go.
package nn

import (
	"fmt"
	"math"
	"slices"
	"strconv"
)

// Net is a network with one output, a logit. Without hidden units it is a logistic
// regression.
type Net struct {
	Inputs []Input   `json:"inputs"`
	Bias   []float64 `json:"bias"` // of the output, then of every hidden unit
	Out    []float64 `json:"out"`  // weight of every hidden unit

	laid *laid // see Prepare
}

// Input is one column and its weights. The network gets the distance from the mean in
// standard deviations, at most maxDeviation.
type Input struct {
	Name string    `json:"name"`
	Mean float64   `json:"mean"` // over the rows of the fit, each page counting the same
	SD   float64   `json:"sd"`
	To   []float64 `json:"to"` // directly to the output, then to every hidden unit
}

// maxDeviation bounds an input, in standard deviations, so that a page unlike all those
// of the fit is scored like the most unusual of them.
const maxDeviation = 6

// Names are the columns that the net reads, in order.
func (n *Net) Names() []string {
	names := make([]string, len(n.Inputs))
	for i := range n.Inputs {
		names[i] = n.Inputs[i].Name
	}
	return names
}

// Check returns an error where the parts of a net do not fit together or a weight is not
// a number, as a file may have it.
func (n *Net) Check() error {
	units := len(n.Out)
	if len(n.Bias) != units+1 {
		return fmt.Errorf("nn: %d biases for %d hidden units", len(n.Bias), units)
	}
	numbers := slices.Concat(n.Bias, n.Out)
	for i := range n.Inputs {
		in := &n.Inputs[i]
		if len(in.To) != units+1 {
			return fmt.Errorf("nn: input %q has %d weights for %d hidden units", in.Name, len(in.To), units)
		}
		if !(in.SD > 0) {
			return fmt.Errorf("nn: input %q has the standard deviation %v", in.Name, in.SD)
		}
		numbers = append(append(numbers, in.Mean, in.SD), in.To...)
	}
	for _, v := range numbers {
		if math.IsNaN(v) || math.IsInf(v, 0) {
			return fmt.Errorf("nn: a weight is %v", v)
		}
	}
	return nil
}

// Prepare lays the weights in the order that Logits reads them in, once for all rows that are scored later: many calls are
// for one row. Nobody may change the net then, but for Round.
func (n *Net) Prepare() { n.laid = lay(n) }

// Logits scores so many rows; fill sets out to the values of row i.
func (n *Net) Logits(rows int, fill func(i int, out []float64)) []float64 {
	logits := make([]float64, rows)
	if rows == 0 {
		return logits
	}
	f := newForward(n)
	for i := range logits {
		fill(i, f.row)
		logits[i] = f.logit()
	}
	return logits
}

// Posteriors are the Logits as probabilities.
func (n *Net) Posteriors(rows int, fill func(i int, out []float64)) []float64 {
	post := n.Logits(rows, fill)
	for i, v := range post {
		post[i] = Sigmoid(v)
	}
	return post
}

// Sigmoid is the probability of a logit.
func Sigmoid(v float64) float64 { return 1 / (1 + math.Exp(-v)) }

// Softmax are the probabilities of rows of which one is chosen; they add up to 1.
func Softmax(logits []float64) []float64 {
	p := make([]float64, len(logits))
	if len(p) == 0 {
		return p
	}
	top, sum := slices.Max(logits), 0.0
	for i, v := range logits {
		p[i] = math.Exp(v - top)
		sum += p[i]
	}
	for i := range p {
		p[i] /= sum
	}
	return p
}

// Mean is the net whose logit is the mean of those of several nets with the same Inputs:
// it has the hidden units of all of them.
func Mean(list []*Net) *Net {
	share := 1 / float64(len(list))
	m := &Net{Inputs: slices.Clone(list[0].Inputs), Bias: []float64{0}}
	for k := range m.Inputs {
		m.Inputs[k].To = []float64{0}
	}
	for _, n := range list {
		m.Bias[0] += n.Bias[0] * share
		m.Bias = append(m.Bias, n.Bias[1:]...)
		for _, w := range n.Out {
			m.Out = append(m.Out, w*share)
		}
		for k := range m.Inputs {
			to := n.Inputs[k].To
			m.Inputs[k].To[0] += to[0] * share
			m.Inputs[k].To = append(m.Inputs[k].To, to[1:]...)
		}
	}
	return m
}

// Round keeps four significant digits of every weight. Files stay small, and what is
// measured after a fit is what a file has.
func (n *Net) Round() {
	n.laid = nil
	for _, list := range [][]float64{n.Bias, n.Out} {
		roundAll(list)
	}
	for k := range n.Inputs {
		in := &n.Inputs[k]
		in.Mean, in.SD = round(in.Mean), max(round(in.SD), minSD)
		roundAll(in.To)
	}
}

func roundAll(list []float64) {
	for i, v := range list {
		list[i] = round(v)
	}
}

func round(v float64) float64 {
	short, err := strconv.ParseFloat(strconv.FormatFloat(v, 'g', 4, 64), 64)
	if err != nil {
		return v
	}
	return short
}

func clip(v float64) float64 {
	if v > maxDeviation {
		return maxDeviation
	}
	if v < -maxDeviation {
		return -maxDeviation
	}
	return v
}
