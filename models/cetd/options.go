package cetd

import (
	"galley/models/method"
)

// Variant is one of the algorithms.
type Variant uint8

// The algorithms of [Sun11], and one that only the author's program has.
const (
	// CECTDDS is CECTD-DS: Composite Text Density with DensitySum, the best of the
	// paper on everything but link-rich bodies.
	CECTDDS Variant = iota
	// CETDDS is CETD-DS: plain Text Density with DensitySum. Better where the body is
	// full of links, as in an encyclopedia.
	CETDDS
	// CECTDS is CECTD-S: Composite Text Density smoothed over siblings, threshold the
	// density of the body element.
	CECTDS
	// NoLinkChars is CETD-DS in which text of links does not count.
	NoLinkChars
)

var variantNames = [...]string{"cectd-ds", "cetd-ds", "cectd-s", "cetd-nolinkchars"}

// String is the name of the variant as in Methods.
func (v Variant) String() string {
	if int(v) < len(variantNames) {
		return variantNames[v]
	}
	return "unknown"
}

// composite reports whether the density weighs links.
func (v Variant) composite() bool { return v == CECTDDS || v == CECTDS }

// Options are the parameters. The zero value has the published ones. In a number
// 0 stands for the default and anything negative for 0.
type Options struct {
	Variant Variant // zero: CECTDDS

	// Lambda is the coefficient of the threshold, 0 means 1: a block is content when
	// its density is Lambda times the least on the path to the best block. Negative,
	// that is λ = 0, keeps every text; beyond 1 little is left. [Sun11] (Figure 5)
	// finds 0.9 good for pages like Yahoo!'s.
	Lambda float64

	// PaperLinkTags counts as link tags the links only, as the paper's "number of all
	// hyperlink tags" can be read, not also elements that hold nothing but links, which
	// the author's program counts too.
	PaperLinkTags bool
	// PaperZeros replaces zeros by 1 in denominators only, as the paper says, not in
	// every place of the formula, as the author's program does.
	PaperZeros bool
	// LinklessDensities decides by densities on pages without any link too, where the
	// composite variants keep the whole body: the paper (after Definition 2) calls
	// such densities infinite and the page free of noise.
	LinklessDensities bool
	// AuthorLinkSlip leaves the link tags of what is inside a link as they are, as a
	// slip in the author's program does. Otherwise the density of what is inside a link
	// is 0.
	AuthorLinkSlip bool
	// PaperDensitySum adds up child elements only, as Definition 3 does. Otherwise, as
	// in the author's program, bare text between them counts too (else text parted by
	// <br> would have no sum), and an element without children has its own density.
	PaperDensitySum bool
	// DropPathText drops the text that stands directly in the ancestors of content.
	// The paper keeps "ancestors and subtrees"; the author's program keeps this text.
	DropPathText bool
	// SiblingWeight is the weight in CECTDS of the density of each of the two
	// neighbours, 0 means 0.25, at most 0.5; the element's own has the rest of 1. The
	// paper gives no weights.
	SiblingWeight float64
	// WholeSubtrees keeps in CECTDS all the text below a content element, not only
	// what is directly in it. The paper leaves open which.
	WholeSubtrees bool

	// SkipBlanks counts characters without the blanks between words. The lengths
	// in Example 2 of the paper add up without blanks between elements; of blanks inside
	// a text it says nothing, and here a run of them counts as one.
	SkipBlanks bool
	// ReadHidden counts what a style sheet hides too, as the paper does.
	ReadHidden bool
	// Heading takes the first <h1> for the title. The method itself finds none.
	Heading bool
}

func (o *Options) lambda() float64 { return method.OrDefault(o.Lambda, 1) }

func (o *Options) siblingWeight() float64 { return min(method.OrDefault(o.SiblingWeight, 0.25), 0.5) }
