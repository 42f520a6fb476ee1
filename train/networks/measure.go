package networks

import (
	"cmp"
	"context"
	"path"
	"slices"
	"strings"

	"galley/eval"
	"galley/page"
)

// Page is how one page of the corpora came out.
type Page struct {
	ID, URL   string
	Site      string // the themed site, "" for single pages
	Article   bool   // whether it is one
	Posterior float64
	Scores    eval.Scores
	Labelled  bool           // whether Judgement says something
	Judgement eval.Judgement // against the label, without what is cut
	Title     string         // that was found
	GoldTitle string
	Images    Share // of the pictures of the gold body those that are kept; 0 of 0 without a label
}

// Share is so many of so many.
type Share struct{ Right, Of int }

// measure extracts all samples but the augmented ones with the weights for each.
func measure(ctx context.Context, samples []*sample, weights func(*sample) *Weights) ([]Page, error) {
	models := map[*Weights]*Weights{}
	var own []*sample
	for _, s := range samples {
		if s.augmented {
			continue
		}
		own = append(own, s)
		if w := weights(s); models[w] == nil {
			m, err := bind(*w)
			if err != nil {
				return nil, err
			}
			models[w] = m
		}
	}
	pages := make([]Page, len(own))
	err := forEach(ctx, len(own), func(i int) error {
		pages[i] = own[i].measure(models[weights(own[i])])
		return nil
	})
	return pages, err
}

// measure compares what a model finds with what is right.
func (s *sample) measure(m *Weights) Page {
	found := selects(m, s.page)
	title := s.page.DocumentTitle()
	if found.Title != page.None {
		title = s.page.Text(found.Title)
	}
	out := Page{
		ID: s.doc.ID, URL: s.doc.URL, Site: s.site, Article: s.article, Posterior: found.Score.Article,
		Scores: eval.NewReference(s.doc).Score(title, eval.BodyText(s.page, found)),
		Title:  title, GoldTitle: s.doc.Gold.Title,
	}
	if s.label != nil {
		out.Labelled = true
		out.Images = s.images(found)
		found.Cut = nil
		out.Judgement = eval.Judge(s.page, *s.label, found)
	}
	return out
}

// images counts the gold pictures in the labelled body, and those that are kept.
func (s *sample) images(found page.Selection) (n Share) {
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
