// Package arrangement says how the children of an element are written so that they stand as they
// stood: one under the other, in the tracks of a grid, or as a small box over a place of it. It
// finds that in the boxes that they had, because the container of a page had children that do
// not come along.
package arrangement
