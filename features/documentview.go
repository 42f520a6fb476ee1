package features

import "galley/page"

// Choice is what a model chose among the candidates of a page.
type Choice struct {
	Node      page.NodeID // None: there were no candidates
	At        int         // among the candidates
	Logit     float64
	Margin    float64 // its logit less that of the next, at most 10
	Posterior float64 // of being the one among the candidates
}

// keptFrom is the posterior from which a block counts as kept in the columns of pages.
const keptFrom = 0.45

// Titles finds the subtrees that may be the title of the article with the given body,
// which may be None.
func (t *BlockScores) Titles(body page.NodeID) *TitleView {
	start := len(t.blocks)
	if body != page.None {
		a, b := t.within(body)
		start = a
		for i := a; i < b; i++ {
			if t.post[i] >= 0.5 && t.blocks[i].prose() {
				start = i
				break
			}
		}
	}
	return newTitleView(t, body, start)
}

// Document is what the columns of the page are read from, given the choices of body and
// title. The title must be one of the view's candidates.
func (v *TitleView) Document(body, title Choice) *DocumentView {
	p := &DocumentView{TitleView: v, bodyTop: body.Margin, tags: v.countTags()}
	if title.Node != page.None {
		h := &v.list[title.At]
		p.title, p.second = title.Logit, title.Logit-title.Margin
		p.rank, p.heading, p.best, p.slug = h.rank, page.Norm(h.text), h.fits[documentHint], h.fits[addressHint].f1
	}
	for i := range v.blocks {
		if v.post[i] >= keptFrom {
			p.kept.add(&v.blocks[i])
		}
	}
	if body.Node != page.None {
		w, expected := v.span(v.within(body.Node))
		p.keptIn = ratio(expected, w)
	}
	return p
}

// Row measures the page; out has room for the columns of the table.
func (v *DocumentView) Row(t *DocumentTable, out []float64) { t.row(v, 0, out) }
