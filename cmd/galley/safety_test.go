package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"galley/models/methods"
	"galley/page/parse"
)

// TestTripwire holds that the wire notices: each of these must.
func TestTripwire(t *testing.T) {
	v := newTripwireView(t)
	for name, text := range map[string]string{
		"handler": `<img src=x: onerror=fire(1)>`, "script": `<script>fire(1)</script>`, "svg": `<svg onload=fire(1)>`,
		"frame": `<iframe src="javascript:fire(1)"></iframe>`, "written frame": `<iframe srcdoc="<script>fire(1)</script>"></iframe>`,
		"quiet handler": `<p onclick=fire(1)>x`, "link": `<a href=" java&#10;script:fire(1)">x</a>`, "form": `<form action=x>`,
		"end":   `<div><hr id=fn-1 title=x>`,
		"style": `<style>p{background:url(http://127.0.0.1:9/x)}</style><p>x`, "id": `<p id=cookie>x`,
	} {
		if trips, _ := v.open([]hostileDoc{{name, text}}); len(trips) == 0 {
			t.Errorf("nothing noticed of %s: %s", name, text)
		}
	}
	for kind, text := range map[string]string{
		"Image": `<img src=http://127.0.0.1:9/x>`, "Stylesheet": `<link rel=stylesheet href=http://127.0.0.1:9/x>`,
		"Script": `<script src=http://127.0.0.1:9/x></script>`, "Document": `<iframe src=http://127.0.0.1:9/x></iframe>`,
	} {
		if _, loaded := v.open([]hostileDoc{{kind, text}}); !slices.Contains(loaded[kind], "http://127.0.0.1:9/x") {
			t.Errorf("no request noticed of %s: %v", text, loaded)
		}
	}
}

// TestHostileVectors takes every vector through a capture and through the parser, a
// selection and all formats, opens what is written in Chrome, its own policy taken
// away, and holds that nothing runs and nothing loads but pictures and films.
func TestHostileVectors(t *testing.T) {
	v := newTripwireView(t)
	vectors := hostileVectors(t)
	selected, err := methods.New("cectd-ds")
	if err != nil {
		t.Fatal(err)
	}
	vetted := map[string]bool{}
	var docs []hostileDoc
	for i, vector := range vectors {
		p, err := parse.HTML(strings.NewReader(vector.page(i, "http://127.0.0.1:9")), parse.Source{URL: "https://news.example/story"})
		if err != nil {
			t.Fatal(err)
		}
		name := fmt.Sprintf("%s: %.200s", vector.Class, vector.Text)
		docs = append(docs, written(t, "parsed, "+name, p, storyOf(p), vetted)...)
		if sel, err := selected.Select(p); err == nil && !sel.Empty() {
			docs = append(docs, written(t, "selected, "+name, p, sel, vetted)...)
		}
	}
	docs = append(together(docs), capturedVectors(t, vectors, vetted)...)
	trips, loaded := v.open(docs)
	for _, trip := range trips {
		t.Error(trip)
	}
	for kind, addresses := range loaded {
		for _, u := range addresses {
			if kind != "Media" && kind != "TextTrack" && (kind != "Image" || !vetted[decoded(u)]) && !strings.HasSuffix(u, "/favicon.ico") {
				t.Errorf("%s loaded as %s", u, kind)
			}
		}
	}
	t.Logf("%d vectors, %d documents, %d pictures vetted, loaded: %d pictures, %d films", len(vectors), len(docs), len(vetted), len(loaded["Image"]), len(loaded["Media"]))
	if len(loaded["Image"]) == 0 {
		t.Error("no picture was loaded: the test looks at nothing")
	}
}
