package fused

import (
	"fmt"

	"galley/internal/nn"
	"galley/page"
)

// Weights are what a Model judges by. Parts that are nil are done by rules.
type Weights struct {
	First  nn.Net `json:"first"`  // of blocks; inputs: Evidence
	Second nn.Net `json:"second"` // of blocks again; inputs: ContextEvidence

	Body    *nn.Net `json:"body,omitempty"`    // of subtrees, one of which is the body
	Title   *nn.Net `json:"title,omitempty"`   // of subtrees, one of which may be the title
	Article *nn.Net `json:"article,omitempty"` // of the page: is it an article?

	// Keep is the least posterior of a block in the body subtree, Add that of one
	// outside of it; Refuse is the posterior under which a page is no article.
	Keep   float64 `json:"keep,omitempty"`
	Add    float64 `json:"add,omitempty"`
	Refuse float64 `json:"refuse,omitempty"`
}

// Model are weights with the evidence that they are for. It may be used by several
// goroutines.
type Model struct {
	weights Weights
	first   []column
	second  []contextColumn
	body    []bodyColumn
	title   []titleColumn
	page    []pageColumn
}

// NewModel checks weights. The error is a *ColumnError where they are for evidence
// that there is not.
func NewModel(w Weights) (*Model, error) {
	m := &Model{weights: w}
	err := bind(&w.First, allColumns(), &m.first)
	for _, next := range []func() error{
		func() error { return bind(&w.Second, contextColumns, &m.second) },
		func() error { return bind(w.Body, bodyColumns, &m.body) },
		func() error { return bind(w.Title, titleColumns, &m.title) },
		func() error { return bind(w.Article, pageColumns, &m.page) },
	} {
		if err == nil {
			err = next()
		}
	}
	if err != nil {
		return nil, fmt.Errorf("fused: weights: %w", err)
	}
	return m, nil
}

// named is any kind of column.
type named interface{ key() string }

func (c column) key() string        { return c.name }
func (c contextColumn) key() string { return c.name }
func (c bodyColumn) key() string    { return c.name }
func (c titleColumn) key() string   { return c.name }
func (c pageColumn) key() string    { return c.name }

// bind finds the columns that a net reads, in its order.
func bind[C named](n *nn.Net, have []C, to *[]C) error {
	if n == nil {
		return nil
	}
	if err := n.Check(); err != nil {
		return err
	}
	byName := make(map[string]C, len(have))
	for _, c := range have {
		byName[c.key()] = c
	}
	for _, in := range n.Inputs {
		c, ok := byName[in.Name]
		if !ok {
			return &ColumnError{in.Name}
		}
		*to = append(*to, c)
	}
	return nil
}

func keys[C named](list []C) []string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = c.key()
	}
	return names
}

// ColumnError says that weights are for evidence that this build does not have.
type ColumnError struct{ Name string }

func (e *ColumnError) Error() string { return fmt.Sprintf("there is no evidence %q", e.Name) }

// Hint says what to do about it.
func (e *ColumnError) Hint() string {
	return "use the galley that the weights were made with, or fit them again"
}

// posteriors are the probabilities of the blocks to be part of the body.
func (m *Model) posteriors(s *sheet, noContext bool) []float64 {
	post := m.weights.First.Posteriors(len(s.blocks), func(i int, out []float64) {
		for k := range m.first {
			out[k] = m.first[k].of(s, i)
		}
	})
	if noContext {
		return post
	}
	t := s.tally(post)
	return m.weights.Second.Posteriors(len(s.blocks), func(i int, out []float64) {
		for k := range m.second {
			out[k] = m.second[k].of(t, i)
		}
	})
}

// chosen is one of several subtrees.
type chosen struct {
	node      page.NodeID // None: there are none
	at        int         // among the candidates
	posterior float64
	logit     float64
	margin    float64 // its logit less that of the next, 10 at most
}

// choose takes the highest logit, the first of equals.
func choose(nodes []page.NodeID, logits []float64) chosen {
	const far = 10
	c := chosen{node: page.None, margin: far}
	for i, v := range logits {
		switch {
		case c.node == page.None:
			c.node, c.at, c.logit = nodes[i], i, v
		case v > c.logit:
			c.node, c.at, c.logit, c.margin = nodes[i], i, v, min(far, v-c.logit)
		default:
			c.margin = min(c.margin, c.logit-v)
		}
	}
	if c.node != page.None {
		c.posterior = nn.Softmax(logits)[c.at]
	}
	return c
}
