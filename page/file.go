package page

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"github.com/klauspost/compress/gzip"
)

// ReadFile reads the file of a page's source, unpacked where gzip packed it, whatever its name ends in. More than
// DefaultLimits.Bytes, packed or not, are a *LimitError. Every error names the file.
func ReadFile(name string) ([]byte, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var size int64
	if info, err := f.Stat(); err == nil {
		if info.IsDir() {
			return nil, &fs.PathError{Op: "read", Path: name, Err: syscall.EISDIR}
		}
		size = info.Size() // 0 of a pipe
	}
	data, err := readSized(f, size)
	if err == nil {
		data, err = Unpacked(data)
	}
	if named := new(fs.PathError); err != nil && !errors.As(err, &named) {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	return data, err
}

// Unpacked is what gzip packed into data, and data itself where that did not. What comes to more than
// DefaultLimits.Bytes is a *LimitError.
func Unpacked(data []byte) ([]byte, error) {
	if !bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		return data, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("unpack gzip: %w", err)
	}
	unpacked, err := readSized(z, unpackedSize(data))
	if err != nil {
		return nil, fmt.Errorf("unpack gzip: %w", err)
	}
	return unpacked, nil
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
	return ReadStream(bytes.NewBuffer(make([]byte, 0, min(size, DefaultLimits.Bytes)+bytes.MinRead)), r)
}
