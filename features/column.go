package features

import (
	"fmt"
	"math"
	"slices"
)

// Group is the part of the columns that an experiment uses (Wang et al. 2009,
// section 5.3).
type Group string

// The groups of columns. No column is of the group All; it stands for both.
const (
	Spatial Group = "spatial" // where something lies, how large it is and how it is set
	Content Group = "content" // what it holds and what HTML calls it
	All     Group = "all"
)

// ParseGroup is the Group of a name: spatial, content or all.
func ParseGroup(name string) (Group, error) {
	switch g := Group(name); g {
	case Spatial, Content, All:
		return g, nil
	}
	return "", fmt.Errorf("features: unknown group of columns %q, want spatial, content or all", name)
}

// Unit is what the raw values of a column are counted in. It fixes their range.
type Unit string

// The units of columns.
const (
	Flag        Unit = "0 or 1"
	Share       Unit = "share"
	Probability Unit = "probability"
	Ratio       Unit = "ratio"
	Count       Unit = "count"
	LogCount    Unit = "ln(1 + count)"
	LogRatio    Unit = "ln of a ratio"
	Logit       Unit = "logit"
	Screens     Unit = "screens"    // widths or heights of the screen
	Difference  Unit = "difference" // of two shares
	Levels      Unit = "levels"     // of the tree, down is positive
	// ShareOrAbsent is a share less 0.3, and 0 where the page does not say: so what is
	// denied differs from what is not known.
	ShareOrAbsent Unit = "share less 0.3, or 0"
)

// Range is the smallest and the largest value that a column of the unit has.
func (u Unit) Range() (low, high float64) {
	switch u {
	case Flag, Share, Probability:
		return 0, 1
	case Ratio, Count, LogCount:
		return 0, math.Inf(1)
	case LogRatio:
		return -2, 2
	case Difference:
		return -1, 1
	case Levels:
		return -8, 8
	case Logit:
		return -10, 10
	case ShareOrAbsent:
		return -0.3, 0.7
	}
	return math.Inf(-1), math.Inf(1)
}

// A Column says what one feature is.
type Column struct {
	Name    string
	Unit    Unit   // of the raw value, with its range
	Doc     string // what it says, in one line
	Group   Group  // Spatial or Content
	Source  string // paper and section, or the measurement that brought it
	Version int    // raised whenever the column changes its meaning

	// What models read is (raw - Mean) / SD, where SD is not 0. Columns that networks
	// read have no scale of their own: the networks keep one.
	Mean, SD float64
}

// column is a Column with its code: V is what it is read from, At the row.
type column[V, At any] struct {
	Column
	of func(v V, at At) float64
}

// feature is a column as the tables list it; what its table has in common comes with
// describe.
type feature[V, At any] struct {
	name string
	unit Unit
	doc  string
	of   func(v V, at At) float64
}

// Table is the columns that describe rows of one kind, in a fixed order.
type Table[V, At any] struct {
	kind    string // for errors: "block", "body" …
	columns []column[V, At]
}

// newTable makes a table of its parts.
func newTable[V, At any](kind string, parts ...[]column[V, At]) Table[V, At] {
	return Table[V, At]{kind, slices.Concat(parts...)}
}

// describe gives the columns of one part of a table what they have in common. All are
// of version 1.
func describe[V, At any](group Group, source string, list []feature[V, At]) []column[V, At] {
	part := make([]column[V, At], len(list))
	for i, f := range list {
		part[i] = column[V, At]{Column{Name: f.name, Unit: f.unit, Doc: f.doc, Group: group, Source: source, Version: 1}, f.of}
	}
	return part
}

// Columns are the columns of the table, in the order of its rows.
func (t Table[V, At]) Columns() []Column {
	list := make([]Column, len(t.columns))
	for i := range t.columns {
		list[i] = t.columns[i].Column
	}
	return list
}

// Len is the number of columns.
func (t Table[V, At]) Len() int { return len(t.columns) }

// Names are the names of the columns, in the order of its rows.
func (t Table[V, At]) Names() []string {
	names := make([]string, len(t.columns))
	for i := range t.columns {
		names[i] = t.columns[i].Name
	}
	return names
}

// Pick is the table of the named columns in the given order, as a model lists them.
// The error is an *UnknownError, or a *VersionError where a column means something
// else in this build.
func (t Table[V, At]) Pick(wanted []ColumnRef) (Table[V, At], error) {
	at := make(map[string]int, len(t.columns))
	for i := range t.columns {
		at[t.columns[i].Name] = i
	}
	picked := Table[V, At]{kind: t.kind, columns: make([]column[V, At], len(wanted))}
	for i, w := range wanted {
		k, ok := at[w.Name]
		if !ok {
			return Table[V, At]{}, &UnknownError{t.kind + " column", w.Name, t.Names()}
		}
		if have := t.columns[k].Version; have != w.Version {
			return Table[V, At]{}, &VersionError{t.kind, w.Name, w.Version, have}
		}
		picked.columns[i] = t.columns[k]
	}
	return picked, nil
}

// Refs are the names and versions of the columns, as a model file stores them.
func (t Table[V, At]) Refs() []ColumnRef {
	refs := make([]ColumnRef, len(t.columns))
	for i := range t.columns {
		refs[i] = ColumnRef{t.columns[i].Name, t.columns[i].Version}
	}
	return refs
}

// row measures one row; out has room for Len values.
func (t *Table[V, At]) row(v V, at At, out []float64) {
	for k := range t.columns {
		out[k] = t.columns[k].of(v, at)
	}
}

// ColumnRef names a column as a model was fitted to it.
type ColumnRef struct {
	Name    string
	Version int
}

// A VersionError says that a column meant something else when a model was fitted.
type VersionError struct {
	Kind, Name  string
	Asked, Have int
}

func (e *VersionError) Error() string {
	return fmt.Sprintf("features: %s column %q of version %d, this build has version %d", e.Kind, e.Name, e.Asked, e.Have)
}

// Hint says what to do about it.
func (e *VersionError) Hint() string {
	return "use the galley that the model was fitted with, or fit it again"
}
