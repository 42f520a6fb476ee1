package cepr

import (
	"strings"

	"galley/models/chars"
	"galley/models/method"
)

// Variant is one of the algorithms of [Wu13].
type Variant uint8

// The algorithms, the best first.
const (
	SETPR Variant = iota // CEPR-SETPR: extended path ratio, smoothed by the distance of paths
	ETPR                 // CEPR-ETPR: extended path ratio
	TPR                  // CEPR-TPR: text path ratio, the mean length of a path's texts
)

var variantNames = [...]string{"cepr-setpr", "cepr-etpr", "cepr-tpr"}

// String is the name of the variant as in Methods.
func (v Variant) String() string {
	if int(v) < len(variantNames) {
		return variantNames[v]
	}
	return "unknown"
}

// lambda is the published coefficient of the threshold ([Wu13], section 5.2).
func (v Variant) lambda() float64 {
	switch v {
	case TPR:
		return 1.7
	case ETPR:
		return 0.7
	}
	return 0.8
}

// maxRadius bounds Options.Radius: the cost grows with its square on hostile pages.
const maxRadius = 5

// Options are the parameters. The zero value has the published ones. In a number
// 0 stands for the default and anything negative for 0.
type Options struct {
	Variant Variant // zero: SETPR

	// Lambda is λ: a text is content when its score is at least Lambda standard
	// deviations of all scores. 0 means 1.7 for TPR, 0.7 for ETPR and 0.8 for SETPR.
	// Negative, λ = 0, keeps every text with a score.
	Lambda float64
	// Radius is r of SETPR, whose window has 2r+1 texts. 0 means 1; at most 5.
	Radius int
	// Alpha is α of SETPR, 0 means 1: a neighbour counts 1/distance^Alpha, where the
	// distance is that of the paths. Negative, α = 0, is plain Gaussian smoothing.
	Alpha float64

	// KeepPunctuation judges text nodes of nothing but punctuation like others, which
	// otherwise are neither counted nor kept, as in the authors' research code; the paper
	// does not mention them.
	KeepPunctuation bool
	// JoinPunctuation lets those text nodes go with what is around them: the full stop
	// after a link stays in its sentence. The method itself drops it.
	JoinPunctuation bool
	// SmoothBorders smooths the first and last r texts too, with the neighbours that
	// there are. Equation 5 of the paper leaves them as they are.
	SmoothBorders bool
	// Above asks for a score above the threshold, not at it. The sign is damaged in the
	// copy at hand; the authors' research code compares by ≥.
	Above bool
	// NoFallback finds nothing where all scores are 0, as on very short pages, instead
	// of using TPR there. The paper does not say what happens then.
	NoFallback bool

	// Punctuation are the characters that count as such. Empty means Unicode category
	// P and '|', the set of the authors' research code.
	Punctuation string
	// SkipBlanks counts characters without the blanks between words. The paper does not
	// say which; here a run of blanks counts as one character.
	SkipBlanks bool
	// ReadHidden judges what a style sheet hides too, as the paper does.
	ReadHidden bool
	// Heading takes the first <h1> for the title. The method itself finds none.
	Heading bool
}

func (o *Options) lambda() float64 { return method.OrDefault(o.Lambda, o.Variant.lambda()) }

func (o *Options) alpha() float64 { return method.OrDefault(o.Alpha, 1) }

func (o *Options) radius() int { return min(method.OrDefault(o.Radius, 1), maxRadius) }

func (o *Options) isPunct(r rune) bool {
	if o.Punctuation != "" {
		return strings.ContainsRune(o.Punctuation, r)
	}
	return chars.IsPunct(r)
}
