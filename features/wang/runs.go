package wang

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// A run is a visible text node that is not blank.
type run struct {
	node       page.NodeID
	text       string // page.Fold of the node's text
	stem       string // text without closing quotes and brackets at its end
	lastStem   int32  // last run up to this one whose stem is not empty; -1: none
	gap        bool   // white space or a line break stands before it
	startsWord bool   // its first character begins a word
}

// readRuns lists the runs, and counts the characters of each text. Lines break
// where page.Text breaks them.
func (x *Index) readRuns() {
	nodes := x.Page.Nodes
	gap, lastStem := true, int32(-1)
	var ends []page.NodeID // of the open blocks
	for i := 0; i < len(nodes); i++ {
		n, id := &nodes[i], page.NodeID(i)
		for len(ends) > 0 && ends[len(ends)-1] <= id {
			ends = ends[:len(ends)-1]
			gap = true
		}
		switch {
		case n.Kind == page.Element && n.Hidden:
			i = int(n.End) - 1
		case n.Kind == page.Element && n.Tag == "br":
			gap = true
		case n.Kind == page.Element:
			if x.Page.IsBlock(id) {
				gap = true
				ends = append(ends, n.End)
			}
		case !n.Hidden && x.countChars(id):
			r := run{node: id, text: page.Fold(n.Text), gap: gap || opensWithSpace(n.Text)}
			r.stem = strings.TrimRightFunc(r.text, closes)
			if r.stem != "" {
				lastStem = int32(len(x.runs))
			}
			r.lastStem = lastStem
			x.runs = append(x.runs, r)
			gap = closesWithSpace(n.Text)
		case !n.Hidden && n.Text != "":
			gap = true
		}
	}
}

// countChars counts the characters of a visible text and reports whether there are
// any.
func (x *Index) countChars(id page.NodeID) bool {
	chars := int32(page.Chars(x.Page.Nodes[id].Text))
	if chars == 0 {
		return false
	}
	t := &x.totals[id+1]
	t.runs, t.chars = 1, chars
	if x.ancestry[id]&inLink != 0 {
		t.linkChars = chars
	}
	if x.ancestry[id]&inAnchor != 0 {
		t.anchorChars = chars
	}
	return true
}

func opensWithSpace(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsSpace(r)
}

func closesWithSpace(s string) bool {
	r, _ := utf8.DecodeLastRuneInString(s)
	return unicode.IsSpace(r)
}

// closes reports whether a character may stand after the full stop of a sentence:
// blanks, closing brackets and all quotes, because some languages close with the
// quotes that others open with.
func closes(r rune) bool {
	return r == ' ' || strings.ContainsRune("\"'＂＇", r) || unicode.In(r, unicode.Pe, unicode.Pf, unicode.Pi)
}

// span returns the runs of the subtree of n: runs[first:end].
func (x *Index) span(n page.NodeID) (first, end int32) {
	return x.totals[n].runs, x.totals[x.Page.Nodes[n].End].runs
}

// folded returns page.Fold of the text of n. It costs as much as the text is long:
// callers bound Chars(n) first.
func (x *Index) folded(n page.NodeID) string {
	first, end := x.span(n)
	var w strings.Builder
	for i := first; i < end; i++ {
		if i > first && x.runs[i].gap {
			w.WriteByte(' ')
		}
		w.WriteString(x.runs[i].text)
	}
	return w.String()
}

// endsWithFullStop reports whether the text of n ends with a full stop (Wang et al.
// 2009, section 4). Closing quotes and brackets after it do not matter. The dots of an
// ellipsis are no full stop. The characters are those of Limits.FullStops.
func (x *Index) endsWithFullStop(n page.NodeID) bool {
	first, end := x.span(n)
	if first == end {
		return false
	}
	i := x.runs[end-1].lastStem
	if i < first {
		return false
	}
	tail := lastRunes(x.runs[i].stem, 3)
	stop, _ := utf8.DecodeLastRuneInString(tail)
	if !strings.ContainsRune(x.Limits.FullStops, stop) {
		return false
	}
	// The dots of an ellipsis may stand in up to three runs.
	for ; utf8.RuneCountInString(tail) < 3 && i > first && !x.runs[i].gap; i-- {
		tail = lastRunes(x.runs[i-1].text, 3) + tail
	}
	return !strings.HasSuffix(tail, strings.Repeat(string(stop), 3))
}

// lastRunes returns the last n runes of s, or all where it has fewer.
func lastRunes(s string, n int) string {
	at := len(s)
	for ; n > 0 && at > 0; n-- {
		_, size := utf8.DecodeLastRuneInString(s[:at])
		at -= size
	}
	return s[at:]
}
