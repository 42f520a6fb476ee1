package calls

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
)

// TestDropForms: a box with a field goes with what it says beside it; a text that a form stands around does not, nor
// what is much of it.
func TestDropForms(t *testing.T) {
	const (
		p      = "<p>" + bodytest.LongText + "</p>"
		letter = "<b>Our letter</b><p>Each morning at six.</p>"
		field  = "<div><input type=email></div>"
	)
	six := strings.Repeat(p, 6)
	for _, tt := range []struct {
		name, source string
		want         string // of the blocks: + kept, - not
	}{
		{"a form in a box", six + "<div>" + letter + "<form><label>Mail</label><input type=email></form></div>" + p, "++++++---+"},
		{"a field without a form", six + "<div>" + letter + field + "</div>" + p, "++++++--+"},
		{"two boxes", six + "<div>" + letter + field + "</div>" + p + "<div>" + letter + field + "</div>", "++++++--+--"},
		{"a form around the text", "<form>" + six + "<div>Search<input type=search></div></form>", "+++++++"},
		{"a form around the text, and one in it", "<form>" + six + "</form><div>" + letter + "<form><input type=email></form></div>", "++++++--"},
		{"a field beside paragraphs", six + "<input type=email>", "++++++"},
		{"a box that is much of a short text", p + "<div>" + p + "<form><label>Mail</label><input type=email></form></div>", "++-"},
		{"an address to copy", six + "<div><p>The address</p><input readonly value=x></div>", "+++++++"},
		{"words around the box", six + "<div>" + p + p + p + "<div>" + letter + field + "</div></div>", "+++++++++--"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x, body := bodytest.WithBody(t, "<div id=body>"+tt.source+"</div>")
			post := slices.Repeat([]float64{1}, x.NumBlocks())
			DropForms(view.NewBody(view.New(x.Scores(slices.Clone(post)), x), body, post, 0.5))
			var got strings.Builder
			for _, p := range post {
				got.WriteString(map[bool]string{true: "+", false: "-"}[p > 0])
			}
			if got.String() != tt.want {
				t.Errorf("kept %s, want %s", got.String(), tt.want)
			}
		})
	}
}
