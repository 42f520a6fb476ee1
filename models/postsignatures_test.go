package models

import (
	"strings"
	"testing"
)

// TestDropPostSignatures: what people have below each of their posts is none of the text,
// unless there is one only, or what it signs follows it.
func TestDropPostSignatures(t *testing.T) {
	post := func(class, signature string) string {
		return "<div><p>" + shortText + "</p><div class='" + class + "'>" + signature + "</div></div>"
	}
	tests := []struct {
		name, source, none string
	}{
		{"two", post("signature", "Ann, of the oak boat") + post("signature", "Cem, of the larch boat"), "Ann, of the oak boat|Cem, of the larch boat"},
		{"with words around it", post("message-signature is-short", "Ann, of the oak boat") + post("message-signature", "Cem"), "Ann, of the oak boat|Cem"},
		{"of a letter", post("signature", "Ann, of the oak boat"), ""},
		{"of functions", strings.Repeat("<div><div class=member-signature>row(boat)</div><p>"+shortText+"</p></div>", 3), ""},
		{"in a longer word", strings.Repeat(post("signatures", "Ann, of the oak boat"), 2), ""},
		{"without text", strings.Repeat(post("signature", ""), 2), ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			x, scores := evenScores(t, "<main>"+tt.source+"</main>", 0.5)
			post := append([]float64(nil), scores.Posteriors()...)
			newTrimmer(scores, x).dropPostSignatures(post)
			if got := withPosterior(x, post, 0); got != tt.none {
				t.Errorf("dropped %q, want %q", got, tt.none)
			}
		})
	}
}
