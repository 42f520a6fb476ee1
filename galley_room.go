package galley

import "galley/page"

// Bounds of what the pages of one article hold together, in bytes, and what a node of a page takes beside its texts.
// A hundred long pages with their pictures have a tenth of it.
const (
	mostHeld  = 512 << 20
	nodeBytes = 200
)

// room is what is left for the pages that go on with an article: each may be as large as a page may be, and all of them
// are held until they are joined.
type room struct {
	nodes int   // that the whole may still have
	bytes int64 // that all pages may still hold
}

// roomBeside is what is left beside the first page.
func roomBeside(first *Result) room {
	return room{page.DefaultLimits.Nodes - len(first.Page.Nodes), mostHeld - held(first)}
}

// take gives a page its place. The error, a *page.LimitError, is that there is none: the whole would be larger than is read.
func (m *room) take(q *Result) error {
	for _, root := range q.Page.Outermost(q.Selection.Roots) {
		m.nodes -= int(q.Page.Nodes[root].End - root)
	}
	switch m.bytes -= held(q); {
	case m.nodes < 0:
		return &page.LimitError{What: "nodes", Limit: int64(page.DefaultLimits.Nodes)}
	case m.bytes < 0:
		return &page.LimitError{What: "bytes", Limit: mostHeld}
	}
	return nil
}

// held is how much a page holds, with the files that it loaded.
func held(r *Result) (size int64) {
	for i := range r.Page.Nodes {
		n := &r.Page.Nodes[i]
		size += nodeBytes + int64(len(n.Text))
		for _, a := range n.Attrs {
			size += int64(len(a.Value))
		}
	}
	for _, data := range r.files {
		size += int64(len(data))
	}
	for _, face := range r.faces {
		size += int64(len(face.Data))
	}
	return size
}
