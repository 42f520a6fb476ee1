package fused

import "math"

// Net is a network with one hidden layer of rectified units and direct weights beside
// it; without units it is a logistic regression. Its output is a logit.
type Net struct {
	Inputs []Input
	Bias   []float64 // of the output, then of every hidden unit
	Out    []float64 // weight of every hidden unit
}

// Input is one piece of evidence and its weights. It comes in as the number of
// standard deviations from the mean, at most maxDeviation.
type Input struct {
	Name     string
	Mean, SD float64   // over the blocks of the pages of the fit, each page counting the same
	To       []float64 // directly to the output, then to every hidden unit
}

// maxDeviation bounds an input, so that a page unlike all others is judged like the
// most unusual of them.
const maxDeviation = 6

// Model are the weights of both judgements.
type Model struct {
	First  Net // Inputs: Evidence
	Second Net // Inputs: Context
}

// logit judges a row; hidden has room for the hidden units.
func (n *Net) logit(row, hidden []float64) float64 {
	out := n.Bias[0]
	copy(hidden, n.Bias[1:])
	for k := range n.Inputs {
		in := &n.Inputs[k]
		v := min(max((row[k]-in.Mean)/in.SD, -maxDeviation), maxDeviation)
		out += v * in.To[0]
		to := in.To[1:]
		for h := range to {
			hidden[h] += v * to[h]
		}
	}
	for h, w := range n.Out {
		out += max(hidden[h], 0) * w
	}
	return out
}

// judge gives the posterior of every block, of which row fills in the evidence.
func (n *Net) judge(blocks int, row func(i int, out []float64)) []float64 {
	in, hidden := make([]float64, len(n.Inputs)), make([]float64, len(n.Out))
	post := make([]float64, blocks)
	for i := range post {
		row(i, in)
		post[i] = 1 / (1 + math.Exp(-n.logit(in, hidden)))
	}
	return post
}
