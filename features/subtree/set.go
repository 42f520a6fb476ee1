package subtree

import (
	"slices"

	"galley/features/column"
	"galley/features/wang"
	"galley/page"
)

// subtreeColumn is a column of subtrees.
type subtreeColumn = column.Measured[*subtreeView, page.NodeID]

// Kind is what the subtrees are that a table of columns describes.
type Kind int

// The kinds of subtrees.
const (
	Body Kind = iota
	Title
)

// A Set is a choice of columns of subtrees: a table for bodies and one for titles.
// Methods return changed copies, which are cheap; a Set itself never changes.
type Set struct {
	Name    string
	Version int         // raised when a column of the set changes its meaning
	Limits  wang.Limits // what the set is meant to be used with

	columns  [2][]subtreeColumn // by Kind
	relative bool               // columns and candidates are those of Bodies and Titles
}

// Wang2009 is the set of Wang et al. 2009, to the letter: six features of bodies, ten
// of titles, candidates of the first screen, and no links in titles. The paper names no
// scaling, so values are scaled by the screen only.
func Wang2009() Set {
	s := Set{Name: "wang2009", Version: 1, Limits: wang.PaperLimits()}
	s.columns = [2][]subtreeColumn{paperBodies[:wang.PaperBody], paperTitles[:wang.PaperTitle]}
	return s.Unscaled()
}

// The columns of Wang et al. 2009 and those that were added to them, as columns of subtrees.
var (
	paperBodies = ofPaper(wang.BodyColumns())
	paperTitles = ofPaper(wang.TitleColumns())
)

// ofPaper makes columns of subtrees of those of Wang et al. 2009.
func ofPaper(list []wang.Column) []subtreeColumn {
	columns := make([]subtreeColumn, len(list))
	for i, c := range list {
		columns[i] = subtreeColumn{Column: c.Column, Of: func(v *subtreeView, n page.NodeID) float64 { return c.Of(v.paper, n) }}
	}
	return columns
}

// Full is the default set beside a base: the paper's features on fixed scales, and further ones that
// were right on other sites than the one of the training ([Study]). RectHeight of bodies
// is left out: a wrapper learns from it how long the articles of one site are, and
// without it more pages of other sites came out right ([Study]).
func Full() Set {
	s := Set{Name: "full", Version: 1, Limits: wang.DefaultLimits()}
	s.columns = [2][]subtreeColumn{slices.Clone(paperBodies), slices.Clone(paperTitles)}
	s.columns[Body] = slices.DeleteFunc(s.columns[Body], func(c subtreeColumn) bool { return c.Name == "RectHeight" })
	return s
}

// Sets are all sets.
func Sets() []Set { return []Set{Full(), Relative(), Wang2009()} }

// Default is the set that is learned from where none is named: [Full] beside a base,
// which knows what one site cannot teach, and [Relative] for labels alone.
func Default(base bool) Set {
	if base {
		return Full()
	}
	return Relative()
}

// Lookup is the set of the given name; the error is an *UnknownError.
func Lookup(name string) (Set, error) {
	var known []string
	for _, s := range Sets() {
		if s.Name == name {
			return s, nil
		}
		known = append(known, s.Name)
	}
	return Set{}, &column.UnknownError{What: "feature set", Name: name, Known: known}
}

// Columns are the columns of a kind and group, in the order of the matrices.
func (s Set) Columns(k Kind, g column.Group) []column.Column {
	var cols []column.Column
	for _, c := range s.columns[k] {
		if g == column.All || c.Group == g {
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
func (s Set) Only(g column.Group) Set {
	if g == column.All {
		return s
	}
	for k := range s.columns {
		s.columns[k] = slices.DeleteFunc(slices.Clone(s.columns[k]), func(c subtreeColumn) bool { return c.Group != g })
	}
	return s
}

// Pick is the set with the named columns of a kind, in the given order, as a wrapper
// file lists them. The columns of the other kind stay. The error is an *UnknownError.
func (s Set) Pick(k Kind, names ...string) (Set, error) {
	have := s.Names(k)
	cols := make([]subtreeColumn, 0, len(names))
	for _, name := range names {
		i := slices.Index(have, name)
		if i < 0 {
			return Set{}, &column.UnknownError{What: [...]string{"body column", "title column"}[k], Name: name, Known: have}
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
