package sheet

import (
	"strings"

	"galley/article/allowlist"
	"galley/page"
)

// LeavesSign reports whether a style sheet puts something before or after what is in an element,
// of which the words stay behind.
func (s *Sheet) LeavesSign(style *page.Style, which string) bool {
	values := style.Generated(which)
	if values == nil {
		return false
	}
	_, shows := s.content(values[GeneratedAt["content"]], values[GeneratedAt["font-family"]])
	return !shows
}

// SaysSign reports whether a style sheet puts words in the line before or after what is in an element.
func (s *Sheet) SaysSign(style *page.Style, which string) bool {
	values := style.Generated(which)
	if values == nil || values[GeneratedAt["position"]] == "absolute" || values[GeneratedAt["position"]] == "fixed" {
		return false
	}
	_, shows := s.content(values[GeneratedAt["content"]], values[GeneratedAt["font-family"]])
	return shows
}

// listSigns are the counter styles that browsers have (CSS Counter Styles 3, sections 6 and 7). Of a style
// that the page has defined, and that could not be read, only its name is known; a browser that does not know it counts
// in numbers.
var listSigns = allowlist.Set(`none disc circle square disclosure-open disclosure-closed decimal decimal-leading-zero
	arabic-indic armenian upper-armenian lower-armenian bengali cambodian khmer cjk-decimal devanagari georgian gujarati
	gurmukhi hebrew kannada lao malayalam mongolian myanmar oriya persian lower-roman upper-roman tamil telugu thai tibetan
	lower-alpha lower-latin upper-alpha upper-latin lower-greek hiragana hiragana-iroha katakana katakana-iroha
	cjk-earthly-branch cjk-heavenly-stem cjk-ideographic japanese-informal japanese-formal korean-hangul-formal
	korean-hanja-informal korean-hanja-formal simp-chinese-informal simp-chinese-formal trad-chinese-informal
	trad-chinese-formal ethiopic-numeric ethiopic-halehame ethiopic-halehame-am ethiopic-halehame-ti-er ethiopic-halehame-ti-et hangul hangul-consonant urdu`)

// listSign is the computed list-style-type of an element with a tag as it may be written: the name of a style that every
// browser has, or a string of plain signs; "" for others. In place of a style of the page's own lists without an order have dots.
func listSign(v, tag string) string {
	if !strings.HasPrefix(v, `"`) {
		switch {
		case listSigns[v]:
			return v
		case tag == "ol":
			return "decimal"
		}
		return "disc"
	}
	if text, end := quotedText(v); end == len(v) && end > 0 && plainSigns(text) {
		return quotedSigns(text)
	}
	return ""
}

// listDrawing declares the drawing that a list has in itself for the signs of its items. It is handed on as the
// browser does, so that a list within one that has none says so.
func (r *rule) listDrawing() {
	if r.NS != allowlist.HTML {
		return
	}
	drawing := func(look []string) string { return page.FirstOf(r.sheet.sign(look[listImage]), "none") }
	own, around := drawing(r.look), "none"
	if r.parent != nil {
		around = drawing(r.parent)
	}
	if own != around {
		r.declareVetted("list-style-image", own)
	}
}

// listImage is where a look has the picture of the signs of a list.
var listImage = LookAt["list-style-image"]
