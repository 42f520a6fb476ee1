package parse

import (
	"slices"
	"strings"
	"testing"
)

// TestUnseenClasses: which classes the style sheets of a page take from sight.
func TestUnseenClasses(t *testing.T) {
	const clip = `{position:absolute;overflow:hidden;clip:rect(1px,1px,1px,1px);width:1px;height:1px}`
	tests := []struct {
		name, sheet string
		want        []string
	}{
		{"a made name", `.bbc-m04vo2` + clip, []string{"bbc-m04vo2"}},
		{"several, other blanks", "a{color:red}\n.One, .two\n{ position: absolute;\n clip-path: inset(50%); width: 1px; height: 1px }", []string{"one", "two"}},
		{"behind an import and a comment", `@import "a.css"; /* hidden */ .a` + clip, []string{"a"}},
		{"on some screens", `@media (max-width:600px){.a` + clip + `} .b` + clip, []string{"b"}},
		{"in a state, in others, beside others", `.a:not(:focus)` + clip + `.b .c` + clip + `.d.e` + clip + `p.f` + clip, nil},
		{"not clipped", `.a{position:absolute;width:1px;height:1px}`, nil},
		{"clipped but seen", `.a{position:absolute;clip-path:circle(50%);width:100px;height:100px}`, nil},
		{"one side of a pixel", `.a{position:absolute;clip:rect(0,0,0,0);width:100px;height:1px}.b{position:absolute;clip:rect(0,0,0,0);width:1px;height:100px}.c{clip:rect(0,0,0,0);width:1px;height:1px}`, nil},
		{"digits and hyphens", `.a-z_09AZ` + clip, []string{"a-z_09az"}},
		{"not closed", `.a{position:absolute;clip:rect(0,0,0,0);width:1px;height:1px`, []string{"a"}},
	}
	for _, tt := range tests {
		p, err := HTML(strings.NewReader("<head><style>"+tt.sheet+"</style></head><body><p class=a>x"), Source{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for class := range p.Unseen {
			got = append(got, class)
		}
		if slices.Sort(got); !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
