package standfirst

import (
	"strings"

	"galley/features/block"
	"galley/models/boilerplate/view"
	"galley/page"
)

// Bounds of a standfirst.
const (
	standfirstNear   = 12   // blocks after the title, at most
	standfirstLong   = 3    // blocks, at most
	standfirstWords  = 8    // words, at least
	standfirstMost   = 400  // words, at most
	standfirstLike   = 0.6  // posterior of running text, at least, that no metadata name
	standfirstBeside = 0.15 // likewise, of what stands right behind the title in the same element
	standfirstBehind = 0.22 // likewise, in another one
	standfirstBoth   = 0.05 // likewise, of a sentence there that stands above the facts of the article
	standfirstLarger = 0.1  // likewise, of a sentence in larger type than the text has
	standfirstBelow  = 0.35 // likewise, where short lines stand between, such as the day
	standfirstSame   = 0.75 // F1 of the words with the page's description, at least
	standfirstBefore = 0.2  // posterior, at least, of what stands right before the text
	standfirstBold   = 0.35 // likewise, where all of its words are in bold
	beforeWords      = 20   // words, at least, of that
)

// Find are the blocks of the standfirst: what stands between the title and the
// first paragraph of the body that is kept, and has the words of the page's description or
// a high posterior.
// The posteriors of such blocks are low, because little that surrounds them is text.
func Find(body *view.Body, title page.NodeID) (list []int) {
	if title == page.None {
		return nil
	}
	v, post, a, b := body.View, body.Post, body.From, body.To
	_, from := v.Span(title)
	end := a
	if from >= a { // of the body, whose first blocks may not be kept
		end = b
	}
	described := descriptionsOf(v)
	for i := from; i < min(end, from+standfirstNear) && len(list) < standfirstLong; i++ {
		inside := a <= i && i < b
		if inside && body.Kept(i) && v.IsProse(i) {
			break // the text has begun
		}
		if i == from && !(inside && body.Kept(i)) && isSubtitle(v, title, i, post[i]) && !repeated(v, i, max(a, i+1), b) {
			list = append(list, i)
			continue
		}
		if isShortlyDescribed(v, described, i) && !repeated(v, i, max(a, i+1), b) {
			list = append(list, i)
			continue
		}
		if n := v.BlockWords(i); n < standfirstWords || n > standfirstMost || v.BlockEnclosing(i)&(block.InFigure|block.InLink|block.InList|block.InAside) != 0 || isMarked(v, i) {
			continue
		}
		like := v.IsProse(i) && (post[i] >= standfirstLike || i == from && (post[i] >= standfirstBeside && isBeside(v, title, i) || post[i] >= standfirstBehind && isAboveFacts(v, i, a)) || post[i] >= standfirstBelow && isBeside(v, title, i))
		like = like || i == from && post[i] >= standfirstBoth && v.IsProse(i) && v.IsSentence(i) && isBeside(v, title, i) && isAboveFacts(v, i, a)
		like = like || i == a-1 && (post[i] >= standfirstBeside && (isBelowPicture(v, title, i) || isBelowFacts(v, title, i, post)) || post[i] >= standfirstBefore && isBefore(v, i))
		like = like || i == a-1 && post[i] >= standfirstBold && isBold(v, i)
		like = like || post[i] >= standfirstLarger && isLarger(body, i)
		if !like && !described.hasWords(page.Words(v.BlockFold(i))) || repeated(v, i, max(a, i+1), b) {
			continue
		}
		list = append(list, i)
	}
	return list
}

// isBeside reports whether a block stands alone in the element that holds the title, and has
// no link. What wraps only the block, and what ends with the title, does not count. Behind
// a picture stands its caption.
func isBeside(v *view.View, title page.NodeID, block int) bool {
	if v.BlockLinkShare(block) > 0 {
		return false
	}
	_, end := v.Span(title)
	own := v.BlockElement(block)
	head := holder(v, title, func(_, to int) bool { return to == end })
	if head == page.None || head != holder(v, own, func(from, to int) bool { return from == block && to == block+1 }) {
		return false
	}
	media := 0
	for c := range v.Page.Children(head) {
		if c > title && c <= own {
			media += v.Media(c)
		}
	}
	return media == 0
}

// holder is the first element above n whose blocks, from one to another, are not all of
// those that only n has; None without.
func holder(v *view.View, n page.NodeID, only func(from, to int) bool) page.NodeID {
	up := v.Page.Nodes[n].Parent
	for up != page.None && only(v.Span(up)) {
		up = v.Page.Nodes[up].Parent
	}
	return up
}

// repeated reports whether the first blocks of the body say what block i says: then that
// is an excerpt of them. A standfirst may begin as the text does, and go on otherwise.
func repeated(v *view.View, i, a, b int) bool {
	said := v.BlockFold(i)
	text := []rune(said)
	start, half := string(text[:min(len(text), excerpt)]), string(text[:max(min(len(text), excerpt), len(text)/2)])
	for k := a; k < min(b, a+standfirstNear); k++ {
		text := v.BlockText(k)
		text = page.Fold(page.Norm(text[:min(len(text), excerptIn)]))
		if strings.Contains(text, half) || strings.HasPrefix(text, start) && strings.HasPrefix(said, text) {
			return true
		}
	}
	return false
}

// Bounds of an excerpt.
const (
	excerpt   = 40   // characters that are looked for, at least
	excerptIn = 4096 // bytes of a block that they are looked for in
)
