package train

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"galley/dataset"
	"galley/eval"
	"galley/features"
	"galley/page"
)

// table is the training data of one model.
type table struct {
	kind  features.Kind
	pages []rows
}

// rows are the candidates of one page.
type rows struct {
	sample *dataset.Sample
	nodes  []page.NodeID
	matrix features.Matrix
	label  page.NodeID
	use    []bool       // rows to train on; all rows are judged
	agrees map[int]bool // candidates found to have the label's text and images
}

// build measures the candidates of every page. Pages without the label in
// question contribute nothing. What is odd about a page is a warning.
func build(kind features.Kind, samples []dataset.Sample, set features.Set, limits features.Limits, seed uint64) (*table, []string, error) {
	t := &table{kind: kind}
	var warnings []string
	for i := range samples {
		s := &samples[i]
		label := s.Selection.Body()
		if kind == features.Title {
			label = s.Selection.Title
		}
		if label == page.None || s.Selection.Body() == page.None {
			continue
		}
		x := features.NewIndex(s.Page, limits)
		nodes, warning, err := candidates(kind, x, s.Selection)
		if err != nil {
			return nil, nil, fmt.Errorf("train: %s: %w", s.URL, err)
		}
		if warning != "" {
			warnings = append(warnings, s.URL+": "+warning)
		}
		r := rows{sample: s, nodes: nodes, label: label, agrees: map[int]bool{}}
		if kind == features.Body {
			r.matrix = set.Body(x, nodes)
		} else {
			r.matrix = set.Title(x, s.Selection.Body(), nodes)
		}
		r.use = draw(nodes, label, rand.New(rand.NewPCG(seed, uint64(i))))
		t.pages = append(t.pages, r)
	}
	return t, warnings, nil
}

// candidates are those of a page, with the labelled node among them (algorithms
// 2.5). Titles are those given the labelled body (OPEN-W11).
func candidates(kind features.Kind, x *features.Index, sel page.Selection) (nodes []page.NodeID, warning string, err error) {
	label := sel.Body()
	if kind == features.Body {
		nodes, _, err = features.BodyCandidates(x)
	} else {
		label = sel.Title
		nodes, _, err = features.TitleCandidates(x, sel.Body())
	}
	if err != nil {
		return nil, "", err
	}
	at, found := slices.BinarySearch(nodes, label)
	if !found {
		nodes = slices.Insert(nodes, at, label)
		what := "body"
		if kind == features.Title {
			what = "title"
		}
		warning = fmt.Sprintf("the labelled %s, %s, breaks the candidate rules; it was added", what, x.Page.XPath(label))
	}
	return nodes, warning, nil
}

// draw chooses the rows to train on: the label and at most maxNegatives others.
func draw(nodes []page.NodeID, label page.NodeID, rng *rand.Rand) []bool {
	use := make([]bool, len(nodes))
	var others []int
	for i, n := range nodes {
		if n == label {
			use[i] = true
		} else {
			others = append(others, i)
		}
	}
	if len(others) > maxNegatives {
		rng.Shuffle(len(others), func(i, j int) { others[i], others[j] = others[j], others[i] })
		others = others[:maxNegatives]
	}
	for _, i := range others {
		use[i] = true
	}
	return use
}

// right reports whether candidate i of the page is strictly the labelled subtree.
func (r *rows) right(i int) bool {
	if r.nodes[i] == r.label {
		return true
	}
	agrees, known := r.agrees[i]
	if !known {
		agrees = eval.SameSubtree(r.sample.Page, r.nodes[i], r.label)
		r.agrees[i] = agrees
	}
	return agrees
}

// candidates counts the rows that are trained on.
func (t *table) candidates() int {
	n := 0
	for _, r := range t.pages {
		for _, use := range r.use {
			if use {
				n++
			}
		}
	}
	return n
}
