package signature

import (
	"strings"

	"galley/article/metadata/dateline"
	"galley/article/metadata/person"
	"galley/page"
)

// oneWordBy is the name of one word in a line that has a word for "by" before it and nothing else, as
// users of a site have.
func oneWordBy(pieces []string) []string {
	words := strings.Fields(strings.Join(pieces, " "))
	if len(words) != 2 || !person.IsByWord(words[0]) || person.IsByWord(words[1]) || !person.IsNameLike(words[1]) {
		return nil
	}
	return words[1:]
}

// isFact reports whether a line is an item of a list in which the line before it or behind it is
// an item too, and has a day: what the page tells of the article, one fact an item. So is the first of a
// short list right before a day.
func (r *Reader) isFact(lines []dateline.Line, i int) bool {
	list := r.listOf(&lines[i])
	for _, k := range [2]int{i - 1, i + 1} {
		if list != page.None && k >= 0 && k < len(lines) && lines[k].Dated && r.listOf(&lines[k]) == list {
			return true
		}
	}
	return list != page.None && r.isBeforeDay(lines, i, list)
}

// maxFacts is how many lines a list of facts has before a day that stands behind it.
const maxFacts = 3

// isBeforeDay reports whether a line is the first of a short list without links, behind which a day stands:
// the name, and what the page says of it, which is no name.
func (r *Reader) isBeforeDay(lines []dateline.Line, i int, list page.NodeID) bool {
	if lines[i].Nodes[0] < r.article.Title || r.p.First(list, "a") != page.None || i > 0 && r.listOf(&lines[i-1]) == list {
		return false
	}
	k := i + 1
	for k < len(lines) && k-i < maxFacts && r.listOf(&lines[k]) == list {
		if person.IsListed(strings.Join(lines[k].Pieces, " ")) {
			return false // several things that are called so
		}
		k++
	}
	return k > i+1 && k < len(lines) && lines[k].Dated && r.listOf(&lines[k]) == page.None
}

// listOf is the list that a line is an item of, and nothing else is in that item; None: it is of none.
func (r *Reader) listOf(l *dateline.Line) page.NodeID {
	block := r.article.BlockOf(l.Nodes[0])
	if r.p.Nodes[block].Tag != "li" {
		return page.None
	}
	return r.p.Nodes[block].Parent
}
