package corpus

import (
	"strings"
	"testing"

	"golang.org/x/net/html"
)

func TestFindXPath(t *testing.T) {
	doc, err := html.Parse(strings.NewReader("<div><p id=a>one</p><p id=b>two</p></div><div><p id=c>three</p></div>"))
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		"/html[1]/body[1]/div[1]/p[2]": "two",
		"/html[1]/body[1]/div[2]/p[1]": "three",
		"/html[1]/body[1]/div[2]/p[2]": "",
		"/html[1]/body[1]/div[x]":      "",
		"/html[1]/body":                "",
	} {
		got := ""
		if n := FindXPath(doc, path); n != nil {
			got = n.FirstChild.Data
		}
		if got != want {
			t.Errorf("%s is %q, want %q", path, got, want)
		}
	}
}
