package training

import (
	"galley/dataset"
	"galley/labeler/proposal"
)

// Propose is the current proposer's proposal for a page.
func (w *Worker) Propose(slug string) (*proposal.Made, error) {
	w.mu.Lock()
	current := w.current
	w.mu.Unlock()
	made, err := current.Of(slug, w.o.Store.Page)
	if err != nil {
		return nil, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if current == w.current {
		w.latest[slug] = made
	}
	return made, nil
}

// Latest is the proposal that there is for a page, perhaps a former proposer's; nil: none
// was made yet.
func (w *Worker) Latest(slug string) *proposal.Made {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.latest[slug]
}

// use takes another proposer: all proposals have to be made anew.
func (w *Worker) use(ps *proposal.Set) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if ps != w.current {
		w.current = ps
		w.generation++
	}
}

// Forget drops what is proposed for a page that has changed.
func (w *Worker) Forget(slug string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	delete(w.latest, slug)
	w.base.Drop(slug)
	w.current.Drop(slug)
	if w.last != nil {
		w.last.Drop(slug)
	}
}

// Order is the order of the pages without a label.
type Order struct {
	Queue []string `json:"queue"`
	From  string   `json:"from"` // what the proposals are from
	// Generation changes when proposals that were fetched are out of date.
	Generation int `json:"generation"`
}

// Order orders pages that wait for a label.
func (w *Worker) Order(entries []dataset.Entry) Order {
	w.mu.Lock()
	defer w.mu.Unlock()
	var list []proposal.Waiting
	for _, e := range entries {
		one := proposal.Waiting{Slug: e.Slug, Unsure: 1}
		if p := w.latest[e.Slug]; p != nil {
			one.Unsure, one.Layout = p.Unsure, p.Layout
		}
		list = append(list, one)
	}
	return Order{proposal.Order(list), w.current.From, w.generation}
}
