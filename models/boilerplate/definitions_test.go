package boilerplate

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/page"
)

// TestKeepDefinitions: a list of definitions goes with others of its class.
func TestKeepDefinitions(t *testing.T) {
	list := func(class, name string) string {
		return `<dl class="` + class + `"><dt>` + name + `(one)</dt><dd><p>What it does.</p></dd></dl>`
	}
	for name, tt := range map[string]struct {
		source string
		post   []float64
		kept   bool // the last one
	}{
		"one of four":      {list("fn", "a") + list("fn", "b") + list("fn", "c") + list("fn", "last"), []float64{1, 1, 1, 1, 1, 1, 0.3, 0.3}, true},
		"of another class": {list("fn", "a") + list("fn", "b") + list("fn", "c") + list("who", "last"), []float64{1, 1, 1, 1, 1, 1, 0.3, 0.3}, false},
		"two are kept":     {list("fn", "a") + list("fn", "b") + list("fn", "last"), []float64{1, 1, 1, 1, 0.3, 0.3}, false},
		"none of it":       {list("fn", "a") + list("fn", "b") + list("fn", "c") + list("fn", "last"), []float64{1, 1, 1, 1, 1, 1, 0, 0}, false},
	} {
		t.Run(name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<body><div id=body>"+tt.source+"</div>")
			found := page.Selection{Title: page.None, Roots: []page.NodeID{body}}
			tr := New(x.Scores(tt.post), x)
			tr.Listing = true
			tr.Trim(&found, 0.5, 2)
			if got := strings.Contains(x.Page.BodyText(found), "last"); got != tt.kept {
				t.Errorf("kept %v, want %v", got, tt.kept)
			}
		})
	}
}
