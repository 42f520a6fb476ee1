package cedst

import (
	"galley/models/method"
)

// Options are the parameters of the method. The zero value is the published one,
// with our choices for what the paper leaves open. Where a number can be 0, a negative
// one says so. Sections are those of Zhang et al. 2018.
type Options struct {
	Features Features // which features are fused; zero: all

	// TextUnits makes single text nodes the units. Otherwise the texts that have the same
	// nearest block around them are one: the paper says "leaf node that contains text",
	// but as text nodes a paragraph has no siblings, and a link in it is a unit of its
	// own.
	TextUnits bool

	Gamma     int     // γ: keywords are related when more units than this have both; 0 means 2 (section 4.3)
	Alpha     float64 // α: weight of positive features, in (0, 1); 0 means 0.99, the paper says "near 1" (section 3.1)
	Beta      float64 // β: weight of negative features, in (0, 1); 0 means 0.99
	Radius    int     // r: units on each side that smooth a value, at most 100; 0 means 1, the paper names none
	Step      float64 // between the thresholds tried, in [0.01, 0.5]; 0 means 0.1 (section 3.4)
	Keywords  int     // of a unit, at most; 0 means 20, as is usual with TextRank
	Window    int     // words that occur together in TextRank, at most 100; 0 means 5
	Damping   float64 // of TextRank, in [0, 1); 0 means 0.85
	Shared    int     // keywords that a unit and its topic share, 1 or 2; 0 means 2, the paper names none
	MaxTopics int     // more topics than this, and the weakest relations go; 0 means 10,000

	SampleVariance bool // variance over n-1, not over n; the paper does not say which
	SumDistinct    bool // a topic's weight adds up the different co-occurrences only, as section 3.2 is printed, which sums over a set
	LastThreshold  bool // of thresholds that part equally well take the largest; the paper does not say which

	// Segment splits a text into words, in order; nil means Segment. What it
	// returns is put in lower case and filtered by Stop.
	Segment func(text string) []string
	// Stop says that a word, in lower case, is no keyword; nil means Stop.
	Stop func(word string) bool

	// ReadHidden reads what a style sheet hides, as the paper did, which had no
	// browser.
	ReadHidden bool
	// Heading takes the first <h1> for the title. The method itself finds none.
	Heading bool
}

// Features names the sets of features that the paper compares.
type Features uint8

const (
	// AllFeatures is CEDST: topic, cluster, variance and links.
	AllFeatures Features = iota
	// NonContent is CEDST-NC: cluster, variance and links.
	NonContent
	// TopicOnly is CEDST-TF: the topic alone.
	TopicOnly
)

// String is the name of the variant among Methods.
func (f Features) String() string {
	switch f {
	case NonContent:
		return "cedst-nc"
	case TopicOnly:
		return "cedst-tf"
	}
	return "cedst"
}

func (o Options) withDefaults() Options {
	o.Gamma = method.OrDefault(o.Gamma, 2)
	o.Radius = min(method.OrDefault(o.Radius, 1), 100)
	o.Keywords = min(max(method.OrDefault(o.Keywords, 20), 1), 1000)
	o.Window = min(max(method.OrDefault(o.Window, 5), 2), 100)
	o.Shared = min(max(method.OrDefault(o.Shared, 2), 1), 2)
	o.MaxTopics = min(max(method.OrDefault(o.MaxTopics, 10_000), 1), 1<<20)
	o.Alpha = min(method.OrDefault(o.Alpha, 0.99), 1)
	o.Beta = min(method.OrDefault(o.Beta, 0.99), 1)
	o.Damping = min(method.OrDefault(o.Damping, 0.85), 1)
	o.Step = min(max(method.OrDefault(o.Step, 0.1), 0.01), 0.5)
	if o.Segment == nil {
		o.Segment = Segment
	}
	if o.Stop == nil {
		o.Stop = Stop
	}
	return o
}
