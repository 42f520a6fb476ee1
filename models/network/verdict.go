package network

import (
	"galley/features"
	"galley/internal/nn"
	"galley/models/boilerplate"
)

// Article is the posterior that the page is an article, and the one by which its text is
// selected, given the chosen body and title: 1 where no network scores that. Document was
// fitted together with what selects by it. Verdict was fitted to pages that say little of
// themselves, too; the two err on other pages, so that the mean of their logits is better
// than either.
func (n *Stages) Article(v *features.TitleView, body, title features.Choice) (article, like float64) {
	if n.Document == nil {
		return 1, 1
	}
	d := v.Document(body, title)
	logit := n.Document.Logits(1, func(_ int, row []float64) { d.Row(&n.tables.document, row) })[0]
	if like = nn.Sigmoid(logit); n.Verdict == nil {
		return like, like
	}
	other := n.Verdict.Logits(1, func(_ int, row []float64) { d.Row(&n.tables.verdict, row) })[0]
	return nn.Sigmoid((logit + other) / 2), like
}

// DocumentView is what the networks Document and Verdict read of a page. Block, Body and
// Title must be there.
func (n *Stages) DocumentView(x *features.Index) *features.DocumentView {
	blocks := boilerplate.Correct(x, n.ScoreBlocks(x, false), 1)
	bodies, _ := n.Bodies(blocks)
	body := bodies.Score(x.Page, nil).Choice
	titles, view := n.Titles(blocks, body.Node)
	return view.Document(body, titles.Score(x.Page, nil).Choice)
}

// WithVerdict are the same networks with another Verdict, of the columns of today. The
// error is that of New.
func (n *Stages) WithVerdict(net *nn.Net) (*Stages, error) {
	only, err := New(Stages{Block: n.Block, Verdict: net}, nil)
	if err != nil {
		return nil, err
	}
	out := *n
	out.Verdict, out.tables.verdict = net, only.tables.verdict
	return &out, nil
}
