package train

import (
	"fmt"
	"slices"

	"galley/dataset"
	"galley/eval"
	"galley/features"
	"galley/features/subtree"
	"galley/models"
	"galley/models/machine"
	"galley/models/site"
	"galley/models/site/built"
	"galley/page"
)

func measure(kind subtree.Kind, x *features.Index, s *dataset.Sample, set subtree.Set, o models.BaseScores, names *built.Names) (r rows, warning string, err error) {
	body := mainRoot(s.Page, s.Selection)
	r = rows{sample: s, label: body, agrees: map[int]bool{}}
	if kind == subtree.Title {
		r.label = s.Selection.Title
	}
	if r.nodes, warning, err = candidates(kind, x, set, s.Selection.Title, body, o); err != nil {
		return r, "", err
	}
	r.added = warning != ""
	if _, found := slices.BinarySearch(r.nodes, r.label); !found {
		r.label = sameAs(s.Page, r.nodes, r.label)
	}
	if kind == subtree.Title {
		r.matrix = set.Title(x, body, r.nodes)
	} else {
		r.matrix = set.Body(x, r.nodes)
	}
	if o == nil {
		return r, warning, nil
	}
	bodies := kind == subtree.Body
	traits := x.Traits()
	r.standing = standingOf(s, x, traits, r.nodes, bodies)
	if names != nil {
		_, places := (&site.Rebuilt{Names: *names}).Traits(x)
		r.after = standingOf(s, x, places, r.nodes, bodies)
	}
	if bodies {
		r.texts, _ = site.Elements(x, traits)
	}
	for _, n := range r.nodes {
		if bodies {
			r.base = append(r.base, o.Body(n))
		} else {
			r.base = append(r.base, o.Title(n, body))
		}
	}
	return r, warning, nil
}

// candidates are those of a page, with the labelled node among them. Titles are those
// given the labelled body, as in Wang et al. 2009, section 4.
func candidates(kind subtree.Kind, x *features.Index, set subtree.Set, title, body page.NodeID, o models.BaseScores) (nodes []page.NodeID, warning string, err error) {
	label := body
	if kind == subtree.Body {
		nodes, _, err = set.BodyCandidates(x)
		if o != nil {
			nodes = machine.Join(nodes, o.Best())
		}
	} else {
		label = title
		nodes, _, err = set.TitleCandidates(x, body)
		if o != nil {
			nodes = machine.Join(nodes, o.BestTitle(body))
		}
	}
	if err != nil {
		return nil, "", err
	}
	at, found := slices.BinarySearch(nodes, label)
	if !found && sameAs(x.Page, nodes, label) == page.None {
		nodes = slices.Insert(slices.Clone(nodes), at, label)
		warning = fmt.Sprintf("the labelled %s, %s, breaks the candidate rules; it was learned from, but is not found", nameOf(kind), x.Page.XPath(label))
	}
	return nodes, warning, nil
}

// sameAs is the first candidate around a node or in it that says the same; None without
// one. Of nested elements that say the same some sets have one only.
func sameAs(p *page.Page, nodes []page.NodeID, n page.NodeID) page.NodeID {
	for _, c := range nodes {
		if (p.Contains(c, n) || p.Contains(n, c)) && eval.SameSubtree(p, c, n) {
			return c
		}
	}
	return page.None
}
