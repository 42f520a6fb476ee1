// Package markup tells how elements are marked up, by which rules find what is alike on a page, and which
// tags are of headings.
package markup
