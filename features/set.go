package features

import (
	"fmt"
	"slices"
	"strings"

	"galley/page"
)

// subtreeColumn is a column of subtrees.
type subtreeColumn = column[*subtreeView, page.NodeID]

// Kind says which subtree a table of columns describes.
type Kind int

// The subtrees of an article.
const (
	Body Kind = iota
	Title
)

// A Set is a choice of features: a table of columns for body subtrees and one
// for title subtrees. Its values are tables of constants; copies are cheap and
// changes of one are not seen by others.
type Set struct {
	Name    string
	Version int    // raised whenever a column of the set changes its meaning
	Limits  Limits // what the set is meant to be used with

	columns [2][]subtreeColumn // by Kind
}

// Wang2009 is the paper to the letter: six features of bodies, ten of titles,
// scaled by nothing but the screen (OPEN-W9), candidates of the first screen,
// and no links in titles.
func Wang2009() Set {
	s := Set{Name: "wang2009", Version: 1, Limits: wang2009Limits}
	s.columns = [2][]subtreeColumn{wangBodyColumns[:paperBody], wangTitleColumns[:paperTitle]}
	s.Limits.FormattingElements = slices.Clone(s.Limits.FormattingElements)
	return s.Unscaled()
}

// Full is the default: the paper's features on fixed scales, and those that a
// wrapper trained on one site took to other sites ([Study]). Bodies go without
// RectHeight: how long its articles are is what a wrapper learns of a site, not of
// articles, and without it more pages of other sites come out right ([Study]).
func Full() Set {
	s := Set{Name: "full", Version: 1, Limits: fullLimits}
	s.columns = [2][]subtreeColumn{slices.Clone(wangBodyColumns), slices.Clone(wangTitleColumns)}
	s.columns[Body] = slices.DeleteFunc(s.columns[Body], func(c subtreeColumn) bool { return c.Name == "RectHeight" })
	s.Limits.FormattingElements = slices.Clone(s.Limits.FormattingElements)
	return s
}

// Sets are all sets, the default first.
func Sets() []Set { return []Set{Full(), Wang2009()} }

// An UnknownError says that this build has no feature set or column of a name.
type UnknownError struct {
	What  string   // "feature set", "body column" or "title column"
	Name  string   // what was asked for
	Known []string // what there is
}

func (e *UnknownError) Error() string {
	return fmt.Sprintf("features: no %s %q", e.What, e.Name)
}

// Hint says what there is instead.
func (e *UnknownError) Hint() string { return "there are: " + strings.Join(e.Known, ", ") }

// Lookup is the set of the given name; the error is an *UnknownError.
func Lookup(name string) (Set, error) {
	var known []string
	for _, s := range Sets() {
		if s.Name == name {
			return s, nil
		}
		known = append(known, s.Name)
	}
	return Set{}, &UnknownError{"feature set", name, known}
}

// Columns are the columns of a kind and group, in the order of the matrices.
func (s Set) Columns(k Kind, g Group) []Column {
	var cols []Column
	for _, c := range s.columns[k] {
		if g == All || c.Group == g {
			cols = append(cols, c.Column)
		}
	}
	return cols
}

// Names are the names of the columns of a kind, in the order of the matrices.
func (s Set) Names(k Kind) []string {
	names := make([]string, len(s.columns[k]))
	for i, c := range s.columns[k] {
		names[i] = c.Name
	}
	return names
}

// Only is the set with the columns of one group.
func (s Set) Only(g Group) Set {
	if g == All {
		return s
	}
	for k := range s.columns {
		s.columns[k] = slices.DeleteFunc(slices.Clone(s.columns[k]), func(c subtreeColumn) bool { return c.Group != g })
	}
	return s
}

// Pick is the set with the named columns of a kind in the given order, as a
// wrapper file lists them; the other kind stays. The error is an *UnknownError.
func (s Set) Pick(k Kind, names ...string) (Set, error) {
	have := s.Names(k)
	cols := make([]subtreeColumn, 0, len(names))
	for _, name := range names {
		i := slices.Index(have, name)
		if i < 0 {
			return Set{}, &UnknownError{[...]string{"body column", "title column"}[k], name, have}
		}
		cols = append(cols, s.columns[k][i])
	}
	s.columns[k] = cols
	return s, nil
}

// Unscaled is the set with raw values: every Mean 0, every SD 1.
func (s Set) Unscaled() Set {
	for k := range s.columns {
		s.columns[k] = slices.Clone(s.columns[k])
		for i := range s.columns[k] {
			s.columns[k][i].Mean, s.columns[k][i].SD = 0, 1
		}
	}
	return s
}

// Body measures each candidate as a body: row i is that of cands[i].
func (s Set) Body(x *Index, cands []page.NodeID) Matrix {
	return fillMatrix(s.columns[Body], &subtreeView{subtreeIndex: x.subtrees(), body: page.None}, cands)
}

// Title measures each candidate as the title of the article with the given body
// subtree; row i is that of cands[i]. Without a body (None), what relates to
// the body is 0 or measured from an empty box in the page's corner.
func (s Set) Title(x *Index, body page.NodeID, cands []page.NodeID) Matrix {
	v := &subtreeView{subtreeIndex: x.subtrees(), body: body, bodyFont: x.subtrees().textFont(body)}
	if body != page.None {
		v.bodyBox = x.Box(body)
	}
	return fillMatrix(s.columns[Title], v, cands)
}

func fillMatrix(cols []subtreeColumn, v *subtreeView, cands []page.NodeID) Matrix {
	m := Matrix{Cols: len(cols), rows: len(cands)}
	m.Data = make([]float64, 0, len(cols)*len(cands))
	for _, n := range cands {
		for i := range cols {
			m.Data = append(m.Data, scaled(&cols[i], v, n))
		}
	}
	return m
}

// subtreeView is what a column of subtrees is read from: the page, and for titles the
// body of the article.
type subtreeView struct {
	*subtreeIndex
	body     page.NodeID // None for the columns of bodies
	bodyBox  page.Rect
	bodyFont float64 // font size that most of the body's characters have, CSS px
}

// scaled is the scaled value of a column; never NaN, never infinite.
func scaled(c *subtreeColumn, v *subtreeView, n page.NodeID) float64 {
	return finite((finite(c.of(v, n)) - c.Mean) / c.SD)
}
