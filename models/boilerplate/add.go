package boilerplate

import (
	"slices"

	"galley/models/boilerplate/figures"
	"galley/models/boilerplate/notes"
	"galley/models/boilerplate/parts"
	"galley/models/boilerplate/prose"
	"galley/models/boilerplate/repeats"
	"galley/models/boilerplate/tables"
	"galley/models/cover"
	"galley/page"
)

// minOutside is how many words, as a share of those of the body, a run of blocks outside
// of it must have to be added. It keeps stray lines of lists out.
const minOutside = 0.2

// add adds runs of blocks outside of the body as further roots. Leads that lie in them are none.
func (t *Trimmer) add(found *page.Selection, post []float64, add float64) {
	body := found.Roots[0]
	classes, some := t.outside(found.Title, body, post, add)
	if !some {
		return
	}
	classes[body] = cover.Boilerplate // so that no other root holds it
	more := cover.Select(t.Page, t.Page.Body(), classes)
	for k, root := range more.Roots {
		more.Roots[k] = figures.Whole(t.View, root)
	}
	if at := slices.IndexFunc(more.Cut, func(cut page.NodeID) bool { return t.Page.Contains(cut, body) }); at >= 0 {
		t.widen(found, more, at)
	} else {
		found.Roots = append(found.Roots, more.Roots...)
		found.Cut = append(found.Cut, more.Cut...)
	}
	found.Lead = slices.DeleteFunc(found.Lead, func(lead page.NodeID) bool {
		return slices.ContainsFunc(more.Roots, func(r page.NodeID) bool { return t.Page.Contains(r, lead) })
	})
	slices.Sort(found.Roots)
	slices.Sort(found.Cut)
}

// widen takes the new roots, of which one lies around the body and has a cut in its place. Where that cut has other
// texts as well, nothing is added.
func (t *Trimmer) widen(found *page.Selection, more page.Selection, at int) {
	body := found.Roots[0]
	from, to := t.Span(body)
	if a, b := t.Span(more.Cut[at]); a != from || b != to {
		return
	}
	found.Roots = slices.Clone(more.Roots)
	found.Cut = append(found.Cut, slices.Delete(slices.Clone(more.Cut), at, at+1)...)
}

// above is the first block of a title at or before the first of a body, 0 without: what a page says
// above it, as of cookies, is no part of the article.
func (t *Trimmer) above(title page.NodeID, body int) int {
	if title == page.None || t.Listing {
		return 0
	}
	if first, _ := t.Span(title); first <= body {
		return first
	}
	return 0
}

// hasRecipe reports whether one of the blocks [from, to) is of the recipe of the page: it is added however short it is.
func (t *Trimmer) hasRecipe(from, to int) bool {
	for i := from; i < to; i++ {
		if t.recipe[i] {
			return true
		}
	}
	return false
}

// outside classifies the texts outside of a body: Content is added, Boilerplate is not. some
// says whether there is any Content: there is none where add is above 1, although the rules
// that follow raise posteriors to it.
func (t *Trimmer) outside(title, body page.NodeID, post []float64, add float64) (classes []cover.Class, some bool) {
	if add > 1 {
		return nil, false
	}
	a, b := t.Span(body)
	words := t.Scores.Words(a, b)
	classes = t.overlaid()
	begin, end := prose.RunOn(t.View, a, b, post, add)
	if title != page.None && !t.Listing {
		_, behind := t.Span(title)
		begin = min(begin, prose.Between(t.View, behind, a, post, add))
	}
	end = max(end, figures.GalleryBehind(t.View, title, body, b, post, add), parts.Behind(t.View, title, body, b, post, add), prose.BoxesBehind(t.View, title, body, a, b, post, add), prose.Behind(t.View, title, body, a, b, post, add), prose.FontBehind(t.View, body, b, post, add), notes.Behind(t.View, body, a, b, post, add), tables.TermsBehind(t.View, title, body, b, post, add))
	if t.linked.To > 0 {
		begin, end = min(begin, t.linked.From), max(end, t.linked.To)
	}
	end = max(end, t.cited.To, parts.ListBehind(t.View, body, b, post, add))
	repeats.DropSaid(t.View, post, a, b)
	above := t.above(title, a)
	for i := 0; i < len(post); {
		if i == a && b > a {
			i = b
			continue
		}
		to, run := i, 0.0
		for to < len(post) && to != a && post[to] >= add {
			run += float64(t.BlockWords(to))
			to++
		}
		class := cover.Boilerplate
		if run > 0 && to > above && (run >= t.MinOutside*words || t.hasRecipe(i, to) || i < a && to > begin || i < end && i >= b) {
			class, some = cover.Content, true
		}
		for to = max(to, i+1); i < to; i++ {
			t.classify(classes, i, class)
		}
	}
	return classes, some
}
