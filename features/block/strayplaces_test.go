package block

import (
	"testing"

	"galley/page/pagetest"
)

// TestStrayPlaces: places that XHTML closes at once are no links, and stand in no tag path.
func TestStrayPlaces(t *testing.T) {
	for name, tt := range map[string]struct {
		source string
		links  bool // the last block is in a link
		alike  bool // first and last block have one tag path
	}{
		"closed with a slash":    {`<div><p>The mill stands at the river.</p><a id="b"/><p>The pier stands in the sea.</p></div>`, false, true},
		"opened anew in a block": {`<div><div><p>The mill stands.</p></div><a id="b"/><div><p>The pier stands in the sea.</p></div></div>`, false, true},
		"without a slash":        {`<p>The mill stands at the river.</p><p><a id="b">The pier stands in the sea.</a></p>`, true, true},
		"a link around a block":  {`<div><p>The mill stands at the river.</p><a id="b" href="/b"><p>The pier stands in the sea.</p></a></div>`, true, false},
		"a button":               {`<div><p>The mill stands at the river.</p><a id="b" role="button"><p>The pier stands in the sea.</p></a></div>`, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			l := Find(pagetest.Parse(t, tt.source))
			first, last := &l.Blocks[0], &l.Blocks[len(l.Blocks)-1]
			if got := last.LinkChars > 0; got != tt.links {
				t.Errorf("%d characters in links", last.LinkChars)
			}
			if got := first.Path == last.Path; got != tt.alike {
				t.Errorf("tag paths %d and %d", first.Path, last.Path)
			}
		})
	}
}
