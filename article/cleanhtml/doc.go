// Package cleanhtml writes a flow as HTML of what the elements mean and nothing of how they
// looked: headings, paragraphs, lists, tables, figures, links and media.
package cleanhtml
