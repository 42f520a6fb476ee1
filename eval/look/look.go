package look

import (
	"galley/eval"
	"galley/page"
)

// Score says how much of an article kept its look. Shares are in [0, 1], and 1
// where there is nothing to share.
type Score struct {
	Style  float64 `json:"style"`  // of the characters: same computed look
	Layout float64 `json:"layout"` // of the text blocks: same box within BlockTolerance
	Images float64 `json:"images"` // of the pictures: same box within ImageTolerance
	Media  float64 `json:"media"`  // of pictures, films and sounds: there, and loaded
	Size   float64 `json:"size"`   // bytes of the article by those of the page's HTML and CSS; 0: not known
}

// Places say where the text blocks of an article stand, and what they stand on. Shares
// are in [0, 1], and 1 where there is nothing to share.
type Places struct {
	Left     float64 `json:"left"`     // of the text blocks: same left edge in their part of the article, within BlockTolerance
	Order    float64 `json:"order"`    // of the text blocks: as above, below or beside the block before as on the page
	Readable float64 `json:"readable"` // of the characters: contrast of 4.5, or that of the page
	Grounds  float64 `json:"grounds"`  // of the background pictures: there
	Marks    float64 `json:"marks"`    // of what style sheets put before and after elements: there, of the same size in the same place
	Boxes    float64 `json:"boxes"`    // of the boxes with a ground or a border around texts: there, painted and as large as they were
	Overlaps int     `json:"overlaps"` // pairs of text blocks over each other that were not on the page
}

// Narrow says how an article fits a screen of NarrowScreen.
type Narrow struct {
	Sideways float64 `json:"sideways"` // how much wider than the screen it is, in CSS px
	Small    int     `json:"small"`    // characters of less than 12 px, larger on the wide screen
	Overlaps int     `json:"overlaps"` // pairs of text blocks over each other, not so on the wide screen
}

// Page is the comparison of one article with its page. The counts are what the
// shares are of.
type Page struct {
	URL string `json:"url"`
	Score
	Places
	Narrow  *Narrow        `json:"narrow,omitempty"`
	Chars   int            `json:"chars"`
	Blocks  int            `json:"blocks"`
	Shown   int            `json:"pictures"`
	Items   int            `json:"items"`       // of media
	Painted int            `json:"backgrounds"` // pictures
	Marked  int            `json:"marked"`      // marks
	Boxed   int            `json:"boxed"`       // boxes with a ground or a border
	Causes  map[string]int `json:"causes,omitempty"`
	Why     []string       `json:"why,omitempty"`

	sameChars, sameBlocks, sameShown, goodItems int
	readable, sameLeft, sameOrder, kept         int
	sameMarks, sameBoxes                        int
}

// Tolerances of the layout, in CSS px.
const (
	BlockTolerance = 2
	ImageTolerance = 1
)

// NarrowScreen is the screen of a telephone, in CSS px.
var NarrowScreen = page.Size{W: 390, H: 844}

// maxWhy bounds the reasons that a comparison gives.
const maxWhy = 16

// Pair is the labelled part of a page and the article that was written of it, both
// rendered with the full look of their elements (page.Style.Look).
type Pair struct {
	Original  *page.Page
	Selection page.Selection
	Article   *page.Page
	Narrow    *page.Page                // the article on a screen of NarrowScreen; nil: not measured
	Had       func(address string) bool // whether the page's film or picture was shown; nil: all were
	Has       func(address string) bool // likewise the article's
	Fonts     map[string]bool           // lower-case names of the fonts that the page brought along; may be nil
}

// Compare compares a page with its article.
//
// Texts and pictures are matched in document order, texts by what they say,
// pictures by address. What the article lacks counts as different, but for pictures
// that the page did not show either.
func Compare(pair Pair) Page {
	c := &comparison{
		Pair: pair, a: side{p: pair.Original}, b: side{p: pair.Article},
		Page: Page{URL: pair.Original.URL, Causes: map[string]int{}},
	}
	c.roots = rootsOf(pair.Original, pair.Selection)
	c.a.collect(c.roots, pair.Selection.Cut)
	c.b.collect([]page.NodeID{pair.Article.Body()}, nil)
	c.to = eval.Align(c.a.words(), c.b.words())
	c.blocks = c.pairBlocks()
	c.texts()
	c.layout()
	c.media()
	c.places()
	c.grounds()
	c.marks()
	c.boxes()
	c.narrow()
	c.share()
	return c.Page
}

// comparison is one comparison on its way.
type comparison struct {
	Pair
	Page
	a, b   side
	roots  []page.NodeID
	to     []int32 // by text of a: the text of b that says the same, or -1
	blocks []blockPair
	said   map[string]bool
}

// why keeps the first reasons of each kind.
func (c *comparison) why(kind, text string) {
	if c.said == nil {
		c.said = map[string]bool{}
	}
	if !c.said[kind] && len(c.Why) < maxWhy {
		c.said[kind] = true
		c.Why = append(c.Why, text)
	}
}

func (p *Page) share() {
	p.Style = shareOf(p.sameChars, p.Chars)
	p.Layout = shareOf(p.sameBlocks, p.Blocks)
	p.Images = shareOf(p.sameShown, p.Shown)
	p.Media = shareOf(p.goodItems, p.Items)
	p.Left = shareOf(p.sameLeft, p.Blocks)
	p.Order = shareOf(p.sameOrder, p.Blocks)
	p.Readable = shareOf(p.readable, p.Chars)
	p.Grounds = shareOf(p.kept, p.Painted)
	p.Places.Marks = shareOf(p.sameMarks, p.Marked)
	p.Places.Boxes = shareOf(p.sameBoxes, p.Boxed)
}

func shareOf(n, of int) float64 {
	if of == 0 {
		return 1
	}
	return float64(n) / float64(of)
}
