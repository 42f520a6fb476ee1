package continuation

import (
	"slices"

	"galley/article/picture"
	"galley/features"
	"galley/features/wang"
	"galley/page"
)

// Text is an article of which page after page is read.
type Text struct {
	first    *page.Page
	sel      page.Selection
	headline map[string]bool // its words
	follow   []part          // what follows, in its order

	begin    map[string]int  // words of the longer blocks of the first page's selection, by their texts
	inside   map[string]bool // texts of the blocks that the pages so far have in their selections
	around   map[string]bool // and of all others
	pictures map[string]bool // addresses of all pictures on the pages so far
}

// part is what a following page has of the text: what was selected on it, and the whole of what
// stands in the place of the text.
type part struct {
	page  *page.Page
	sel   page.Selection
	own   piece
	whole piece
}

// piece is subtrees of a following page, without what is cut of them.
type piece struct{ roots, cut []page.NodeID }

// New begins with the first page and its selection. Neither is changed.
func New(p *page.Page, sel page.Selection) *Text {
	t := &Text{first: p, sel: sel, headline: map[string]bool{}, begin: map[string]int{}, inside: map[string]bool{}, around: map[string]bool{}, pictures: map[string]bool{}}
	headline := p.DocumentTitle()
	if sel.Title != page.None {
		headline = p.Text(sel.Title)
	}
	for _, w := range page.Words(page.Fold(headline)) {
		t.headline[w] = true
	}
	x := features.NewIndex(p, wang.Limits{})
	t.know(x, sel)
	for i := range x.NumBlocks() {
		if text := x.BlockText(i); t.inside[text] && x.BlockWords(i) >= wordsInside {
			t.begin[text] = x.BlockWords(i)
		}
	}
	return t
}

// know remembers what a page says and shows.
func (t *Text) know(x *features.Index, sel page.Selection) {
	in := selected(x.Page, sel.Roots, sel.Cut)
	for i := range x.NumBlocks() {
		if from, _ := x.BlockNodes(i); in[from] {
			t.inside[x.BlockText(i)] = true
		} else {
			t.around[x.BlockText(i)] = true
		}
	}
	for i := range x.Page.Nodes {
		if x.Page.Nodes[i].Tag == "img" {
			t.pictures[picture.URL(x.Page, page.NodeID(i))] = true
		}
	}
}

// selected says of every node whether it is in the roots and in none of the cuts.
func selected(p *page.Page, roots, cut []page.NodeID) []bool {
	in := make([]bool, len(p.Nodes))
	for _, n := range p.Outermost(roots) {
		for i := n; i < p.Nodes[n].End; i++ {
			in[i] = true
		}
	}
	for _, n := range p.Outermost(cut) {
		clear(in[n:p.Nodes[n].End])
	}
	return in
}

// A page goes on with a text if it has so many new words, or a new picture, and not most of what
// the first page says: then it is that page once more, with other comments.
const (
	leastWords  = 15
	mostSame    = 0.5 // of the words of the first page's longer blocks
	leastShared = 0.6 // of the words of the headline, in its title
)

// Add puts the text of a following page behind what there is. It reports whether the page goes on
// with the text: its title has the words of the headline, and it has something new in the place of
// the text.
func (t *Text) Add(p *page.Page, sel page.Selection) bool {
	if len(t.sel.Roots) == 0 || p.Laid != t.first.Laid || !t.sameHeadline(p, sel) {
		return false
	}
	x := features.NewIndex(p, wang.Limits{})
	f := part{page: p, sel: sel, own: piece{roots: p.Outermost(sel.Roots)}}
	own := t.compare(x, sel)
	f.own.cut = p.Outermost(slices.Concat(sel.Cut, own.cuts(p, sel.Roots)))
	if f.whole.roots = t.place(p); len(f.whole.roots) == 0 {
		f.whole.roots = f.own.roots
	}
	whole := t.compare(x, page.Selection{Title: sel.Title, Roots: f.whole.roots})
	f.whole.cut = whole.cuts(p, f.whole.roots)
	if whole.words < leastWords && whole.pictures == 0 || t.sameText(x) {
		return false
	}
	t.follow = append(t.follow, f)
	t.know(x, sel)
	return true
}

// sameText reports whether a page has most of what the first one says.
func (t *Text) sameText(x *features.Index) bool {
	again := map[string]int{}
	for i := range x.NumBlocks() {
		if text := x.BlockText(i); t.begin[text] > 0 {
			again[text] = t.begin[text]
		}
	}
	return float64(sum(again)) >= mostSame*float64(sum(t.begin)) && len(t.begin) > 0
}

func sum(words map[string]int) (all int) {
	for _, n := range words {
		all += n
	}
	return all
}

// sameHeadline reports whether the title of a page, or of its document, has most words of the
// headline.
func (t *Text) sameHeadline(p *page.Page, sel page.Selection) bool {
	titles := []string{p.DocumentTitle()}
	if sel.Title != page.None {
		titles = append(titles, p.Text(sel.Title))
	}
	for _, title := range titles {
		shared := map[string]bool{}
		for _, w := range page.Words(page.Fold(title)) {
			if t.headline[w] {
				shared[w] = true
			}
		}
		if float64(len(shared)) >= leastShared*float64(len(t.headline)) {
			return true
		}
	}
	return false
}
