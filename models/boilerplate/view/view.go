package view

import (
	"net/url"
	"strings"
	"sync"

	"galley/features"
	"galley/models/boilerplate/comments"
	"galley/models/boilerplate/markup"
	"galley/page"
	"galley/page/contents"
)

// View is a page as rules ask it: what an index has measured of it, the posteriors of its blocks, and
// what is looked for on it once.
type View struct {
	*features.Index
	Scores  *features.BlockScores
	Listing bool // the page is no article: offers, lists of teasers and days may be what it is about

	contents  func() []page.NodeID
	ofSite    func() []page.NodeID
	trails    func() []page.NodeID
	authors   func() []string
	partTags  func() map[string]bool
	hasThread func() bool
	canonical func() *url.URL
}

// New is a view of the page of an index, with posteriors of its blocks.
func New(scores *features.BlockScores, x *features.Index) *View {
	return &View{
		Index:     x,
		Scores:    scores,
		contents:  sync.OnceValue(func() []page.NodeID { return contents.Of(x.Page) }),
		ofSite:    sync.OnceValue(func() []page.NodeID { return contents.OfSite(x.Page) }),
		trails:    sync.OnceValue(func() []page.NodeID { return contents.Trails(x.Page) }),
		authors:   sync.OnceValue(func() []string { return authorsOf(x.Things()) }),
		partTags:  sync.OnceValue(func() map[string]bool { return markup.PartTags(x.Page) }),
		hasThread: sync.OnceValue(func() bool { return len(comments.Threads(x, 0)) > 0 }),
		canonical: sync.OnceValue(func() *url.URL { return canonical(x.Page) }),
	}
}

// Contents are the tables of contents of the page.
func (v *View) Contents() []page.NodeID { return v.contents() }

// ContentsOfSite are the lists of links that lead through a document or site of which this is one page.
func (v *View) ContentsOfSite() []page.NodeID { return v.ofSite() }

// Trails are the lists of the pages that lead to this one.
func (v *View) Trails() []page.NodeID { return v.trails() }

// HasThread reports whether people have signed texts on the page one after the other.
func (v *View) HasThread() bool { return v.hasThread() }

// Canonical is the address that the page names as its own, nil without.
func (v *View) Canonical() *url.URL { return v.canonical() }

// WordsOf is how many words the blocks of an element have. The counts of subtrees are of
// another index, which most pages need for nothing else.
func (v *View) WordsOf(n page.NodeID) float64 { return v.Scores.Words(v.Span(n)) }

// canonical is the address that a page names as its own: it may be read from a file, a cache or
// an archive, or be another site's, of which it is a copy. nil for none.
func canonical(p *page.Page) *url.URL {
	for i := range p.Nodes {
		if n := &p.Nodes[i]; n.Tag == "link" && strings.EqualFold(strings.TrimSpace(n.Attr("rel")), "canonical") {
			if u, err := url.Parse(n.Attr("href")); err == nil && u.Host != "" {
				return u
			}
		}
	}
	return nil
}

// Surely is the posterior of what surely is text: a table of data goes with it.
const Surely = 0.8

// HeadlineF1 is how much a headline and what the page says of itself have in common at least, as F1
// of words.
const HeadlineF1 = 0.6

// Likely is the posterior that blocks get that likely are text: the middle between kept and not.
const Likely = 0.5
