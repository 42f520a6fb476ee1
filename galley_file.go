package galley

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"syscall"

	"github.com/klauspost/compress/gzip"

	"galley/network"
	"galley/page"
)

// readFile reads a file, and unpacks it where its name ends in .gz.
func readFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		if network.LooksLikeAddress(name) {
			return nil, &fileError{err, "an address needs its scheme: https://" + name}
		}
		return nil, err
	}
	defer f.Close()
	var size int64
	if info, err := f.Stat(); err == nil {
		if info.IsDir() {
			folder := &fs.PathError{Op: "read", Path: name, Err: syscall.EISDIR}
			return nil, &fileError{folder, "name a page in it; galley batch reads all pages of a folder"}
		}
		size = info.Size() // 0 of a pipe
	}
	data, err := readSized(f, size)
	if err == nil && strings.HasSuffix(name, ".gz") {
		z, open := gzip.NewReader(bytes.NewReader(data))
		if open != nil {
			return nil, fmt.Errorf("open %s: %w", name, open)
		}
		data, err = readSized(z, unpackedSize(data))
	}
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	return data, nil
}

// unpackedSize is what the end of a gzip file says of its size, so that there is room for
// all of it at once. A file that lies is believed as far as deflate can pack.
func unpackedSize(packed []byte) int64 {
	const most = 1032 // bytes that deflate packs into one
	if len(packed) < 4 {
		return 0
	}
	said := binary.LittleEndian.Uint32(packed[len(packed)-4:])
	return min(int64(said), most*int64(len(packed)))
}

// readSized reads what a page may have at most, of which size bytes are expected.
func readSized(r io.Reader, size int64) ([]byte, error) {
	limit := page.DefaultLimits.Bytes
	return page.ReadLimited(bytes.NewBuffer(make([]byte, 0, min(size, limit)+bytes.MinRead)), r, limit)
}

// fileError is a file that cannot be opened, with what may have been meant.
type fileError struct {
	error
	hint string
}

// Hint says what to do about it.
func (e *fileError) Hint() string  { return e.hint }
func (e *fileError) Unwrap() error { return e.error }
