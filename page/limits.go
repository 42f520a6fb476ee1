package page

import (
	"bytes"
	"errors"
	"fmt"
	"io"
)

// Limits bounds what one page may cost. A hostile page is an ordinary page: it
// ends in a *LimitError, not in a full memory.
type Limits struct {
	Bytes int64 // of source, snapshot or decompressed file
	Nodes int   // elements and texts
	Depth int   // nesting of elements
}

// DefaultLimits hold for every page unless a caller asks otherwise. The largest
// of 2,270 real pages that were measured has 31,000 nodes; Chrome's own parser
// nests 512 deep.
var DefaultLimits = Limits{Bytes: 64 << 20, Nodes: 250_000, Depth: 1024}

// OrDefault is the limits with those of DefaultLimits for what is zero.
func (l Limits) OrDefault() Limits {
	if l.Bytes <= 0 {
		l.Bytes = DefaultLimits.Bytes
	}
	if l.Nodes <= 0 {
		l.Nodes = DefaultLimits.Nodes
	}
	if l.Depth <= 0 {
		l.Depth = DefaultLimits.Depth
	}
	return l
}

// LimitError says that a page is larger than galley reads.
type LimitError struct {
	What  string // "bytes", "nodes", "depth", or of loading "requests"
	Limit int64
	Fixed bool // no option moves the limit: that of files and streams
}

func (e *LimitError) Error() string {
	if e.What == "depth" {
		return fmt.Sprintf("page: a depth of more than %d elements", e.Limit)
	}
	return fmt.Sprintf("page: more than %d %s", e.Limit, e.What)
}

// Hint says what to do about it. The limit of nodes and that of depth are for the memory and the
// time of every step that follows.
func (e *LimitError) Hint() string {
	switch {
	case e.Fixed:
		return "no larger file is read: give galley a part of it"
	case e.What == "bytes":
		return "--max-bytes lets pages have more"
	case e.What == "nodes":
		return "no larger document is read: give galley a part of it"
	}
	return ""
}

// ReadLimited reads all of r into an empty buffer, whose bytes it returns. More than limit bytes
// are a *LimitError; what else goes wrong is the error of r.
func ReadLimited(b *bytes.Buffer, r io.Reader, limit int64) ([]byte, error) {
	if known, ok := r.(interface{ Len() int }); ok { // a bytes.Reader and its like
		b.Grow(int(min(int64(known.Len()), limit)) + bytes.MinRead)
	}
	if _, err := b.ReadFrom(io.LimitReader(r, limit+1)); err != nil {
		return nil, err
	}
	if int64(b.Len()) > limit {
		return nil, &LimitError{What: "bytes", Limit: limit}
	}
	return b.Bytes(), nil
}

// ReadStream reads all of a file or stream, of at most DefaultLimits.Bytes, which no option moves.
func ReadStream(b *bytes.Buffer, r io.Reader) ([]byte, error) {
	data, err := ReadLimited(b, r, DefaultLimits.Bytes)
	if large, ok := errors.AsType[*LimitError](err); ok {
		large.Fixed = true
	}
	return data, err
}
