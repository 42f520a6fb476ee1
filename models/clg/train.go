package clg

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"galley/dataset"
	"galley/eval"
	"galley/internal/svm"
	"galley/page"
)

// Page is a page to learn from.
type Page struct {
	Name    string // for messages and for the order
	Page    *page.Page
	Content []bool // by node: the text belongs to the article
}

// Labelled are the articles among samples, as pages to learn from.
func Labelled(samples []dataset.Sample) (list []Page) {
	for _, s := range samples {
		if !s.Article || len(s.Selection.Roots) == 0 {
			continue
		}
		content := make([]bool, len(s.Page.Nodes))
		set := func(roots []page.NodeID, value bool) {
			for _, r := range roots {
				for i := r; i < s.Page.Nodes[r].End; i++ {
					content[i] = value
				}
			}
		}
		set(s.Selection.Roots, true)
		set(s.Selection.Cut, false)
		list = append(list, Page{s.URL, s.Page, content})
	}
	return list
}

// Gold is a page whose article has the given text: the texts of the page that are aligned
// with it are content.
func Gold(name string, p *page.Page, text string) Page {
	mode := eval.ModeOf(text)
	in := eval.NewNodes(p, mode).In(mode.Tokens(text))
	content := make([]bool, len(p.Nodes))
	k := 0
	for i := range p.Nodes {
		n := &p.Nodes[i]
		if n.Kind == page.Text && !n.Hidden && len(mode.Tokens(n.Text)) > 0 && k < len(in) {
			content[i] = in[k]
			k++
		}
	}
	return Page{name, p, content}
}

// Parsed are the pages as they would be without a browser: no boxes and no styles. What is
// hidden stays hidden.
func Parsed(pages []Page) []Page {
	list := slices.Clone(pages)
	for i := range list {
		p := *list[i].Page
		p.Laid, p.Size, p.Styles, p.Nodes = false, page.Size{}, nil, slices.Clone(p.Nodes)
		for k := range p.Nodes {
			p.Nodes[k].Box, p.Nodes[k].Style = page.Rect{}, page.NoStyle
		}
		list[i].Page = &p
	}
	return list
}

// Bounds of what is learned from.
const (
	maxRows = 1200
	mostly  = 0.9 // share of its characters, and of its texts, from which a block is content
)

// ErrNoPages says that there is nothing to learn from.
var ErrNoPages = errors.New("clg: no articles with labelled bodies to learn from")

// Train learns from laid-out pages, for pages with boxes, and from parsed ones, for those
// without. Either may be empty: such pages cannot be extracted then. Errors are ErrNoPages
// where both are, and those of the trainer.
func Train(ctx context.Context, laid, parsed []Page, seed uint64, trainer svm.Trainer) (*Model, error) {
	if len(laid)+len(parsed) == 0 {
		return nil, ErrNoPages
	}
	m := &Model{}
	for _, one := range []struct {
		pages []Page
		to    **machine
	}{{laid, &m.laid}, {parsed, &m.parsed}} {
		if len(one.pages) == 0 {
			continue
		}
		var err error
		if *one.to, err = train(ctx, one.pages, seed, trainer); err != nil {
			return nil, fmt.Errorf("clg: %w", err)
		}
	}
	return m, nil
}

func train(ctx context.Context, pages []Page, seed uint64, trainer svm.Trainer) (*machine, error) {
	pages = slices.Clone(pages)
	slices.SortStableFunc(pages, func(a, b Page) int { return strings.Compare(a.Name, b.Name) })
	random := rand.New(rand.NewPCG(seed, 5))
	perPage := max(maxRows/len(pages), 2)
	var problem svm.Problem
	for _, p := range pages {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		b, err := newBlocks(p.Page)
		if err != nil {
			continue // as it would be when it is extracted
		}
		rows, classes := b.labelled(p.Content)
		for _, k := range inTurns(random, classes, perPage) {
			problem.X, problem.Y = append(problem.X, rows[k]), append(problem.Y, classes[k])
		}
	}
	m := &machine{best: bestPositions(problem, positions(pages[0].Page.Laid))}
	for _, row := range problem.X {
		m.scale(row)
		for i := range row {
			row[i] = math.Round(row[i]*1e4) / 1e4 // short numbers: the file has them
		}
	}
	var err error
	m.model, err = trainer.Train(ctx, problem, params(problem))
	return m, err
}

// inTurns draws n rows, of both classes in turns as long as there are some: pages have many
// more blocks that are no content.
func inTurns(random *rand.Rand, classes []int, n int) (list []int) {
	byClass := map[int][]int{}
	for _, k := range random.Perm(len(classes)) {
		byClass[classes[k]] = append(byClass[classes[k]], k)
	}
	class := 1
	for len(list) < min(n, len(classes)) {
		if rows := byClass[class]; len(rows) > 0 {
			list, byClass[class] = append(list, rows[0]), rows[1:]
		}
		class = -class
	}
	return list
}

// labelled are the rows of the blocks: class 1 those that are content, -1 the others.
func (b *blocks) labelled(content []bool) (rows [][]float64, classes []int) {
	chars, texts := make([]float64, len(b.chars)), make([]float64, len(b.chars))
	for i := range content {
		if chars[i+1], texts[i+1] = chars[i], texts[i]; content[i] {
			chars[i+1] += b.chars[i+1] - b.chars[i]
			texts[i+1] += b.shown[i+1] - b.shown[i]
		}
	}
	for _, n := range b.nodes {
		class := -1
		if b.of(chars, n) >= mostly*b.of(b.chars, n) && b.of(texts, n) >= mostly*b.of(b.shown, n) {
			class = 1
		}
		classes = append(classes, class)
		rows = append(rows, b.row(n))
	}
	return rows, classes
}

// bestPositions are the means over the rows that are content.
func bestPositions(p svm.Problem, n int) []float64 {
	best, count := make([]float64, n), 0.0
	for i, row := range p.X {
		if p.Y[i] > 0 {
			count++
			for k := range best {
				best[k] += row[k]
			}
		}
	}
	for k := range best {
		best[k] /= max(count, 1)
	}
	return best
}

// params gives both classes the same weight in sum.
func params(p svm.Problem) svm.Params {
	positive := 0.0
	for _, y := range p.Y {
		if y > 0 {
			positive++
		}
	}
	all := float64(len(p.Y))
	return svm.Params{C: 8, Gamma: 1, WeightPos: all / (2 * max(positive, 1)), WeightNeg: all / (2 * max(all-positive, 1))}
}
