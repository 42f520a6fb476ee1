package ted

import (
	"galley/models"
	"galley/models/cover"
	"galley/page"
)

// Template is what the pages of one cluster have in common.
type Template struct {
	Pages int      `json:"pages"` // that it was made of
	Root  *pattern `json:"root"`
}

// Model is the templates of a site. It may be used by several goroutines.
type Model struct {
	Options
	Templates []*Template
}

// Select finds the article of a page of one of the templates. Where the page has too
// little of all of them, or no passage is long enough, the error is models.ErrNoArticle; a
// page that is too large to be compared is a *method.LimitError.
func (m *Model) Select(p *page.Page) (page.Selection, error) {
	nothing := page.Selection{Title: page.None}
	t := newTree(p)
	var best *mapping
	share := 0.0
	var template *Template
	for _, candidate := range m.Templates {
		found, err := mapPage(candidate.Root, t)
		if err != nil {
			return nothing, err
		}
		if s := float64(found.known) / float64(candidate.Root.size); s > share {
			best, share, template = found, s, candidate
		}
	}
	if best == nil || share < m.Known {
		return nothing, models.ErrNoArticle
	}
	if m.Labels {
		return template.labelled(t, best)
	}
	return passages(t, best)
}

// labelled takes the nodes that the labels of the training pages name.
func (t *Template) labelled(of *tree, found *mapping) (page.Selection, error) {
	s := page.Selection{Title: page.None}
	t.Root.walk(func(p *pattern) {
		at, has := found.fixed[p]
		switch {
		case !has:
		case p.Part == partTitle:
			s.Title = of.nodes[at].id
		case p.Part == partBody:
			s.Roots = []page.NodeID{of.nodes[at].id}
		}
	})
	if len(s.Roots) == 0 {
		return page.Selection{Title: page.None}, models.ErrNoArticle
	}
	return s, nil
}

// passages takes what the rules choose of what fills the wildcards.
func passages(t *tree, found *mapping) (page.Selection, error) {
	p := t.page
	c := byRules(t, found.passages)
	classes := make([]cover.Class, len(p.Nodes))
	for _, n := range t.nodes {
		if n.tag == "" {
			classes[n.id] = cover.Boilerplate
		}
	}
	for _, i := range c.body {
		classes[t.nodes[found.passages[i].node].id] = cover.Content
	}
	s := cover.Select(p, p.Body(), classes)
	if len(s.Roots) == 0 {
		return s, models.ErrNoArticle
	}
	if c.title >= 0 {
		s.Title = t.nodes[found.passages[c.title].node].id
		if p.Nodes[s.Title].Kind == page.Text {
			s.Title = p.Nodes[s.Title].Parent
		}
	}
	return s, nil
}
