package method

import (
	"fmt"
	"maps"
	"slices"

	"galley/models"
	"galley/models/cover"
	"galley/page"
)

// Method describes a training-free extractor: what can be asked for by name.
type Method struct {
	Name   string  // lower-case, unique among all methods
	Paper  string  // where it was published
	Doc    string  // one line
	Params []Param // in the order in which they should be shown
	Laid   bool    // it needs pages that a browser laid out; on others its error is features.ErrNoLayout

	// New makes it with the given parameters; those not given have their
	// defaults. Unknown names and values out of range are errors (see Values).
	New func(values map[string]float64) (models.Selector, error)
}

// Param is one parameter of a Method. Switches are 0 (off) or 1 (on).
type Param struct {
	Name     string
	Default  float64 // the published value, where there is one
	Min, Max float64 // both included
	Doc      string  // one line, with the unit
}

// Values are the given parameters with the defaults of those that are not given.
// A name that is not in params, or a value that is not in its range, is an error.
func Values(params []Param, given map[string]float64) (map[string]float64, error) {
	all := make(map[string]float64, len(params))
	for _, p := range params {
		v, ok := given[p.Name]
		if !ok {
			v = p.Default
		}
		if !(v >= p.Min && v <= p.Max) { // NaN too
			return nil, fmt.Errorf("parameter %s: %v is not in [%v, %v]", p.Name, v, p.Min, p.Max)
		}
		all[p.Name] = v
	}
	for _, name := range slices.Sorted(maps.Keys(given)) {
		if _, ok := all[name]; !ok {
			return nil, fmt.Errorf("no parameter %q", name)
		}
	}
	return all, nil
}

// Heading is the first <h1> with text among the nodes that are read, page.None
// when there is none: the title that a method without one of its own falls back
// to when it is asked to.
func Heading(p *page.Page, read []bool) page.NodeID {
	for i := range p.Nodes {
		if read[i] && p.Nodes[i].Tag == "h1" && p.Text(page.NodeID(i)) != "" {
			return page.NodeID(i)
		}
	}
	return page.None
}

// SelectContent is the Selection of the Content in the subtree of top (see cover.Select). The
// error is ErrNoArticle where there is none. With heading, the title is the first <h1>
// with text among the nodes that are read (see Heading).
func SelectContent(p *page.Page, top page.NodeID, classes []cover.Class, read []bool, heading bool) (page.Selection, error) {
	s := cover.Select(p, top, classes)
	if len(s.Roots) == 0 {
		return s, models.ErrNoArticle
	}
	if heading {
		s.Title = Heading(p, read)
	}
	return s, nil
}
