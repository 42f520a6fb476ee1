package nn

import "math"

// Loss is what a net should make small on a page.
type Loss interface {
	// Grad sets out to the derivative of the loss by each logit.
	Grad(logits, out []float64)
}

// Marks says of every row, a block of text, how much of it is right. The loss is the
// log loss over rows, weighted by the root of their words, and one minus the page's
// expected F1 of words.
type Marks struct {
	Words []float64 // by row
	Right []float64 // by row: the share of its words that is right; NaN: it does not matter
	Gold  float64   // words that are right, found on the page or not
	Soft  float64   // share of the expected F1 in the loss, [0, 1]
}

// Grad is that of Loss.
func (m Marks) Grad(logits, out []float64) {
	total, hits, kept := 0.0, 0.0, 0.0
	for i, v := range logits {
		out[i] = Sigmoid(v)
		if math.IsNaN(m.Right[i]) {
			continue
		}
		total += m.weight(i)
		hits += out[i] * m.Words[i] * m.Right[i]
		kept += out[i] * m.Words[i]
	}
	both := kept + m.Gold // the expected F1 is 2 hits / both
	for i, p := range out[:len(logits)] {
		if math.IsNaN(m.Right[i]) {
			out[i] = 0
			continue
		}
		g := (1 - m.Soft) * m.weight(i) / total * (p - m.Right[i])
		if both > 0 {
			g -= m.Soft * 2 * m.Words[i] * (m.Right[i]/both - hits/(both*both)) * p * (1 - p)
		}
		out[i] = g
	}
}

func (m Marks) weight(i int) float64 { return math.Sqrt(m.Words[i]) + 0.3 }

// Choice says which rows are right where one row is chosen. The loss is the log loss
// of the softmax.
type Choice []bool

// Grad is that of Loss.
func (c Choice) Grad(logits, out []float64) {
	p := Softmax(logits)
	hit := 1e-12
	for i, right := range c {
		if right {
			hit += p[i]
		}
	}
	for i, right := range c {
		out[i] = p[i]
		if right {
			out[i] -= p[i] / hit
		}
	}
}

// Yes says whether a page's only row is right. The loss is the log loss.
type Yes bool

// Grad is that of Loss.
func (y Yes) Grad(logits, out []float64) {
	out[0] = Sigmoid(logits[0])
	if y {
		out[0]--
	}
}
