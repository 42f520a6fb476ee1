package page

import "strings"

// Style is the computed style of an element, as far as galley asks for it.
// Elements that look alike share one (Page.Styles).
//
// The first group is what features and candidates need and is there for every
// laid-out element. Look is the long list, one value per [LookProperties] in
// their order, and is there only for subtrees that were asked for (what an
// article is written from), nil elsewhere.
type Style struct {
	Display    string   `json:"display"`              // "block", "inline", "flex"…
	Visibility string   `json:"visibility,omitempty"` // "visible", "hidden", "collapse"
	Position   string   `json:"position,omitempty"`   // "static", "fixed"…
	FontSize   float64  `json:"font_size,omitempty"`  // CSS px
	FontWeight float64  `json:"font_weight,omitempty"`
	Opacity    float64  `json:"opacity"`         // [0, 1]
	Lines      bool     `json:"lines,omitempty"` // line breaks of its texts are seen as such (CSS Text 4, white-space-collapse)
	Look       []string `json:"look,omitempty"`
}

func (s *Style) valid() bool {
	for _, v := range [3]float64{s.FontSize, s.FontWeight, s.Opacity} {
		if !(v >= 0 && v <= maxCoordinate) { // NaN too
			return false
		}
	}
	return true
}

// LookProperties names the computed properties that an article's look is made of, in
// the order of Style.Look: longhands only, each answered with one value. Those of
// background-image, border-image-source, list-style-image and content may hold addresses and texts of the
// author's, which must be vetted like others.
var LookProperties = []string{
	"color", "background-color",
	"font-family", "font-size", "font-weight", "font-style", "font-variant-caps", "font-stretch",
	"line-height", "letter-spacing", "word-spacing", "text-align", "text-indent", "text-transform",
	"text-decoration-line", "text-decoration-style", "text-decoration-color", "text-decoration-thickness",
	"text-underline-offset", "text-shadow",
	"white-space-collapse", "text-wrap-mode", "overflow-wrap", "word-break", "hyphens", "tab-size",
	"direction", "vertical-align", "list-style-type", "list-style-position",
	"display", "float", "clear", "box-sizing", "overflow-x", "overflow-y", "visibility", "opacity",
	"margin-top", "margin-right", "margin-bottom", "margin-left",
	"padding-top", "padding-right", "padding-bottom", "padding-left",
	"border-top-width", "border-right-width", "border-bottom-width", "border-left-width",
	"border-top-style", "border-right-style", "border-bottom-style", "border-left-style",
	"border-top-color", "border-right-color", "border-bottom-color", "border-left-color",
	"border-top-left-radius", "border-top-right-radius", "border-bottom-right-radius", "border-bottom-left-radius",
	"border-image-source", "border-image-slice", "border-image-width", "border-image-outset", "border-image-repeat",
	"border-collapse", "border-spacing", "caption-side",
	"width", "height", "max-width", "min-width", "aspect-ratio", "object-fit", "object-position",
	"flex-direction", "flex-wrap", "flex-grow", "flex-shrink", "flex-basis", "order",
	"justify-content", "align-items", "align-self", "row-gap", "column-gap",
	"grid-template-columns", "grid-template-rows", "grid-column-start", "grid-column-end",
	"grid-row-start", "grid-row-end", "column-count", "column-width",
	"fill", "stroke", "stroke-width",
	"min-height", "max-height", "table-layout", "justify-items", "justify-self", "align-content", "grid-auto-flow",
	"text-wrap-style", "text-align-last", "font-feature-settings", "font-kerning", "box-shadow", "background-image",
	"transform", "list-style-image", "column-span", "position", "content", "text-rendering",
	"background-size", "background-position-x", "background-position-y", "background-repeat",
	"writing-mode", "counter-reset", "counter-increment", "mask-image",
	"background-clip", "-webkit-text-fill-color", "-webkit-text-stroke-width", "-webkit-text-stroke-color",
	"filter", "column-rule-width", "column-rule-style", "column-rule-color", "break-inside",
	"clip-path", "shape-outside", "mix-blend-mode", "text-emphasis-style", "text-emphasis-position",
	"stroke-dasharray", "stroke-linecap", "text-anchor",
	"font-variant-numeric", "font-variant-ligatures", "font-variant-east-asian", "font-variant-position",
	"font-variation-settings", "font-optical-sizing", "text-decoration-skip-ink", "text-underline-position",
	"text-orientation", "text-combine-upright", "unicode-bidi", "box-decoration-break",
	"outline-color", "outline-style", "outline-width", "outline-offset", "shape-margin", "object-view-box",
	"isolation", "z-index", "background-blend-mode", "ruby-position", "font-size-adjust",
	"font-synthesis-weight", "font-synthesis-style", "font-synthesis-small-caps", "text-box-trim", "text-box-edge",
	"accent-color",
	"top", // of what is moved within its line, or may be within a formula; of all else auto
	Before, After, FirstLetter, Marker, FirstLine,
}

// Before and After stand for what a style sheet puts before and after what is in
// an element, FirstLetter for a first letter that looks otherwise than what follows, Marker for
// the sign of a list item that looks otherwise than its words, FirstLine for a first line that
// looks otherwise than the next, which is known of pages whose look was read while they were open.
// Their values are those of GeneratedProperties, joined; "" where there is nothing.
const (
	Before      = "::before"
	After       = "::after"
	FirstLetter = "::first-letter"
	Marker      = "::marker"
	FirstLine   = "::first-line"
)

// ComputedProperties are LookProperties without these: what a
// browser answers for by name.
var ComputedProperties = LookProperties[:len(LookProperties)-5]

// PlacedProperties are computed properties that are asked for of Before, After and FirstLetter
// only, besides top: where they lie, if that is another place than the flow puts them in, and through how
// many lines a first letter reaches.
var PlacedProperties = []string{"right", "bottom", "left", "initial-letter"}

// GeneratedProperties are the computed properties of which the values of Before, After,
// FirstLetter, Marker and FirstLine are made, all of them among ComputedProperties or PlacedProperties. New
// ones come last: pages that were stored without them have "" there.
var GeneratedProperties = []string{
	"content", "position", "display", "float", "clear", "text-decoration-line", "border-top-left-radius", "color", "background-color",
	"font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing", "text-transform",
	"vertical-align", "opacity", "box-sizing", "width", "height",
	"margin-top", "margin-right", "margin-bottom", "margin-left",
	"padding-top", "padding-right", "padding-bottom", "padding-left",
	"border-top-width", "border-right-width", "border-bottom-width", "border-left-width",
	"border-top-style", "border-right-style", "border-bottom-style", "border-left-style",
	"border-top-color", "border-right-color", "border-bottom-color", "border-left-color",
	"counter-reset", "counter-increment",
	"visibility", "transform", "text-align", "align-items", "justify-content", "background-image",
	"top", "right", "bottom", "left", "z-index",
	"border-top-right-radius", "border-bottom-right-radius", "border-bottom-left-radius",
	"mask-image", "background-size", "background-position-x", "background-position-y", "background-repeat",
	"box-shadow", "clip-path", "justify-items", "initial-letter",
	"font-variant-caps", "text-indent",
	"grid-row-start", "grid-column-start", "grid-row-end", "grid-column-end", "align-self", "justify-self",
	"background-clip", "-webkit-text-fill-color", "flex-grow",
}

// generatedSeparator stands in no computed value: the browser escapes it.
const generatedSeparator = "\x1f"

// JoinGenerated makes the value of Before, After, FirstLetter, Marker or FirstLine of those of GeneratedProperties.
func JoinGenerated(values []string) string { return strings.Join(values, generatedSeparator) }

// Generated returns the values of GeneratedProperties for one of these, nil when
// there is nothing.
func (s *Style) Generated(which string) []string {
	values := strings.Split(s.LookValue(which), generatedSeparator)
	if len(values) < oldGenerated || len(values) > len(GeneratedProperties) {
		return nil
	}
	return append(values, make([]string, len(GeneratedProperties)-len(values))...)
}

// oldGenerated is how many of GeneratedProperties the first stored pages have.
const oldGenerated = 41

// lookIndex finds a property in LookProperties.
var lookIndex = func() map[string]int {
	m := make(map[string]int, len(LookProperties))
	for i, name := range LookProperties {
		m[name] = i
	}
	return m
}()

// LookValue returns the computed value of one of LookProperties, "" when the
// style has no Look. Asking for a property that is not in the list panics.
func (s *Style) LookValue(property string) string {
	i, ok := lookIndex[property]
	if !ok {
		panic("page: LookValue of " + property + ", which is not in LookProperties")
	}
	if s == nil || i >= len(s.Look) {
		return ""
	}
	return s.Look[i]
}

// Font is a web font that texts of a page were shown in, as the browser measured it.
// Lengths are in em.
type Font struct {
	Family string `json:"family"` // as the page names it, without quotes
	Weight string `json:"weight"` // computed value
	Style  string `json:"style"`  // likewise

	Width   float64 `json:"width"`   // of the texts in it, a character on average
	Ascent  float64 `json:"ascent"`  // of a line, above the base line
	Descent float64 `json:"descent"` // below it
	Gap     float64 `json:"gap"`     // between lines of normal height

	// Width of the same texts in fonts that every system has, or has one with the same
	// widths for: Arial, Times New Roman, Courier New.
	Sans  float64 `json:"sans"`
	Serif float64 `json:"serif"`
	Mono  float64 `json:"mono"`

	Fixed bool `json:"fixed,omitempty"` // all letters are of one width
}
