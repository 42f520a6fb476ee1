package hidden

import (
	"slices"
	"strings"

	"galley/page"
)

// Bounds of a row of slides: slides in it, nodes of one, and how many elements around a picture are asked.
const (
	clonesMost  = 100
	cloneNodes  = 300
	cloneLevels = 6
)

// hideClones hides the copies of slides that a script puts before the first and behind the last, so that a row of
// slides goes round: pictures and texts of it stand once. Slides with a <figcaption> are left as they are: figures
// beside each other are judged by each other, and those that were alone would be cut. [Copies] has them.
func hideClones(p *page.Page) {
	for _, n := range copies(p, false) {
		for i := n; i < p.Nodes[n].End; i++ {
			p.Nodes[i].Hidden = true
		}
	}
}

// Copies are the copies of slides with a <figcaption>, in document order, with which a row of slides goes round. They
// are not Hidden, and none of what a reader would copy.
func Copies(p *page.Page) []page.NodeID { return copies(p, true) }

// copies are the copies of slides in all rows of them. Copies have the pictures and words of other slides in the row, and
// a class that none of these has.
func copies(p *page.Page, captioned bool) (list []page.NodeID) {
	before := map[string]page.NodeID{} // the picture of an address that came last
	asked := map[page.NodeID]bool{}
	for i := range page.NodeID(len(p.Nodes)) {
		if p.Nodes[i].Tag != "img" || p.Nodes[i].Hidden {
			continue
		}
		address := slideAddress(p, i)
		if address == "" {
			continue
		}
		if last, ok := before[address]; ok {
			if row := rowOf(p, last, i); row != page.None && !asked[row] {
				asked[row] = true
				list = append(list, copiesIn(p, row, captioned)...)
			}
		}
		before[address] = i
	}
	slices.Sort(list)
	return list
}

// rowOf is the element in which two nodes are in different children, None if it is too far up.
func rowOf(p *page.Page, a, b page.NodeID) page.NodeID {
	row := p.Nodes[b].Parent
	for range cloneLevels {
		if row == page.None || p.Contains(row, a) {
			return row
		}
		row = p.Nodes[row].Parent
	}
	return page.None
}

// copiesIn are the copies in one row of slides.
func copiesIn(p *page.Page, row page.NodeID, captioned bool) []page.NodeID {
	slides := slidesIn(p, row, captioned)
	shows := make([]string, len(slides))
	distinct := map[string]bool{}
	for i, n := range slides {
		shows[i] = slideShows(p, n)
		distinct[shows[i]] = true
	}
	count := len(distinct)
	if count < 2 || count == len(slides) {
		return nil
	}
	for from := 0; from+count <= len(slides); from++ {
		if !areDistinct(shows[from : from+count]) {
			continue
		}
		if found := slices.Concat(slides[:from], slides[from+count:]); areMarked(p, found, slides[from:from+count]) {
			return found
		}
	}
	return nil
}

// slidesIn are the elements of a row of slides, nil where it is too large for one, or where one has a <figcaption> and captioned says
// that none has, or the other way round.
func slidesIn(p *page.Page, row page.NodeID, captioned bool) (slides []page.NodeID) {
	withCaption := false
	for n := row + 1; n < p.Nodes[row].End; n = p.Nodes[n].End {
		if node := &p.Nodes[n]; node.Kind == page.Element && !page.IsUnread(node.Tag) {
			if slides = append(slides, n); len(slides) > clonesMost || node.End-n > cloneNodes {
				return nil
			}
			withCaption = withCaption || p.First(n, "figcaption") != page.None
		}
	}
	if withCaption != captioned {
		return nil
	}
	return slides
}

// areMarked reports whether elements have a class that none of the others has.
func areMarked(p *page.Page, elements, others []page.NodeID) bool {
	has := func(class string) func(n page.NodeID) bool {
		return func(n page.NodeID) bool { return slices.Contains(strings.Fields(p.Nodes[n].Attr("class")), class) }
	}
	for _, class := range strings.Fields(p.Nodes[elements[0]].Attr("class")) {
		if !slices.ContainsFunc(others, has(class)) && !slices.ContainsFunc(elements, func(n page.NodeID) bool { return !has(class)(n) }) {
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
func slideShows(p *page.Page, slide page.NodeID) string {
	var shows strings.Builder
	for n := slide; n < p.Nodes[slide].End; n++ {
		node := &p.Nodes[n]
		switch {
		case page.IsUnread(node.Tag):
			n = node.End - 1
		case node.Tag == "img":
			shows.WriteString(slideAddress(p, n))
			shows.WriteByte('\n')
		case node.Kind == page.Text && !page.IsBlank(node.Text):
			shows.WriteString(strings.TrimSpace(node.Text))
			shows.WriteByte('\n')
		}
	}
	return shows.String()
}

// slideAddress is the address of a picture, or the one that a script keeps for it until it is needed.
func slideAddress(p *page.Page, picture page.NodeID) string {
	node := &p.Nodes[picture]
	for _, a := range append([]page.Attr{{Value: node.Src}, {Value: node.Attr("src")}}, node.Attrs...) {
		if a.Name == "" || strings.HasPrefix(a.Name, "data-") && strings.Contains(a.Value, "/") && !strings.ContainsAny(a.Value, " \n") {
			if address := p.Resolve(a.Value); address != "" {
				return address
			}
		}
	}
	return ""
}
