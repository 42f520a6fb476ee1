package sheet

import "galley/article/allowlist"

// Frame are the declarations of the box of a style, which has a full look, and of nothing in it:
// its ground, its line, its corners and its shadow.
func (s *Sheet) Frame(style int32) string {
	look := s.styles[style].Look
	r := rule{Key: Key{Style: style, Tag: "div", NS: allowlist.HTML}, sheet: s, style0: &s.styles[style], look: look}
	for _, i := range [4]int{Background, Radius, BorderTW, LookAt["box-shadow"]} {
		if r.differs(i) {
			r.write(i)
		}
	}
	return r.text.String() + Gradients(func(property int) string { return look[property] })
}
