package boxes

import (
	"strings"
	"unicode"

	"galley/models/boilerplate/markup"
	"galley/page"
)

// Bounds of boxes in which something is rated: how many there are, blocks of one, words of its name, of its figure and of what is
// said in it at least, and the share of the boxes that say something that is kept or not surely none of the text.
const (
	ratedLeast  = 3
	ratedBlocks = 6
	ratedName   = 6
	ratedFigure = 2
	ratedSaid   = 3
	ratedShare  = 0.5
)

// KeepRated keeps the boxes between sure paragraphs that are marked up alike and each have a name, a figure and a sentence: the
// players of a team with their marks.
func (a *Among) KeepRated() {
	if a.Listing || a.HasThread() {
		return
	}
	for parent := a.Root; parent < a.Page.Nodes[a.Root].End; parent++ {
		if a.Page.Nodes[parent].Kind != page.Element {
			continue
		}
		groups := map[markup.Line][]page.NodeID{}
		for c := range a.Page.Children(parent) {
			if a.Page.Nodes[c].Kind == page.Element && a.HasName(c) && a.isRated(c) {
				key := markup.Of(a.Page, c)
				groups[key] = append(groups[key], c)
			}
		}
		for _, list := range groups {
			if len(list) >= ratedLeast && (a.Is(parent) || a.Is(list[0]) && a.Is(list[len(list)-1])) && a.areSaid(list) {
				for _, c := range list {
					a.RaiseAll(a.Span(c))
				}
			}
		}
	}
}

// isRated reports whether an element is a name, a figure and a sentence, with nothing to click on.
func (a *Among) isRated(n page.NodeID) bool {
	from, to := a.Span(n)
	if to-from < 3 || to-from > ratedBlocks || !a.Has(from, to) || a.LinkShare(n) > 0 || a.Offers(n) || a.Page.First(n, "time") != page.None {
		return false
	}
	figure, said := false, false
	for i := from; i < to; i++ {
		text := a.BlockText(i)
		figure = figure || a.BlockWords(i) <= ratedFigure && strings.ContainsFunc(text, unicode.IsDigit) && !strings.ContainsFunc(text, unicode.IsLetter)
		said = said || i > from && a.BlockWords(i) >= ratedSaid && a.IsSentence(i)
	}
	return figure && said && a.BlockWords(from) <= ratedName
}

// areSaid reports whether what is said in most of the boxes may be text.
func (a *Among) areSaid(list []page.NodeID) bool {
	may := 0
	for _, c := range list {
		from, to := a.Span(c)
		for i := from; i < to; i++ {
			if a.IsSentence(i) && a.Post[i] >= asideLeast {
				may++
				break
			}
		}
	}
	return float64(may) >= ratedShare*float64(len(list))
}
