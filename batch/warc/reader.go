package warc

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Bounds of what a record's head may have.
const (
	maxLine  = 64 << 10 // bytes
	maxLines = 1000
)

// Reader reads the records of one file in their order.
type Reader struct {
	in     *counter
	member *gzip.Reader  // of the record at hand; nil without compression
	text   *bufio.Reader // unpacked, or in itself
	offset int64         // of the member or record that comes
	rest   *Record       // whose block may not be read to its end yet
	start  int64
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
	case bytes.HasPrefix(magic, []byte{0x1f, 0x8b}):
		w.member = new(gzip.Reader)
	case bytes.Equal(magic, []byte{0x28, 0xb5, 0x2f, 0xfd}):
		z, err := zstd.NewReader(in, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(64<<20))
		if err != nil {
			return nil, fmt.Errorf("read WARC: %w", err)
		}
		w.in = &counter{Reader: bufio.NewReaderSize(z, 64<<10)}
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
	if r.member != nil {
		if err := r.nextMember(); err != nil {
			return nil, err
		}
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
	r.rest = &Record{Offset: r.start + r.offset, Header: header, Length: length}
	r.rest.block = &io.LimitedReader{R: r.counted(), N: length}
	return r.rest, nil
}

// counted is the text, counted where it is not compressed.
func (r *Reader) counted() io.Reader {
	if r.member != nil {
		return r.text
	}
	return r.in
}

// nextMember opens the gzip member that comes.
func (r *Reader) nextMember() error {
	if _, err := r.in.Peek(1); err == io.EOF {
		return io.EOF
	}
	r.offset = r.in.n
	if err := r.member.Reset(r.in); err != nil {
		return r.bad("gzip: " + err.Error())
	}
	r.member.Multistream(false)
	if r.text == nil {
		r.text = bufio.NewReader(r.member)
	} else {
		r.text.Reset(r.member)
	}
	return nil
}

// skip reads what is left of the record before, and the end of its member.
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
	if r.member != nil {
		if _, err := io.Copy(io.Discard, r.text); err != nil {
			return r.bad("gzip: " + err.Error())
		}
	}
	return nil
}

func (r *Reader) bad(reason string) error { return &FormatError{r.start + r.offset, reason} }
