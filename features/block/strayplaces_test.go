package block

import (
	"testing"

	"galley/page/pagetest"
)

// TestStrayPlaces: places that XHTML closes at once stand in no tag path.
func TestStrayPlaces(t *testing.T) {
	for name, tt := range map[string]struct {
		source string
		alike  bool // first and last block have one tag path
	}{
		"closed with a slash":    {`<div><p>The mill stands at the river.</p><a id="b"/><p>The pier stands in the sea.</p></div>`, true},
		"opened anew in a block": {`<div><div><p>The mill stands.</p></div><a id="b"/><div><p>The pier stands in the sea.</p></div></div>`, true},
		"without a slash":        {`<p>The mill stands at the river.</p><p><a id="b">The pier stands in the sea.</a></p>`, true},
		"a link around a block":  {`<div><p>The mill stands at the river.</p><a id="b" href="/b"><p>The pier stands in the sea.</p></a></div>`, false},
		"a button":               {`<div><p>The mill stands at the river.</p><a id="b" role="button"><p>The pier stands in the sea.</p></a></div>`, false},
	} {
		t.Run(name, func(t *testing.T) {
			l := Find(pagetest.Parse(t, tt.source))
			first, last := &l.Blocks[0], &l.Blocks[len(l.Blocks)-1]
			if got := first.Path == last.Path; got != tt.alike {
				t.Errorf("tag paths %d and %d", first.Path, last.Path)
			}
		})
	}
}
