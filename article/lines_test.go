package article

import (
	"strings"
	"testing"
)

// TestKeptLines: line breaks that a style sheet keeps are breaks in every format, and no others are.
func TestKeptLines(t *testing.T) {
	for _, tt := range []struct{ name, look, text, clean, md string }{
		{"kept", "white-space-collapse:preserve-breaks", "One line,\nanother.", "One line,<br>another.", "One line,\\\nanother."},
		{"not kept", "", "One line, another.", "One line,\nanother.", "One line, another."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := laid(t, `<div id=body><div look="`+tt.look+`">One line,
another.

</div></div>`)
			a, err := New(p, sel)
			if err != nil {
				t.Fatal(err)
			}
			a.NoFrontMatter = true
			var text, clean, md strings.Builder
			if err := a.WriteText(&text); err != nil || strings.TrimSpace(text.String()) != tt.text {
				t.Errorf("text %q, %v", text.String(), err)
			}
			if err := a.WriteClean(&clean); err != nil || !strings.Contains(clean.String(), tt.clean) {
				t.Errorf("clean %q, %v", clean.String(), err)
			}
			if err := a.WriteMarkdown(&md); err != nil || strings.TrimSpace(md.String()) != tt.md {
				t.Errorf("markdown %q, %v", md.String(), err)
			}
		})
	}
}
