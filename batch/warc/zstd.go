package warc

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"fmt"
	"io"

	"github.com/klauspost/compress/zstd"
)

// Beginnings of files, and of a dictionary in zstd's format.
var (
	gzipMagic = []byte{0x1f, 0x8b}
	zstdMagic = []byte{0x28, 0xb5, 0x2f, 0xfd}
	dictFrame = []byte{0x5d, 0x2a, 0x4d, 0x18} // a skippable frame with the dictionary of all that follow
	dictMagic = []byte{0x37, 0xa4, 0x30, 0xec}
)

// maxDict is the most bytes of a dictionary; those of archives have about a megabyte.
const maxDict = 32 << 20

// unpackZstd is what zstd packed, with the dictionary that may stand before it (Use of Zstandard in WARC, IIPC,
// version 1.0).
func unpackZstd(in *bufio.Reader) (io.Reader, error) {
	o := []zstd.DOption{zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(64 << 20)}
	if magic, _ := in.Peek(4); bytes.Equal(magic, dictFrame) {
		dict, err := dictionary(in)
		if err != nil {
			return nil, fmt.Errorf("its dictionary: %w", err)
		}
		if bytes.HasPrefix(dict, dictMagic) {
			o = append(o, zstd.WithDecoderDicts(dict))
		} else {
			o = append(o, zstd.WithDecoderDictRaw(0, dict))
		}
	}
	return zstd.NewReader(in, o...)
}

// dictionary reads the frame with the dictionary, which may be packed itself.
func dictionary(in io.Reader) ([]byte, error) {
	head := make([]byte, 8)
	if _, err := io.ReadFull(in, head); err != nil {
		return nil, err
	}
	size := binary.LittleEndian.Uint32(head[4:])
	if size > maxDict {
		return nil, fmt.Errorf("it has %d bytes, at most %d are read", size, maxDict)
	}
	dict := make([]byte, size)
	if _, err := io.ReadFull(in, dict); err != nil || !bytes.HasPrefix(dict, zstdMagic) {
		return dict, err
	}
	z, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(maxDict))
	if err != nil {
		return nil, err
	}
	defer z.Close()
	return z.DecodeAll(dict, nil)
}
