package ted

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"galley/dataset"
	"galley/page"
)

// Options of a training, and of what was trained. In a number 0 stands for the default.
type Options struct {
	// Alike is how alike pages of one cluster are on average, in [0, 1]; 0 means 0.8.
	Alike float64 `json:"alike"`
	// Known is the share of the fixed nodes of a template that a page must have to be of
	// it, in [0, 1]; 0 means 0.8.
	Known float64 `json:"known"`
	// Labels says that the labels of the training pages say which nodes of the template
	// are title and body. Otherwise rules choose among the passages, as in the paper.
	Labels bool `json:"labels"`
}

func (o Options) orDefault() Options {
	o.Alike, o.Known = cmp.Or(o.Alike, 0.8), cmp.Or(o.Known, 0.8)
	return o
}

// maxPages is how many pages are learned from; a seeded draw is taken where there are
// more, because every pair of them is compared.
const maxPages = 120

// ErrNoPages says that there is nothing to learn from.
var ErrNoPages = errors.New("ted: no labelled articles to learn templates from")

// Train learns templates from the articles among the samples. Without Options.Labels the
// labels are not looked at. Errors are ErrNoPages, method.LimitError, and those of ctx.
func Train(ctx context.Context, samples []dataset.Sample, seed uint64, o Options) (*Model, error) {
	pages := draw(samples, seed)
	if len(pages) == 0 {
		return nil, ErrNoPages
	}
	m := &Model{Options: o.orDefault()}
	trees := make([]*tree, len(pages))
	for i, s := range pages {
		trees[i] = newTree(s.Page)
	}
	groups, err := clusters(ctx, trees, m.Alike)
	if err != nil {
		return nil, fmt.Errorf("ted: compare the pages: %w", err)
	}
	for _, group := range several(groups) {
		t := &Template{Pages: len(group), Root: newPattern(trees[group[0]])}
		for _, i := range group[1:] {
			if err := fold(t.Root, trees[i]); err != nil {
				return nil, fmt.Errorf("ted: %s: %w", pages[i].URL, err)
			}
		}
		t.Root.measure(0)
		for _, i := range group {
			if err := t.vote(trees[i], pages[i].Selection); err != nil {
				return nil, fmt.Errorf("ted: %s: %w", pages[i].URL, err)
			}
		}
		t.elect()
		m.Templates = append(m.Templates, t)
	}
	return m, nil
}

// several are the groups of at least two pages: nothing is known to vary in a single one.
// Where there is no such group, all pages are one.
func several(groups [][]int) (list [][]int) {
	var all []int
	for _, g := range groups {
		all = append(all, g...)
		if len(g) > 1 {
			list = append(list, g)
		}
	}
	if len(list) == 0 {
		return [][]int{all}
	}
	return list
}

// draw are the articles, by address, at most maxPages of them.
func draw(samples []dataset.Sample, seed uint64) (list []dataset.Sample) {
	for _, s := range samples {
		if s.Article && len(s.Page.Nodes) > 0 {
			list = append(list, s)
		}
	}
	dataset.SortByAddress(list)
	if len(list) > maxPages {
		random := rand.New(rand.NewPCG(seed, 4))
		random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
		list = list[:maxPages]
	}
	return list
}

// The parts of an article that a node of a template may be.
const (
	partTitle = "title"
	partBody  = "body"
)

// vote counts which nodes of the template the labels of a page name.
func (t *Template) vote(page *tree, label page.Selection) error {
	found, err := mapPage(t.Root, page)
	if err != nil {
		return err
	}
	for p, at := range found.fixed {
		id := page.nodes[at].id
		for _, part := range []string{partTitle, partBody} {
			if part == partTitle && id == label.Title || part == partBody && id == label.Body() {
				if p.parts == nil {
					p.parts = map[string]int{}
				}
				p.parts[part]++
			}
		}
	}
	return nil
}

// elect gives title and body to the nodes that most pages vote for, the first of equals.
func (t *Template) elect() {
	best := map[string]*pattern{}
	t.Root.walk(func(p *pattern) {
		for _, part := range []string{partTitle, partBody} {
			if n := p.parts[part]; n > 0 && (best[part] == nil || n > best[part].parts[part]) {
				best[part] = p
			}
		}
	})
	for part, p := range best {
		p.Part = part
	}
}

// walk visits a subtree in pre-order.
func (p *pattern) walk(visit func(*pattern)) {
	visit(p)
	for _, c := range p.Children {
		c.walk(visit)
	}
}
