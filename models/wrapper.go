package models

import (
	"errors"
	"fmt"
	"math"

	"galley/features"
	"galley/internal/svm"
	"galley/page"
)

// ErrNoArticle says that nothing on the page can be an article's body. It is a
// finding, not a fault.
var ErrNoArticle = errors.New("no article on this page")

// Wrapper finds the title and the body of articles: first the body, the candidate
// with the highest posterior, then the title, given that body (Wang et al. 2009,
// sections 3 and 4; algorithms 2.4 and 2.7).
//
// It is read-only after it was made and may be used by several goroutines.
type Wrapper struct {
	Set      features.Set    // columns in the order the models read them
	Limits   features.Limits // constants of candidates and features
	Viewport page.Size       // the screen its training pages were laid out on
	Body     *svm.Model      // over Set's body columns; label +1 is the body
	Title    *svm.Model      // over Set's title columns; label +1 is the title
	Record   Record          // how it was trained
	Base     Base            // that it starts from, nil: none
	Mix      Mix             // of Base's opinion and its own
}

// Record says how a wrapper came about and how good it was when it was made.
type Record struct {
	Sites        []string       `json:"sites"`   // hosts of the training pages
	Pages        int            `json:"pages"`   // labelled pages it was trained on
	Dataset      string         `json:"dataset"` // digest of pages and labels, sha256 in hex
	Browser      string         `json:"browser"`
	Columns      features.Group `json:"columns"`
	Seed         uint64         `json:"seed"`
	Body         Fit            `json:"body"`
	Title        Fit            `json:"title"`
	CrossChecked CrossChecked   `json:"cross_validated"`
	Warnings     []string       `json:"warnings,omitempty"`
}

// Fit is one trained model: its data and parameters.
type Fit struct {
	Candidates     int     `json:"candidates"` // rows, positives included
	C              float64 `json:"c"`
	Gamma          float64 `json:"gamma"`
	WeightPos      float64 `json:"weight_pos"`
	WeightNeg      float64 `json:"weight_neg"`
	SupportVectors int     `json:"support_vectors"`
}

// CrossChecked is the strict accuracy on held-out pages of the training sites, in
// [0, 1], folds grouped by page. On other sites it may be lower.
type CrossChecked struct {
	Folds int     `json:"folds"`
	Title float64 `json:"title"`
	Body  float64 `json:"body"`
	Page  float64 `json:"page"`
}

// Candidate is one subtree that a wrapper judged.
type Candidate struct {
	Node      page.NodeID
	Decision  float64 // f(x) of the model; the highest wins
	Posterior float64 // [0, 1]
}

// Candidates are all that a wrapper judged on one page.
type Candidates struct {
	Body, Title []Candidate // in document order
	Relaxed     page.Relaxed
	Index       *features.Index // nil where no features of package features were measured
	Opinion     Opinion         // of the wrapper's Base, nil without
}

// A ViewportError says that page and wrapper were laid out on different screens.
type ViewportError struct{ Page, Wrapper page.Size }

func (e *ViewportError) Error() string {
	return fmt.Sprintf("the page was laid out on a screen of %.0fx%.0f, the wrapper was trained on %.0fx%.0f",
		e.Page.W, e.Page.H, e.Wrapper.W, e.Wrapper.H)
}

// Hint says what to do about it.
func (e *ViewportError) Hint() string {
	return fmt.Sprintf("render the page with --viewport %.0fx%.0f, or train on pages of its screen", e.Wrapper.W, e.Wrapper.H)
}

// Select finds body and title. Without a body candidate the error is
// ErrNoArticle; a page without boxes is features.ErrNoLayout, one of another
// screen a *ViewportError. A page with a body but no title has Title None.
func (w *Wrapper) Select(p *page.Page) (page.Selection, error) {
	c, err := w.Judge(p)
	if err != nil {
		return page.Selection{Title: page.None}, err
	}
	body := c.Body[Best(p, c.Body)]
	s := page.Selection{Title: page.None, Roots: []page.NodeID{body.Node}, Relaxed: c.Relaxed}
	s.Score.Body = body.Posterior
	if len(c.Title) > 0 {
		title := c.Title[Best(p, c.Title)]
		s.Title, s.Score.Title = title.Node, title.Posterior
	}
	if c.Opinion != nil {
		s.Cut, s.Score.Article = c.Opinion.Cut(body.Node, s.Title), c.Opinion.Article()
	}
	return s, nil
}

// Judge gives every candidate of the page its posterior: bodies, and titles given
// the best body. Errors are those of Select.
func (w *Wrapper) Judge(p *page.Page) (Candidates, error) {
	if p.Laid && p.Viewport != w.Viewport {
		return Candidates{}, &ViewportError{p.Viewport, w.Viewport}
	}
	x := features.NewIndex(p, w.Limits)
	nodes, relaxed, err := features.BodyCandidates(x)
	if err != nil {
		return Candidates{}, err
	}
	c := Candidates{Index: x}
	if w.Base != nil {
		c.Opinion = w.Base.Opine(p)
	}
	nodes = BodyCandidates(nodes, c.Opinion)
	if len(nodes) == 0 {
		return Candidates{}, ErrNoArticle
	}
	c.Body, c.Relaxed.Body = judge(w.Body, nodes, w.Set.Body(x, nodes)), relaxed
	if c.Opinion != nil {
		mix(w.Body, c.Body, w.Mix.Body, c.Opinion.Body)
	}
	body := c.Body[Best(p, c.Body)].Node
	nodes, relaxed, err = features.TitleCandidates(x, body)
	if err != nil {
		return Candidates{}, err
	}
	nodes = TitleCandidates(nodes, c.Opinion, body)
	c.Title = judge(w.Title, nodes, w.Set.Title(x, body, nodes))
	if c.Opinion != nil {
		mix(w.Title, c.Title, w.Mix.Title, func(n page.NodeID) float64 { return c.Opinion.Title(n, body) })
	}
	c.Relaxed.Title = relaxed && len(nodes) > 0
	return c, nil
}

// mix adds an opinion to the decision values, and says what is likely then.
func mix(m *svm.Model, list []Candidate, weight float64, of func(page.NodeID) float64) {
	a, b, _ := m.Sigmoid()
	for i := range list {
		c := &list[i]
		c.Decision += weight * of(c.Node)
		c.Posterior = 1 / (1 + math.Exp(a*c.Decision+b))
	}
}

func judge(m *svm.Model, nodes []page.NodeID, rows features.Matrix) []Candidate {
	list := make([]Candidate, len(nodes))
	for i, n := range nodes {
		row := rows.Row(i)
		list[i] = Candidate{n, m.Decision(row), m.Probability(row)}
	}
	return list
}

// Best is the index of the candidate with the highest posterior. Within a page the
// posterior grows with the decision value, which does not saturate, so that is
// compared; ties go to the deeper element, because the definitions ask for the
// lowest subtree, then to the first (algorithms OPEN-W8). The list must not be
// empty.
func Best(p *page.Page, list []Candidate) int {
	const tie = 1e-12
	highest := list[0].Decision
	for _, c := range list {
		highest = max(highest, c.Decision)
	}
	at := -1
	var depths []int32 // ties are rare, and a depth alone costs a walk to the root
	for i, c := range list {
		switch {
		case c.Decision < highest-tie:
		case at < 0:
			at = i
		default:
			if depths == nil {
				depths = p.Depths()
			}
			if depths[c.Node] > depths[list[at].Node] {
				at = i
			}
		}
	}
	return at
}
