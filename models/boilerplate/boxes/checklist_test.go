package boxes

import (
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestKeepChecklist: lines to tick off below a heading.
func TestKeepChecklist(t *testing.T) {
	const (
		p    = "<p>" + bodytest.LongText + "</p>"
		list = "<div class=l><label><input type=checkbox> two eggs</label><label><input type=checkbox> salt</label><label><input type=checkbox> a cup of milk</label></div>"
	)
	for _, tt := range []struct {
		name, source string
		head         float64
		want         bool
	}{
		{"things", p + "<h2>You need</h2>" + list + p, 1, true},
		{"in lines", p + "<h2>You need</h2>" + strings.NewReplacer("<div", "<ul", "</div", "</ul", "<label", "<li><label", "</label>", "</label></li>").Replace(list) + p, 1, true},
		{"below a heading that is cut", p + "<h2>You need</h2>" + list + p, 0.1, false},
		{"in a form", p + "<form><h2>You need</h2>" + list + "</form>" + p, 1, false},
		{"a choice", p + "<h2>You need</h2>" + strings.ReplaceAll(list, "checkbox", "radio") + p, 1, false},
		{"links", p + "<h2>You need</h2>" + strings.ReplaceAll(list, "two eggs", "<a href=/e>two eggs</a>") + p, 1, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := make([]float64, x.NumBlocks())
			post[0], post[1], post[len(post)-1] = 1, tt.head, 1
			a := NewAmong(view.NewBody(view.New(x.Scores(post), x), body, post, 0.5))
			for n := body + 1; n < x.Page.Nodes[body].End; n++ {
				if tag := x.Page.Nodes[n].Tag; tag == "div" || tag == "ul" {
					a.keepChecklist(n)
				}
			}
			if got := post[2] >= 0.5; got != tt.want {
				t.Errorf("%v", post)
			}
		})
	}
}
