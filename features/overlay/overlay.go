// Package overlay finds what stands over a page: dialogs, as their tags and roles say, and where
// there are boxes also elements that do not scroll with the page and hold running text.
// What is in one, such as a text about cookies or a form for a newsletter, belongs to no
// article, whatever it reads like and however long it is. Some sites open their articles
// in one, so what holds the headline, or nearly all of the running text, stays. All
// others are left out before anything is measured: a long text over the page would
// otherwise be where the columns take the main text of the page to be. Of a page with a
// dialog that has the headline as a heading, and running text below it, what is behind the
// dialog is left out.
package overlay

import (
	"slices"
	"strings"

	"galley/features/block"
	"galley/features/metadata"
	"galley/features/text"
	"galley/page"
)

// Bounds of overlays.
const (
	// overlayProse is how many words of running text an element must have that only its
	// position makes an overlay: headlines and menus are often pinned too.
	overlayProse = 20
	// behindOverlay is the running text of the page without an overlay, as a share of the
	// overlay's, above which that is left out where no headline tells them apart.
	behindOverlay = 0.1
	// openedProse is how many words of running text a dialog must have that an article was
	// opened in.
	openedProse = 50
	// headlineF1 is the F1 of words with a title hint from which a block may be the
	// headline.
	headlineF1 = 0.6
	// headlineWords is how many words a headline has at most.
	headlineWords = 60
	// maxOverlays is how many overlays of a page are looked at.
	maxOverlays = 200
)

// Find finds the elements that are left out, in document order: none lies in another.
func Find(s *block.List, head *metadata.Head) (overlays []page.NodeID) {
	candidates := candidatesOf(s)
	if len(candidates) == 0 {
		return nil
	}
	f := newFinder(s, head)
	end := page.NodeID(0) // of the last that is left out
	for _, n := range candidates {
		switch {
		case n < end:
		case f.isOpened(n):
			overlays = around(s, n)
			end = s.Page.Nodes[s.Page.Body()].End
		case f.isOver(n):
			overlays = append(overlays, n)
			end = s.Page.Nodes[n].End
		}
	}
	return overlays
}

// around are the largest subtrees of the body that n is not in, in document order.
func around(s *block.List, n page.NodeID) (list []page.NodeID) {
	for up := s.Page.Body(); up != n; {
		next := n
		for c := range s.Page.Children(up) {
			if s.Page.Contains(c, n) {
				next = c
			} else {
				list = append(list, c)
			}
		}
		up = next
	}
	slices.Sort(list)
	return list
}

// candidatesOf are the outermost dialogs and pinned elements, and those in them.
func candidatesOf(s *block.List) (list []page.NodeID) {
	body := s.Page.Body()
	for i := body + 1; i < s.Page.Nodes[body].End && len(list) < maxOverlays; i++ {
		n := &s.Page.Nodes[i]
		if n.Kind == page.Element && s.Visible[i] && (isDialog(s, i) || isPinned(s, n)) {
			list = append(list, i)
		}
	}
	return list
}

// isDialog reports whether an element says that it is a dialog.
func isDialog(s *block.List, i page.NodeID) bool {
	n := &s.Page.Nodes[i]
	return s.EnclosingAt(i)&block.InDialog != 0 && block.EnclosingOf(n)&block.InDialog != 0 || strings.EqualFold(n.Attr("aria-modal"), "true")
}

// isPinned reports whether an element does not scroll with the page.
func isPinned(s *block.List, n *page.Node) bool {
	return s.Page.Laid && n.Style != page.NoStyle && s.Page.Styles[n.Style].Position == "fixed"
}

// finder decides which candidates are left out.
type finder struct {
	*block.List
	head      *metadata.Head
	prose     []int  // [i]: words of running text in blocks[:i]
	headlines []int8 // by block: how much it looks like the headline, see headline
	seen      map[string]bool
}

func newFinder(s *block.List, head *metadata.Head) *finder {
	f := &finder{s, head, make([]int, len(s.Blocks)+1), make([]int8, len(s.Blocks)), map[string]bool{}}
	for i := range s.Blocks {
		f.prose[i+1] = f.prose[i]
		if s.Blocks[i].Prose() {
			f.prose[i+1] += int(s.Blocks[i].Words)
		}
		f.headlines[i] = f.headline(i)
	}
	return f
}

// headline is how much a block looks like the headline: 0 where it does not say what a
// title hint says, else 1, in a heading 2, in an h1 3. A block in a link leads to the
// article and is 0.
func (f *finder) headline(i int) int8 {
	b := &f.Blocks[i]
	if b.Words == 0 || b.Words > headlineWords || b.LinkShare() > 0.5 || !f.agrees(f.TextOf(b)) {
		return 0
	}
	switch f.HeadingRank(b.Elem) {
	case 1:
		return 3
	case 7:
		return 1
	}
	return 2
}

// agrees reports whether a text says what one of the title hints says, or begins with.
func (f *finder) agrees(s string) bool {
	if !f.head.SharesWord(s) { // as with most
		return false
	}
	words := text.Words(s)
	agrees := f.head.Agreements(words, f.seen)
	f.head.Compare(page.Fold(s), words, &agrees)
	for _, a := range agrees {
		if a.Same || a.Start && len(words) > 1 || a.F1 >= headlineF1 {
			return true
		}
	}
	return false
}

// isOver reports whether a candidate is an overlay that the article is not in.
func (f *finder) isOver(n page.NodeID) bool {
	from, to := f.Within(n)
	in := f.prose[to] - f.prose[from]
	out := f.prose[len(f.Blocks)] - in
	if !isDialog(f.List, n) && in < overlayProse {
		return false
	}
	inside := mostOf(f.headlines[from:to])
	outside := max(mostOf(f.headlines[:from]), mostOf(f.headlines[to:]))
	switch {
	case inside > 0 && inside >= outside:
		return false
	case outside > inside:
		return true
	}
	if in == 0 && out == 0 {
		return f.wordsOf(0, from)+f.wordsOf(to, len(f.Blocks)) >= f.wordsOf(from, to)
	}
	return float64(out) >= behindOverlay*float64(in)
}

// wordsOf is the number of words of blocks[from:to].
func (f *finder) wordsOf(from, to int) (n int) {
	for i := from; i < to; i++ {
		n += int(f.Blocks[i].Words)
	}
	return n
}

// isOpened reports whether a candidate is a dialog that the article was opened in.
func (f *finder) isOpened(n page.NodeID) bool {
	if !isDialog(f.List, n) {
		return false
	}
	from, to := f.Within(n)
	inside := mostOf(f.headlines[from:to])
	return inside > 1 && f.prose[to]-f.prose[from] >= openedProse && inside >= mostOf(f.headlines[:from]) && inside >= mostOf(f.headlines[to:])
}

// mostOf is the highest of the numbers, 0 without one.
func mostOf(list []int8) (highest int8) {
	for _, v := range list {
		highest = max(highest, v)
	}
	return highest
}
