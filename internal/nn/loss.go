package nn

import "math"

// Loss is what fitting makes small on a page.
type Loss interface {
	// Grad sets out to the derivative of the loss by each logit. There is one logit
	// a row, and out is as long as logits.
	Grad(logits, out []float64)
}

// BlockLoss is for pages whose rows are blocks of text, each to be kept or dropped. It
// is a weighted mean of two parts: the log loss over blocks, where a block weighs by the
// square root of its words, and one minus the expected F1 of the words that are kept.
type BlockLoss struct {
	Words   []float64 // words of each block
	Right   []float64 // share of the block's words that the article has, [0, 1]; NaN: not counted
	Gold    float64   // words of the article, found on the page or not
	F1Share float64   // weight of the expected F1, [0, 1]
}

// Grad implements Loss.
func (l BlockLoss) Grad(logits, out []float64) {
	total, hits, kept := 0.0, 0.0, 0.0
	for i, v := range logits {
		out[i] = Sigmoid(v)
		if math.IsNaN(l.Right[i]) {
			continue
		}
		total += l.weight(i)
		hits += out[i] * l.Words[i] * l.Right[i]
		kept += out[i] * l.Words[i]
	}
	both := kept + l.Gold // the expected F1 is 2 hits / both
	for i, p := range out[:len(logits)] {
		if math.IsNaN(l.Right[i]) {
			out[i] = 0
			continue
		}
		g := (1 - l.F1Share) * l.weight(i) / total * (p - l.Right[i])
		if both > 0 {
			g -= l.F1Share * 2 * l.Words[i] * (l.Right[i]/both - hits/(both*both)) * p * (1 - p)
		}
		out[i] = g
	}
}

// weight is that of a block in the log loss. Blocks without words count a little.
func (l BlockLoss) weight(i int) float64 { return math.Sqrt(l.Words[i]) + 0.3 }

// SoftmaxLoss is for pages of which one row is to be chosen: it is true for the rows
// that are right. The loss is minus the logarithm of their probability.
type SoftmaxLoss []bool

// Grad implements Loss.
func (l SoftmaxLoss) Grad(logits, out []float64) {
	p := Softmax(logits)
	hit := 1e-12
	for i, right := range l {
		if right {
			hit += p[i]
		}
	}
	for i, right := range l {
		out[i] = p[i]
		if right {
			out[i] -= p[i] / hit
		}
	}
}

// BinaryLoss is for pages with one row, of one of two classes: true where the logit
// should be high. It is the log loss.
type BinaryLoss bool

// Grad implements Loss.
func (l BinaryLoss) Grad(logits, out []float64) {
	out[0] = Sigmoid(logits[0])
	if l {
		out[0]--
	}
}
