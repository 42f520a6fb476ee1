package column

import "slices"

// Measured is a column with its code. V is what it is read from, At names the row.
type Measured[V, At any] struct {
	Column
	Of func(v V, at At) float64
}

// Table is the columns of rows of one kind, in a fixed order.
type Table[V, At any] struct {
	kind    string
	columns []Measured[V, At]
}

// NewTable joins the parts of a table. Errors call it by its kind: "block", "body" …
func NewTable[V, At any](kind string, parts ...[]Measured[V, At]) Table[V, At] {
	return Table[V, At]{kind, slices.Concat(parts...)}
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
func (t Table[V, At]) Pick(wanted []Ref) (Table[V, At], error) {
	at := make(map[string]int, len(t.columns))
	for i := range t.columns {
		at[t.columns[i].Name] = i
	}
	picked := Table[V, At]{kind: t.kind, columns: make([]Measured[V, At], len(wanted))}
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
func (t Table[V, At]) Refs() []Ref {
	refs := make([]Ref, len(t.columns))
	for i := range t.columns {
		refs[i] = Ref{t.columns[i].Name, t.columns[i].Version}
	}
	return refs
}

// Row measures one row. out must have room for Len values.
func (t *Table[V, At]) Row(v V, at At, out []float64) {
	for k := range t.columns {
		out[k] = t.columns[k].Of(v, at)
	}
}

// Measured are the columns of the table with their code.
func (t Table[V, At]) Measured() []Measured[V, At] { return t.columns }
