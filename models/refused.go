package models

import "fmt"

// NoTextError says that a page has no text at all. It is an ErrNoArticle.
type NoTextError struct {
	Parsed bool // it was not rendered: scripts may write its text
}

func (e *NoTextError) Error() string { return "there is no text on this page" }

// Hint says what to do about it.
func (e *NoTextError) Hint() string {
	if e.Parsed {
		return "if scripts write it, leave --no-browser away"
	}
	return ""
}

// Unwrap is ErrNoArticle.
func (e *NoTextError) Unwrap() error { return ErrNoArticle }

// NotArticleError says that a page looks like no article: a list of articles, a shop,
// a forum. It is an ErrNoArticle.
type NotArticleError struct {
	Posterior float64 // that it is an article
	Least     float64 // posterior that an article must have
}

func (e *NotArticleError) Error() string {
	return fmt.Sprintf("this page looks like no article: posterior %.3f, at least %.3f is asked for", e.Posterior, e.Least)
}

// Hint says what to do about it.
func (e *NotArticleError) Hint() string { return "extract what there is with --force" }

// Unwrap is ErrNoArticle.
func (e *NotArticleError) Unwrap() error { return ErrNoArticle }
