package models

import (
	"errors"
	"strings"
	"testing"
)

// TestBriefIsNotRefused: a few sentences below a title that <title> has and beside a day are an article.
func TestBriefIsNotRefused(t *testing.T) {
	const menu = `<div><a href=/a>News</a></div><div><a href=/b>Sport</a></div>`
	brief := func(day, more string) string {
		return "<title>Ferry runs again</title><body>" + menu + "<h1>Ferry runs again</h1>" + day +
			"<p>The ferry between the two towns runs again since this morning, and the pier is mended.</p>" + more
	}
	for _, tt := range []struct {
		name, source string
		refused      bool
	}{
		{"a brief", brief("<p>12 January 2024", ""), false},
		{"a day of another script", brief("<time datetime=2024-01-12>១២ មករា</time>", ""), false},
		{"without a day", brief("", ""), true},
		{"with a title of its own", strings.Replace(brief("<p>12 January 2024", ""), "<title>Ferry runs again", "<title>The Post", 1), true},
		{"a long text", brief("<p>12 January 2024", plainStory+plainStory), true},
	} {
		var no *NotArticleError
		if _, err := plainScores(t, tt.source).Selection(); errors.As(err, &no) != tt.refused {
			t.Errorf("%s: %v, refused: want %v", tt.name, err, tt.refused)
		}
	}
}
