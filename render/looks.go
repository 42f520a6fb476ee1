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
}

// applyLook gives the elements of the subtree, and those around it, their full
// styles. The script walked
// the live document, the page is a snapshot of it: they must agree tag by tag.
func applyLook(p *page.Page, root page.NodeID, tags, index []string, rows [][]string, interned map[styleKey]int32) error {
	elements := elementsAround(p, root)
	if len(elements) != len(tags) || len(elements) != len(index) {
		return errMoved
	}
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
		k := styleKey{n.Style, indexes[i]}
		style, ok := interned[k]
		if !ok {
			style = int32(len(p.Styles))
			var core page.Style
			if n.Style != page.NoStyle {
				core = p.Styles[n.Style]
			}
			core.Look = rows[k.look]
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

// boxless says of an element without a box what is read of others in a snapshot, by its look: the words
// right in it have its type.
func boxless(s *page.Style) {
	s.Display, s.Opacity = "contents", 1
	s.Visibility, s.Position = s.LookValue("visibility"), s.LookValue("position")
	if size, err := strconv.ParseFloat(strings.TrimSuffix(s.LookValue("font-size"), "px"), 64); err == nil {
		s.FontSize = size
	}
}
