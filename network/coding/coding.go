// Package coding undoes the content codings of HTTP answers, live ones and those in archives.
package coding

import (
	"bufio"
	"compress/flate"
	"compress/zlib"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// Most is how many content codings an answer may have, one in another. Servers code twice
// what was coded already.
const Most = 4

// maxWindow is the memory, in bytes, that a zstd stream may ask for: a sender may not ask for more than
// 8 MB (RFC 8878, section 3.1.1.1.2), and encoders at their highest level do.
const maxWindow = 64 << 20

// Decoded is a body without its content codings (RFC 9110, section 8.4.1), the values of Content-Encoding,
// of which the last is the outermost. Those that nobody asked for are undone, too: servers
// use them all the same, and browsers read them. The codings are gzip, deflate, br and zstd; others, and more than
// Most, are an error. How much comes out is for the reader to bound.
func Decoded(body io.Reader, encodings ...string) (io.Reader, error) {
	codings := strings.Split(strings.Join(encodings, ","), ",")
	if len(codings) > Most {
		return nil, fmt.Errorf("it has %d content codings", len(codings))
	}
	for _, coding := range slices.Backward(codings) {
		var err error
		if body, err = decode(body, strings.ToLower(strings.TrimSpace(coding))); err != nil {
			return nil, err
		}
	}
	return body, nil
}

// decode takes one content coding away.
func decode(body io.Reader, coding string) (io.Reader, error) {
	switch coding {
	case "", "identity":
		return body, nil
	case "gzip", "x-gzip":
		return gzip.NewReader(body)
	case "deflate":
		return inflate(body)
	case "br":
		return brotli.NewReader(body), nil
	case "zstd":
		return zstd.NewReader(body, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxWindow))
	default:
		return nil, fmt.Errorf("the content coding %.40q is not known", coding)
	}
}

// inflate reads deflate as servers send it: with the head of zlib (RFC 9110, section
// 8.4.1.2), or without.
func inflate(body io.Reader) (io.Reader, error) {
	b := bufio.NewReader(body)
	if head, err := b.Peek(2); err == nil && head[0]&0x0f == 8 && (int(head[0])<<8+int(head[1]))%31 == 0 {
		return zlib.NewReader(b)
	}
	return flate.NewReader(b), nil
}
