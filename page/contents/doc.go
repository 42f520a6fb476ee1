// Package contents finds the lists of links that lead through a text and to it: tables of contents, and
// trails of the pages above this one.
package contents
