// Package output is about -o: what kind of output its value names, whether it can be
// written, and the writing.
package output
