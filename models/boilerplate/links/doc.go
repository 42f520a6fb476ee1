// Package links drops links that lead away from a text: lists, lines and rows of them, last lines that lead
// back to where a reader came from, tables of contents and trails.
package links
