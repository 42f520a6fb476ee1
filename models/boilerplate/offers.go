package boilerplate

import (
	"regexp"

	"galley/page"
)

// Bounds of an offer: words, and the largest share of those of the body; words of its
// longest block and of what stands on its button; the mean posterior of its words, which
// prose of an article exceeds; and how many boxes of one markup are no offers but a list of
// what the article is about.
const (
	offerWords   = 80
	offerShare   = 0.5
	offerLongest = 25
	offerAsked   = 40 // beside a button and a link: what a reader agrees to is told at length
	buttonWords  = 6
	offerSure    = 0.95
	offerAlike   = 3
)

// dropOffers sets the posteriors of boxes that ask a reader for something to 0:
// subscriptions, donations. They have a button, few words, and posteriors below those of
// the prose around them. The button beside code copies it.
func (t *View) dropOffers(body page.NodeID, post []float64, first int, keep float64, parents map[page.NodeID]bool) {
	boxes := map[lineMarkup]map[string]page.NodeID{}
	last := page.None // the box that was looked at
	for n := body + 1; n < t.Page.Nodes[body].End; n++ {
		if last != page.None && n < t.Page.Nodes[last].End || !t.isButton(n) {
			continue
		}
		box := t.offerAround(n, body)
		if last = box; box != page.None && t.Page.First(box, "pre") == page.None && (parents[t.Page.Nodes[box].Parent] || t.isAmongSections(box, parents)) {
			key := markupOf(t.Page, box)
			if boxes[key] == nil {
				boxes[key] = map[string]page.NodeID{}
			}
			boxes[key][t.Page.Text(box)] = box
		}
	}
	for _, list := range boxes {
		if len(list) >= offerAlike && !t.haveField(list) {
			continue
		}
		for _, box := range list {
			if from, to := t.Span(box); t.isUnsure(box, post, first, keep) {
				clear(post[from-first : to-first])
			}
		}
	}
}

// haveField reports whether a reader may write in one of some boxes: then all that are marked up
// as it is ask for something.
func (t *View) haveField(boxes map[string]page.NodeID) bool {
	for _, box := range boxes {
		for n := box; n < t.Page.Nodes[box].End; n++ {
			if t.isField(n) {
				return true
			}
		}
	}
	return false
}

// isButton reports whether an element is a button with words on it, or a link that is marked
// up as one.
func (t *View) isButton(n page.NodeID) bool {
	node := &t.Page.Nodes[n]
	switch {
	case node.Hidden:
		return false
	case node.Tag == "a":
		if node.Attr("role") != "button" && !buttonClass.MatchString(node.Attr("class")) {
			return false
		}
	case node.Tag == "button":
		if _, opens := node.LookupAttr("aria-expanded"); opens || t.Page.IsHeadingButton(n) {
			return false
		}
	default:
		return false
	}
	words := page.SpokenWords(t.Page.Text(n))
	return words > 0 && words <= buttonWords
}

// buttonClass is the class of a link that looks like a button.
var buttonClass = regexp.MustCompile(`(?i)(^|[\s_-])(btn|button|cta)([\s_-]|$)`)

// offerAround is the largest box around a button, None where there is none of more than one
// block.
func (t *View) offerAround(button, body page.NodeID) page.NodeID {
	box := page.None
	for n := t.Page.Nodes[button].Parent; n > body; n = t.Page.Nodes[n].Parent {
		if w := t.wordsOf(n); w > 2*offerWords || w > offerShare*t.wordsOf(body) || t.spokenWords(n) > offerWords {
			break
		}
		if from, to := t.Span(n); to > from+1 {
			box = n
		}
	}
	return box
}

// spokenWords is how many words the blocks of an element have to a reader.
func (t *View) spokenWords(n page.NodeID) (words int) {
	for i, to := t.Span(n); i < to; i++ {
		words += page.SpokenWords(t.BlockText(i))
	}
	return words
}

// isUnsure reports whether a box has blocks that would be kept, but none that is long, and
// posteriors below those of prose.
func (t *View) isUnsure(box page.NodeID, post []float64, first int, keep float64) bool {
	sum, words, kept, longest := 0.0, 0, false, offerLongest
	if t.Page.First(box, "button") != page.None && t.Page.First(box, "a") != page.None {
		longest = offerAsked
	}
	from, to := t.Span(box)
	if from < first || to > first+len(post) {
		return false
	}
	for i := from; i < to; i++ {
		w := t.BlockWords(i)
		if w > longest && page.SpokenWords(t.BlockText(i)) > longest {
			return false
		}
		sum += float64(w) * post[i-first]
		words += w
		kept = kept || post[i-first] >= keep
	}
	return kept && sum < offerSure*float64(words)
}

// isAmongSections reports whether a box is a section beside others that hold prose which is kept.
func (t *View) isAmongSections(box page.NodeID, parents map[page.NodeID]bool) bool {
	if t.Page.Nodes[box].Tag != "section" {
		return false
	}
	for c := range t.Page.Children(t.Page.Nodes[box].Parent) {
		if c != box && t.Page.Nodes[c].Tag == "section" && parents[c] {
			return true
		}
	}
	return false
}
