package cepr

import (
	"unicode"

	"galley/page"
)

// text is a text node that is judged.
type text struct {
	node  page.NodeID
	path  int32
	chars int
	punct int
}

// collect finds the text nodes that are judged, and those of nothing but
// punctuation, both in document order. Blank ones are in neither list.
func collect(p *page.Page, read []bool, t *paths, o *Options) (texts []text, bare []page.NodeID) {
	body := p.Body()
	for i := body; i < p.Nodes[body].End; i++ {
		n := &p.Nodes[i]
		if n.Kind != page.Text || !read[i] {
			continue
		}
		v := text{node: i, path: t.of[n.Parent]}
		var onlyPunct bool
		v.chars, v.punct, onlyPunct = measure(n.Text, o)
		switch {
		case v.chars == 0:
		case onlyPunct && !o.KeepPunctuation:
			bare = append(bare, i)
		default:
			texts = append(texts, v)
		}
	}
	return texts, bare
}

// measure counts the characters of a text node and the punctuation among them.
func measure(s string, o *Options) (chars, punct int, onlyPunct bool) {
	solid := 0
	for _, r := range s {
		if unicode.IsSpace(r) {
			continue
		}
		solid++
		if o.isPunct(r) {
			punct++
		}
	}
	chars = solid
	if !o.SkipBlanks {
		chars = page.Chars(s)
	}
	return chars, punct, solid == punct
}
