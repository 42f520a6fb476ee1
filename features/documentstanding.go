package features

import (
	"strings"

	"galley/features/block"
	"galley/features/column"
	"galley/features/number"
)

// documentStandingFeatures tell articles from other pages by how their text stands on the
// page, whatever the page says of itself and in whatever language.
var documentStandingFeatures = []feature[*DocumentView, int]{
	{"sibling_words", column.LogCount, "most words of prose with one parent", func(v *DocumentView, _ int) float64 { return number.Ln(v.siblings.MainParentWords()) }},
	{"sibling_share", column.Share, "the page's prose that those are", func(v *DocumentView, _ int) float64 { return number.Ratio(v.siblings.MainParentWords(), v.All.Prose) }},
	{"sentences", column.LogCount, "ends of sentences per kept block", func(v *DocumentView, _ int) float64 { return number.Ln(number.Ratio(v.kept.Stops, v.kept.Blocks)) }},
	{"grouped", column.Share, "kept words in groups of similar siblings", func(v *DocumentView, _ int) float64 { return number.Ratio(v.standing.grouped, v.kept.Words) }},
	{"headed", column.LogCount, "kept blocks in headings", func(v *DocumentView, _ int) float64 { return number.Ln(v.standing.headings) }},
	{"commas", column.LogCount, "commas and the like per 100 kept words", func(v *DocumentView, _ int) float64 {
		return number.Ln(100 * number.Ratio(v.standing.commas, v.kept.Words))
	}},
	{"capitals", column.Share, "kept words that begin with a capital or a digit", func(v *DocumentView, _ int) float64 { return number.Ratio(v.standing.capitals, v.kept.Words) }},
	{"dateline", column.Flag, "a short block near the title, or before the first kept prose, has three digits or more", func(v *DocumentView, _ int) float64 { return number.Flag(v.hasDateline()) }},
	{"phones", column.LogCount, "links to telephone numbers and addresses of e-mail", func(v *DocumentView, _ int) float64 { return number.Ln(v.signs.phones) }},
	{"fragments", column.LogCount, "links to places of the page itself", func(v *DocumentView, _ int) float64 { return number.Ln(v.signs.fragments) }},
	{"shares", column.LogCount, "links that share the page with others", func(v *DocumentView, _ int) float64 { return number.Ln(v.signs.shares) }},
	{"bylines", column.LogCount, "elements with a class, rel or itemprop for authors", func(v *DocumentView, _ int) float64 { return number.Ln(v.signs.bylines) }},
}

// standing are totals over the blocks that are kept, beside sums.
type standing struct {
	grouped          float64 // words in groups of similar siblings
	headings         float64 // blocks in headings
	commas, capitals float64
}

func (t *standing) add(s *blockIndex, i int) {
	b := &s.Blocks[i]
	if s.groups[i] != nil {
		t.grouped += float64(b.Words)
	}
	t.headings += s.Enclosing(i).Has(block.InHeading)
	t.commas += float64(b.Commas)
	t.capitals += float64(b.Capitals)
}

// hasDateline reports whether a short block near the title, or before the first prose that
// is kept, has as many digits as a date.
func (v *DocumentView) hasDateline() bool {
	const above, near, digits, words = 2, 5, 3, 15
	dated := func(from, to int) bool {
		for i := max(0, from); i < min(to, len(v.Blocks)); i++ {
			if b := &v.Blocks[i]; b.Digits >= digits && b.Words <= words {
				return true
			}
		}
		return false
	}
	first := len(v.Blocks)
	for i := range v.Blocks {
		if v.post[i] >= keptFrom && v.Blocks[i].Prose() {
			first = i
			break
		}
	}
	return v.titleBlock >= 0 && dated(v.titleBlock-above, v.titleBlock+near) || dated(first-near, first)
}

// pageSigns are counts of links, and of elements, by what their attributes say.
type pageSigns struct{ phones, fragments, shares, bylines float64 }

// maxAddress is the longest address that is looked at, in bytes.
const maxAddress = 8192

// shareSigns are in addresses that share a page with others.
var shareSigns = []string{"sharer", "intent/", "/share?", "sharearticle", "pin/create"}

// countSigns reads the attributes of all elements.
func (s *blockIndex) countSigns() (c pageSigns) {
	for i := range s.Page.Nodes {
		n := &s.Page.Nodes[i]
		for _, a := range n.Attrs {
			switch a.Name {
			case "href":
				if n.Tag == "a" {
					c.addLink(strings.ToLower(a.Value[:min(len(a.Value), maxAddress)]))
				}
			case "class", "rel", "itemprop":
				if hasWord(a.Value, "author") || hasWord(a.Value, "byline") {
					c.bylines++
				}
			}
		}
	}
	return c
}

// addLink counts a link by its address in small letters.
func (c *pageSigns) addLink(href string) {
	begins := func(sign string) bool { return strings.HasPrefix(href, sign) }
	switch {
	case begins("whatsapp:"), begins("mailto:?"), containsAny(href, shareSigns):
		c.shares++
	case begins("tel:"), begins("mailto:"):
		c.phones++
	case begins("#") && len(href) > 1:
		c.fragments++
	}
}

// hasWord reports whether a text has a word of small letters of ASCII in it, in whatever case.
func hasWord(text, word string) bool {
	for i := 0; i+len(word) <= len(text); i++ {
		if text[i]|0x20 == word[0] && strings.EqualFold(text[i:i+len(word)], word) {
			return true
		}
	}
	return false
}

func containsAny(text string, parts []string) bool {
	for _, part := range parts {
		if strings.Contains(text, part) {
			return true
		}
	}
	return false
}
