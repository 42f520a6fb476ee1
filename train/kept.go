package train

import (
	"fmt"
	"maps"
	"slices"

	"galley/dataset"
	"galley/features"
	"galley/models"
	"galley/models/site"
	"galley/page"
)

// keptShare is the share of the labelled pages with a mark that may cut it all the same: a person
// may slip once.
const keptShare = 0.1

// keptMarks count, by mark, the pages on which such an element is cut, and those of them whose labels
// keep it, or cut it.
type keptMarks struct{ kept, cut map[string]int }

// saysCuts reports whether what a label does not cut is said to belong to the article. It is where
// the label has cuts. It is also where a person labelled the page, took a body that the base proposed,
// or one around it or in it, and has none of the cuts that it proposed: these were on the screen and
// were taken back, and what the body has more was chosen. Labels from elsewhere without cuts may be by
// somebody who looked for none.
func saysCuts(s *dataset.Sample, base page.Selection) bool {
	return len(s.Selection.Cut) > 0 || s.By == dataset.ByHuman && !slices.ContainsFunc(s.Selection.Roots, func(root page.NodeID) bool {
		return !slices.ContainsFunc(base.Roots, func(b page.NodeID) bool { return s.Page.Contains(root, b) || s.Page.Contains(b, root) })
	})
}

// said is a label that says something of what the base cuts.
type said struct {
	sample *dataset.Sample
	beyond []page.NodeID // it says so of what is outside of these subtrees; nil: of all of its body
}

// speaks reports whether a label without cuts says all the same that something belongs to the article
// which the base would cut: what is outside of beyond.
func (o *observed) speaks(keep float64) (beyond []page.NodeID, speaks bool) {
	if len(o.sample.Selection.Cut) > 0 {
		return nil, false
	}
	if o.goesUp(keep) {
		return o.found.Roots, true
	}
	kept, cut := o.words(o.sample.Selection.Roots, nil, keep)
	return []page.NodeID{}, cut > kept
}

// goesUp reports whether a label takes a body around that of the base of which the base would cut all
// that it has more, but for a few words. A label is the lowest element that holds the article: nobody
// goes up for what does not belong to it. Neither does anybody label a body of which most is to be cut.
func (o *observed) goesUp(keep float64) bool {
	p, sel := o.sample.Page, o.sample.Selection
	if len(sel.Roots) != 1 || len(o.found.Roots) == 0 {
		return false
	}
	for _, root := range o.found.Roots {
		if root == sel.Roots[0] || !p.Contains(sel.Roots[0], root) {
			return false
		}
	}
	kept, cut := o.words(sel.Roots, o.found.Roots, keep)
	return cut > 0 && float64(kept) <= keptBeyond*float64(cut)
}

// words are those in some subtrees, outside of others and of the title, that the base would keep and cut.
func (o *observed) words(in, out []page.NodeID, keep float64) (kept, cut int) {
	p, x := o.sample.Page, o.scores.Index()
	for i, score := range o.scores.Blocks() {
		switch {
		case !p.InAny(in, score.From) || p.InAny(out, score.From) || p.Contains(o.sample.Selection.Title, score.From):
		case score.Posterior < keep:
			cut += x.BlockWords(i)
		default:
			kept += x.BlockWords(i)
		}
	}
	return kept, cut
}

// keptBeyond is the share of the words that a body has more which the base may keep: days and names.
const keptBeyond = 0.2

// setKept sets the marks of elements that a wrapper cuts and labels keep, also after the next build.
func setKept(w *models.Wrapper, list []said) error {
	now, after := keptMarks{map[string]int{}, map[string]int{}}, keptMarks{map[string]int{}, map[string]int{}}
	for _, l := range list {
		o := observed{sample: l.sample}
		var err error
		if o.scores, err = w.Score(l.sample.Page); err != nil {
			return fmt.Errorf("train: %s: %w", l.sample.URL, err)
		}
		o.found, _ = o.scores.Selection()
		now.add(&o, l.beyond, o.scores.Index().Traits())
		if r := w.Site.Rebuilt; r != nil {
			traits, _ := r.Traits(o.scores.Index())
			after.add(&o, l.beyond, traits)
		}
	}
	w.Site.Kept = now.list()
	if w.Site.Rebuilt != nil {
		w.Site.Rebuilt.Site.Kept = after.list()
	}
	return nil
}

// add reads what is cut in the bodies of a label that says something of cuts. A label that goes up for
// it says so by itself.
func (k *keptMarks) add(o *observed, beyond []page.NodeID, traits *features.Traits) {
	x, p, sel := o.scores.Index(), o.sample.Page, o.sample.Selection
	kept, cut := map[string]bool{}, map[string]bool{}
	all, gone := o.cutWords()
	for _, n := range o.found.Cut {
		from, to := x.Span(n)
		root := rootOf(p, sel.Roots, n)
		if from == to || root == page.None || p.InAny(beyond, n) {
			continue
		}
		mark, into := site.Mark(p, traits, n, root), kept
		if p.InAny(sel.Cut, n) || slices.ContainsFunc(sel.Cut, func(c page.NodeID) bool { return p.Contains(n, c) }) {
			into = cut
		}
		into[mark] = true
		if outer := o.cutMostly(n, root, all, gone); outer != n {
			into[site.Mark(p, traits, outer, root)] = true
		}
	}
	times := 1
	if beyond != nil {
		times = minPages
	}
	for mark := range kept {
		k.kept[mark] += times
	}
	for mark := range cut {
		k.cut[mark]++
	}
}

// rootOf is the root that an element is in; None where it is in none.
func rootOf(p *page.Page, roots []page.NodeID, n page.NodeID) page.NodeID {
	for _, root := range roots {
		if root != n && p.Contains(root, n) {
			return root
		}
	}
	return page.None
}

// cutWords are the words of all blocks before each, and those of the blocks that are cut.
func (o *observed) cutWords() (all, cut []int) {
	x := o.scores.Index()
	in := make([]bool, x.NumBlocks())
	for _, n := range o.found.Cut {
		from, to := x.Span(n)
		for i := from; i < to; i++ {
			in[i] = true
		}
	}
	all, cut = make([]int, len(in)+1), make([]int, len(in)+1)
	for i := range in {
		all[i+1], cut[i+1] = all[i]+x.BlockWords(i), cut[i]
		if in[i] {
			cut[i+1] += x.BlockWords(i)
		}
	}
	return all, cut
}

// cutMostly is the largest element around n in the body of which most words are cut: on the next page
// the whole of it may be.
func (o *observed) cutMostly(n, root page.NodeID, all, cut []int) page.NodeID {
	p, most := o.sample.Page, n
	for outer := p.Nodes[n].Parent; outer > root; outer = p.Nodes[outer].Parent {
		from, to := o.scores.Index().Span(outer)
		if 2*(cut[to]-cut[from]) <= all[to]-all[from] {
			break
		}
		most = outer
	}
	return most
}

// list are the marks that labels keep.
func (k *keptMarks) list() []string {
	var list []string
	for _, mark := range slices.Sorted(maps.Keys(k.kept)) {
		kept, cut := float64(k.kept[mark]), float64(k.cut[mark])
		if mark != "" && kept >= minPages && cut <= keptShare*(kept+cut) {
			list = append(list, mark)
		}
	}
	return list
}
