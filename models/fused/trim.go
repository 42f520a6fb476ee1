package fused

import (
	"slices"
	"strings"

	"galley/models"
	"galley/page"
)

// trim cuts the blocks of the body that are less likely than keep, and adds those
// around it that are at least as likely as add. A body of which nothing would be left
// stays whole.
func (t *tally) trim(found *page.Selection, keep, add float64) {
	body := found.Roots[0]
	a, b := t.within(body)
	post := slices.Clone(t.post)
	t.leaveOut(found.Title, post, keep)
	t.keepCaptions(post[a:b], a, keep)
	if most(post[a:b]) >= keep {
		found.Cut = t.cuts(body, post, keep)
	}
	marks, some := t.beside(a, b, post, add)
	if !some {
		return
	}
	marks[body] = models.Dropped // its own, and of no other root
	more := models.Cover(t.page, t.page.Body(), marks)
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
func (t *tally) beside(a, b int, post []float64, add float64) (marks []models.Mark, some bool) {
	words, _ := t.span(a, b)
	marks = make([]models.Mark, len(t.page.Nodes))
	for i := 0; i < len(post); {
		if i == a && b > a {
			i = b
			continue
		}
		end, run := i, 0.0
		for end < len(post) && end != a && post[end] >= add {
			run += float64(t.blocks[end].words)
			end++
		}
		mark := models.Dropped
		if run >= leastBeside*words && run > 0 {
			mark, some = models.Kept, true
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
func (t *tally) keepCaptions(post []float64, a int, keep float64) {
	parents := map[page.NodeID]bool{}
	for i, p := range post {
		if b := &t.blocks[a+i]; p >= keep && b.prose() {
			parents[t.kinOf(b)] = true
		}
	}
	for i := 0; i < len(post); {
		if t.marks(a+i)&inFigure == 0 {
			i++
			continue
		}
		end := i
		for end < len(post) && t.marks(a+end)&inFigure != 0 {
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
			if f := t.figure(t.blocks[a+i].elem); f != page.None && parents[t.page.Nodes[f].Parent] {
				post[i] = 1
			}
			post[i] = max(post[i], around)
		}
	}
}

// figure is the figure that an element is or stands in, None without.
func (s *sheet) figure(n page.NodeID) page.NodeID {
	for ; n > 0 && s.places[n].marks&inFigure != 0; n = s.page.Nodes[n].Parent {
		if s.page.Nodes[n].Tag == "figure" {
			return n
		}
	}
	return page.None
}

// cuts are the largest subtrees of n that have blocks and none that is likely enough.
func (t *tally) cuts(n page.NodeID, post []float64, keep float64) []page.NodeID {
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
		if !t.read[i] {
			i = node.End - 1
			continue
		}
		from, to := t.first[i], t.first[node.End]
		switch {
		case from == to && node.Kind == page.Element:
			continue // pictures, rules, and texts that belong to a block before
		case from == to, kept[from] != kept[to]:
			continue
		}
		if beside := kept[min(int(to)+1, len(post))]-kept[max(from-1, 0)] > 0; beside && t.captioned(i) {
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
func (t *tally) captioned(n page.NodeID) bool {
	node := &t.page.Nodes[n]
	if node.Kind == page.Text || t.media[node.End]-t.media[n] != 1 || t.first[node.End]-t.first[n] > 2 {
		return false
	}
	for i := n; i < node.End; i++ {
		if t.page.Nodes[i].Tag == "img" {
			return t.places[i].marks&inLink == 0 || t.enlarges(i)
		}
	}
	return false
}

// pictureFiles are the ends of addresses that a link around a picture leads to where it
// shows the picture itself.
var pictureFiles = []string{".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif"}

// enlarges reports whether the link around a picture leads to a picture.
func (t *tally) enlarges(n page.NodeID) bool {
	for ; n > 0 && t.places[n].marks&inLink != 0; n = t.page.Nodes[n].Parent {
		if t.page.Nodes[n].Tag == "a" {
			href, _, _ := strings.Cut(strings.ToLower(t.page.Nodes[n].Attr("href")), "?")
			return slices.ContainsFunc(pictureFiles, func(end string) bool { return strings.HasSuffix(href, end) })
		}
	}
	return false
}
