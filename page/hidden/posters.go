package hidden

import "galley/page"

// Bounds of the box of a film: elements around it, and nodes.
const (
	posterLevels = 3
	posterNodes  = 400
)

// hidePosters hides the pictures that a script lays over a film until it plays: those that the film itself shows then.
func hidePosters(p *page.Page) {
	for i := range page.NodeID(len(p.Nodes)) {
		film := &p.Nodes[i]
		if film.Tag != "video" || film.Hidden {
			continue
		}
		poster := p.Resolve(film.Attr("poster"))
		if poster == "" {
			continue
		}
		box := film.Parent
		for level := 1; level < posterLevels && box > 0 && p.Nodes[p.Nodes[box].Parent].End-p.Nodes[box].Parent <= posterNodes; level++ {
			box = p.Nodes[box].Parent
		}
		if p.Nodes[box].End-box > posterNodes {
			continue
		}
		for n := box; n < p.Nodes[box].End; n++ {
			if p.Nodes[n].Tag == "img" && slideAddress(p, n) == poster {
				p.Nodes[n].Hidden = true
			}
		}
	}
}
