package article

import (
	"math"
	"strconv"
	"strings"

	"galley/page"
)

// property is what a style sheet must know of one of page.LookProperties.
type property struct {
	kind      kind
	inherited bool
	initial   string // as Chrome answers for an element without any rule
}

// kind says when a property says anything at all, and how it is written.
type kind uint8

const (
	plainKind      kind = iota // as it is
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
	svgKind                    // on SVG
)

// propertyTable has a line for each kind, inheritance and initial value.
// width, height, min-width and grid-template-rows are the window's of the
// original page: keeping them would break narrow ones. Widths that matter come
// back through keptWidth.
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
unused own ?: transform position content mask-image ::before ::after ::first-letter
unused own ?: background-size background-position-x background-position-y background-repeat
unused own ?: background-clip -webkit-text-fill-color -webkit-text-stroke-width -webkit-text-stroke-color filter
unused own ?: clip-path shape-outside
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
item own auto: flex-basis align-self
gap own normal: row-gap column-gap
grid own none: grid-template-columns
griditem own auto: grid-column-start grid-column-end grid-row-start grid-row-end
column own auto: column-count column-width
replaced own fill: object-fit
replaced own 50%_50%: object-position
svg inherited ?: fill stroke stroke-width`

var kindNames = map[string]kind{
	"plain": plainKind, "unused": unused, "sides": sides, "border": borderKind, "decoration": decorationKind,
	"container": containerKind, "item": itemKind, "gap": gapKind, "grid": gridKind, "griditem": gridItemKind,
	"column": columnKind, "replaced": replacedKind, "svg": svgKind,
}

// lookAt finds a property in page.LookProperties.
var lookAt = func() map[string]int {
	m := make(map[string]int, len(page.LookProperties))
	for i, name := range page.LookProperties {
		m[name] = i
	}
	return m
}()

// properties are the lines of propertyTable in the order of page.LookProperties. A
// property that the table does not know is not written; a test looks for those.
var properties = func() []property {
	all := make([]property, len(page.LookProperties))
	for i := range all {
		all[i].kind = unused
	}
	for line := range strings.Lines(strings.TrimSpace(propertyTable)) {
		head, names, _ := strings.Cut(line, ": ")
		h := strings.SplitN(head, " ", 3)
		t := property{kindNames[h[0]], h[1] == "inherited", strings.ReplaceAll(h[2], "_", " ")}
		for name := range strings.FieldsSeq(names) {
			if i, ok := lookAt[name]; ok {
				all[i] = t
			}
		}
	}
	return all
}()

// Indexes of the properties that the rules below ask for by name.
var (
	iColor       = lookAt["color"]
	iBackground  = lookAt["background-color"]
	iFontFamily  = lookAt["font-family"]
	iTextAlign   = lookAt["text-align"]
	iDecoration  = lookAt["text-decoration-line"]
	iDecoColor   = lookAt["text-decoration-color"]
	iDisplay     = lookAt["display"]
	iFloat       = lookAt["float"]
	iTableLayout = lookAt["table-layout"]
	iTransform   = lookAt["transform"]
	iOpacity     = lookAt["opacity"]
	iBoxSizing   = lookAt["box-sizing"]
	iWidth       = lookAt["width"]
	iMaxWidth    = lookAt["max-width"]
	iAspect      = lookAt["aspect-ratio"]
	iObjectFit   = lookAt["object-fit"]
	iFlexWrap    = lookAt["flex-wrap"]
	iFlexDir     = lookAt["flex-direction"]
	iColumns     = lookAt["column-count"]
	iColumnW     = lookAt["column-width"]
	iOverflowX   = lookAt["overflow-x"]
	iOverflowY   = lookAt["overflow-y"]
	iClear       = lookAt["clear"]
	iTracks      = lookAt["grid-template-columns"]
	iMarginL     = lookAt["margin-left"]
	iMarginR     = lookAt["margin-right"]
	iMarginT     = lookAt["margin-top"]
	iMarginB     = lookAt["margin-bottom"]
	iPaddingT    = lookAt["padding-top"]
	iPaddingR    = lookAt["padding-right"]
	iPaddingB    = lookAt["padding-bottom"]
	iPaddingL    = lookAt["padding-left"]
	iBorderTW    = lookAt["border-top-width"]
	iBorderRW    = lookAt["border-right-width"]
	iBorderBW    = lookAt["border-bottom-width"]
	iBorderLW    = lookAt["border-left-width"]
	iImage       = lookAt["background-image"]
	iMask        = lookAt["mask-image"]
	iImageSize   = lookAt["background-size"]
	iImageX      = lookAt["background-position-x"]
	iImageY      = lookAt["background-position-y"]
	iImageRepeat = lookAt["background-repeat"]
	iClip        = lookAt["background-clip"]
	iFill        = lookAt["-webkit-text-fill-color"]
	iStrokeW     = lookAt["-webkit-text-stroke-width"]
	iStrokeC     = lookAt["-webkit-text-stroke-color"]
	iFilter      = lookAt["filter"]
	iClipPath    = lookAt["clip-path"]
	iShape       = lookAt["shape-outside"]
	iRuleW       = lookAt["column-rule-width"]
	iRuleS       = lookAt["column-rule-style"]
	iRuleC       = lookAt["column-rule-color"]
	iBorderTS    = lookAt["border-top-style"]
	iBorderTC    = lookAt["border-top-color"]
	iRadius      = lookAt["border-top-left-radius"]
	iFontSize    = lookAt["font-size"]
	iHeight      = lookAt["height"]
	iCollapse    = lookAt["white-space-collapse"]
	iWritingMode = lookAt["writing-mode"]

	iCounterReset     = lookAt["counter-reset"]
	iCounterIncrement = lookAt["counter-increment"]
)

// shorthands are the properties that lead a row of others in page.LookProperties,
// and how many that are: those are written in one.
var shorthands = map[int]int{iMarginT: 4, iPaddingT: 4, iRadius: 4, iCollapse: 2}

// pixels reads a computed length such as "16.5px"; 0 for anything else.
func pixels(v string) float64 {
	f, err := strconv.ParseFloat(strings.TrimSuffix(v, "px"), 64)
	if err != nil || math.IsNaN(f) || math.Abs(f) > 1e7 {
		return 0
	}
	return f
}
