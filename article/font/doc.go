// Package font has the web fonts of a page for its article: which of their files come along,
// vetted, and the rules of a style sheet that name them, or local fonts that take the same
// room in their place.
package font
