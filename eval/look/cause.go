package look

import (
	"regexp"
	"strings"

	"galley/page"
)

// What makes a block another size, as far as it can be told from the two pages.
const (
	causeFont      = "web font"         // the page brought along the font of the block
	causeGenerated = "generated text"   // a style sheet put text into it that the article lacks
	causePicture   = "unloaded picture" // something in it did not load
	causeWidth     = "width"            // it is as wide as something else
	causeStyle     = "style"            // its words look different
	causeHeight    = "height"           // its lines break elsewhere, or something in it is larger
)

// cause says why the boxes x and y of a pair differ, the most likely reason first.
func (c *comparison) cause(pair blockPair, x, y page.Rect) string {
	switch {
	case c.unloaded(pair.a):
		return causePicture
	case c.a.generated(pair.a) != c.b.generated(pair.b):
		return causeGenerated
	case c.fontIsOwn(pair):
		return causeFont
	case !within(x.W, y.W, BlockTolerance):
		return causeWidth
	}
	for _, i := range pair.texts {
		if k := c.to[i]; k < 0 || difference(&c.a, c.a.texts[i].node, &c.b, c.b.texts[k].node) != "" {
			return causeStyle
		}
	}
	return causeHeight
}

// unloaded reports whether a picture in n was not shown on the page.
func (c *comparison) unloaded(n page.NodeID) bool {
	for _, m := range c.a.shown {
		if c.a.p.Contains(n, m.node) && c.Had != nil && !c.Had(m.address) {
			return true
		}
	}
	return false
}

// fontIsOwn reports whether a font that the page brought along sets a word of the block.
func (c *comparison) fontIsOwn(pair blockPair) bool {
	for _, i := range pair.texts {
		st := c.a.p.StyleOf(c.a.p.Nodes[c.a.texts[i].node].Parent)
		if st == nil || st.Look == nil {
			continue
		}
		first, _, _ := strings.Cut(st.LookValue("font-family"), ",")
		if c.Fonts[familyName(first)] {
			return true
		}
	}
	return false
}

// generated are the texts that style sheets put before and after n and what is in it.
func (s *side) generated(n page.NodeID) string {
	var all strings.Builder
	for i := n; i < s.p.Nodes[n].End; i++ {
		st := s.p.StyleOf(i)
		if s.p.Nodes[i].Kind != page.Element || st == nil || st.Look == nil {
			continue
		}
		for _, which := range []string{page.Before, page.After} {
			// The content comes first.
			if v := st.Generated(which); v != nil && v[0] != `""` && v[1] != "absolute" {
				all.WriteString(v[0])
			}
		}
	}
	return all.String()
}

var fontFaces = regexp.MustCompile(`(?is)@font-face\s*\{[^}]*?font-family\s*:\s*([^;}]+)`)

// fontsIn are the names of the fonts that style sheets load, in lower case.
func fontsIn(sources ...[]byte) map[string]bool {
	names := map[string]bool{}
	for _, source := range sources {
		for _, m := range fontFaces.FindAllSubmatch(source, -1) {
			names[familyName(string(m[1]))] = true
		}
	}
	return names
}

func familyName(v string) string { return strings.ToLower(strings.Trim(strings.TrimSpace(v), `"'`)) }
