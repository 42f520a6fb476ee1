package baseline

import (
	"math"
	"unicode"

	"galley/models/chars"
	"galley/models/signal"
)

// maxField is about how many positions are blurred. 99 of 100 pages have fewer; the
// characters of longer ones are taken several at a time.
const maxField = 1 << 20

// field is the source of a page as numbers: 1 where there is text, 0 where tags are.
//
// A run that is longer than a blur reaches from both its ends, in all passes
// together, keeps its value in the middle whatever is around it. So that middle is
// left out: nothing changes but the cost.
type field struct {
	runs   []run
	starts []int // where in values each run begins; one more for the end
	grain  int   // characters a position stands for; 1 unless the page is huge
	values []float64
}

func newField(runs []run, radius, passes int) *field {
	f := &field{runs: runs, grain: 1}
	reach := 2*radius*passes + 1
	total := 0
	for _, r := range runs {
		total += min(r.n, reach)
	}
	for f.grain*maxField < total {
		f.grain++
	}
	for _, r := range runs {
		f.starts = append(f.starts, len(f.values))
		value := 0.0
		if r.isText() {
			value = 1
		}
		for range max(min(r.n, reach)/f.grain, 1) {
			f.values = append(f.values, value)
		}
	}
	f.starts = append(f.starts, len(f.values))
	return f
}

// content counts the characters, or words, of text run i that are content. All
// characters of a word are when its mean value is above the threshold. Words, and the
// characters of a run whose middle was left out, are judged one by one.
func (f *field) content(i int, text string, o CCB) int {
	values := f.values[f.starts[i]:f.starts[i+1]]
	n := f.runs[i].n
	if o.Variant != TokenCCB && len(values) == n {
		return wordContent(values, text, o.Threshold)
	}
	above := 0
	for _, v := range values {
		if v > o.Threshold {
			above++
		}
	}
	if f.grain > 1 {
		return int(float64(n) * float64(above) / float64(len(values)))
	}
	// The middle that was left out is 1.
	return above + n - len(values)
}

// wordContent counts the characters of the words whose mean is above the threshold;
// values are those of the normalised text.
func wordContent(values []float64, text string, threshold float64) int {
	count, at := 0, 0
	start, sum := 0, 0.0
	flush := func() {
		if at > start && sum/float64(at-start) > threshold {
			count += at - start
		}
		start, sum = at, 0
	}
	blank := false
	for _, r := range text {
		if unicode.IsSpace(r) {
			blank = at > 0
			continue
		}
		if blank {
			flush()
			at++ // the blank that stands for the white space
			start, blank = at, false
		}
		sum += values[at]
		at++
	}
	flush()
	// Blanks belong to no word: as large a share of them is content as of the words.
	if words := chars.NonBlank(text); count < words {
		return int(float64(count) * float64(len(values)) / float64(words))
	}
	return len(values)
}

// blur smooths the values with a Gaussian again and again, at most passes times, or
// until a pass changes none by at least change. At the ends the weights that are
// left are scaled to 1.
func blur(values []float64, r int, sigma float64, passes int, change float64) []float64 {
	kernel := signal.Gauss(r, sigma)[r:] // one half of it
	next := make([]float64, len(values))
	for range passes {
		most := 0.0
		for i := range values {
			if i < r || i >= len(values)-r {
				next[i] = blurEnd(values, kernel, i)
			} else {
				next[i] = blurAt(values[i-r:i+r+1], kernel)
			}
			most = max(most, math.Abs(next[i]-values[i]))
		}
		values, next = next, values
		if most < change {
			break
		}
	}
	return values
}

// blurAt is the blurred value in the middle of around.
func blurAt(around, kernel []float64) float64 {
	r := len(kernel) - 1
	left, right := around[:r+1], around[r:]
	v := kernel[0] * around[r]
	for d := 1; d < len(kernel) && d < len(right); d++ {
		v += kernel[d] * (left[r-d] + right[d])
	}
	return v
}

func blurEnd(values, kernel []float64, i int) float64 {
	v, weight := 0.0, 0.0
	for j := max(0, i-len(kernel)+1); j < min(len(values), i+len(kernel)); j++ {
		k := kernel[max(i-j, j-i)]
		v += k * values[j]
		weight += k
	}
	return v / weight
}
