package sheet

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"galley/article/allowlist"
	"galley/page"
	"galley/page/colour"
)

// Sheet collects the rule sets of a document. Equal ones become one class, c0,
// c1… in the order of first use.
type Sheet struct {
	Fonts Fonts // nil: families as the page has them

	styles   []page.Style
	byRule   map[string]string // declarations to class
	byKey    map[Key]string    // what they were made of to class
	classes  []string          // declarations, by number of class
	counters map[string]string // of the page to those of the article

	signs     map[string]string // drawings in style sheets as they may be written
	signBytes int
}

// Fonts are those that come along with a document, and stand-ins for others.
type Fonts interface {
	Families(list string) string       // a font-family with theirs in it
	Draws(list string, sign rune) bool // whether the file that draws a sign in a font-family comes along
	Rules() string                     // of those that were asked for
}

// families is a font-family: what passes of the page's list, with the fonts that come along.
func (s *Sheet) families(list string) string {
	if s.Fonts == nil {
		return allowlist.Fonts(list)
	}
	return s.Fonts.Families(list)
}

// New is a style sheet without rules, for elements of a page.
func New(p *page.Page) *Sheet {
	return &Sheet{styles: sharpened(p.Styles), byRule: map[string]string{}, byKey: map[Key]string{}, counters: map[string]string{}, signs: map[string]string{}}
}

// Known reports whether a computed style of a page has a full look.
func Known(p *page.Page, style int32) bool {
	return style != page.NoStyle && len(p.Styles[style].Look) == len(page.LookProperties)
}

// Known reports whether the style has a full look.
func (s *Sheet) Known(style int32) bool {
	return s != nil && style != page.NoStyle && len(s.styles[style].Look) == len(page.LookProperties)
}

// Key is all that the rule set of an element depends on: elements with equal
// keys cost one lookup.
type Key struct {
	Style, Parent int32 // computed styles; parent NoStyle: nothing is known around
	Tag           string
	NS            allowlist.Namespace
	Width         string     // to be kept; empty: none
	Hugs          bool       // the width is that of one line of words, which in other fonts may be wider
	Scaled        bool       // its transform makes it larger or smaller about its middle
	Root          bool       // of a clone
	Centred       bool       // by margins that the browser computed
	RatioPadding  bool       // padding made room for something that was laid over it
	Overflows     bool       // a picture wider than what it stands in
	Indent        float64    // how far that is held off the left edge, in CSS px
	Pictured      bool       // what is put before what is in it is a picture, which is written
	Drawn         bool       // a box of the drawing of a formula, which is put together of boxes by their sizes
	Empty         bool       // likewise, with nothing in it
	Whole         bool       // words stand on its ground, which stays whole though a file is its mask
	Canvas        bool       // its ground is that of the whole window, which the document has
	Veiled        bool       // prose is in it that its opacity makes too faint to be read, which is not said
	Filter        string     // declarations of its filter and its outline
	Strut         string     // the font size that no line is lower than, where that of the element has no word
	Room          string     // declarations that keep the room of an element that its words do not fill
	Backdrop      string     // declarations of its background gradients, and of a ground where pictures were
	Own           page.Rect  // its padding box in that which what is put before and after it is laid over, where it is not positioned; see page.LaidIn
	Beside        [2]float64 // how far the row that it is an item of reaches on its left and on its right, in CSS px
	Cut           bool       // something around that is written cuts off what reaches out on its sides
	Hung          [2]float64 // how far, and 1 px more, it stands off the edges of its part, left and right, where a sign is drawn out of that; 0: none is
	Large         bool       // its words are of large type and fill lines, which a telephone has less room for
	Wordless      bool       // there are no words in it, which what is laid over it could hide
	Pin           Pin        // what puts its box where it was
}

// Class is the class of an element with this key; "" when it needs no rules.
func (s *Sheet) Class(k Key) string {
	name, ok := s.byKey[k]
	if !ok {
		name = s.Intern(s.declarations(k))
		s.byKey[k] = name
	}
	return name
}

// Intern is the class of some declarations; "" of none.
func (s *Sheet) Intern(declarations string) string {
	if declarations == "" {
		return ""
	}
	name, ok := s.byRule[declarations]
	if !ok {
		name = "c" + strconv.Itoa(len(s.classes))
		s.classes = append(s.classes, declarations)
		s.byRule[declarations] = name
	}
	return name
}

// Sized is the class of a placeholder as wide as the box, in its proportions.
func (s *Sheet) Sized(box page.Rect) string {
	return s.Intern(fmt.Sprintf("width:%spx;aspect-ratio:%s / %s;", Short(box.W), Short(box.W), Short(box.H)))
}

// pseudoMark stands between the declarations of a class and the rules of its
// pseudo-elements: no value has it.
const pseudoMark = "\x00"

// CSS is the generated style sheet.
func (s *Sheet) CSS() string {
	var b strings.Builder
	if s.Fonts != nil {
		b.WriteString(s.Fonts.Rules())
	}
	for i, declarations := range s.classes {
		name := ".c" + strconv.Itoa(i)
		own, pseudo, _ := strings.Cut(declarations, pseudoMark)
		if own != "" {
			b.WriteString(name + "{" + strings.TrimSuffix(own, ";") + "}\n")
		}
		for rule := range strings.SplitSeq(pseudo, pseudoMark) {
			if rule != "" {
				b.WriteString(name + rule + "\n")
			}
		}
	}
	return b.String()
}

// Short formats a number of px with at most two decimals.
func Short(v float64) string {
	return strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
}

// Colour is an opaque colour in a style
func Colour(c colour.Colour) string {
	return "rgb(" + Short(c.R) + ", " + Short(c.G) + ", " + Short(c.B) + ")"
}
