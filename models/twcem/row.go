package twcem

import (
	"strings"

	"galley/models/chars"
	"galley/page"
)

// A row is what Algorithm 1 of Tan et al. 2018 leaves between two line breaks (section
// III.A). Its pieces follow one another without a blank, because tags are replaced by
// nothing.
type row struct {
	pieces []piece
	body   bool
}

// A piece is the part of a text node that is in one row.
type piece struct {
	node page.NodeID
	text string
}

// splitRows is the page as rows that are not blank, in document order.
func splitRows(p *page.Page, read []bool, rows Rows) []*row {
	var s splitter
	var ends []page.NodeID // of the open blocks
	for i := page.NodeID(0); i < page.NodeID(len(p.Nodes)); i++ {
		for len(ends) > 0 && ends[len(ends)-1] <= i {
			ends = ends[:len(ends)-1]
			s.end()
		}
		n := &p.Nodes[i]
		switch {
		case !read[i]:
			// A hidden element is hidden whole; a hidden text has no descendants.
			i = n.End - 1
		case n.Kind == page.Text:
			s.add(i, n.Text, rows != BlockRows)
		case rows == SourceRows:
		case n.Tag == "br":
			s.end()
		case p.IsBlock(i):
			s.end()
			ends = append(ends, n.End)
		}
	}
	s.end()
	return s.rows
}

type splitter struct {
	rows []*row
	open row
}

func (s *splitter) add(n page.NodeID, text string, lines bool) {
	if !lines {
		s.piece(n, text)
		return
	}
	first := true
	for line := range strings.SplitSeq(text, "\n") {
		if !first {
			s.end()
		}
		first = false
		s.piece(n, line)
	}
}

func (s *splitter) piece(n page.NodeID, text string) {
	if text != "" {
		s.open.pieces = append(s.open.pieces, piece{n, text})
	}
}

// end closes the open row; a blank one is none.
func (s *splitter) end() {
	blank := true
	for _, piece := range s.open.pieces {
		blank = blank && strings.TrimSpace(piece.text) == ""
	}
	if !blank {
		closed := s.open
		s.rows = append(s.rows, &closed)
	}
	s.open = row{}
}

// text is the row as one string.
func (r *row) text() string {
	if len(r.pieces) == 1 {
		return r.pieces[0].text
	}
	var b strings.Builder
	for _, piece := range r.pieces {
		b.WriteString(piece.text)
	}
	return b.String()
}

// chars is L_C: the characters of the row, white space not counted.
func (r *row) chars() int {
	n := 0
	for _, piece := range r.pieces {
		n += chars.NonBlank(piece.text)
	}
	return n
}

// punct is the number of punctuation characters of the row.
func (r *row) punct() int {
	n := 0
	for _, piece := range r.pieces {
		for _, c := range piece.text {
			if chars.IsPunct(c) {
				n++
			}
		}
	}
	return n
}

// filterRows is Algorithm 3 of Tan et al. 2018 (section III.C): the rows that are long
// enough and have enough punctuation, the list that the paper calls CCL.
func filterRows(rows []*row, o Options) []*row {
	var kept []*row
	for _, r := range rows {
		if r.chars() >= o.MinChars && r.punct() >= o.MinPunct {
			kept = append(kept, r)
		}
	}
	return kept
}
