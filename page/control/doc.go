// Package control tells what the buttons and forms of a page are for: which buttons are headings, what
// they open, which form is around the whole page and which is to answer with.
package control
