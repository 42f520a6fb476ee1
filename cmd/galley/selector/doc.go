// Package selector opens what finds articles: the wrapper that ships, that of a file, or a
// method; and the wrapper that a training starts from.
package selector
