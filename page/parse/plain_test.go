package parse

import (
	"testing"

	"galley/page"
)

// Text that is no HTML keeps its lines, and what looks like tags in it.
func TestPlainText(t *testing.T) {
	const text = "The quay\n\nIt was <b>mended</b> & painted,\n  in <div>."
	for _, tt := range []struct {
		name, kind, data, want string
		pre                    bool
	}{
		{"text", "text/plain; charset=utf-8", text, "The quay It was <b>mended</b> & painted, in <div>.", true},
		{"begins with an empty line", "TEXT/PLAIN", "\n" + text, "The quay It was <b>mended</b> & painted, in <div>.", true},
		{"HTML by its type", "text/html", text, "The quay It was mended & painted, in\n.", false},
		{"HTML of a server without types", "text/plain", "<!DOCTYPE html><p>The <b>quay</b>", "The quay", false},
		{"no type", "", text, "The quay It was mended & painted, in\n.", false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := Bytes([]byte(tt.data), Source{ContentType: tt.kind})
			if err != nil {
				t.Fatal(err)
			}
			if got := p.Text(0); got != tt.want {
				t.Errorf("text %q, want %q", got, tt.want)
			}
			for i := range p.Nodes {
				if n := &p.Nodes[i]; tt.pre && n.Kind == page.Text && (n.Text != tt.data || p.Nodes[n.Parent].Tag != "pre") {
					t.Errorf("%q stands in %s, want %q in pre", n.Text, p.Nodes[n.Parent].Tag, tt.data)
				}
			}
		})
	}
}
