// Package prose keeps paragraphs with those that they stand with, and finds prose outside of a body that its
// text goes on in.
package prose
