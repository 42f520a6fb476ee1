package render

import (
	"errors"
	"strconv"
	"strings"

	"galley/page"
)

// looks is what look.js answers, with what is measured at the same time. Without tags it was not read.
type looks struct {
	Tags, Index  []string // of each root, parted by blanks
	Zooms        []string // of the elements around each root, and of the root, likewise; empty: none is enlarged
	Rows, Values []string
	measured
}

// styles are the rows with their values.
func (l *looks) styles() ([][]string, error) {
	rows := make([][]string, len(l.Rows))
	for i, row := range l.Rows {
		for n := range strings.SplitSeq(row, " ") {
			at, err := strconv.Atoi(n)
			if err != nil || at < 0 || at >= len(l.Values) {
				return nil, errMoved
			}
			rows[i] = append(rows[i], l.Values[at])
		}
		page.WholeTransforms(rows[i])
	}
	return rows, nil
}

// errMoved says that the live document is not the one of the snapshot any more, or
// shows the script less than the snapshot (closed shadow trees).
var errMoved = errors.New("the document changed after the snapshot")

// styleKey is what makes a style of its own: the style of the snapshot, and the row of
// full styles.
type styleKey struct {
	core int32
	look int
	zoom float64 // by how much its lengths are enlarged
}

// apply gives the elements of subtree i, which has a root, and those around it, their full
// styles. The script walked
// the live document, the page is a snapshot of it: they must agree tag by tag.
func (l *looks) apply(p *page.Page, root page.NodeID, i int, rows [][]string, interned map[styleKey]int32) error {
	elements, tags, index := elementsAround(p, root), strings.Fields(l.Tags[i]), strings.Fields(l.Index[i])
	if len(elements) != len(tags) || len(elements) != len(index) {
		return errMoved
	}
	zooms := l.zooms(i)
	indexes := make([]int, len(index))
	for i, id := range elements {
		row, err := strconv.Atoi(index[i])
		indexes[i] = row
		if err != nil || p.Nodes[id].Tag != tags[i] || row < 0 || row >= len(rows) || len(rows[row]) != len(page.LookProperties) {
			return errMoved
		}
	}
	for i, id := range elements {
		n := &p.Nodes[id]
		if n.Style != page.NoStyle && len(p.Styles[n.Style].Look) > 0 {
			continue // around an earlier subtree as well
		}
		k := styleKey{n.Style, indexes[i], zooms[min(i, len(zooms)-1)]}
		style, ok := interned[k]
		if !ok {
			style = int32(len(p.Styles))
			var core page.Style
			if n.Style != page.NoStyle {
				core = p.Styles[n.Style]
			}
			core.Look = page.ZoomLook(rows[k.look], k.zoom)
			core.FontSize *= k.zoom
			if n.Style == page.NoStyle && core.LookValue("display") == "contents" {
				boxless(&core) // a snapshot says nothing of what has no box
			}
			p.Styles = append(p.Styles, core)
			interned[k] = style
		}
		n.Style = style
	}
	return nil
}

// zooms are those of the elements around root i, and of the root, whose subtree has the last one.
func (l *looks) zooms(i int) []float64 {
	var zooms []float64
	if i < len(l.Zooms) {
		for v := range strings.FieldsSeq(l.Zooms[i]) {
			zoom, err := strconv.ParseFloat(v, 64)
			if err != nil || !(zoom > 0) {
				zoom = 1
			}
			zooms = append(zooms, zoom)
		}
	}
	if len(zooms) == 0 {
		return []float64{1}
	}
	return zooms
}

// boxless says of an element without a box what is read of others in a snapshot, by its look: the words
// right in it have its type.
func boxless(s *page.Style) {
	s.Display, s.Opacity = "contents", 1
	s.Visibility, s.Position = s.LookValue("visibility"), s.LookValue("position")
	if size, err := strconv.ParseFloat(strings.TrimSuffix(s.LookValue("font-size"), "px"), 64); err == nil {
		s.FontSize = size
	}
}
