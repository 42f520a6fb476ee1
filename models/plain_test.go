package models

import (
	"errors"
	"strings"
	"testing"

	"galley/features"
	"galley/models/network"
	"galley/page/parse"
)

// plainStory is running text of a plain document.
var plainStory = strings.Repeat("<p>The mill stood still all winter, and the water ran past it below the ice. ", 5)

// plainScores are scores of a page that the networks do not take for an article.
func plainScores(t *testing.T, source string) *Scores {
	t.Helper()
	p, err := parse.HTML(strings.NewReader(source), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	n := network.Stages{Block: byWords(1), Body: says(features.Bodies().Names()[0], 0.5), Title: says(features.Titles().Names()[0], 0.5), Document: says(features.Documents().Names()[0], 0.05)}
	n.Thresholds = network.Thresholds{Keep: 0.5, Add: 0.5, Refuse: 0.1}
	bound, err := network.New(n, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := (&Wrapper{Networks: bound}).Score(p)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestPlainTextIsNotRefused: a document without anything that pages of other kinds have is no such page.
func TestPlainTextIsNotRefused(t *testing.T) {
	for _, tt := range []struct {
		name, source string
		refused      bool
	}{
		{"a plain document", "<p>The mill in winter</p>" + plainStory, false},
		{"with two links", "<p><a href=/a>Home</a><p><a href=/b>Shop</a>" + plainStory, true},
		{"with a field", plainStory + "<input>", true},
		{"hardly any text", "<p>It works, and there is nothing here yet.", true},
		{"lines and no text", strings.Repeat("<p>Flour, rye and oats", 30), true},
	} {
		var no *NotArticleError
		if _, err := plainScores(t, tt.source).Selection(); errors.As(err, &no) != tt.refused {
			t.Errorf("%s: %v, refused: want %v", tt.name, err, tt.refused)
		}
	}
}
