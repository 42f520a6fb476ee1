package cetr

import (
	"galley/models/method"
)

// Variant is one of the algorithms of [Weninger10].
type Variant uint8

// The algorithms.
const (
	TwoD Variant = iota // CETR: k-means over smoothed tag ratio and its derivative
	TM                  // CETR-TM: a threshold on the smoothed tag ratio
	KM                  // CETR-KM: k-means over the smoothed tag ratio
)

var variantNames = [...]string{"cetr", "cetr-tm", "cetr-km"}

// String is the name of the variant as in Methods.
func (v Variant) String() string {
	if int(v) < len(variantNames) {
		return variantNames[v]
	}
	return "unknown"
}

// What the numbers of Options may be at most; they bound the cost of a line.
const (
	maxRadius = 50
	maxK      = 20
)

// Options are the parameters. The zero value has the published ones. In a number
// 0 stands for the default and anything negative for 0.
type Options struct {
	Variant Variant // zero: TwoD

	// Lambda is λ of TM, 0 means 1: a line is content when its ratio is at least Lambda
	// standard deviations. Negative, λ = 0, keeps every line.
	Lambda float64
	// K is the number of clusters of TwoD and KM, 0 means 3; from 1 to 20. The authors
	// of CEPR found 2 best.
	K int

	// Wrap is the length in characters of the lines that a page with lines longer than
	// that in the mean, or with no line break at all, is broken into; 0 means 65, the
	// number that the paper gives for minified pages; negative leaves the lines as they
	// are.
	Wrap int
	// Radius is that of the smoothing, in lines, 0 means 1; at most 50. Ports of the
	// method differ in it.
	Radius int
	// RadiusSD takes for radius the standard deviation of what is smoothed, as one port
	// does, up to 50.
	RadiusSD bool
	// Ahead is α, the lines ahead that the derivative looks at; 0 means 3, at most 50.
	Ahead int
	// AbsoluteFirst smooths the absolute value of the derivative, instead of taking
	// that of the smoothed derivative. Ports of the method differ in the order.
	AbsoluteFirst bool

	// Share is how much of the characters of a text node have to be on content lines
	// for it to be content, 0 means 0.5; negative: any.
	Share float64
	// ReadHidden writes what a style sheet hides too, as the paper does.
	ReadHidden bool
	// Heading takes the first <h1> for the title. The method itself finds none.
	Heading bool
}

func (o *Options) lambda() float64 { return method.OrDefault(o.Lambda, 1) }

func (o *Options) share() float64 { return method.OrDefault(o.Share, 0.5) }

func (o *Options) k() int { return min(max(method.OrDefault(o.K, 3), 1), maxK) }

func (o *Options) ahead() int { return min(max(method.OrDefault(o.Ahead, 3), 1), maxRadius) }

func (o *Options) radius() int { return min(method.OrDefault(o.Radius, 1), maxRadius) }

// width is the longest line, 0 for any.
func (o *Options) width() int { return method.OrDefault(o.Wrap, 65) }
