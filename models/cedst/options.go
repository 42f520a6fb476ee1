package cedst

// Options are the parameters of the method. The zero value is the published one,
// with the choices that algorithms 6 states for what the paper leaves open. Where a
// number can be 0, a negative one says so.
type Options struct {
	Features Features // which features are fused; zero: all
	Units    Units    // what a text node is (OPEN-D1)

	Gamma     int     // γ: keywords are related when more units than this have both; 0 means 2
	Alpha     float64 // α: weight of positive features, in (0, 1); 0 means 0.99 (OPEN-D8)
	Beta      float64 // β: weight of negative features, in (0, 1); 0 means 0.99 (OPEN-D8)
	Radius    int     // r: units on each side that smooth a value, at most 100; 0 means 1 (OPEN-D9)
	Step      float64 // between the thresholds tried, in [0.01, 0.5]; 0 means 0.1
	Keywords  int     // of a unit, at most; 0 means 20 (OPEN-D3)
	Window    int     // words that occur together in TextRank, at most 100; 0 means 5 (OPEN-D3)
	Damping   float64 // of TextRank, in [0, 1); 0 means 0.85 (OPEN-D3)
	Shared    int     // keywords that a unit and its topic share, 1 or 2; 0 means 2 (OPEN-D6)
	MaxTopics int     // more topics than this, and the weakest relations go; 0 means 10,000 (OPEN-D7)

	SampleVariance bool // variance over n-1, not over n (OPEN-D2)
	SumDistinct    bool // a topic's weight adds up the different co-occurrences only, as Eq. 6 is printed (OPEN-D5)
	LastThreshold  bool // of thresholds that part equally well take the largest (OPEN-D10)

	// Segment splits a text into words, in order; nil means Segment. What it
	// returns is put in lower case and filtered by Stop.
	Segment func(text string) []string
	// Stop says that a word, in lower case, is no keyword; nil means Stop.
	Stop func(word string) bool

	// ReadHidden reads what a style sheet hides, as the paper did, which had no
	// browser (OPEN-G1).
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

// Units says what the paper's "leaf node that contains text" is.
type Units uint8

const (
	// BlockUnits are the texts that have the same nearest block around them: with
	// text nodes a paragraph has no siblings, and a link in it is a unit of its own.
	BlockUnits Units = iota
	// TextUnits are single text nodes.
	TextUnits
)

func (o Options) withDefaults() Options {
	o.Gamma = orDefault(o.Gamma, 2, 1<<30)
	o.Radius = orDefault(o.Radius, 1, 100)
	o.Keywords = max(orDefault(o.Keywords, 20, 1000), 1)
	o.Window = max(orDefault(o.Window, 5, 100), 2)
	o.Shared = max(orDefault(o.Shared, 2, 2), 1)
	o.MaxTopics = max(orDefault(o.MaxTopics, 10_000, 1<<20), 1)
	o.Alpha = orDefault(o.Alpha, 0.99, 1)
	o.Beta = orDefault(o.Beta, 0.99, 1)
	o.Damping = orDefault(o.Damping, 0.85, 1)
	o.Step = max(orDefault(o.Step, 0.1, 0.5), 0.01)
	if o.Segment == nil {
		o.Segment = Segment
	}
	if o.Stop == nil {
		o.Stop = Stop
	}
	return o
}

// orDefault reads a number of Options that is at most limit.
func orDefault[T int | float64](v, published, limit T) T {
	if v == 0 {
		return published
	}
	return min(max(v, 0), limit)
}
