package input

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"regexp"

	"github.com/klauspost/compress/gzip"
	"golang.org/x/net/html/charset"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/transform"
)

// bufferSize is of readers, in bytes.
const bufferSize = 64 << 10

// until reads until ctx ends: a small file may unpack to what takes hours.
type until struct {
	ctx context.Context
	in  io.Reader
}

func (u *until) Read(p []byte) (int, error) {
	if u.ctx.Err() != nil {
		return 0, context.Cause(u.ctx)
	}
	return u.in.Read(p)
}

// unpacked is what a list is, without its compression (gzip), and in UTF-8 where a mark at
// its beginning says that it is UTF-16. More than limit bytes of it are an error.
func unpacked(r *until, limit int64) (*bufio.Reader, error) {
	in := bufio.NewReaderSize(r, bufferSize)
	magic, _ := in.Peek(2)
	if bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		z, err := gzip.NewReader(in)
		if err != nil {
			return nil, fmt.Errorf("it is damaged: gzip: %w", err)
		}
		in = bufio.NewReaderSize(&until{r.ctx, &bounded{z, limit, limit}}, bufferSize)
		magic, _ = in.Peek(2)
	}
	if bytes.Equal(magic, []byte{0xff, 0xfe}) || bytes.Equal(magic, []byte{0xfe, 0xff}) {
		wide := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
		in = bufio.NewReaderSize(transform.NewReader(in, wide.NewDecoder()), bufferSize)
	}
	return in, nil
}

// bounded fails where there are more bytes than a limit.
type bounded struct {
	in    io.Reader
	left  int64
	limit int64
}

func (b *bounded) Read(p []byte) (int, error) {
	if int64(len(p))-1 > b.left {
		p = p[:b.left+1]
	}
	n, err := b.in.Read(p)
	if b.left -= int64(n); b.left < 0 {
		return 0, fmt.Errorf("it is longer than %d bytes", b.limit)
	}
	return n, err
}

// declared finds the charset in the declaration of XML.
var declared = regexp.MustCompile(`^\s*<\?xml\s[^>]*encoding\s*=\s*["']([A-Za-z0-9._:-]+)["']`)

// textOf is markup in UTF-8. Bytes that are none in its charset become U+FFFD: one of them
// must not cost the inputs behind it. A charset that is not known is read as UTF-8; so is one
// of two bytes a character, because its declaration could not be read in that.
func textOf(in *bufio.Reader) io.Reader {
	head, _ := in.Peek(min(in.Buffered(), 512))
	var from encoding.Encoding = unicode.UTF8
	if m := declared.FindSubmatch(head); m != nil && !bytes.HasPrefix(bytes.ToLower(m[1]), []byte("utf-16")) {
		if e, _ := charset.Lookup(string(m[1])); e != nil {
			from = e
		}
	}
	return transform.NewReader(in, from.NewDecoder())
}
