package snapshot

import (
	"slices"
	"strconv"
	"strings"

	"galley/page"
)

// keepsLines are the values of white-space-collapse that keep line breaks.
var keepsLines = []string{"preserve", "preserve-breaks", "break-spaces"}

// style interns the computed style of the first layout row of a snapshot node.
func (t *tree) style(i int) int32 {
	row := t.rows[i][0]
	if row >= len(t.doc.Layout.Styles) {
		return page.NoStyle
	}
	values := t.doc.Layout.Styles[row]
	if len(values) < len(coreStyles) {
		return page.NoStyle
	}
	var key strings.Builder
	moved := t.movedInLine(row)
	for j, v := range values {
		if j == topAt && !moved {
			continue
		}
		if j < len(coreStyles) || j >= beforeLook && j < beforeLook+len(page.ComputedProperties) || j >= beforeTransforms {
			key.WriteString(strconv.FormatInt(v, 36))
			key.WriteByte(' ')
		}
	}
	pseudo := [...]string{t.generated(i, page.Before), t.generated(i, page.After), t.generated(i, page.FirstLetter), t.generated(i, page.Marker)}
	key.WriteString(strings.Join(pseudo[:], "\x00"))
	zoom := t.zoom(i)
	if zoom != 1 {
		key.WriteString(strconv.FormatFloat(zoom, 'g', -1, 64))
	}
	if id, ok := t.styles[key.String()]; ok {
		return id
	}
	id := int32(len(t.page.Styles))
	t.page.Styles = append(t.page.Styles, t.newStyle(row, pseudo[:], zoom))
	t.styles[key.String()] = id
	return id
}

func (t *tree) newStyle(row int, pseudo []string, zoom float64) page.Style {
	s := page.Style{
		Display:    t.styleValue(row, 0),
		Visibility: t.styleValue(row, 1),
		Position:   t.styleValue(row, 2),
		FontSize:   px(t.styleValue(row, 3)),
		FontWeight: px(t.styleValue(row, 4)),
		Opacity:    px(t.styleValue(row, 5)),
		Lines:      slices.Contains(keepsLines, t.styleValue(row, 6)),
	}
	if t.Columns.Look {
		s.Look = make([]string, 0, len(page.LookProperties))
		for j := range page.ComputedProperties {
			s.Look = append(s.Look, t.styleValue(row, beforeLook+j))
		}
		if !t.movedInLine(row) {
			s.Look[topAt-beforeLook] = "auto"
		}
		s.Look = append(append(s.Look, pseudo...), "") // a snapshot has no first lines
		s.Look[transformAt-beforeLook] = t.transform(row)
		page.WholeTransforms(s.Look)
		s.Look = page.ZoomLook(s.Look, zoom)
	}
	return s
}

// zoomAt is the place of zoom in a style row.
var zoomAt = beforeLook + slices.Index(lookStyles, "zoom")

// zoom is by how much snapshot node i is enlarged, with all around it; 1 where the styles say nothing of it.
func (t *tree) zoom(i int) float64 {
	if !t.Columns.Look {
		return 1
	}
	zoom, depth := 1.0, 0
	for at := int64(i); at >= 0 && depth < maxZoomed; at = t.doc.Nodes.ParentIndex[at] {
		depth++
		if known := t.zooms[at]; known != 0 {
			zoom *= known
			break
		}
		if rows := t.rows[at]; len(rows) > 0 && t.doc.Nodes.NodeType[at] == elementNode {
			if own, err := strconv.ParseFloat(t.styleValue(rows[0], zoomAt), 64); err == nil && own > 0 {
				zoom *= own
			}
		}
	}
	t.zooms[i] = zoom
	return zoom
}

// maxZoomed bounds how far zoom looks up.
const maxZoomed = 512

// topAt is the place of top in a style row.
var topAt = beforeLook + slices.Index(lookStyles, "top")

// transformAt is the place of transform in a style row, beforeTransforms where what does likewise begins.
var (
	transformAt      = beforeLook + slices.Index(lookStyles, page.TransformProperties[0])
	beforeTransforms = beforeLook + len(page.ComputedProperties) + len(page.PlacedProperties)
)

// transform is what page.WholeTransform is given of a style row.
func (t *tree) transform(row int) string {
	values := t.styleValue(row, transformAt)
	for j := range page.TransformProperties[1:] {
		values += "|" + page.FirstOf(t.styleValue(row, beforeTransforms+j), "none")
	}
	return values
}

// movedInLine reports whether a style row is of an element in a line that may be moved from its
// place in it, of which alone top says anything that boxes do not.
func (t *tree) movedInLine(row int) bool {
	return strings.HasPrefix(t.styleValue(row, 0), "inline") && t.styleValue(row, 2) == "relative"
}

// generatedAt are the places of page.GeneratedProperties in a style row.
var generatedAt = func() []int {
	var at []int
	for _, name := range page.GeneratedProperties {
		at = append(at, beforeLook+slices.Index(lookStyles, name))
	}
	return at
}()

// generated is the look of what a style sheet puts before or after what is in
// snapshot node i, of its first letter or of its sign as an item; "" for nothing.
func (t *tree) generated(i int, which string) string {
	child, ok := t.pseudoOf[int64(i)][which]
	if !t.Columns.Look || !ok || len(t.rows[child]) == 0 {
		return ""
	}
	values := make([]string, len(generatedAt))
	for j, column := range generatedAt {
		values[j] = t.styleValue(t.rows[child][0], column)
		if column == transformAt {
			values[j] = t.transform(t.rows[child][0])
		}
	}
	nothing := values[0] == "none" || values[0] == "normal" || values[0] == ""
	if which == page.Marker && nothing && !t.isMarked(i, values) || which != page.FirstLetter && which != page.Marker && nothing {
		return ""
	}
	return page.JoinGenerated(values)
}

// isMarked reports whether the sign of list item i looks otherwise than its words.
func (t *tree) isMarked(i int, values []string) bool {
	for j, name := range page.GeneratedProperties {
		switch name {
		case "color", "font-family", "font-size", "font-weight":
			if len(t.rows[i]) > 0 && values[j] != t.styleValue(t.rows[i][0], generatedAt[j]) {
				return true
			}
		}
	}
	return false
}

// pseudosOf says which pseudo-elements snapshot node i has.
func (t *tree) pseudosOf(i int) (has Pseudos) {
	of := t.pseudoOf[int64(i)]
	if of == nil {
		return 0
	}
	for which, bit := range map[string]Pseudos{page.Before: hasBefore, page.After: hasAfter, page.FirstLetter: hasFirstLetter, page.Marker: hasMarker} {
		if _, ok := of[which]; ok {
			has |= bit
		}
	}
	return has
}

func (t *tree) styleValue(row, column int) string {
	if row >= len(t.doc.Layout.Styles) || column >= len(t.doc.Layout.Styles[row]) {
		return ""
	}
	return t.str(t.doc.Layout.Styles[row][column])
}

// px reads a computed length such as "16px", or a plain number; 0 for anything
// else.
func px(s string) float64 {
	v, err := strconv.ParseFloat(strings.TrimSuffix(s, "px"), 64)
	if err != nil || v != v || v > 1e9 || v < -1e9 {
		return 0
	}
	return v
}
