// Package dress says how each element of a styled document looks, while package markup writes it: what its
// rules are, which package sheet writes, where it stands among what is around it, by package fit, and which
// pictures, signs and marks its words stand on or beside.
package dress
