package entries

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"galley/features"
	"galley/features/block"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/page"
)

// Bounds of a story that is told below numbered pictures: how many there are, and what share of the words of prose on the page
// is below them: less are captions of a gallery beside a text.
const (
	slidesLeast = 3
	slidesShare = 0.6
)

// slideNumber says which picture of how many something is.
var slideNumber = regexp.MustCompile(`^\s*(\d{1,3})\s*(?:/|\||of|von|de|sur|di|van|av|af|z|из|от|iš|／)\s*(\d{1,3})\s*$`)

// WithSlides are the scores of blocks with those of prose below numbered pictures raised, and of the titles above it, where that
// is most of what the page says: to the networks it looks like captions.
func WithSlides(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	words, all := 0, 0
	var prose, titles []int
	for _, s := range slides(x) {
		begun := false
		for i := s.From; i < s.To; i++ {
			switch {
			case x.BlockEnclosing(i)&(block.InLink|block.InControl) != 0:
			case x.IsProse(i):
				prose, words, begun = append(prose, i), words+x.BlockWords(i), true
			case !begun && isSlideTitle(x, i):
				titles = append(titles, i)
			}
		}
	}
	if len(prose) < slidesLeast {
		return scores
	}
	for i := range x.NumBlocks() {
		if x.IsProse(i) {
			all += x.BlockWords(i)
		}
	}
	if float64(words) < slidesShare*float64(all) {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	for _, i := range append(prose, titles...) {
		post[i] = max(post[i], sureUpdate)
	}
	return x.Scores(post)
}

// isSlideTitle reports whether a line of letters is in a heading, or in heavy type.
func isSlideTitle(x *features.Index, i int) bool {
	n, _ := x.BlockNodes(i)
	if !page.HasLetters(x.BlockText(i)) || slideNumber.MatchString(x.BlockText(i)) {
		return false
	}
	for up := range x.Page.Ancestors(n) {
		if tag := x.Page.Nodes[up].Tag; markup.IsHeading(tag) || tag == "strong" || tag == "b" {
			return true
		}
		if x.Page.IsBlock(up) {
			return false
		}
	}
	return false
}

// slides are the boxes of numbered pictures: each with a number that is one more than that of the one before, and a picture.
// nil where there are too few.
func slides(x *features.Index) (list []span.Blocks) {
	var at []int
	of := ""
	for i := range x.NumBlocks() {
		if x.BlockWords(i) > timeWords || x.BlockDigits(i) == 0 {
			continue
		}
		m := slideNumber.FindStringSubmatch(x.BlockText(i))
		if m == nil && i+1 < x.NumBlocks() && x.BlockWords(i) == 1 && x.BlockWords(i+1) <= timeWords { // a number, and of how many
			m = slideNumber.FindStringSubmatch(x.BlockText(i) + " " + x.BlockText(i+1))
		}
		if m == nil || of != "" && m[2] != of || strings.TrimLeft(m[1], "0") != strconv.Itoa(len(at)+1) {
			continue
		}
		at, of = append(at, i), m[2]
	}
	if n, _ := strconv.Atoi(of); len(at) < slidesLeast || len(at) != n {
		return nil
	}
	for k, i := range at {
		box := slideAround(x, at, k)
		if box == page.None || x.Media(box) == 0 {
			return nil
		}
		from, to := x.Span(box)
		list = append(list, span.Blocks{From: min(from, i), To: to})
	}
	return list
}

// slideAround is the largest element around the number of a slide that has none of another one, None without.
func slideAround(x *features.Index, at []int, k int) page.NodeID {
	box := page.None
	for n := x.BlockElement(at[k]); n > 0; n = x.Page.Nodes[n].Parent {
		from, to := x.Span(n)
		if k > 0 && from <= at[k-1] || k+1 < len(at) && to > at[k+1] {
			break
		}
		if k+1 == len(at) && box != page.None && x.Media(box) > 0 {
			break // what stands around the last one may be anything
		}
		box = n
	}
	return box
}
