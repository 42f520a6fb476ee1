// Package document writes the styled document of an article: its parts as they looked on the page,
// in one column that fits any screen, with what their words stood on. Nothing of it is positioned
// as on the page, so that margins, widths and places are said anew from the boxes that were laid
// out. The elements are written by package markup, the style sheet by package sheet.
package document
