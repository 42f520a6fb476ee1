package comments

import (
	"slices"

	"galley/features"
	"galley/page"
	"galley/page/control"
)

// WithoutAnswers are the scores of blocks without those of what follows a form to answer the text
// with, beside it: the answers that readers gave.
func WithoutAnswers(x *features.Index, scores *features.BlockScores) *features.BlockScores {
	form := answerForm(x, scores)
	if form == page.None {
		return scores
	}
	post := slices.Clone(scores.Posteriors())
	_, from := x.Span(form)
	_, to := x.Span(x.Page.Nodes[form].Parent)
	clear(post[from:to])
	return x.Scores(post)
}

// answerForm is the first form behind the text to answer it with; page.None without.
func answerForm(x *features.Index, scores *features.BlockScores) page.NodeID {
	p, start := x.Page, behindText(x, scores)
	body := p.Body()
	for n := body; n < p.Nodes[body].End; n++ {
		if form := control.AnswerForm(p, n); form != page.None && x.Readable(n) {
			if from, _ := x.Span(form); from >= start {
				return form
			}
		}
	}
	return page.None
}
