package wang

import (
	"fmt"
	"strings"
)

// Limits are the constants of the columns and candidate rules of Wang et al. 2009. A
// wrapper stores them, because training and extraction must measure alike. Zero
// numbers, lists and rules mean those of [DefaultLimits].
type Limits struct {
	// ScreenWidth and ScreenHeight are the screen, in CSS px. The paper gives
	// no values.
	ScreenWidth  float64 `json:"screen_width"`
	ScreenHeight float64 `json:"screen_height"`

	// ScreenLimit is the number of screens from the top of the page in which a
	// body must begin and a title must end. The paper has 1; 46 % of the bodies
	// of [Study] begin later, all of them within 3.
	ScreenLimit float64 `json:"screen_limit"`

	// MinBodyAreaShare is how large a body must be, as a share of the screen's
	// area. The paper gives no value.
	MinBodyAreaShare float64 `json:"min_body_area_share"`

	// MaxWordNum is the number of words from which on WordNum is 1.
	MaxWordNum int `json:"max_word_num"`

	// AllowSelfLink says that a link to the page itself is no anchor text: today's
	// headlines often link to their own page. In the paper every link is one.
	AllowSelfLink bool `json:"allow_self_link"`

	// FormattingElements are the tags of the elements that mainly format text,
	// lower-case. The paper's list can be read in part only.
	FormattingElements []string `json:"formatting_elements"`

	// FullStops are the characters that end a sentence for EndWithFullStop. The paper
	// names none.
	FullStops string `json:"full_stops"`

	// BodyTopNorm is what RectTop of a body is divided by. The paper's formula is lost.
	BodyTopNorm TopNorm `json:"body_top_norm"`

	// Distance is how the vertical distance of title and body is measured. The paper
	// does not say.
	Distance DistanceRule `json:"distance"`
}

// TopNorm is a length that the top of a body is divided by.
type TopNorm string

// The norms of a body's top.
const (
	TopByScreen     TopNorm = "screen"      // ScreenHeight
	TopByTwoScreens TopNorm = "two-screens" // twice that
)

// DistanceRule is a way to measure the vertical distance of title and body.
type DistanceRule string

// The distances of title and body.
const (
	DistanceGap  DistanceRule = "gap"  // between the nearer edges; 0 where their heights overlap
	DistanceTops DistanceRule = "tops" // between the two tops
)

// DefaultLimits are those of the default set of columns.
func DefaultLimits() Limits {
	return Limits{
		ScreenWidth:        1366,
		ScreenHeight:       768,
		ScreenLimit:        3,
		MinBodyAreaShare:   0.02,
		MaxWordNum:         60,
		AllowSelfLink:      true,
		FormattingElements: strings.Fields("p br font b i u em strong blockquote pre center"),
		FullStops:          ".。．",
		BodyTopNorm:        TopByScreen,
		Distance:           DistanceGap,
	}
}

// PaperLimits are those of the paper: one screen, and every link is anchor text.
func PaperLimits() Limits {
	l := DefaultLimits()
	l.ScreenLimit, l.AllowSelfLink = 1, false
	return l
}

// TwoScreens is twice the height of the screen, in CSS px.
func (l Limits) TwoScreens() float64 { return 2 * l.ScreenHeight }

// MinBodyArea is the smallest area of a body, in square CSS px.
func (l Limits) MinBodyArea() float64 {
	return l.MinBodyAreaShare * l.ScreenWidth * l.ScreenHeight
}

// depth is how far down titles and the tops of bodies may lie, in CSS px from the top
// of the page.
func (l Limits) depth() float64 { return l.ScreenLimit * l.ScreenHeight }

// OrDefault replaces zero fields by those of DefaultLimits; AllowSelfLink stays as it is.
func (l Limits) OrDefault() Limits {
	d := DefaultLimits()
	fill(&l.ScreenWidth, d.ScreenWidth)
	fill(&l.ScreenHeight, d.ScreenHeight)
	fill(&l.ScreenLimit, d.ScreenLimit)
	fill(&l.MinBodyAreaShare, d.MinBodyAreaShare)
	fill(&l.MaxWordNum, d.MaxWordNum)
	fill(&l.FullStops, d.FullStops)
	fill(&l.BodyTopNorm, d.BodyTopNorm)
	fill(&l.Distance, d.Distance)
	if l.FormattingElements == nil {
		l.FormattingElements = d.FormattingElements
	}
	return l
}

func fill[T comparable](v *T, def T) {
	var zero T
	if *v == zero {
		*v = def
	}
}

// Check reports the first field that makes no sense, as a damaged or hostile
// wrapper file may have: sizes outside (0, 100,000] px, more than 1,000 screens,
// an area share outside [0, 1], fewer than one word, rules of unknown names.
// Zero fields are the defaults and pass.
func (l Limits) Check() error {
	l = l.OrDefault()
	within := func(v, low, high float64) bool { return v >= low && v <= high }
	switch {
	case !within(l.ScreenWidth, 1, 100_000) || !within(l.ScreenHeight, 1, 100_000):
		return fmt.Errorf("features: a screen of %v x %v px", l.ScreenWidth, l.ScreenHeight)
	case !within(l.ScreenLimit, 0.01, 1000):
		return fmt.Errorf("features: a limit of %v screens", l.ScreenLimit)
	case !within(l.MinBodyAreaShare, 0, 1):
		return fmt.Errorf("features: a smallest body of %v screens", l.MinBodyAreaShare)
	case l.MaxWordNum < 1:
		return fmt.Errorf("features: a title of at most %d words", l.MaxWordNum)
	case l.BodyTopNorm != TopByScreen && l.BodyTopNorm != TopByTwoScreens:
		return fmt.Errorf("features: unknown norm %q of a body's top", l.BodyTopNorm)
	case l.Distance != DistanceGap && l.Distance != DistanceTops:
		return fmt.Errorf("features: unknown distance %q of title and body", l.Distance)
	}
	return nil
}
