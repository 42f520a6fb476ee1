package labeler

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"galley/dataset"
	"galley/page"
)

// waiting is a page without a label.
type waiting struct {
	slug   string
	unsure float64
	layout string
}

// order says which page to show when: of every layout the page that the proposer is
// least sure of, then of every layout the next. So the first pages show all there
// is, each is worth a look, and none is dropped.
func order(list []waiting) []string {
	byLayout := map[string][]waiting{}
	for _, w := range list {
		byLayout[w.layout] = append(byLayout[w.layout], w)
	}
	type ranked struct {
		waiting
		round int
	}
	var all []ranked
	for _, group := range byLayout {
		slices.SortFunc(group, lessSure)
		for i, w := range group {
			all = append(all, ranked{w, i})
		}
	}
	slices.SortFunc(all, func(a, b ranked) int {
		return cmp.Or(cmp.Compare(a.round, b.round), lessSure(a.waiting, b.waiting))
	})
	slugs := make([]string, len(all))
	for i, w := range all {
		slugs[i] = w.slug
	}
	return slugs
}

func lessSure(a, b waiting) int {
	return cmp.Or(cmp.Compare(b.unsure, a.unsure), strings.Compare(a.slug, b.slug))
}

// layoutOf is equal for pages of one template: the tags down to the body, where it
// stands, and where the title is. Positions count in steps that a reader would see.
func layoutOf(p *page.Page, sel page.Selection) string {
	body := sel.Body()
	if body == page.None {
		return ""
	}
	var b strings.Builder
	for a := range p.Ancestors(body) {
		b.WriteString(p.Nodes[a].Tag + "<")
	}
	const step = 64 // px
	box := p.Nodes[body].Box
	fmt.Fprintf(&b, " %.0f %.0f", math.Floor(box.X/step), math.Floor(box.W/step))
	if sel.Title != page.None {
		fmt.Fprintf(&b, " %t %.0f", p.Contains(body, sel.Title), math.Floor(p.Nodes[sel.Title].Box.X/step))
	}
	return b.String()
}

// wireQueue is the order of the pages without a label.
type wireQueue struct {
	Queue []string `json:"queue"`
	From  string   `json:"from"` // what the proposals are from
	// Generation changes when proposals that were fetched are out of date.
	Generation int `json:"generation"`
}

// tellQueue tells every tab the order of the pages, or, where it is another one for each
// annotator, to ask for it.
func (s *Server) tellQueue() {
	if s.o.Double > 0 {
		s.events.send("queue", map[string]bool{"ask": true})
		return
	}
	s.events.send("queue", s.queue(""))
}

// queue is the order for one annotator.
func (s *Server) queue(who string) wireQueue {
	entries := slices.DeleteFunc(s.store.Pages(), func(e dataset.Entry) bool {
		if e.Err != nil || !e.Labelled {
			return e.Err != nil
		}
		if !s.double(e.Slug) {
			return true
		}
		st, err := s.standing(e.Slug, who)
		return err != nil || !st.open
	})
	s.mu.Lock()
	defer s.mu.Unlock()
	var list []waiting
	for _, e := range entries {
		w := waiting{slug: e.Slug, unsure: 1}
		if p := s.work.latest[e.Slug]; p != nil {
			w.unsure, w.layout = p.unsure, p.layout
		}
		list = append(list, w)
	}
	return wireQueue{order(list), s.work.current.from, s.work.generation}
}
