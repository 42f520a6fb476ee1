package head

import (
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
// and no words but those of the byline; else the byline itself.
func (f *Found) withFace(n page.NodeID) page.NodeID {
	p := f.p
	if f.faces = nil; !p.Laid || len(f.facesIn(n, page.None)) > 0 {
		return n
	}
	words := page.Norm(p.Text(n))
	around := p.Nodes[n].Parent
	for depth := 0; around != page.None && depth < maxFaceDepth; depth++ {
		if p.Nodes[around].End-around > headNodesAfter || !f.outside(around) || page.Norm(p.Text(around)) != words {
			break
		}
		if f.faces = f.facesIn(around, n); len(f.faces) > 0 {
			return around
		}
		around = p.Nodes[around].Parent
	}
	return n
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
