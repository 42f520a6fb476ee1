package page_test

import (
	"testing"

	"galley/page/pagetest"
)

func TestMeaning(t *testing.T) {
	for source, want := range map[string]string{
		`<div id=x>`:                                "div",
		`<div id=x role=list>`:                      "ul",
		`<x-item id=x role=" ListItem ">`:           "li",
		`<span id=x role=heading>`:                  "h2",
		`<p id=x role=heading aria-level=4>`:        "h4",
		`<p id=x role=heading aria-level=12>`:       "h2",
		`<div id=x role="gridcell button">`:         "td",
		`<ul id=x role=table>`:                      "ul",
		`<h3 id=x role=heading aria-level=1>`:       "h3",
		`<div id=x role=button>`:                    "div",
		`<div id=x role="">`:                        "div",
		`<a id=x href=/y role=listitem>y</a>`:       "a",
		`<section id=x role="none list"></section>`: "section",
	} {
		p := pagetest.Parse(t, source)
		if got := p.Nodes[pagetest.ByID(t, p, "x")].Meaning(); got != want {
			t.Errorf("%s means %s, want %s", source, got, want)
		}
	}
}
