package wang

import (
	"galley/features/column"
	"galley/page"
)

// View is what the columns are read from: the index, and for titles the body of the
// article.
type View struct {
	*Index
	body     page.NodeID // None for the columns of bodies
	bodyBox  page.Rect   // CSS px
	bodyFont float64     // font size of most characters of the body, CSS px
}

// Column is a column of subtrees.
type Column = column.Measured[*View, page.NodeID]

// AsBodies is the view of subtrees as bodies.
func (x *Index) AsBodies() *View { return &View{Index: x, body: page.None} }

// AsTitles is the view of subtrees as titles of the article with the given body. Without a
// body (None) the columns that relate to it are 0, or measured from an empty box in the
// page's corner.
func (x *Index) AsTitles(body page.NodeID) *View {
	v := &View{Index: x, body: body, bodyFont: x.textFont(body)}
	if body != page.None {
		v.bodyBox = x.Box(body)
	}
	return v
}

// feature is a column as the tables of this package list it.
type feature struct {
	what
	of func(v *View, n page.NodeID) float64
}

// what says what a column is.
type what column.Column

// measured are the columns of a list.
func measured(list []feature) []Column {
	columns := make([]Column, len(list))
	for i, f := range list {
		columns[i] = Column{Column: column.Column(f.what), Of: f.of}
	}
	return columns
}
