// Package datelines drops the lines above a text: who wrote it, on which day, under which rubric, and the
// path to the page.
package datelines
