package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropRights: of any page, the last lines go that say who has the rights in it, and no others.
func TestDropRights(t *testing.T) {
	items := strings.Repeat("<div>The ferry leaves the new quay at six and comes back at nine, on all days but one.</div>", 3)
	for _, tt := range []struct {
		name, source string
		want         []float64
	}{
		{"at the end", items + "<div>© 2024 The Ferry Company, Harbour Street 3</div>", []float64{1, 1, 1, 0}},
		{"two at the end", items + "<div>Copyright 2024 Ann Lee</div><div>Alle Rechte vorbehalten</div>", []float64{1, 1, 1, 0, 0}},
		{"in Chinese", items + "<div>未经授权，不得转载</div>", []float64{1, 1, 1, 0}},
		{"between others", "<div>© 2024 The Ferry Company</div>" + items, []float64{1, 1, 1, 1}},
		{"a call", items + "<div>Subscribe to our <a href=/n>newsletter</a> of the quay</div>", []float64{1, 1, 1, 1}},
		{"what the text tells", items + "<div>" + strings.Repeat("The film was made with all rights reserved to the crew of the boat. ", 4) + "</div>", []float64{1, 1, 1, 1}},
		{"much of the text", "<div>The quay by night</div><div>© 2024 The Ferry Company</div>", []float64{1, 1}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropRights(view.NewBody(view.New(x.Scores(slices.Clone(post)), x), body, post, 0.5))
			if !slices.Equal(post, tt.want) {
				t.Errorf("posteriors %v, want %v", post, tt.want)
			}
		})
	}
}
