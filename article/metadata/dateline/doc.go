// Package dateline hands out the lines of a page as a reader sees them, without what is of others, and
// says whether a day is in them: who wrote an article when stands in such lines.
package dateline
