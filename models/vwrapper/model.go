package vwrapper

import (
	"galley/features"
	"galley/models"
	"galley/models/cover"
	"galley/models/method"
	"galley/page"
)

// Class is what a leaf block is called.
type Class uint8

// The classes of leaf blocks.
const (
	Other Class = iota
	Title
	Content
)

// Model is a trained V-Wrapper. It may be used by several goroutines.
type Model struct {
	Viewport page.Size // the screen that its pages were laid out on
	inner    booster   // stage 1
	title    booster   // stage 2
	content  booster
}

// Screen is the screen that pages must be laid out on.
func (m *Model) Screen() page.Size { return m.Viewport }

// Leaf is a leaf block as the model sees it.
type Leaf struct {
	Texts []page.NodeID // its texts, in document order
	Node  page.NodeID   // the element that they belong to
	Class Class
	Score float64 // the vote for its class, in (0, 1]; 0 for Other
}

// Blocks classifies all leaf blocks of a page, in document order. Those in an inner block
// that the first stage drops are Other. The errors are features.ErrNoLayout,
// *models.ViewportError and *method.LimitError.
func (m *Model) Blocks(p *page.Page) ([]Leaf, error) {
	switch {
	case !p.Laid:
		return nil, features.ErrNoLayout
	case p.Viewport != m.Viewport:
		return nil, &models.ViewportError{Page: p.Viewport, Wrapper: m.Viewport}
	}
	t, err := newTree(p)
	if err != nil {
		return nil, err
	}
	rows := t.rows()
	dropped := make([]bool, len(t.blocks))
	var list []Leaf
	for i := range t.blocks {
		b := &t.blocks[i]
		if b.parent >= 0 && dropped[b.parent] {
			dropped[i] = true
		} else if !b.leaf {
			dropped[i] = m.inner.score(rows[i]) <= 0
		}
		if !b.leaf {
			continue
		}
		leaf := Leaf{Texts: b.texts, Node: b.node}
		if !dropped[i] {
			leaf.Class, leaf.Score = m.classify(rows[i])
		}
		list = append(list, leaf)
	}
	return list, nil
}

// classify is the class with the higher vote, Other where both are against.
func (m *Model) classify(row []float64) (Class, float64) {
	title, content := m.title.score(row), m.content.score(row)
	switch {
	case max(title, content) <= 0:
		return Other, 0
	case title > content:
		return Title, title
	}
	return Content, content
}

// Select takes the leaves that are content for the body, and for the title the title leaf
// with the highest score, the first of equals. The errors are those of Blocks, and
// models.ErrNoArticle where nothing is content.
func (m *Model) Select(p *page.Page) (page.Selection, error) {
	nothing := page.Selection{Title: page.None}
	list, err := m.Blocks(p)
	if err != nil {
		return nothing, err
	}
	best := -1
	classes := make([]cover.Class, len(p.Nodes))
	for i, leaf := range list {
		class := cover.Boilerplate
		switch {
		case leaf.Class == Content:
			class = cover.Content
		case leaf.Class == Title && (best < 0 || leaf.Score > list[best].Score):
			best = i
		}
		for _, n := range leaf.Texts {
			classes[n] = class
		}
	}
	if best >= 0 {
		// A title in the body may stay there.
		for _, n := range list[best].Texts {
			classes[n] = cover.Undecided
		}
	}
	s, err := method.SelectContent(p, p.Body(), classes, nil, false)
	if err == nil && best >= 0 {
		s.Title = list[best].Node
	}
	return s, err
}

// Judgement counts leaf blocks, as the paper does.
type Judgement struct {
	Blocks, Right  int // all, and those with the class of the label
	News           int // blocks that the label calls title or content
	Found, Correct int // blocks that the model calls so, and those of them with the right class
}

// Add adds the counts of another page.
func (j *Judgement) Add(o Judgement) {
	j.Blocks, j.Right, j.News, j.Found, j.Correct = j.Blocks+o.Blocks, j.Right+o.Right, j.News+o.News, j.Found+o.Found, j.Correct+o.Correct
}

// Accuracy is the share of blocks that are right, in [0, 1].
func (j Judgement) Accuracy() float64 { return ratio(float64(j.Right), float64(j.Blocks)) }

// F1 is that of the blocks that are title or content, in [0, 1].
func (j Judgement) F1() float64 { return ratio(2*float64(j.Correct), float64(j.News+j.Found)) }

// Judge compares the classes of the leaf blocks with a label. The errors are those of
// Blocks.
func (m *Model) Judge(p *page.Page, label page.Selection) (Judgement, error) {
	var j Judgement
	list, err := m.Blocks(p)
	if err != nil {
		return j, err
	}
	for _, leaf := range list {
		want := classOf(p, leaf.Texts[0], label)
		j.Blocks++
		if leaf.Class == want {
			j.Right++
		}
		if want != Other {
			j.News++
		}
		if leaf.Class != Other {
			j.Found++
			if leaf.Class == want {
				j.Correct++
			}
		}
	}
	return j, nil
}

// classOf is what the label calls the block of a text.
func classOf(p *page.Page, text page.NodeID, label page.Selection) Class {
	switch {
	case label.Title != page.None && p.Contains(label.Title, text):
		return Title
	case p.Selects(label, text):
		return Content
	}
	return Other
}
