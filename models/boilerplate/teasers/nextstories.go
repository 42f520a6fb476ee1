package teasers

import (
	"slices"

	"galley/features"
	"galley/models/boilerplate/markup"
	"galley/models/boilerplate/span"
	"galley/models/boilerplate/view"
	"galley/page"
)

// storyWords is how many words a story has at least that pages append below the one that was asked for.
const storyWords = 50

// WithoutNextStories are the scores of blocks without those of stories behind the first, as pages
// append them while a reader scrolls.
func WithoutNextStories(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	stories := nextStories(x)
	if len(stories) == 0 {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	for _, s := range stories {
		clear(post[s.From:s.To])
	}
	return x.Scores(post)
}

// nextStories are the stories behind the one whose headline agrees with what the page says
// of itself: their headlines and the elements around them are marked up alike, and they have
// what a story has of its own.
func nextStories(x *features.Index) (list []span.Blocks) {
	p := x.Page
	title, refused := page.None, page.None
	var marked markup.Line
	body := p.Body()
	for i := body; i < p.Nodes[body].End; i++ {
		switch tag := p.Nodes[i].Tag; {
		case tag != "h1" && tag != "h2" || !x.Readable(i):
		case title == page.None && x.TitleF1(i) >= view.HeadlineF1:
			title, marked = i, markup.Of(p, i)
		case title != page.None && markup.Of(p, i) == marked && x.TitleF1(i) < view.HeadlineF1: // a reply may have the title again
			story := storyBeside(p, title, i)
			if story == page.None || story == refused || !isStory(x, story) {
				refused = story
				continue
			}
			from, to := x.Span(story)
			list = append(list, span.Blocks{From: from, To: to})
			i = p.Nodes[story].End - 1
		}
	}
	return list
}

// storyBeside is the element around a headline that is marked up like that around the
// title, and has the same parent; None where there is no such element.
func storyBeside(p *page.Page, title, headline page.NodeID) page.NodeID {
	n, up := headline, p.Nodes[headline].Parent
	for ; up != page.None && !p.Contains(up, title); up = p.Nodes[n].Parent {
		n = up
	}
	if up == page.None || n == headline {
		return page.None
	}
	own := title
	for p.Nodes[own].Parent != up {
		own = p.Nodes[own].Parent
	}
	if markup.Of(p, own) != markup.Of(p, n) {
		return page.None
	}
	return n
}

// isStory reports whether an element has some text, and is an article or has a time.
func isStory(x *features.Index, n page.NodeID) bool {
	words, signed := 0, false
	for i, to := x.Span(n); i < to; i++ {
		if x.BlockLinkShare(i) < 0.5 {
			words += x.BlockWords(i)
		}
	}
	for i := n; i < x.Page.Nodes[n].End && !signed; i++ {
		node := &x.Page.Nodes[i]
		signed = node.Tag == "article" || node.Tag == "time" || node.Attr("role") == "article"
	}
	return signed && words >= storyWords
}
