package parse

import (
	"strings"
	"unicode/utf8"

	"galley/page"
)

// Bounds of slides of which a reader sees one at a time: how many there are, characters of the text of one, and its nodes.
const (
	leastSlides  = 3
	lettersSlide = 20
	slideNodes   = 400
)

// showSlides shows the slides that wait for a click on an arrow: elements of one tag and class in a row, of which one is not hidden,
// that have a picture and a text each and no link to another page.
func (d *discloser) showSlides(hidden []page.NodeID) {
	asked := map[page.NodeID]bool{}
	for _, n := range hidden {
		up := d.nodes[n].Parent
		if up <= 0 || asked[up] || d.beside[up] {
			continue
		}
		asked[up] = true
		if slides := d.slidesIn(up); len(slides) >= leastSlides {
			for _, s := range slides {
				d.nodes[s].Hidden = false
			}
		}
	}
}

// slidesIn are the children of an element if all are slides and one of them is shown.
func (d *discloser) slidesIn(up page.NodeID) (list []page.NodeID) {
	name, shown := "", 0
	for n := up + 1; int(n) < len(d.nodes) && d.nodes[n].Parent >= up; {
		node := &d.nodes[n]
		if node.Kind != page.Element {
			if page.HasLetters(node.Text) {
				return nil
			}
			n++
			continue
		}
		class, _, _ := strings.Cut(strings.TrimSpace(node.Attr("class")), " ")
		if name == "" {
			name = node.Tag + "." + class
		}
		end, ok := d.slide(n)
		if !ok || name != node.Tag+"."+class {
			return nil
		}
		if !node.Hidden {
			shown++
		}
		list = append(list, n)
		n = end
	}
	if shown != 1 {
		return nil
	}
	return list
}

// slide is the first node behind a subtree. ok is whether that has one picture and a text, few nodes, and nothing to follow or to
// write in.
func (d *discloser) slide(n page.NodeID) (end page.NodeID, ok bool) {
	pictures, letters := 0, 0
	for end = n; int(end) < len(d.nodes) && (end == n || d.nodes[end].Parent >= n); end++ {
		switch node := &d.nodes[end]; {
		case end-n > slideNodes, isField(node), node.Tag == "a" && node.Attr("href") != "" && !strings.HasPrefix(node.Attr("href"), "#"):
			return end, false
		case node.Kind == page.Text:
			letters += utf8.RuneCountInString(strings.TrimSpace(node.Text))
		case node.Tag == "img":
			pictures++
		}
	}
	return end, pictures == 1 && letters >= lettersSlide
}
