package models

import (
	"cmp"
	"slices"

	"galley/features"
	"galley/models/boilerplate"
	"galley/models/boilerplate/comments"
	"galley/models/boilerplate/markup"
	"galley/models/network"
	"galley/models/pagekind"
	"galley/page"
)

// mainText selects the main text of a page of any kind, as the networks Main and
// MainContext see it, or Other and OtherContext where the page would be refused or says that
// it is something else, such as a forum or a shop, without what buyers say of something: the element with the highest expected F1
// of words, without the blocks in it, and with those around it, that make the expected F1 of
// the whole higher still. The title is found's, or the first heading. ok is false where the
// wrapper has no such networks, or nothing is likely to be main text.
func (s *Scores) mainText(found page.Selection) (_ page.Selection, ok bool) {
	n := s.networks()
	if n == nil || n.Main == nil || s.index.NumBlocks() == 0 {
		return found, false
	}
	kind := s.kind()
	var scores *features.BlockScores
	switch {
	case kind == pagekind.Product:
		scores = boilerplate.CorrectProduct(s.index, n.ScoreOther(s.index))
	case kind != pagekind.Page || s.like < s.unlike():
		scores = n.ScoreOther(s.index)
	case s.like >= mayBeArticle:
		scores = boilerplate.Correct(s.index, n.ScoreMain(s.index), sureThread)
	default:
		scores = n.ScoreMain(s.index)
	}
	if kind == pagekind.Page || kind == pagekind.Listing {
		scores = comments.WithoutReviews(s.index, scores)
	}
	if slices.Max(scores.Posteriors()) < leastMain {
		return found, false
	}
	post := byPath(scores)
	if s.like < s.unlike() {
		post = markup.Means(s.index, scores)
	}
	t := boilerplate.New(scores, s.index)
	// A page that tells programs that it is an article is believed where it says of no other kind.
	saysArticle := kind == pagekind.Page && pagekind.IsArticle(s.page, s.index.Things())
	t.Listing = s.wrapper.Options.Kind == pagekind.Listing || s.like < mayBeArticle && !saysArticle
	t.CorrectMain(post, kind)
	if saysArticle && s.wrapper.Options.Kind == pagekind.Auto {
		s.dropOutside(found.Title, post)
	}
	scores = s.index.Scores(post)
	if found.Title == page.None {
		found.Title = s.heading()
	}
	least := mostExpected(s.index, scores.Posteriors())
	text := boilerplate.Select(s.index, scores, found.Title, least)
	found.Roots, found.Cut, found.Lead = text.Roots, text.Cut, nil
	if len(text.Roots) > 0 {
		found.Roots, found.Cut = []page.NodeID{s.around(scores.Best(), text.Roots)}, nil
		t.Scores, t.Figures = scores, false
		t.Trim(&found, least, raised)
	}
	found.Blocks = s.blockScores(scores)
	return found, len(found.Roots) > 0
}

// around is the lowest element that holds one and all others.
func (s *Scores) around(n page.NodeID, others []page.NodeID) page.NodeID {
	for _, other := range others {
		for !s.page.Contains(n, other) {
			n = s.page.Nodes[n].Parent
		}
	}
	return n
}

// kind is what the caller says that the page is, or the page itself.
func (s *Scores) kind() pagekind.Kind {
	if kind := s.wrapper.Options.Kind; kind != pagekind.Auto {
		return kind
	}
	return features.Once(s.index, kindKey{}, func() pagekind.Kind { return pagekind.Of(s.page, s.index.Things()) })
}

type kindKey struct{}

// networks are those of the wrapper or of its base, nil without.
func (s *Scores) networks() *network.Stages {
	switch w := s.wrapper; {
	case w.Networks != nil:
		return w.Networks
	case w.Base != nil:
		return w.Base.Networks
	}
	return nil
}

// mayBeArticle is the posterior from which a page may be an article, with comments below it.
const mayBeArticle = 0.15

// raised is a threshold that blocks outside of the main text reach where a rule raises them to
// it: the networks chose its elements by all posteriors already.
const raised = 1

// leastMain is the posterior that the best block of a page must have for its main text to be
// more than a line of a menu.
const leastMain = 0.2

// sureThread is the mean posterior from which a thread is main text, as the replies of a
// forum are, on a page that may as well be an article.
const sureThread = 0.5

// sharedByPath is how much of their posteriors blocks of one tag path share on pages that may
// be articles; on others it is all, as markup.Means has it.
const sharedByPath = 0.5

// byPath are posteriors that blocks of one tag path share by half: the steps of instructions
// belong to the text together or not at all (tag paths as in Wu et al. 2013). An article may
// have another below it.
func byPath(scores *features.BlockScores) []float64 {
	post := slices.Clone(scores.Posteriors())
	for i := range post {
		post[i] += sharedByPath * (scores.PathMean(i) - post[i])
	}
	return post
}

// mostExpected is the least posterior of the blocks with the highest expected F1 of words:
// the best set has all blocks above some posterior, and which one depends on the page.
func mostExpected(x *features.Index, post []float64) float64 {
	order := make([]int, len(post))
	right := 0.0 // expected words of the text
	for i, p := range post {
		order[i] = i
		right += p * float64(x.BlockWords(i))
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(post[b], post[a]) })
	least, best := 0.5, 0.0
	hits, kept := 0.0, 0.0
	for _, i := range order {
		words := float64(x.BlockWords(i))
		hits, kept = hits+words*post[i], kept+words
		if f1 := 2 * hits / (kept + right); f1 > best {
			least, best = post[i], f1
		}
	}
	return least
}
