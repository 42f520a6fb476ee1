// Package notes keeps footnotes, notes that begin with a mark, and the references that a text cites.
package notes
