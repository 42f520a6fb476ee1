// Package document writes the styled document of an article: its parts as they looked on the page, in one
// column that fits any screen, with the cover, card or band that they stood on, and the room between them. The
// elements are written by package markup, how they look is said by package dress, the style sheet is written
// by package sheet.
package document
