// Package signature finds names in lines of a page that nothing marks up as bylines: beside a day near
// the title, behind a word for "by" anywhere, at the begin and the end of the text, and in the box that
// tells of the author. Where such a line stands says whether its name is that of who wrote.
package signature
