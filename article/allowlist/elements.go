package allowlist

import "strings"

// Namespace is the language an element belongs to. A Page does not store it; it
// follows from the svg or math element around.
type Namespace uint8

// The namespaces of a document (HTML, 13.1.2).
const (
	HTML Namespace = iota
	SVG
	Math
)

// HTMLTags names every HTML element that may be written, and what it is written
// as; main is around all of a document. Elements of neither this table nor DroppedTags become div or span.
var HTMLTags = rename(`
	article section nav aside header footer address hgroup h1 h2 h3 h4 h5 h6
	p hr pre blockquote ol ul li dl dt dd figure figcaption div
	a em strong small s cite q dfn abbr ruby rt rp data time code var samp kbd sub sup
	i b u mark bdi bdo span br wbr del ins
	img video audio source track canvas iframe
	table caption colgroup col tbody thead tfoot tr td th
	details summary fieldset legend`,
	"html div  body div  main div  center div  form div  search div  dialog div",
	"menu ul  dir ul  strike s  tt code  acronym abbr  big span  font span  nobr span  label span  output span",
	"picture span  rb span  rtc span  xmp pre  listing pre  plaintext pre  image img")

// DroppedTags are written neither themselves nor with what is in them: code,
// what a form is filled in with, and what loads documents. noscript is invisible in a
// browser that runs scripts.
var DroppedTags = Set(`head title base link meta style script noscript template
	input button select option optgroup datalist textarea meter progress keygen
	object embed applet param frame frameset noembed noframes portal fencedframe map area
	bgsound command`)

// SVGTags and MathTags are the elements of the foreign languages that are written;
// all others go with their contents. Left out on purpose: what holds HTML
// (foreignObject, annotation-xml), style, what animates, filters (which can cost
// any amount of time), and maction.
var (
	SVGTags = rename(`svg g defs symbol use path rect circle ellipse line polyline polygon
		text tspan textPath title desc linearGradient radialGradient stop clipPath mask
		pattern marker image a`, "switch g")
	MathTags = rename(`math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom
		mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr
		munder munderover semantics none`, "mfenced mrow  menclose mrow  mlabeledtr mtr")
)

// TextOnly are foreign elements inside which a parser reads HTML again: only text
// is written there, so that no parser can see another tree.
var TextOnly = Set("title desc mi mn mo ms mtext")

// SVGText are the SVG elements whose text is drawn or read out.
var SVGText = Set("text tspan textPath title desc a")

// VoidTags have no content and no end tag.
var VoidTags = Set("br hr img wbr col source track")

// ClosesP are the start tags that end an open p when a parser reads them.
var ClosesP = Set(`address article aside blockquote details div dl dt dd fieldset figcaption figure
	footer h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table ul`)

// TableParents says where the parts of a table may stand; elsewhere a parser
// drops or moves them.
var TableParents = map[string]map[string]bool{
	"caption": Set("table"), "colgroup": Set("table"), "col": Set("colgroup table"),
	"thead": Set("table"), "tbody": Set("table"), "tfoot": Set("table"),
	"tr": Set("tbody thead tfoot table"), "td": Set("tr"), "th": Set("tr"),
}

// TableInside are the elements in which only parts of tables may stand.
var TableInside = Set("table colgroup thead tbody tfoot tr")

// IsPlayer reports whether an element plays film or sound. It may hold PlayerKids only.
func IsPlayer(tag string) bool { return tag == "video" || tag == "audio" }

// PlayerKids are the elements that may stand in a player.
var PlayerKids = Set("source track")

// Headings are the elements of headings.
var Headings = Set("h1 h2 h3 h4 h5 h6")

// rename makes a table of the words, each written as itself, and of pairs, the
// second of which is what the first is written as.
func rename(words string, pairs ...string) map[string]string {
	m := make(map[string]string)
	for word := range strings.FieldsSeq(words) {
		m[word] = word
	}
	for _, list := range pairs {
		fields := strings.Fields(list)
		for i := 0; i+1 < len(fields); i += 2 {
			m[fields[i]] = fields[i+1]
		}
	}
	return m
}
