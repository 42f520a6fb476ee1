package dress_test

import (
	"strings"
	"testing"

	"galley/article/articletest"
	"galley/article/documenttest"
)

// Bars that show an amount beside words are kept with their numbers; those of players, of what loads
// and of what lies over the page are not.
func TestBars(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"in a line", `<p>Berths taken: <meter value="9" max="10" low="3" box="100 0 120 16">9 of 10</meter> today.</p>`, `value="9" max="10" low="3"></meter>`},
		{"below a label", `<div><span>North wall</span><progress value="70" max="100" box="0 20 600 10"></progress></div>`, `value="70" max="100"></progress>`},
		{"as wide as the column", `<div><span>North wall</span><progress value="70" max="100" box="0 20 700 10"></progress></div>`, `width:100%`},
		{"numbers only", `<p>Water: <meter value="0.5" max="1e3&quot; onclick=&quot;x" min="url(x)" style="x" onclick="x" box="100 0 120 16"></meter></p>`, `value="0.5"></meter>`},
		{"nothing yet", `<p>Loading: <progress value="0" max="100" box="100 0 120 16"></progress></p>`, ``},
		{"without end", `<p>Loading: <progress box="100 0 120 16"></progress></p>`, ``},
		{"of a player", `<div><button>Play</button><span>Song of the sea</span><progress value="20" max="100" box="100 0 120 16"></progress></div>`, ``},
		{"of how far one has read", `<p>Text <progress value="20" max="100" look="position:fixed" box="0 0 700 4"></progress></p>`, ``},
		{"no number", `<p>Text <progress value="many" max="100" box="0 0 700 4"></progress></p>`, ``},
		{"hidden", `<p>Text <progress value="7" hidden box="0 0 700 4"></progress></p>`, ``},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, sel := articletest.Laid(t, `<div id=body box="0 0 700 900"><p>The quay was mended.</p>`+tt.in+`</div>`)
			doc := documenttest.Written(t, p, sel)
			kept := strings.Contains(doc, "<meter") || strings.Contains(doc, "<progress")
			if kept != (tt.want != "") || !strings.Contains(doc, tt.want) || strings.Contains(doc, "onclick") || strings.Contains(doc, "9 of 10") {
				t.Errorf("no %q, or what must not be there, in\n%s", tt.want, doc)
			}
		})
	}
}
