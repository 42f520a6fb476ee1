package warc

import (
	"fmt"
	"io"
	"net/textproto"
	"strings"
)

// Record is one record of an archive. Its block is read through Read, before the next
// call of Reader.Next.
type Record struct {
	Offset int64                // of the record, or of the member it is in, from the beginning of the file; of zstd in what was unpacked
	Within int64                // bytes of the member that are before the record
	Inside bool                 // it can be read after those before it only, not from Offset
	Header textproto.MIMEHeader // named fields, such as Warc-Target-Uri
	Length int64                // of the block, in bytes
	block  *io.LimitedReader
}

// Read reads the block.
func (r *Record) Read(p []byte) (int, error) { return r.block.Read(p) }

// Place is where the record stands, as an input names it.
func (r *Record) Place() string {
	if r.Within > 0 {
		return fmt.Sprintf("%d+%d", r.Offset, r.Within)
	}
	return fmt.Sprint(r.Offset)
}

// Type is WARC-Type: response, resource, request, metadata and others.
func (r *Record) Type() string { return strings.ToLower(r.Header.Get("WARC-Type")) }

// Target is WARC-Target-URI, without the angle brackets that some tools put around it.
func (r *Record) Target() string { return strings.Trim(r.Header.Get("WARC-Target-URI"), "<> ") }

// FormatError says where an archive is damaged, or that it is none.
type FormatError struct {
	Offset int64 // of the record that cannot be read
	Reason string
}

func (e *FormatError) Error() string {
	return fmt.Sprintf("WARC record at byte %d: %s", e.Offset, e.Reason)
}
