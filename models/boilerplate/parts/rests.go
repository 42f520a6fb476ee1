package parts

import (
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
	"galley/page"
)

// Bounds of a section of which most is none of the text: its words, the share of them that is none of the
// text, the share of what likely is text on the page that the section has at most, the blocks of it that
// its heading is one of, and the posterior up to which a block surely is none of the text.
const (
	restWords  = 40
	restGone   = 0.6
	restMost   = 0.5
	restHead   = 2
	surelyNone = 0.01
)

// DropRests sets the posteriors of what is left of sections of a product page, of which most is none of
// the text, to 0: how a product is rated goes with what its buyers say, and remarks on other products with
// those. A section begins with a heading, and has not that of the page. dropped are the blocks that it dropped.
func DropRests(v *view.View, post []float64, kind pagekind.Kind) (dropped []int) {
	if kind != pagekind.Product {
		return nil
	}
	sums := sumRests(v, post)
	most := restMost * sums[len(post)].likely
	body := v.Page.Body()
	for n := body + 1; n < v.Page.Nodes[body].End; n++ {
		node := &v.Page.Nodes[n]
		if node.Kind != page.Element {
			continue
		}
		from, to := v.Span(n)
		s := sums[to].minus(sums[from])
		switch {
		case s.words < restWords || s.gone == 0:
			n = node.End - 1
		case s.gone >= restGone*s.words && s.titles == 0 && s.likely <= most && isHeaded(v, n) && !isAskedBehindProse(v, s, from, to, post):
			for i := from; i < to; i++ {
				if post[i] > 0 {
					post[i], dropped = 0, append(dropped, i)
				}
			}
			n = node.End - 1
		}
	}
	return dropped
}

// rest sums up blocks: their words; those that surely are none of the text, and those of them in controls and forms;
// those that likely are text; and how many blocks are in a first heading.
type rest struct{ words, gone, asked, likely, titles float64 }

// minus is what s has above other.
func (s rest) minus(other rest) rest {
	return rest{s.words - other.words, s.gone - other.gone, s.asked - other.asked, s.likely - other.likely, s.titles - other.titles}
}

// sumRests sums up the blocks before each.
func sumRests(v *view.View, post []float64) []rest {
	sums := make([]rest, len(post)+1)
	for i, p := range post {
		s, words := sums[i], float64(v.BlockWords(i))
		s.words += words
		s.likely += words * p
		if p <= surelyNone {
			s.gone += words
			if v.BlockEnclosing(i)&(block.InControl|block.InForm) != 0 {
				s.asked += words
			}
		}
		if h := v.Heading(v.BlockElement(i)); h != page.None && v.Page.Nodes[h].Tag == "h1" {
			s.titles++
		}
		sums[i+1] = s
	}
	return sums
}

// isHeaded reports whether an element begins with a heading in it, or with a line above one.
func isHeaded(v *view.View, n page.NodeID) bool {
	from, to := v.Span(n)
	for i := from; i < min(from+restHead, to); i++ {
		if h := v.Heading(v.BlockElement(i)); h > n && v.Page.Contains(n, h) && markup.IsHeading(v.Page.Nodes[h].Tag) {
			return true
		}
	}
	return false
}

// isAskedBehindProse reports whether most of what is none of the text in blocks is in controls and forms, and sure
// prose stands before all of it: a description above what one chooses.
func isAskedBehindProse(v *view.View, s rest, from, to int, post []float64) bool {
	if 2*s.asked <= s.gone {
		return false
	}
	for i := from; i < to && post[i] > surelyNone; i++ {
		if v.IsProse(i) && post[i] >= view.Surely {
			return true
		}
	}
	return false
}
