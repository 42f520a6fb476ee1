package features

import (
	"strings"

	"galley/features/block"
	"galley/features/metadata"
	"galley/features/number"
	"galley/page"
)

// Choice is what a model chose among the candidates of a page.
type Choice struct {
	Node      page.NodeID // None: there were no candidates
	At        int         // index among the candidates
	Logit     float64     // decision about it
	Margin    float64     // its logit less that of the runner-up, at most 10
	Posterior float64     // that it is the right one of the candidates
}

// keptFrom is the posterior from which a block counts as kept in the columns of
// documents.
const keptFrom = 0.45

// DocumentView is what the columns of documents are read from, given the chosen body
// and title.
type DocumentView struct {
	*TitleView
	title      float64 // logit of the chosen title, 0 without one
	second     float64 // logit of the runner-up
	rank       int     // rank of the heading of the title
	heading    string  // text of the title
	agrees     metadata.Agreement
	slug       float64            // F1 of the words of the title and the last part of the address
	bodyMargin float64            // logit of the chosen body less that of the runner-up
	kept       block.Sums         // over the blocks that are kept
	tags       map[string]float64 // by tag: visible elements
	keptIn     float64            // expected words of the body subtree over its words
	standing   standing           // of the blocks that are kept
	titleBlock int                // first block of the title; -1: there is none
	signs      pageSigns
}

// Document takes the chosen body and title. The title must be one of the candidates of
// the view.
func (v *TitleView) Document(body, title Choice) *DocumentView {
	d := &DocumentView{TitleView: v, bodyMargin: body.Margin, tags: v.countTags(), signs: v.countSigns(), titleBlock: -1}
	if title.Node != page.None {
		c := &v.list[title.At]
		d.titleBlock = c.block
		d.title, d.second = title.Logit, title.Logit-title.Margin
		d.rank, d.heading, d.agrees, d.slug = c.rank, page.Norm(c.text), c.agrees[metadata.FromDocument], c.agrees[metadata.FromAddress].F1
	}
	for i := range v.Blocks {
		if v.post[i] >= keptFrom {
			d.kept.Add(&v.Blocks[i])
			d.standing.add(v.blockIndex, i)
		}
	}
	if body.Node != page.None {
		words, expected := v.span(v.Within(body.Node))
		d.keptIn = number.Ratio(expected, words)
	}
	return d
}

// Row measures the page. out must have room for the columns of the table.
func (v *DocumentView) Row(t *DocumentTable, out []float64) { t.Row(v, 0, out) }

// countTags counts the visible elements by tag: first by tag path, of which there are
// few.
func (s *blockIndex) countTags() map[string]float64 {
	byPath := make([]float64, s.Paths.Count)
	example := make([]page.NodeID, s.Paths.Count) // by path: an element with it
	for i := range s.Page.Nodes {
		if n := page.NodeID(i); s.Page.Nodes[i].Kind == page.Element && s.Visible[i] && s.TagAt(n) == s.Page.Nodes[i].Tag {
			byPath[s.Paths.Of[i]]++
			example[s.Paths.Of[i]] = page.NodeID(i)
		}
	}
	tags := map[string]float64{}
	for path, count := range byPath {
		if count > 0 {
			tags[s.Page.Nodes[example[path]].Tag] += count
		}
	}
	return tags
}

// uncertainty is the mean of p(1-p) over the words of the page.
func (v *DocumentView) uncertainty() float64 {
	sum := 0.0
	for i, p := range v.post {
		sum += p * (1 - p) * float64(v.Blocks[i].Words)
	}
	return number.Ratio(sum, v.All.Words)
}

// digitShare is the share of digits among the characters, each times the posterior of
// its block.
func (v *DocumentView) digitShare() float64 {
	digits, chars := 0.0, 0.0
	for i := range v.Blocks {
		digits += v.post[i] * float64(v.Blocks[i].Digits)
		chars += v.post[i] * float64(v.Blocks[i].Chars)
	}
	return number.Ratio(digits, chars)
}

// longestProse is the most words of prose in 8 blocks in a row.
func (v *DocumentView) longestProse() float64 {
	most := 0.0
	for i := range v.Blocks {
		most = max(most, v.BlockSums(i, i+8).Prose)
	}
	return most
}

// repeatedProse is the most branches that leave the main path at one element and have
// prose with one tag path, as a list of articles has.
func (v *DocumentView) repeatedProse() float64 {
	type kind struct {
		path int32
		at   page.NodeID
	}
	branches := map[kind]float64{}
	last := map[kind]page.NodeID{}
	most := 0.0
	for i := range v.Blocks {
		b := &v.Blocks[i]
		if !b.Prose() {
			continue
		}
		point := v.mainPath.Of[b.From]
		k := kind{b.Path, point.At}
		if last[k] != point.Branch {
			last[k] = point.Branch
			branches[k]++
			most = max(most, branches[k])
		}
	}
	return most
}

// prices counts the blocks with a sign of a currency.
func (v *DocumentView) prices() float64 {
	n := 0.0
	for i := range v.Blocks {
		b := &v.Blocks[i]
		for at := b.From; at < b.To; at++ {
			if v.Visible[at] && hasCurrency(v.Page.Nodes[at].Text) {
				n++
				break
			}
		}
	}
	return n
}

// hasCurrency reports whether a text has a sign of a currency.
func hasCurrency(text string) bool {
	for _, sign := range []string{"$", "€", "£", "¥", "₹"} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return false
}
