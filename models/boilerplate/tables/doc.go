// Package tables keeps tables of data, lists of definitions, numbered paragraphs, glossaries and tables of
// what a product is like.
package tables
