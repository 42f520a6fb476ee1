package article

import (
	"fmt"
	"slices"

	"galley/article/backdrop"
	"galley/article/head"
	"galley/article/metadata"
	"galley/article/subtree"
	"galley/page"
)

// Reading is what a page says of the article that a selection names. It is read once: which
// styles the article is written with is to be known before it is made, and depends on it.
type Reading struct {
	page  *page.Page
	sel   page.Selection
	parts []subtree.Part
	said  *metadata.Reader
	err   error // there can be no article
}

// Read reads a page, which it keeps and only reads, and a selection of it.
func Read(p *page.Page, sel page.Selection) *Reading {
	r := &Reading{page: p, sel: sel}
	if sel.Empty() {
		r.err = ErrEmpty
		return r
	}
	if err := sel.Check(p); err != nil {
		r.err = fmt.Errorf("article: %w", err)
		return r
	}
	r.parts = subtree.Parts(p, sel)
	r.said = metadata.NewReader(p, sel, r.parts)
	return r
}

// Styled are the subtrees whose styles the article is written with, those that
// render.Document.Styles is to read: of the selection, of the head, and of veils.
func (r *Reading) Styled() []page.NodeID {
	return slices.Concat(r.sel.Roots, r.sel.Lead, []page.NodeID{r.sel.Title}, r.head(), backdrop.VeilsOf(r.page, r.sel))
}

// head are the subtrees outside of the selection that the article is written with: where
// the page says near the title who wrote it and when.
func (r *Reading) head() []page.NodeID {
	if r.err != nil {
		return nil
	}
	a := &Article{URL: r.page.URL, page: r.page, titleNode: r.sel.Title, parts: r.parts, said: r.said}
	found := head.Find(r.page, r.sel.Title, r.parts, a.Meta())
	return found.Nodes()
}

// Article joins the page and the selection. It returns ErrEmpty for an empty selection, and
// an error for one of another page. Roots inside other roots add nothing, and neither do cuts
// outside the roots.
func (r *Reading) Article() (*Article, error) {
	if r.err != nil {
		return nil, r.err
	}
	a := &Article{URL: r.page.URL, Score: r.sel.Score, Reasons: r.sel.Reasons, Relaxed: r.sel.Relaxed, Kinship: r.sel.Kinship, Title: r.said.Headline, Lang: r.said.Declared,
		page: r.page, said: r.said, titleNode: r.sel.Title, blockScores: r.sel.Blocks, imageURLs: map[page.NodeID]string{}}
	a.place(r.sel)
	return a, nil
}

// New is Read and Reading.Article.
func New(p *page.Page, sel page.Selection) (*Article, error) { return Read(p, sel).Article() }

// Styled is Read and Reading.Styled.
func Styled(p *page.Page, sel page.Selection) []page.NodeID { return Read(p, sel).Styled() }
