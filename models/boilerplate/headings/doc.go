// Package headings keeps headings with what they head, also those that are none by their tags: buttons that
// open a text. It drops headings of which nothing is kept.
package headings
