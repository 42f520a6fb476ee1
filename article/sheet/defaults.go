package sheet

import (
	"strings"

	"galley/article/allowlist"
)

// defaultTable is what the style sheets of browsers set for each tag that is
// written, as far as it differs from inheriting or from the initial value. A
// property without a value depends (on the font, on what is around, on the
// browser) and is therefore always written. Values as Chrome answers them; see
// the Rendering chapter of the HTML standard.
const defaultTable = `
address: display:block font-style:italic
article section nav aside header footer main hgroup div figcaption details dt: display:block
blockquote figure: display:block margin-top margin-bottom margin-left margin-right
p dl: display:block margin-top margin-bottom
h1 h2 h3 h4 h5 h6: display:block margin-top margin-bottom font-size font-weight
hr: display:block margin-top margin-right margin-bottom margin-left border color overflow-x overflow-y
pre: display:block margin-top margin-bottom font-family font-size white-space-collapse:preserve text-wrap-mode:nowrap
ol ul: display:block margin-top margin-bottom padding-left padding-right list-style-type
li: display:list-item text-align
dd: display:block margin-left margin-right
a: color text-decoration-line
em i cite var dfn: font-style:italic
strong b: font-weight
small: font-size
sub sup: vertical-align font-size line-height
u ins: text-decoration-line:underline
s del: text-decoration-line:line-through
code kbd samp: font-family font-size
mark: background-color color
abbr: text-decoration-line text-decoration-style
ruby: display:ruby
rt: display:ruby-text font-size text-align
rp: display:none
summary: display list-style-type list-style-position
table: display:table border-collapse:separate border-spacing box-sizing text-indent
caption: display:table-caption text-align
colgroup: display:table-column-group
col: display:table-column
thead: display:table-header-group vertical-align
tbody: display:table-row-group vertical-align
tfoot: display:table-footer-group vertical-align
tr: display:table-row vertical-align
td: display:table-cell vertical-align padding-top:1px padding-right:1px padding-bottom:1px padding-left:1px
th: display:table-cell vertical-align padding-top:1px padding-right:1px padding-bottom:1px padding-left:1px font-weight text-align
fieldset: display:block margin-left margin-right padding-top padding-right padding-bottom padding-left
legend: display:block padding-left padding-right
img svg: overflow-x overflow-y
video: object-fit:contain overflow-x overflow-y
math: display font-family font-size
bdo: direction`

// UserAgent is defaultTable by tag and index in page.LookProperties; the value ""
// is one that depends.
var UserAgent = func() map[string]map[int]string {
	all := make(map[string]map[int]string)
	for line := range strings.Lines(strings.TrimSpace(defaultTable)) {
		tags, rules, _ := strings.Cut(line, ": ")
		values := make(map[int]string)
		for rule := range strings.FieldsSeq(rules) {
			property, value, _ := strings.Cut(rule, ":")
			if i, ok := LookAt[property]; ok {
				values[i] = value
			}
		}
		for tag := range strings.FieldsSeq(tags) {
			all[tag] = values
		}
	}
	return all
}()

// Initially are the values that inherited properties have where nothing says otherwise:
// what stands around a clone says nothing of these. (It breaks words that are wider
// than the window, which no clone needs to take back.)
var Initially = allowlist.Set(`font-weight:400 font-style:normal font-variant-caps:normal font-stretch:100%
	letter-spacing:normal word-spacing:0px text-align:start text-indent:0px text-transform:none
	text-underline-offset:auto text-shadow:none white-space-collapse:collapse text-wrap-mode:wrap
	overflow-wrap:normal word-break:normal hyphens:manual tab-size:8 direction:ltr list-style-type:disc
	list-style-position:outside visibility:visible border-collapse:separate border-spacing:0px caption-side:top
	text-wrap-style:auto text-align-last:auto font-feature-settings:normal font-kerning:auto
	text-rendering:auto writing-mode:horizontal-tb text-emphasis-style:none text-emphasis-position:over
	font-variant-numeric:normal font-variant-ligatures:normal font-variant-east-asian:normal font-variant-position:normal
	font-variation-settings:normal font-optical-sizing:auto text-decoration-skip-ink:auto text-underline-position:auto
	text-orientation:mixed text-combine-upright:none ruby-position:over font-size-adjust:none text-box-edge:auto
	font-synthesis-weight:auto font-synthesis-style:auto font-synthesis-small-caps:auto
	stroke-dasharray:none stroke-linecap:butt text-anchor:start`)

// bordered are the tags that browsers draw a border around by themselves.
var bordered = allowlist.Set("hr fieldset")
