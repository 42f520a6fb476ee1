package features

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"galley/page"
)

// A run is a text node that a reader sees and that is not blank.
type run struct {
	node  page.NodeID
	text  string // page.Fold of the node's text
	stem  string // text without closing quotes and brackets at its end
	solid int32  // the last run up to this one whose stem is not empty; -1 for none
	gap   bool   // white space or a line break is between it and the run before
	head  bool   // a word begins with it, and not in a run before
}

// readRuns lists the runs, and counts the characters of each text. Lines break
// where page.Text breaks them.
func (x *subtreeIndex) readRuns() {
	nodes := x.Page.Nodes
	gap, solid := true, int32(-1)
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
				solid = int32(len(x.runs))
			}
			r.solid = solid
			x.runs = append(x.runs, r)
			gap = closesWithSpace(n.Text)
		case !n.Hidden && n.Text != "":
			gap = true
		}
	}
}

// countChars counts the characters of a visible text, and says whether there
// are any.
func (x *subtreeIndex) countChars(id page.NodeID) bool {
	chars := int32(page.Chars(x.Page.Nodes[id].Text))
	if chars == 0 {
		return false
	}
	t := &x.totals[id+1]
	t.runs, t.chars = 1, chars
	if x.lineage[id]&underLink != 0 {
		t.linkChars = chars
	}
	if x.lineage[id]&underOutboundLink != 0 {
		t.awayChars = chars
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

// closes reports what may stand after the full stop of a sentence: blanks,
// closing brackets, and quotes, of which some languages close with what others
// open with.
func closes(r rune) bool {
	return r == ' ' || strings.ContainsRune("\"'＂＇", r) || unicode.In(r, unicode.Pe, unicode.Pf, unicode.Pi)
}

// span is the range of runs in the subtree of n.
func (x *subtreeIndex) span(n page.NodeID) (first, end int32) {
	return x.totals[n].runs, x.totals[x.Page.Nodes[n].End].runs
}

// folded is page.Fold of the text of n. Its cost is that of the text: callers
// bound Chars(n) first.
func (x *subtreeIndex) folded(n page.NodeID) string {
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

// endsWithFullStop reports whether the text of n ends with a full stop, after
// closing quotes and brackets at its end; an ellipsis is none (OPEN-W14).
func (x *subtreeIndex) endsWithFullStop(n page.NodeID) bool {
	first, end := x.span(n)
	if first == end {
		return false
	}
	i := x.runs[end-1].solid
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

// lastRunes is the end of s, at most n runes.
func lastRunes(s string, n int) string {
	at := len(s)
	for ; n > 0 && at > 0; n-- {
		_, size := utf8.DecodeLastRuneInString(s[:at])
		at -= size
	}
	return s[at:]
}
