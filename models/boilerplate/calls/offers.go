package calls

import (
	"regexp"

	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/page"
	"galley/page/control"
)

// Bounds of an offer: words, and the largest share of those of the body; words of its
// longest block and of what stands on its button; the mean posterior of its words, which
// prose of an article exceeds; and how many boxes of one markup are no offers but a list of
// what the article is about.
const (
	OfferWords   = 80
	offerShare   = 0.5
	offerLongest = 25
	offerAsked   = 40 // beside a button and a link: what a reader agrees to is told at length
	buttonWords  = 8
	OfferSure    = 0.95
	OfferAlike   = 3
)

// DropOffers sets the posteriors of boxes that ask a reader for something to 0:
// subscriptions, donations. They have a button, few words, and posteriors below those of
// the prose around them. The button beside code copies it, and that beside the blocks of a recipe prints it.
func DropOffers(b *view.Body, parents map[page.NodeID]bool, recipe map[int]bool) {
	boxes := map[markup.Line]map[string]page.NodeID{}
	last := page.None // the box that was looked at
	for n := b.Root + 1; n < b.Page.Nodes[b.Root].End; n++ {
		if last != page.None && n < b.Page.Nodes[last].End || !isButton(b.View, n) {
			continue
		}
		box := offerAround(b.View, n, b.Root)
		if last = box; box != page.None && b.Page.First(box, "pre") == page.None && (parents[b.Page.Nodes[box].Parent] || isAmongSections(b.View, box, parents)) {
			key := markup.Of(b.Page, box)
			if boxes[key] == nil {
				boxes[key] = map[string]page.NodeID{}
			}
			boxes[key][b.Page.Text(box)] = box
		}
	}
	for _, list := range boxes {
		if len(list) >= OfferAlike && !haveField(b.View, list) {
			continue
		}
		for _, box := range list {
			if from, to := b.Span(box); isUnsure(b, box) && !hasAny(recipe, from, to) {
				b.DropAll(from, to)
			}
		}
	}
}

// haveField reports whether a reader may write in one of some boxes: then all that are marked up
// as it is ask for something.
func haveField(v *view.View, boxes map[string]page.NodeID) bool {
	for _, box := range boxes {
		for n := box; n < v.Page.Nodes[box].End; n++ {
			if v.IsField(n) {
				return true
			}
		}
	}
	return false
}

// hasAny reports whether any block of a range is in a set.
func hasAny(set map[int]bool, from, to int) bool {
	for i := from; i < to && len(set) > 0; i++ {
		if set[i] {
			return true
		}
	}
	return false
}

// isButton reports whether an element is a button with words on it, or a link that is marked
// up as one.
func isButton(v *view.View, n page.NodeID) bool {
	node := &v.Page.Nodes[n]
	switch {
	case node.Hidden:
		return false
	case node.Tag == "a":
		if node.Attr("role") != "button" && !buttonClass.MatchString(node.Attr("class")) {
			return false
		}
	case node.Tag == "button":
		if _, opens := node.LookupAttr("aria-expanded"); opens || control.IsHeadingButton(v.Page, n) {
			return false
		}
	default:
		return false
	}
	words := page.SpokenWords(v.Page.Text(n))
	return words > 0 && words <= buttonWords
}

// buttonClass is the class of a link that looks like a button.
var buttonClass = regexp.MustCompile(`(?i)(^|[\s_-])(btn|button|cta)([\s_-]|$)`)

// offerAround is the largest box around a button, None where there is none of more than one
// block.
func offerAround(v *view.View, button, body page.NodeID) page.NodeID {
	box := page.None
	for n := v.Page.Nodes[button].Parent; n > body; n = v.Page.Nodes[n].Parent {
		if w := v.WordsOf(n); w > 2*OfferWords || w > offerShare*v.WordsOf(body) || spokenWords(v, n) > OfferWords {
			break
		}
		if from, to := v.Span(n); to > from+1 {
			box = n
		}
	}
	return box
}

// spokenWords is how many words the blocks of an element have to a reader.
func spokenWords(v *view.View, n page.NodeID) (words int) {
	for i, to := v.Span(n); i < to; i++ {
		words += page.SpokenWords(v.BlockText(i))
	}
	return words
}

// isUnsure reports whether a box has blocks that would be kept, but none that is long, and
// posteriors below those of prose.
func isUnsure(b *view.Body, box page.NodeID) bool {
	sum, words, kept, longest := 0.0, 0, false, offerLongest
	if b.Page.First(box, "button") != page.None && b.Page.First(box, "a") != page.None {
		longest = offerAsked
	}
	from, to := b.Span(box)
	if !b.Has(from, to) {
		return false
	}
	for i := from; i < to; i++ {
		w := b.BlockWords(i)
		if w > longest && page.SpokenWords(b.BlockText(i)) > longest {
			return false
		}
		sum += float64(w) * b.Post[i]
		words += w
		kept = kept || b.Kept(i)
	}
	return kept && sum < OfferSure*float64(words)
}

// isAmongSections reports whether a box is a section beside others that hold prose which is kept.
func isAmongSections(v *view.View, box page.NodeID, parents map[page.NodeID]bool) bool {
	if v.Page.Nodes[box].Tag != "section" {
		return false
	}
	for c := range v.Page.Children(v.Page.Nodes[box].Parent) {
		if c != box && v.Page.Nodes[c].Tag == "section" && parents[c] {
			return true
		}
	}
	return false
}
