package models

import (
	"slices"
	"strings"

	"galley/features"
	"galley/page"
)

// trimmer cuts what does not belong out of a body, and adds what belongs around it, by
// the posteriors of the blocks.
type trimmer struct {
	*features.Index
	page   *page.Page
	scores *features.BlockScores
}

func newTrimmer(scores *features.BlockScores, x *features.Index) *trimmer {
	return &trimmer{x, x.Page, scores}
}

// trim cuts the blocks of the body that are less likely than keep, and adds those
// around it that are at least as likely as add. A body of which nothing would be left
// stays whole.
func (t *trimmer) trim(found *page.Selection, keep, add float64) {
	body := found.Roots[0]
	a, b := t.Span(body)
	post := slices.Clone(t.scores.Posteriors())
	t.leaveOut(found.Title, post, keep)
	t.keepCaptions(post[a:b], a, keep)
	if most(post[a:b]) >= keep {
		found.Cut = t.cuts(body, post, keep)
	}
	marks, some := t.beside(a, b, post, add)
	if !some {
		return
	}
	marks[body] = Boilerplate // its own, and of no other root
	more := Cover(t.page, t.page.Body(), marks)
	found.Roots = append(found.Roots, more.Roots...)
	for _, cut := range more.Cut {
		if cut != body {
			found.Cut = append(found.Cut, cut)
			continue
		}
		// The new root lies around the body: then it is not worth it.
		found.Roots, found.Cut = found.Roots[:1], slices.DeleteFunc(found.Cut, func(c page.NodeID) bool { return !t.page.Contains(body, c) })
		return
	}
	slices.Sort(found.Roots)
	slices.Sort(found.Cut)
}

// leastBeside is how many of the words of the body a run of blocks outside of it must
// have to be added: a stray line of a list is not worth a root.
const leastBeside = 0.2

// beside marks the runs of likely blocks outside of blocks [a, b) that are to be added,
// and what is not; some says whether there are any.
func (t *trimmer) beside(a, b int, post []float64, add float64) (marks []Class, some bool) {
	words := t.scores.Words(a, b)
	marks = make([]Class, len(t.page.Nodes))
	for i := 0; i < len(post); {
		if i == a && b > a {
			i = b
			continue
		}
		end, run := i, 0.0
		for end < len(post) && end != a && post[end] >= add {
			run += float64(t.BlockWords(end))
			end++
		}
		mark := Boilerplate
		if run >= leastBeside*words && run > 0 {
			mark, some = Content, true
		}
		for end = max(end, i+1); i < end; i++ {
			t.mark(marks, i, mark)
		}
	}
	return marks, some
}

// keepCaptions gives the blocks of figures, from block a on, what the text around them
// has: a picture goes with that, and its caption with the picture. It is 1 beside
// paragraphs that are kept, else the lower posterior of the blocks before and after.
func (t *trimmer) keepCaptions(post []float64, a int, keep float64) {
	parents := map[page.NodeID]bool{}
	for i, p := range post {
		if p >= keep && t.IsProse(a+i) {
			parents[t.ProseParent(a+i)] = true
		}
	}
	for i := 0; i < len(post); {
		if t.BlockEnclosing(a+i)&features.InFigure == 0 {
			i++
			continue
		}
		end := i
		for end < len(post) && t.BlockEnclosing(a+end)&features.InFigure != 0 {
			end++
		}
		around := 1.0
		if i > 0 {
			around = post[i-1]
		}
		if end < len(post) {
			around = min(around, post[end])
		}
		for ; i < end; i++ {
			if f := t.figure(t.BlockElement(a + i)); f != page.None && parents[t.page.Nodes[f].Parent] {
				post[i] = 1
			}
			post[i] = max(post[i], around)
		}
	}
}

// figure is the figure that an element is or stands in, None without.
func (t *trimmer) figure(n page.NodeID) page.NodeID {
	for ; n > 0 && t.Enclosing(n)&features.InFigure != 0; n = t.page.Nodes[n].Parent {
		if t.page.Nodes[n].Tag == "figure" {
			return n
		}
	}
	return page.None
}

// cuts are the largest subtrees of n that have blocks and none that is likely enough.
func (t *trimmer) cuts(n page.NodeID, post []float64, keep float64) []page.NodeID {
	kept := make([]int32, len(post)+1) // such blocks before
	for i, p := range post {
		kept[i+1] = kept[i]
		if p >= keep {
			kept[i+1]++
		}
	}
	var list []page.NodeID
	for i := n; i < t.page.Nodes[n].End; i++ {
		node := &t.page.Nodes[i]
		if !t.Readable(i) {
			i = node.End - 1
			continue
		}
		from, to := t.Span(i)
		switch {
		case from == to && node.Kind == page.Element:
			continue // pictures, rules, and texts that belong to a block before
		case from == to, kept[from] != kept[to]:
			continue
		}
		if beside := kept[min(to+1, len(post))]-kept[max(from-1, 0)] > 0; beside && t.captioned(i) {
			continue
		}
		list = append(list, i)
		i = node.End - 1
	}
	return list
}

// captioned reports whether an element that is to be cut is one picture, that leads
// nowhere, with a line or two: then, beside text that is kept, the lines are cut and the
// picture stays.
func (t *trimmer) captioned(n page.NodeID) bool {
	node := &t.page.Nodes[n]
	from, to := t.Span(n)
	if node.Kind == page.Text || t.Media(n) != 1 || to-from > 2 {
		return false
	}
	for i := n; i < node.End; i++ {
		if t.page.Nodes[i].Tag == "img" {
			return t.Enclosing(i)&features.InLink == 0 || t.enlarges(i)
		}
	}
	return false
}

// pictureFiles are the ends of addresses that a link around a picture leads to where it
// shows the picture itself.
var pictureFiles = []string{".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"}

// enlarges reports whether the link around a picture leads to a picture.
func (t *trimmer) enlarges(n page.NodeID) bool {
	for ; n > 0 && t.Enclosing(n)&features.InLink != 0; n = t.page.Nodes[n].Parent {
		if t.page.Nodes[n].Tag == "a" {
			href, _, _ := strings.Cut(strings.ToLower(t.page.Nodes[n].Attr("href")), "?")
			return slices.ContainsFunc(pictureFiles, func(end string) bool { return strings.HasSuffix(href, end) })
		}
	}
	return false
}

// leaveOut takes the blocks of the title out of the body, unless they are all that
// there is.
func (t *trimmer) leaveOut(title page.NodeID, post []float64, least float64) {
	if title == page.None {
		return
	}
	from, to := t.Span(title)
	if max(most(post[:from]), most(post[to:])) >= least {
		clear(post[from:to])
	}
}

// mark marks the texts of a block.
func (t *trimmer) mark(marks []Class, block int, mark Class) {
	from, to := t.BlockNodes(block)
	for n := from; n < to; n++ {
		if t.Readable(n) && strings.TrimSpace(t.page.Nodes[n].Text) != "" {
			marks[n] = mark
		}
	}
}

func most(post []float64) float64 {
	if len(post) == 0 {
		return 0
	}
	return slices.Max(post)
}

// SelectBlocks selects the blocks that are at least so likely as the shortest Selection
// that has them, and the title, whose blocks are no part of the body.
func SelectBlocks(x *features.Index, scores *features.BlockScores, title page.NodeID, least float64) page.Selection {
	t := newTrimmer(scores, x)
	post := slices.Clone(scores.Posteriors())
	t.leaveOut(title, post, least)
	marks := make([]Class, len(x.Page.Nodes))
	for i, p := range post {
		mark := Boilerplate
		if p >= least {
			mark = Content
		}
		t.mark(marks, i, mark)
	}
	found := Cover(x.Page, x.Page.Body(), marks)
	found.Title = title
	return found
}
