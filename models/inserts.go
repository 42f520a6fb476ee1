package models

import (
	"slices"
	"strings"
	"unicode/utf8"

	"galley/page"
)

// dropInserts sets the posteriors of what stands among the paragraphs of an article and is
// none of it to 0: boxes with a field to write in, offers, and lines that are one link to
// another page. post are the posteriors from block first on.
func (t *trimmer) dropInserts(body page.NodeID, post []float64, first int, keep float64) {
	for n := body + 1; n < t.page.Nodes[body].End; n++ {
		if !t.isField(n) {
			continue
		}
		form := t.formOf(n, body)
		if form == body || t.Words(form) > boxWords {
			continue
		}
		box := t.boxAround(form, body)
		from, to := t.Span(box)
		for i := max(from, first); i < min(to, first+len(post)); i++ {
			post[i-first] = 0
		}
		n = t.page.Nodes[box].End - 1
	}
	parents := t.keptParents(post, first, keep)
	if !t.listing {
		t.dropOffers(body, post, first, keep, parents)
		t.dropTeasers(body, post, first)
	}
	for i := range post {
		if n := t.BlockElement(first + i); parents[t.page.Nodes[n].Parent] && t.isLinkLine(n, first+i) {
			post[i] = 0
		}
	}
}

// keptParents are the elements around prose that is kept.
func (t *trimmer) keptParents(post []float64, first int, keep float64) map[page.NodeID]bool {
	parents := map[page.NodeID]bool{}
	for i, p := range post {
		if p >= keep && t.IsProse(first+i) {
			parents[t.ProseParent(first+i)] = true
		}
	}
	return parents
}

// A box around a form has few words, and is a small part of the body.
const (
	boxWords = 60
	boxShare = 0.25
)

// isField reports whether a reader may write in an element.
func (t *trimmer) isField(n page.NodeID) bool {
	node := &t.page.Nodes[n]
	// What cannot be changed is there to be copied: an address to share, for instance.
	if _, fixed := node.LookupAttr("readonly"); node.Tag != "input" || node.Hidden || fixed {
		return false
	}
	switch strings.ToLower(node.Attr("type")) {
	case "", "email", "text", "tel":
		return true
	}
	return false
}

// formOf is the form around a field below body, or the element that it stands in: many
// pages send what was written by a script, and have no form.
func (t *trimmer) formOf(field, body page.NodeID) page.NodeID {
	for n := t.page.Nodes[field].Parent; n > body; n = t.page.Nodes[n].Parent {
		if t.page.Nodes[n].Tag == "form" {
			return n
		}
	}
	return t.page.Nodes[field].Parent
}

// boxAround is the largest element around a form that is a box: what it says of the form
// stands beside it.
func (t *trimmer) boxAround(form, body page.NodeID) page.NodeID {
	n := form
	for up := t.page.Nodes[n].Parent; up > body && t.Words(up) <= boxWords && float64(t.Words(up)) <= boxShare*float64(t.Words(body)); up = t.page.Nodes[up].Parent {
		n = up
	}
	return n
}

// lineWords is the least number of words of a line that leads elsewhere. One or two are
// the name of something.
const lineWords = 4

// isLinkLine reports whether a paragraph is one link to another page and no sentence.
func (t *trimmer) isLinkLine(n page.NodeID, block int) bool {
	node := &t.page.Nodes[n]
	if node.Tag != "p" && node.Tag != "div" || t.BlockLinkShare(block) < 1 || t.Media(n) > 0 {
		return false
	}
	// The counts of subtrees are of another index, which most pages need for nothing else.
	if t.Words(n) < lineWords || t.LinkChars(n) < t.Chars(n) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(t.BlockText(block), " \u00a0\"'”’»)"))
	if strings.ContainsRune(".。…:：", last) {
		return false
	}
	links := 0
	for i := n; i < node.End; i++ {
		if t.page.Nodes[i].Tag != "a" {
			continue
		}
		links++
		if href := t.page.Nodes[i].Attr("href"); links > 1 || href == "" || strings.HasPrefix(href, "#") || t.page.SameURL(href) {
			return false
		}
	}
	return links == 1
}

// keepHeadings keeps headings before prose that is kept in the same element: the entries of
// a live blog have headings of a word or two. Those of other boxes are surely none.
func (t *trimmer) keepHeadings(post []float64, first int, keep float64) {
	for i := len(post) - 2; i >= 0; i-- {
		n := t.BlockElement(first + i)
		if !slices.Contains(headings, t.page.Nodes[n].Tag) || post[i] >= keep || post[i] < keep/2 || post[i+1] < keep || !t.IsProse(first+i+1) {
			continue
		}
		if t.page.Nodes[n].Parent == t.ProseParent(first+i+1) {
			post[i] = keep
		}
	}
}

// nearly is the share of the threshold that prose must have to be kept with its siblings.
const nearly = 0.85

// keepSiblings keeps prose behind prose that is kept in the same element, where it nearly
// has the posterior for it: a text that goes on is cut as a whole or not at all.
func (t *trimmer) keepSiblings(post []float64, first int, keep float64) {
	for i := 1; i < len(post); i++ {
		if post[i] < keep && post[i] >= nearly*keep && post[i-1] >= keep && t.IsProse(first+i-1) && t.IsProse(first+i) && t.ProseParent(first+i-1) == t.ProseParent(first+i) {
			post[i] = keep
		}
	}
}

// keepTimes keeps the times of entries, as a live blog has them, and the headings after
// them: elements of one parent and tag that begin with a time, before what is kept.
func (t *trimmer) keepTimes(post []float64, first int, keep float64) {
	type entry struct {
		parent page.NodeID
		tag    string
	}
	heads := map[entry][][2]int{} // from the time to the first block after the headings
	for i := range post {
		to := t.afterHeadings(first+i+1, first+min(len(post), i+1+entryHeadings)) - first
		if from, _ := t.BlockNodes(first + i); to >= len(post) || post[to] < keep || !t.page.Inside(from, "time") {
			continue
		}
		n := t.BlockElement(first + i)
		for _, end := t.Span(n); n > 0 && end <= first+to; _, end = t.Span(n) {
			n = t.page.Nodes[n].Parent
		}
		if from, _ := t.Span(n); from == first+i { // the time is what the entry begins with
			e := entry{t.page.Nodes[n].Parent, t.page.Nodes[n].Tag}
			heads[e] = append(heads[e], [2]int{i, to})
		}
	}
	for _, list := range heads {
		for _, head := range list {
			for i := head[0]; i < head[1] && len(list) > 1; i++ {
				post[i] = max(post[i], keep)
			}
		}
	}
}

// entryHeadings is how many headings an entry may begin with.
const entryHeadings = 2

// afterHeadings is the first of the blocks from, …, to-1 that is no heading, or to.
func (t *trimmer) afterHeadings(from, to int) int {
	for from < to && slices.Contains(headings, t.page.Nodes[t.BlockElement(from)].Tag) {
		from++
	}
	return from
}

var headings = []string{"h2", "h3", "h4", "h5", "h6"}
