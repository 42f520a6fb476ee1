// Package parse makes a page of HTML without a browser.
//
// The source is made into a tree by the rules of HTML5 (parse.go), which is put into the order
// of a page.Page (flatten*.go). What markup hides is hidden (hidden.go), and what a reader
// opens with a click, or sees once scripts have run, is shown (show*.go). page.Page.Link
// closes it.
package parse
