package page

import (
	"slices"
	"strings"
)

// Bounds of a row of slides: slides in it, nodes of one, and how many elements around a picture are asked.
const (
	clonesMost  = 100
	cloneNodes  = 300
	cloneLevels = 6
)

// hideClones hides the copies of slides that a script puts before the first and behind the last, so that a row of
// slides goes round: pictures and texts of it stand once. Copies have the pictures and words of other slides in the
// row, and a class that none of these has. Slides with a <figcaption> are left as they are: figures beside each other are
// judged by each other, and those that were alone would be cut.
func (p *Page) hideClones() {
	before := map[string]NodeID{} // the picture of an address that came last
	asked := map[NodeID]bool{}
	for i := range NodeID(len(p.Nodes)) {
		if p.Nodes[i].Tag != "img" || p.Nodes[i].Hidden {
			continue
		}
		address := p.slideAddress(i)
		if address == "" {
			continue
		}
		if last, ok := before[address]; ok {
			if row := p.rowOf(last, i); row != None && !asked[row] {
				asked[row] = true
				p.hideClonesIn(row)
			}
		}
		before[address] = i
	}
}

// rowOf is the element in which two nodes are in different children, None if it is too far up.
func (p *Page) rowOf(a, b NodeID) NodeID {
	row := p.Nodes[b].Parent
	for range cloneLevels {
		if row == None || p.Contains(row, a) {
			return row
		}
		row = p.Nodes[row].Parent
	}
	return None
}

// hideClonesIn hides the copies in one row of slides.
func (p *Page) hideClonesIn(row NodeID) {
	var slides []NodeID
	for n := row + 1; n < p.Nodes[row].End; n = p.Nodes[n].End {
		if node := &p.Nodes[n]; node.Kind == Element && !IsUnread(node.Tag) {
			if slides = append(slides, n); len(slides) > clonesMost || node.End-n > cloneNodes || p.First(n, "figcaption") != None {
				return
			}
		}
	}
	shows := make([]string, len(slides))
	distinct := map[string]bool{}
	for i, n := range slides {
		shows[i] = p.slideShows(n)
		distinct[shows[i]] = true
	}
	count := len(distinct)
	if count < 2 || count == len(slides) {
		return
	}
	for from := 0; from+count <= len(slides); from++ {
		if !areDistinct(shows[from : from+count]) {
			continue
		}
		if clones := slices.Concat(slides[:from], slides[from+count:]); p.areMarked(clones, slides[from:from+count]) {
			for _, n := range clones {
				for i := n; i < p.Nodes[n].End; i++ {
					p.Nodes[i].Hidden = true
				}
			}
			return
		}
	}
}

// areMarked reports whether elements have a class that none of the others has.
func (p *Page) areMarked(elements, others []NodeID) bool {
	has := func(class string) func(n NodeID) bool {
		return func(n NodeID) bool { return slices.Contains(strings.Fields(p.Nodes[n].Attr("class")), class) }
	}
	for _, class := range strings.Fields(p.Nodes[elements[0]].Attr("class")) {
		if !slices.ContainsFunc(others, has(class)) && !slices.ContainsFunc(elements, func(n NodeID) bool { return !has(class)(n) }) {
			return true
		}
	}
	return false
}

func areDistinct(texts []string) bool {
	seen := map[string]bool{}
	for _, text := range texts {
		if seen[text] {
			return false
		}
		seen[text] = true
	}
	return true
}

// slideShows is what a slide shows: the addresses of its pictures and its words.
func (p *Page) slideShows(slide NodeID) string {
	var shows strings.Builder
	for n := slide; n < p.Nodes[slide].End; n++ {
		node := &p.Nodes[n]
		switch {
		case IsUnread(node.Tag):
			n = node.End - 1
		case node.Tag == "img":
			shows.WriteString(p.slideAddress(n))
			shows.WriteByte('\n')
		case node.Kind == Text && !IsBlank(node.Text):
			shows.WriteString(strings.TrimSpace(node.Text))
			shows.WriteByte('\n')
		}
	}
	return shows.String()
}

// slideAddress is the address of a picture, or the one that a script keeps for it until it is needed.
func (p *Page) slideAddress(picture NodeID) string {
	node := &p.Nodes[picture]
	for _, a := range append([]Attr{{"", node.Src}, {"", node.Attr("src")}}, node.Attrs...) {
		if a.Name == "" || strings.HasPrefix(a.Name, "data-") && strings.Contains(a.Value, "/") && !strings.ContainsAny(a.Value, " \n") {
			if address := p.Resolve(a.Value); address != "" {
				return address
			}
		}
	}
	return ""
}
