// Package repeats drops what a text says twice: pull quotes, copies for other screens, the begin of a text
// that stands behind it again, and whatever a page that is no article shows twice.
package repeats
