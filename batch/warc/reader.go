package warc

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/textproto"
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

// Record is one record of an archive. Its block is read through Read, before the next
// call of Reader.Next.
type Record struct {
	Offset int64                // of the record, or of the member it is in, from the beginning of the file
	Header textproto.MIMEHeader // named fields, such as Warc-Target-Uri
	Length int64                // of the block, in bytes
	block  *io.LimitedReader
}

// Read reads the block.
func (r *Record) Read(p []byte) (int, error) { return r.block.Read(p) }

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

// version is the first line of a record; blank lines stand between records.
func (r *Reader) version() (string, error) {
	for range maxLines {
		if r.member == nil {
			r.offset = r.in.n
		}
		line, err := r.line()
		if err == io.EOF && line == "" {
			return "", io.EOF
		}
		if err != nil {
			return "", r.bad(err.Error())
		}
		if line != "" {
			return line, nil
		}
	}
	return "", r.bad("there are only blank lines")
}

// header reads the named fields. A line that begins with a blank goes on with the field
// before (section 4).
func (r *Reader) header() (textproto.MIMEHeader, error) {
	h, last := textproto.MIMEHeader{}, ""
	for range maxLines {
		line, err := r.line()
		if err != nil {
			return nil, r.bad("its head has no end: " + err.Error())
		}
		if line == "" {
			return h, nil
		}
		if (line[0] == ' ' || line[0] == '\t') && last != "" {
			values := h[last]
			values[len(values)-1] += " " + strings.TrimSpace(line)
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		if !ok {
			return nil, r.bad(fmt.Sprintf("%.40q is not a named field", line))
		}
		last = textproto.CanonicalMIMEHeaderKey(strings.TrimSpace(name))
		h[last] = append(h[last], strings.TrimSpace(value))
	}
	return nil, r.bad(fmt.Sprintf("its head has more than %d lines", maxLines))
}

var errLongLine = errors.New("a line of its head is too long")

// line reads one line of a head, without its end.
func (r *Reader) line() (string, error) {
	var line []byte
	for {
		part, err := r.text.ReadSlice('\n')
		if r.member == nil {
			r.in.n += int64(len(part))
		}
		line = append(line, part...)
		if len(line) > maxLine {
			return "", errLongLine
		}
		if err == bufio.ErrBufferFull {
			continue
		}
		if err == io.EOF && len(line) > 0 {
			err = io.ErrUnexpectedEOF
		}
		return strings.TrimRight(string(line), "\r\n"), err
	}
}

func (r *Reader) bad(reason string) error { return &FormatError{r.start + r.offset, reason} }
