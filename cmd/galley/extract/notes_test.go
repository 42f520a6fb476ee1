package extract

import (
	"errors"
	"strings"
	"testing"

	"galley/article"
	"galley/page"
)

func TestWayNotes(t *testing.T) {
	refusal := article.Refusal{Host: "10.0.0.7:80", Reason: "it is private"}
	for _, test := range []struct {
		name   string
		a      article.Article
		unread error
		want   string
	}{
		{"nothing", article.Article{URL: "http://a.example/"}, nil, ""},
		{"moved", article.Article{URL: "http://a.example/2", MovedFrom: "http://a.example/1"}, nil, "galley: note: http://a.example/1 sends its reader on: the article is from http://a.example/2\n"},
		{"one host", article.Article{Refused: []article.Refusal{refusal}}, nil, "galley: note: the page was not let reach 1 host: 10.0.0.7:80 (it is private)\n"},
		{"many", article.Article{Refused: []article.Refusal{refusal, refusal, refusal, refusal, refusal}}, nil, "galley: note: the page was not let reach 5 hosts: " + strings.Repeat("10.0.0.7:80 (it is private), ", 2) + "10.0.0.7:80 (it is private) and 2 more\n"},
		{"like no labelled page", article.Article{Kinship: page.Unlike}, nil, "galley: note: the page is on the host of the labels of this wrapper, and like none of the labelled pages: its base decides alone. If there are more such pages, label some and train again\n"},
		{"like labelled pages", article.Article{Kinship: page.Labelled}, nil, ""},
		{"more pages", article.Article{NextPage: "http://a.example/story/2"}, nil, "galley: note: the article goes on at http://a.example/story/2 (--pages N reads more pages of it)\n"},
		{"a page that does not load", article.Article{NextPage: "http://a.example/story/2"}, errors.New("it is gone"), "galley: note: the article goes on at http://a.example/story/2, which could not be read: it is gone\n"},
	} {
		var out strings.Builder
		if wayNotes(&out, &test.a, test.unread); out.String() != test.want {
			t.Errorf("%s: %q, want %q", test.name, out.String(), test.want)
		}
	}
}
