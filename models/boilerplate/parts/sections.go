package parts

import (
	"regexp"
	"strconv"
	"strings"

	"galley/models/boilerplate/markup"
	"galley/page"
)

// sectionKey is how a part is marked up, and how many words of likely text stand before it.
type sectionKey struct {
	markup.Line
	sure int
}

// sections are parts that are marked up alike, in one element, without any prose that likely is text in them or
// between them: those of a list, of which each is told in a paragraph or two. Between captions stands text.
type sections struct {
	parts    []page.NodeID
	goOn     bool          // with the text before them
	numbered []page.NodeID // they, or those in the only one, where each begins with its number
}

// like are the sections that a part is one of.
func (g *goingOn) like(part page.NodeID) *sections {
	parent := g.Page.Nodes[part].Parent
	if g.sections[parent] == nil {
		g.sections[parent] = g.sectionsIn(parent)
	}
	from, _ := g.Span(part)
	return g.sections[parent][sectionKey{markup.Of(g.Page, part), g.sure[from]}]
}

// sectionsIn are the children of an element, those together that are marked up alike.
func (g *goingOn) sectionsIn(parent page.NodeID) map[sectionKey]*sections {
	all := map[sectionKey]*sections{}
	for n := range g.Page.Children(parent) {
		if from, to := g.Span(n); from < to && g.sure[to] == g.sure[from] {
			key := sectionKey{markup.Of(g.Page, n), g.sure[from]}
			if all[key] == nil {
				all[key] = &sections{}
			}
			all[key].parts = append(all[key].parts, n)
		}
	}
	for _, s := range all {
		s.numbered = g.numbered(s.parts)
		s.goOn = g.goOn(parent, s)
	}
	return all
}

// goOn reports whether parts in an element go on with the text before them.
func (g *goingOn) goOn(parent page.NodeID, s *sections) bool {
	first, _ := g.Span(parent)
	from, _ := g.Span(s.parts[0])
	if g.sure[from]-g.sure[first] < goingOnBefore {
		return false
	}
	split := g.isSplit(s.parts[0])
	if !split && g.title != page.None && g.Page.Contains(parent, g.title) {
		return false
	}
	aside := g.aside(from)
	prose, words, best, sum, linked := 0, 0.0, 0.0, 0.0, 0.0
	for _, n := range s.parts {
		from, to := g.Span(n)
		for i := from; i < to; i++ {
			words += float64(g.BlockWords(i))
			linked += float64(g.BlockWords(i)) * g.BlockLinkShare(i)
			if !g.IsProse(i) {
				continue
			}
			if g.BlockEnclosing(i)&aside != 0 {
				if split {
					continue
				}
				return false
			}
			prose, best, sum = prose+1, max(best, g.post[i]), sum+g.post[i]
		}
	}
	if prose < goingOnProse || linked > goingOnLinked*words {
		return false
	}
	return s.numbered != nil || !g.numberedOnly && best >= goingOnBest && sum >= goingOnMean*float64(prose)
}

// firstNumber is a number that a line begins with, as that of the section of a list.
var firstNumber = regexp.MustCompile(`^[^\pL\pN]{0,2}(\d{1,3})(?:$|[^\pL\pN])`)

// numbered are parts, or those that the only one consists of, where they begin with numbers one after the other,
// upwards or downwards; nil where they do not.
func (g *goingOn) numbered(parts []page.NodeID) []page.NodeID {
	if len(parts) == 1 {
		parts = g.inside(parts[0])
	}
	if len(parts) < goingOnProse {
		return nil
	}
	step, last := 0, 0
	for k, n := range parts {
		from, _ := g.Span(n)
		m := firstNumber.FindStringSubmatch(strings.TrimSpace(g.BlockText(from)))
		if m == nil {
			return nil
		}
		number, _ := strconv.Atoi(m[1]) // of digits
		if k == 1 {
			step = number - last
		}
		if k > 0 && (number != last+step || step != 1 && step != -1) {
			return nil
		}
		last = number
	}
	return parts
}

// inside are the children with prose of a part, or of the only one that it has, down to a few levels.
func (g *goingOn) inside(part page.NodeID) (parts []page.NodeID) {
	const levels = 4
	for range levels {
		parts = nil
		for n := range g.Page.Children(part) {
			if from, to := g.Span(n); g.prose[to] > g.prose[from] {
				parts = append(parts, n)
			}
		}
		if len(parts) != 1 {
			break
		}
		part = parts[0]
	}
	return parts
}
