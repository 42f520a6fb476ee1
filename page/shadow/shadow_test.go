package shadow_test

import (
	"strings"
	"testing"

	"galley/page"
	"galley/page/parse"
)

func TestShadowTrees(t *testing.T) {
	for _, tt := range []struct{ name, html, want string }{
		{"in the place of the children", `<x-a><template shadowrootmode=open><p>shadow</p></template><p>light</p></x-a>`, "shadow"},
		{"slot", `<x-a><template shadowrootmode=open><i>before</i> <slot></slot> <i>after</i></template>light <b>words</b></x-a>`, "before light words after"},
		{"named slots", `<x-a><template shadowrootmode=closed><h1><slot name=h></slot></h1><slot></slot></template><p>text</p><span slot=h>head</span></x-a>`, "head text"},
		{"slot with something of its own", `<x-a><template shadowrootmode=open><slot name=h>own</slot><slot>not this</slot></template><p>text</p></x-a>`, "own text"},
		{"two slots of one name", `<x-a><template shadowrootmode=open><slot></slot>-<slot>second</slot></template>text</x-a>`, "text-second"},
		{"tree in a tree", `<x-a><template shadowrootmode=open><x-b><template shadowrootmode=open><i>b:</i> <slot></slot></template><slot></slot></x-b></template>text</x-a>`, "b: text"},
		{"host in a slot", `<x-a><template shadowrootmode=open><i>a:</i> <slot></slot></template><x-b><template shadowrootmode=open>shadow</template></x-b></x-a>`, "a: shadow"},
		{"second tree of a host", `<x-a><template shadowrootmode=open>first</template><template shadowrootmode=open>second</template></x-a>`, "first"},
		{"template of another kind", `<x-a><template shadowrootmode=other>no</template>light</x-a><template>no</template>`, "light"},
		{"in an archive of Chrome", `<x-a><template shadowmode="open">before <slot></slot></template>light</x-a>`, "before light"},
		{"of a draft", `<x-a><template shadowroot=open>shadow</template></x-a>`, "shadow"},
		{"in capitals", `<x-a><TEMPLATE SHADOWROOTMODE=open>shadow</TEMPLATE></x-a>`, "shadow"},
		{"without an end", `<x-a><template shadowrootmode=open><p>shadow`, "shadow"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p, err := parse.HTML(strings.NewReader(tt.html), parse.Source{})
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(strings.Fields(p.Text(p.Body())), " "); got != tt.want {
				t.Errorf("text is %q, want %q", got, tt.want)
			}
		})
	}
}

// TestShadowTreesDeep: hosts in hosts take time linear in their number.
func TestShadowTreesDeep(t *testing.T) {
	html := strings.Repeat(`<x-a><template shadowrootmode=open>`, 120) + "end"
	p, err := parse.HTML(strings.NewReader(html), parse.Source{})
	if err != nil {
		t.Fatal(err)
	}
	if got := p.Text(p.Body()); got != "end" {
		t.Errorf("text is %q", got)
	}
	wide := strings.Repeat(`<x-a><template shadowrootmode=open><slot></slot></template>x</x-a> `, 20_000)
	if p, err = parse.HTML(strings.NewReader(wide), parse.Source{}); err != nil {
		t.Fatal(err)
	}
	if got := page.CountWords(p.Text(p.Body())); got != 20_000 {
		t.Errorf("%d words", got)
	}
}
