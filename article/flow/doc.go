// Package flow reads a planned article as a tree of what its elements mean: headings,
// paragraphs, lists, tables, figures, and the words and pictures in them. Clean HTML, Markdown,
// plain text and the blocks of the JSON are written from one such tree, whose ids they share.
package flow
