package posts

import (
	"slices"
	"strings"
	"testing"

	"galley/models/boilerplate/bodytest"
	"galley/models/boilerplate/view"
	"galley/models/pagekind"
)

// TestDropPostSignatures: what people have below each of their posts is none of the text,
// unless there is one only, or what it signs follows it.
func TestDropPostSignatures(t *testing.T) {
	post := func(class, signature string) string {
		return "<div><p>" + bodytest.ShortText + "</p><div class='" + class + "'>" + signature + "</div></div>"
	}
	tests := []struct {
		name, source, none string
	}{
		{"two", post("signature", "Ann, of the oak boat") + post("signature", "Cem, of the larch boat"), "Ann, of the oak boat|Cem, of the larch boat"},
		{"with words around it", post("message-signature is-short", "Ann, of the oak boat") + post("message-signature", "Cem"), "Ann, of the oak boat|Cem"},
		{"of a letter", post("signature", "Ann, of the oak boat"), ""},
		{"of functions", strings.Repeat("<div><div class=member-signature>row(boat)</div><p>"+bodytest.ShortText+"</p></div>", 3), ""},
		{"told by what scripts call it", strings.ReplaceAll(post("memberSignature", "Ann, of the oak boat")+post("memberSignature", "Cem"), "div class='", "div data-role='"), "Ann, of the oak boat|Cem"},
		{"in a longer word", strings.Repeat(post("signatures", "Ann, of the oak boat"), 2), ""},
		{"without text", strings.Repeat(post("signature", ""), 2), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			drop := func(v *view.View, post []float64) { DropSignatures(v, nil, post, pagekind.Page) }
			if got := droppedBy(t, tt.source, drop); got != tt.none {
				t.Errorf("dropped %q, want %q", got, tt.none)
			}
		})
	}
}

// TestDropOneSignature: of a page that says that it is a forum one signature is enough.
func TestDropOneSignature(t *testing.T) {
	source := "<div><p>" + bodytest.ShortText + "</p><div class=signature>Ann, of the oak boat</div></div>"
	drop := func(v *view.View, post []float64) { DropSignatures(v, nil, post, pagekind.Forum) }
	if got, want := droppedBy(t, source, drop), "Ann, of the oak boat"; got != want {
		t.Errorf("dropped %q, want %q", got, want)
	}
}

// TestDropOneSignatureOfAThread: among several posts with days one signature is enough, among two it is not.
func TestDropOneSignatureOfAThread(t *testing.T) {
	drop := func(v *view.View, post []float64) { DropSignatures(v, Dated(v), post, pagekind.Page) }
	for names, want := range map[string]string{"Ann Bo Cem": "Ann, of the oak boat", "Ann Bo": ""} {
		source := strings.Replace(postsOf("0N.04.2026, 10:12", strings.Fields(names)...), "Reply to this", "<div class=signature>Ann, of the oak boat</div>", 1)
		if got := droppedBy(t, source, drop); got != want {
			t.Errorf("%s: dropped %q, want %q", names, got, want)
		}
	}
}

// droppedBy are the texts of the blocks whose posteriors a rule sets to 0, of a page of even ones.
func droppedBy(t *testing.T, source string, drop func(*view.View, []float64)) string {
	x, scores := bodytest.EvenScores(t, "<main>"+source+"</main>", 0.5)
	post := slices.Clone(scores.Posteriors())
	drop(view.New(scores, x), post)
	return bodytest.WithPosterior(x, post, 0)
}
