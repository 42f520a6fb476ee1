// Package teasers drops what a page tells of other texts: lists of teasers whose excerpts break off, and
// stories that are appended behind the first.
package teasers
