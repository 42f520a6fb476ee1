package markup

import (
	"strings"
	"testing"
)

// No id of a page stands as it is, each has one name, and no two have the same.
func TestAnchors(t *testing.T) {
	a, taken := anchors{}, map[string]string{}
	for _, tt := range []struct{ id, want string }{
		{"note-1", "g-note-1"}, {"body", "g-body"}, {strings.Repeat("a", 64), "g-" + strings.Repeat("a", 64)},
		{strings.Repeat("a", 65), "gx-"}, {"a b", "gx-"}, {`x"><script>`, "gx-"}, {"anmerkung-ä", "gx-"}, {"注", "gx-"}, {"a.b", "gx-"},
	} {
		name := a.name(tt.id)
		if !strings.HasPrefix(name, tt.want) || tt.want != "gx-" && name != tt.want || strings.ContainsAny(name, `"<> `) {
			t.Errorf("%q is named %q, want %q", tt.id, name, tt.want)
		}
		if other, is := taken[name]; is {
			t.Errorf("%q and %q are both %q", tt.id, other, name)
		}
		if taken[name] = tt.id; a.name(tt.id) != name {
			t.Errorf("%q has two names", tt.id)
		}
	}
}
