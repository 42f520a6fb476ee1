package look

import (
	"galley/article/layout"
	"galley/page"
)

// medium keeps n if it shows something, and reports whether what is below it
// belongs to it.
func (s *side) medium(n page.NodeID) bool {
	node := &s.p.Nodes[n]
	m := medium{node: n, tag: node.Tag, address: node.Src}
	switch node.Tag {
	case "img":
		m.picture = true
		// An image of 2 px counts visits, and one without an address shows nothing.
		if node.Box.W <= 2 && node.Box.H <= 2 || m.address == "" {
			return false
		}
	case "video":
		m.picture = true
		m.address = s.stream(n)
	case "audio":
		m.address = s.stream(n)
		if node.Box.Empty() {
			return true
		}
	case "svg":
		m.picture, m.address = true, "svg"
		if node.Box.W <= 2 || node.Box.H <= 2 || layout.Seen(s.p, n).Empty() || s.isFaint(n) { // what is cut off decorates nothing
			return true
		}
	default:
		return false
	}
	if st := s.p.StyleOf(n); st != nil && st.Visibility != "visible" {
		return true
	}
	s.shown = append(s.shown, m)
	return true
}

// isFaint reports whether nobody sees n, by the opacities around it: the sign of a link shows itself under the pointer.
func (s *side) isFaint(n page.NodeID) bool {
	opacity := 1.0
	for a := n; a != page.None; a = s.p.Nodes[a].Parent {
		if style := s.p.StyleOf(a); style != nil {
			opacity *= style.Opacity
		}
	}
	return opacity < layout.Unseen
}

// stream is the address of a film or sound: the one that the browser chose, or else the
// first that it may choose.
func (s *side) stream(n page.NodeID) string {
	node := &s.p.Nodes[n]
	if node.Src != "" {
		return node.Src
	}
	if u := s.p.Resolve(node.Attr("src")); u != "" {
		return u
	}
	for c := range s.p.Children(n) {
		if u := s.p.Resolve(s.p.Nodes[c].Attr("src")); u != "" && s.p.Nodes[c].Tag == "source" {
			return u
		}
	}
	return ""
}
