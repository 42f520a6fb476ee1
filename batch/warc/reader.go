package warc

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Bounds of what a record's head may have.
const (
	maxLine  = 64 << 10 // bytes
	maxLines = 1000
)

// Reader reads the records of one file in their order.
type Reader struct {
	in      *counter
	members *members      // nil without gzip
	text    *bufio.Reader // unpacked, or in itself
	offset  int64         // of the member or record that comes
	within  int64         // bytes of the member before the record that comes
	zstd    bool          // offset counts what was unpacked
	rest    *Record       // whose block may not be read to its end yet
	start   int64
}

// counter counts what was taken out of a buffered reader.
type counter struct {
	*bufio.Reader
	n int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += int64(n)
	return n, err
}

// ReadByte makes gzip read no further than the end of a member.
func (c *counter) ReadByte() (byte, error) {
	b, err := c.Reader.ReadByte()
	if err == nil {
		c.n++
	}
	return b, err
}

// NewReader reads an archive from its beginning, or from the offset of a record, which
// is added to what Record.Offset says. Compression is told by the first bytes.
func NewReader(r io.Reader, offset int64) (*Reader, error) {
	in := &counter{Reader: bufio.NewReaderSize(r, 64<<10)}
	w := &Reader{in: in, start: offset}
	magic, err := in.Peek(4)
	switch {
	case err != nil && err != io.EOF:
		return nil, fmt.Errorf("read WARC: %w", err)
	case bytes.HasPrefix(magic, gzipMagic):
		w.members = &members{in: in}
		w.text = bufio.NewReader(w.members)
	case bytes.Equal(magic, zstdMagic), bytes.Equal(magic, dictFrame):
		z, err := unpackZstd(in.Reader)
		if err != nil {
			return nil, fmt.Errorf("read WARC: %w", err)
		}
		w.in, w.zstd = &counter{Reader: bufio.NewReaderSize(z, 64<<10)}, true
		w.text = w.in.Reader
	default:
		w.text = in.Reader
	}
	return w, nil
}

// Next is the next record; io.EOF after the last one. Of a damaged archive the error is
// a *FormatError, and there is nothing after it.
func (r *Reader) Next() (*Record, error) {
	if err := r.skip(); err != nil {
		return nil, err
	}
	version, err := r.version()
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(version, "WARC/1.") && !strings.HasPrefix(version, "WARC/0.") {
		return nil, r.bad(fmt.Sprintf("it begins with %.20q, not with WARC/1.0 or WARC/1.1", version))
	}
	header, err := r.header()
	if err != nil {
		return nil, err
	}
	length, err := strconv.ParseInt(header.Get("Content-Length"), 10, 64)
	if err != nil || length < 0 {
		return nil, r.bad(fmt.Sprintf("Content-Length is %.40q", header.Get("Content-Length")))
	}
	r.rest = &Record{Offset: r.start + r.offset, Within: r.within, Inside: r.zstd || r.within > 0, Header: header, Length: length}
	r.rest.block = &io.LimitedReader{R: r.counted(), N: length}
	return r.rest, nil
}

// counted is the text, counted where it is not in members.
func (r *Reader) counted() io.Reader {
	if r.members != nil {
		return r.text
	}
	return r.in
}

// place notes where the line stands that comes.
func (r *Reader) place() {
	if r.members != nil {
		r.offset, r.within = r.members.at(r.text)
	} else {
		r.offset = r.in.n
	}
}

// skip reads what is left of the record before.
func (r *Reader) skip() error {
	if r.rest == nil {
		return nil
	}
	if _, err := io.Copy(io.Discard, r.rest.block); err != nil {
		return r.bad(err.Error())
	}
	if r.rest.block.N > 0 {
		return r.bad(fmt.Sprintf("it ends %d bytes early", r.rest.block.N))
	}
	r.rest = nil
	return nil
}

func (r *Reader) bad(reason string) error { return &FormatError{r.start + r.offset, reason} }
