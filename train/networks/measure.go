package networks

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strings"

	"galley/eval"
	"galley/models"
	"galley/page"
)

// Page is how one page of the corpora came out.
type Page struct {
	ID, URL   string
	Corpus    string
	Site      string // the site of a corpus of sites, "" elsewhere
	Themed    bool   // the corpus has more pages of that site
	Article   bool   // whether it is one
	Posterior float64
	Scores    eval.Scores
	Labelled  bool            // whether Judgement says something
	Judgement eval.Comparison // against the label, without what is cut
	Title     string          // that was found
	GoldTitle string
	Images    eval.Share // of the pictures of the gold body those that are kept; 0 of 0 without a label
}

// measure extracts all samples but the augmented ones, each with the wrapper for it.
func measure(ctx context.Context, samples []*sample, wrapper func(*sample) *models.Wrapper) ([]Page, error) {
	var own []*sample
	for _, s := range samples {
		if !s.augmented {
			own = append(own, s)
		}
	}
	pages := make([]Page, len(own))
	err := forEach(ctx, len(own), func(i int) error {
		pages[i] = own[i].measure(wrapper(own[i]))
		return nil
	})
	return pages, err
}

// measure compares what a wrapper finds with what is right.
func (s *sample) measure(w *models.Wrapper) Page {
	found := selects(w, s.page)
	title := s.page.DocumentTitle()
	if found.Title != page.None {
		title = s.page.Text(found.Title)
	}
	out := Page{
		ID: s.doc.ID, URL: s.doc.URL, Corpus: s.corpus, Site: s.site, Themed: s.themed, Article: s.article, Posterior: found.Score.Article,
		Scores: eval.NewReference(s.doc).Score(title, eval.ArticleText(s.page, found)),
		Title:  title, GoldTitle: s.doc.Gold.Title,
	}
	if s.label != nil {
		out.Labelled = true
		out.Images = s.images(found)
		found.Cut = nil
		out.Judgement = eval.Compare(s.page, *s.label, found)
	}
	return out
}

// images counts the gold pictures in the labelled body, and those that are kept.
func (s *sample) images(found page.Selection) (n eval.Share) {
	in := func(list []page.NodeID, i page.NodeID) bool {
		return slices.ContainsFunc(list, func(r page.NodeID) bool { return s.page.Contains(r, i) })
	}
	for k := range s.page.Nodes {
		node, i := &s.page.Nodes[k], page.NodeID(k)
		if node.Tag != "img" || node.Hidden || !s.page.Contains(s.label.Roots[0], i) {
			continue
		}
		src := cmp.Or(node.Src, node.Attr("src"))
		if !slices.ContainsFunc(s.doc.Gold.Images, func(want string) bool { return src != "" && strings.HasSuffix(src, path.Base(want)) }) {
			continue
		}
		n.Of++
		if in(found.Roots, i) && !in(found.Cut, i) {
			n.Right++
		}
	}
	return n
}
