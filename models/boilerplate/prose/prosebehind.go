package prose

import (
	"slices"
	"strings"
	"unicode"

	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of prose behind a body that is marked up as its prose is: words of a paragraph, words of
// all as a share of those of the body, and how many elements from its own on are compared. Less
// is what a page says of its author or of itself.
const (
	proseBehindWords = 8
	proseBehindShare = 0.15
	proseMarkupDepth = 4
)

// proseMarkup is how a paragraph and the elements around it are marked up. Where it has a class of
// its own, that alone counts.
type proseMarkup [proseMarkupDepth]struct{ tag, class string }

// Behind finds the prose behind a body that is marked up as the sure prose in it is, and
// raises it to add, with the heading right before it: programs that build pages of modules have
// each paragraph in boxes of its own, and the boxes of one text in others. Few lines may stand
// between. It is the first block behind that prose, b where there is none.
func Behind(v *view.View, title, body page.NodeID, a, b int, post []float64, add float64) int {
	if title == page.None || v.Listing || v.Page.Contains(title, body) {
		return b
	}
	marked := map[proseMarkup]int{}
	for i := a; i < b; i++ {
		if post[i] >= view.Surely && v.IsProse(i) {
			marked[proseMarkupOf(v, i)]++
		}
	}
	var found []int
	words, end := 0.0, b
	for i := b; i < len(post) && i-end <= boxesBetween && !beginsStory(v, i, body); i++ {
		if isMarkedProse(v, i, marked) {
			words += float64(v.BlockWords(i))
			found, end = append(found, i), i+1
		}
	}
	if words < proseBehindShare*v.Scores.Words(a, b) {
		return b
	}
	for _, i := range found {
		post[i] = max(post[i], add)
		if h := i - 1; h >= b && markup.IsHeading(v.Page.Nodes[v.BlockElement(h)].Tag) && v.BlockLinkShare(h) == 0 {
			post[h] = max(post[h], add)
		}
	}
	return end
}

// isMarkedProse reports whether a block is prose of one of the mark-ups. A class of its own may
// be of many things: three paragraphs have it.
func isMarkedProse(v *view.View, i int, marked map[proseMarkup]int) bool {
	if !v.IsProse(i) || !v.IsPlain(i) || v.BlockWords(i) < proseBehindWords || v.Scores.Posteriors()[i] == 0 {
		return false
	}
	key := proseMarkupOf(v, i)
	return key.hasClass() && marked[key] > 0 && (key[0].class == "" || marked[key] >= view.AlikeProse)
}

// beginsStory reports whether a block behind a body begins something else: it is a headline, or a
// heading that leads to another page, says on which day something was written, or stands in an
// article of its own.
func beginsStory(v *view.View, i int, body page.NodeID) bool {
	leads := v.BlockLinkShare(i) == 1 && markup.IsHeading(v.Page.Nodes[v.BlockElement(i)].Tag)
	if leads || v.BlockEnclosing(i)&block.InTime != 0 || signature.IsDateline(v.Index, i) {
		return true
	}
	for n := v.BlockElement(i); n > 0 && !v.Page.Contains(n, body); n = v.Page.Nodes[n].Parent {
		if tag := v.Page.Nodes[n].Tag; tag == "article" || tag == "h1" {
			return true
		}
	}
	return false
}

// proseMarkupOf is the mark-up of a block of prose.
func proseMarkupOf(v *view.View, i int) (m proseMarkup) {
	n := v.BlockElement(i)
	for k := 0; k < proseMarkupDepth && n > 0; k++ {
		node := &v.Page.Nodes[n]
		m[k].tag, m[k].class = node.Tag, commonClass(node.Attr("class"))
		if m[0].class != "" {
			break
		}
		n = node.Parent
	}
	return m
}

// hasClass reports whether one of the elements has a class: without, many things are alike.
func (m proseMarkup) hasClass() bool {
	return slices.ContainsFunc(m[:], func(e struct{ tag, class string }) bool { return e.class != "" })
}

// commonClass is a class without the names in it that have digits: these number an element, or
// are the hash of it.
func commonClass(class string) string {
	if !strings.ContainsFunc(class, unicode.IsDigit) {
		return class
	}
	names := slices.DeleteFunc(strings.Fields(class), func(name string) bool { return strings.ContainsFunc(name, unicode.IsDigit) })
	return strings.Join(names, " ")
}
