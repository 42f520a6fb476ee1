package entries

import (
	"slices"

	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/signature"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of a glossary: how many terms a list of definitions has, their words, the words of a meaning on average, the share of
// meanings that are a name, a number or a link, and the share of the words of the page outside of links that the list has.
const (
	glossaryTerms = 4
	termWords     = 6
	meaningWords  = 7
	bareMeanings  = 0.25
	bareWords     = 2
	glossaryShare = 0.3
)

// WithGlossary are the scores of blocks with those of a list of terms and their meanings raised that is much of what the page says:
// to the networks it looks like facts beside an article, whose values are a word or two. Comments are such a list, too: they have
// days and more beside their names, or stand below a text that is longer.
func WithGlossary(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	all, sure := 0, 0
	for i := range x.NumBlocks() {
		if x.BlockLinkShare(i) < 0.5 {
			all += x.BlockWords(i)
		}
		if scores.Posteriors()[i] >= 0.5 && x.IsProse(i) {
			sure += x.BlockWords(i)
		}
	}
	var post []float64
	for n := x.Page.Body(); n < x.Page.Nodes[x.Page.Body()].End; n++ {
		if x.Page.Nodes[n].Tag != "dl" || x.Enclosing(n)&(block.Marginal|block.InHeader) != 0 {
			continue
		}
		from, to := x.Span(n)
		if words := wordsIn(x, span.Blocks{From: from, To: to}); isGlossary(x, n) && words >= sure && float64(words) >= glossaryShare*float64(all) {
			if post == nil {
				post = slices.Clone(scores.Posteriors())
			}
			for i := from; i < to; i++ {
				post[i] = max(post[i], sureUpdate)
			}
			raiseBeside(x, n, post)
		}
		n = x.Page.Nodes[n].End - 1
	}
	if post == nil {
		return scores
	}
	return x.Scores(post)
}

// raiseBeside raises the paragraphs without links that stand beside a glossary in the same element.
func raiseBeside(x *features.Index, list page.NodeID, post []float64) {
	parent := x.Page.Nodes[list].Parent
	for i, to := x.Span(parent); i < to; i++ {
		if n := x.BlockElement(i); x.Page.Nodes[n].Parent == parent && x.Page.Nodes[n].Tag == "p" && x.IsProse(i) && x.BlockLinkShare(i) == 0 {
			post[i] = max(post[i], sureUpdate)
		}
	}
}

// isGlossary reports whether most meanings of a list of definitions are told in words, without links.
func isGlossary(x *features.Index, n page.NodeID) bool {
	terms, meanings, bare, words := 0, 0, 0, 0
	for i := n + 1; i < x.Page.Nodes[n].End; i++ {
		switch x.Page.Nodes[i].Tag {
		case "dt":
			from, to := x.Span(i)
			if terms++; wordsIn(x, span.Blocks{From: from, To: to}) > termWords || hasParts(x.Page, i) || from < to && signature.HasDay(x, from) {
				return false
			}
		case "dd":
			meanings++
			from, to := x.Span(i)
			w := wordsIn(x, span.Blocks{From: from, To: to})
			if words += w; w <= bareWords || x.LinkShare(i) > 0.5 {
				bare++
			}
		case "dl", "input", "select", "button":
			return false
		}
	}
	return terms >= glossaryTerms && meanings > 0 && words >= meaningWords*meanings && float64(bare) <= bareMeanings*float64(meanings)
}

// hasParts reports whether an element has words beside others in an element of their own: who wrote a comment, and how long ago.
func hasParts(p *page.Page, n page.NodeID) bool {
	texts := 0
	for i := n + 1; i < p.Nodes[n].End; i++ {
		if node := &p.Nodes[i]; node.Kind == page.Text && !page.IsBlank(node.Text) {
			texts++
		}
	}
	return texts > 1
}

// wordsIn is how many words a run of blocks has.
func wordsIn(x *features.Index, s span.Blocks) (words int) {
	for i := s.From; i < s.To; i++ {
		words += x.BlockWords(i)
	}
	return words
}
