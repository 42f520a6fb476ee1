package sheet

import (
	"math"
	"strconv"
	"strings"

	"galley/page"
)

// Property is what a style sheet must know of one of page.LookProperties.
type Property struct {
	Kind      Kind
	Inherited bool
	Initial   string // as Chrome answers for an element without any rule
}

// Kind says when a property says anything at all, and how it is written.
type Kind uint8

const (
	plainKind      Kind = iota // as it is
	unused                     // never: laid out anew, or written elsewhere
	sides                      // with those after it, in one: see shorthands
	borderKind                 // with its side's style and width
	decorationKind             // where there is a line
	containerKind              // on flex and grid containers
	itemKind                   // on children of flex and grid containers
	gapKind                    // on flex, grid and multi-column containers
	columnKind                 // on multi-column containers
	gridKind                   // on grid containers
	gridItemKind               // on children of grid containers
	replacedKind               // on pictures and film
	SVGKind                    // on SVG
)

// propertyTable has a line for each kind, inheritance and initial value.
// width, height, min-width and grid-template-rows are the window's of the
// original page: keeping them would break narrow ones. Widths that matter come
// back through Key.Width.
const propertyTable = `
plain inherited ?: color font-family font-size font-weight font-style font-variant-caps font-stretch line-height
plain inherited ?: letter-spacing word-spacing text-align text-indent text-transform text-underline-offset text-shadow
sides inherited ?: white-space-collapse text-wrap-mode
plain inherited ?: overflow-wrap word-break hyphens tab-size direction
plain inherited ?: list-style-type list-style-position visibility border-collapse border-spacing caption-side
plain own rgba(0,_0,_0,_0): background-color
plain own baseline: vertical-align
plain own none: float clear
plain own visible: overflow-x overflow-y
plain own 1: opacity
plain own none: max-width
plain own content-box: box-sizing
plain own inline: display
plain own auto: aspect-ratio
unused own ?: width height min-width min-height max-height grid-template-rows background-image list-style-image
unused own ?: transform position content mask-image ::before ::after ::first-letter ::marker ::first-line
unused own ?: background-size background-position-x background-position-y background-repeat
unused own ?: background-clip -webkit-text-fill-color -webkit-text-stroke-width -webkit-text-stroke-color filter
unused own ?: clip-path shape-outside top border-image-source border-image-slice border-image-width border-image-outset border-image-repeat
replaced own normal: mix-blend-mode
unused own ?: column-rule-width column-rule-style column-rule-color
plain inherited ?: writing-mode
plain own none: counter-reset counter-increment
plain own auto: table-layout break-inside
plain own none: box-shadow column-span
plain inherited ?: text-wrap-style text-align-last font-feature-settings font-kerning text-rendering
container own normal: align-content justify-items
item own auto: justify-self
grid own row: grid-auto-flow
sides own 0px: margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left
sides own 0px: border-top-left-radius border-top-right-radius border-bottom-right-radius border-bottom-left-radius
border own ?: border-top-width border-right-width border-bottom-width border-left-width
border own ?: border-top-style border-right-style border-bottom-style border-left-style
border own ?: border-top-color border-right-color border-bottom-color border-left-color
plain own none: text-decoration-line
decoration own solid: text-decoration-style
decoration own ?: text-decoration-color
decoration own auto: text-decoration-thickness
container own row: flex-direction
container own nowrap: flex-wrap
container own normal: justify-content align-items
item own 0: flex-grow order
item own 1: flex-shrink
item own auto: flex-basis align-self z-index
gap own normal: row-gap column-gap
grid own none: grid-template-columns
griditem own auto: grid-column-start grid-column-end grid-row-start grid-row-end
column own auto: column-count column-width
replaced own fill: object-fit
replaced own 50%_50%: object-position
plain inherited ?: text-emphasis-style text-emphasis-position
plain inherited ?: font-variant-numeric font-variant-ligatures font-variant-east-asian font-variant-position
plain inherited ?: font-variation-settings font-optical-sizing text-decoration-skip-ink text-underline-position
plain inherited ?: text-orientation text-combine-upright ruby-position font-size-adjust text-box-edge
plain inherited ?: font-synthesis-weight font-synthesis-style font-synthesis-small-caps
plain own none: text-box-trim
plain own normal: background-blend-mode
plain own slice: box-decoration-break
unused own ?: accent-color
unused own ?: unicode-bidi outline-color outline-style outline-width outline-offset shape-margin isolation
replaced own none: object-view-box
svg inherited ?: fill stroke stroke-width stroke-dasharray stroke-linecap text-anchor`

var kindNames = map[string]Kind{
	"plain": plainKind, "unused": unused, "sides": sides, "border": borderKind, "decoration": decorationKind,
	"container": containerKind, "item": itemKind, "gap": gapKind, "grid": gridKind, "griditem": gridItemKind,
	"column": columnKind, "replaced": replacedKind, "svg": SVGKind,
}

// LookAt finds a property in page.LookProperties.
var LookAt = func() map[string]int {
	m := make(map[string]int, len(page.LookProperties))
	for i, name := range page.LookProperties {
		m[name] = i
	}
	return m
}()

// Properties are the lines of propertyTable in the order of page.LookProperties. A
// property that the table does not know is not written; a test looks for those.
var Properties = func() []Property {
	all := make([]Property, len(page.LookProperties))
	for i := range all {
		all[i].Kind = unused
	}
	for line := range strings.Lines(strings.TrimSpace(propertyTable)) {
		head, names, _ := strings.Cut(line, ": ")
		h := strings.SplitN(head, " ", 3)
		t := Property{kindNames[h[0]], h[1] == "inherited", strings.ReplaceAll(h[2], "_", " ")}
		for name := range strings.FieldsSeq(names) {
			if i, ok := LookAt[name]; ok {
				all[i] = t
			}
		}
	}
	return all
}()

// Indexes of the properties that the rules below ask for by name.
var (
	Color       = LookAt["color"]
	ListStyle   = LookAt["list-style-type"]
	BorderImage = LookAt["border-image-source"]
	Background  = LookAt["background-color"]
	FontFamily  = LookAt["font-family"]
	TextAlign   = LookAt["text-align"]
	Decoration  = LookAt["text-decoration-line"]
	DecoColor   = LookAt["text-decoration-color"]
	Display     = LookAt["display"]
	Float       = LookAt["float"]
	BoxShadow   = LookAt["box-shadow"]
	TableLayout = LookAt["table-layout"]
	Transform   = LookAt["transform"]
	Opacity     = LookAt["opacity"]
	TextShadow  = LookAt["text-shadow"]
	BoxSizing   = LookAt["box-sizing"]
	Width       = LookAt["width"]
	MaxWidth    = LookAt["max-width"]
	Aspect      = LookAt["aspect-ratio"]
	ObjectFit   = LookAt["object-fit"]
	FlexWrap    = LookAt["flex-wrap"]
	FlexDir     = LookAt["flex-direction"]
	Columns     = LookAt["column-count"]
	ColumnW     = LookAt["column-width"]
	OverflowX   = LookAt["overflow-x"]
	OverflowY   = LookAt["overflow-y"]
	Clear       = LookAt["clear"]
	Tracks      = LookAt["grid-template-columns"]
	RowGap      = LookAt["row-gap"]
	GridLines   = [4]int{LookAt["grid-column-start"], LookAt["grid-column-end"], LookAt["grid-row-start"], LookAt["grid-row-end"]}
	MarginL     = LookAt["margin-left"]
	MarginR     = LookAt["margin-right"]
	MarginT     = LookAt["margin-top"]
	MarginB     = LookAt["margin-bottom"]
	PaddingT    = LookAt["padding-top"]
	PaddingR    = LookAt["padding-right"]
	PaddingB    = LookAt["padding-bottom"]
	PaddingL    = LookAt["padding-left"]
	BorderTW    = LookAt["border-top-width"]
	BorderRW    = LookAt["border-right-width"]
	BorderBW    = LookAt["border-bottom-width"]
	BorderLW    = LookAt["border-left-width"]
	Image       = LookAt["background-image"]
	Mask        = LookAt["mask-image"]
	ImageSize   = LookAt["background-size"]
	ImageX      = LookAt["background-position-x"]
	ImageY      = LookAt["background-position-y"]
	ImageRepeat = LookAt["background-repeat"]
	Clip        = LookAt["background-clip"]
	Fill        = LookAt["-webkit-text-fill-color"]
	StrokeW     = LookAt["-webkit-text-stroke-width"]
	StrokeC     = LookAt["-webkit-text-stroke-color"]
	Filter      = LookAt["filter"]
	ClipPath    = LookAt["clip-path"]
	Blend       = LookAt["mix-blend-mode"]
	Shape       = LookAt["shape-outside"]
	Top         = LookAt["top"]
	RuleW       = LookAt["column-rule-width"]
	RuleS       = LookAt["column-rule-style"]
	RuleC       = LookAt["column-rule-color"]
	BorderTS    = LookAt["border-top-style"]
	BorderTC    = LookAt["border-top-color"]
	Radius      = LookAt["border-top-left-radius"]
	FontSize    = LookAt["font-size"]
	LineHeight  = LookAt["line-height"]
	Height      = LookAt["height"]
	Collapse    = LookAt["white-space-collapse"]
	WritingMode = LookAt["writing-mode"]
	Bidi        = LookAt["unicode-bidi"]
	Decorated   = LookAt["box-decoration-break"]
	OutlineC    = LookAt["outline-color"]
	OutlineS    = LookAt["outline-style"]
	OutlineW    = LookAt["outline-width"]
	OutlineOff  = LookAt["outline-offset"]
	ShapeMargin = LookAt["shape-margin"]
	Isolation   = LookAt["isolation"]
	Level       = LookAt["z-index"]
	ViewBox     = LookAt["object-view-box"]

	CounterReset     = LookAt["counter-reset"]
	CounterIncrement = LookAt["counter-increment"]
)

// shorthands are the properties that lead a row of others in page.LookProperties,
// and how many that are: those are written in one.
var shorthands = map[int]int{MarginT: 4, PaddingT: 4, Radius: 4, Collapse: 2}

// Pixels reads a computed length such as "16.5px"; 0 for anything else.
func Pixels(v string) float64 {
	if v == "" || v[0] >= 'A' {
		return 0 // an error would cost memory for each keyword
	}
	f, err := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	if err != nil || math.IsNaN(f) || math.Abs(f) > 1e7 {
		return 0
	}
	return f
}
