// Package shadow composes the shadow trees that a server sent in the markup, in the tree of the parser
// and before it becomes a page.
package shadow
