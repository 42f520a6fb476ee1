package head

import (
	"galley/article/metadata/byline"
	"galley/article/picture"
	"galley/page"
)

// Bounds of the picture of a writer beside a byline: its sides in CSS px, and how many
// elements around the byline are asked for it.
const (
	minFace      = 16
	maxFace      = 160
	maxFaceDepth = 4
)

// withFace is the nearest element around a byline that has the picture of who wrote as well,
// and no words but those of the byline and what the writer is; else the byline itself.
func (f *Found) withFace(n page.NodeID) page.NodeID {
	p := f.p
	if f.faces = nil; !p.Laid || len(f.facesIn(n, page.None)) > 0 {
		return n
	}
	around := p.Nodes[n].Parent
	for depth := 0; around != page.None && depth < maxFaceDepth; depth++ {
		if p.Nodes[around].End-around > headNodesAfter || !f.outside(around) || !f.saysRole(around, n) {
			break
		}
		if f.faces = f.facesIn(around, n); len(f.faces) > 0 {
			return around
		}
		around = p.Nodes[around].Parent
	}
	return n
}

// maxRole is the longest word for what a writer is, in characters.
const maxRole = 40

// saysRole reports whether an element around a byline says nothing else, but for one text that the page calls a
// role: "Editor", say.
func (f *Found) saysRole(around, byline page.NodeID) bool {
	p := f.p
	texts := 0
	for i := around; i < p.Nodes[around].End; i++ {
		node := &p.Nodes[i]
		if i == byline || node.Hidden {
			i = node.End - 1
			continue
		}
		switch {
		case node.Kind != page.Text || page.IsBlank(node.Text):
		case texts > 0 || page.Chars(node.Text) > maxRole || !f.isRole(i, around):
			return false
		default:
			texts++
		}
	}
	return true
}

// isRole reports whether the page calls something around a text, and in another element, a role.
func (f *Found) isRole(text, in page.NodeID) bool {
	for a := f.p.Nodes[text].Parent; a != in && a != page.None; a = f.p.Nodes[a].Parent {
		if byline.IsRole(&f.p.Nodes[a]) {
			return true
		}
	}
	return false
}

// facesIn are such pictures in a subtree, outside of a part of it.
func (f *Found) facesIn(n, but page.NodeID) (all []page.NodeID) {
	p := f.p
	for i := n; i < p.Nodes[n].End; i++ {
		node := &p.Nodes[i]
		if i == but {
			i = node.End - 1
			continue
		}
		if node.Tag == "img" && !node.Hidden && min(node.Box.W, node.Box.H) >= minFace && max(node.Box.W, node.Box.H) <= maxFace &&
			picture.URL(p, i) != "" && !picture.IsBroken(p, i) {
			all = append(all, i)
		}
	}
	return all
}
