package articletest

import (
	"encoding/binary"
	"strings"
)

// FontFile begins like a font file and says its own length.
func FontFile(magic string, size int) []byte {
	data := make([]byte, size)
	copy(data, magic)
	if strings.HasPrefix(magic, "wOF") {
		binary.BigEndian.PutUint32(data[8:], uint32(size))
		return data
	}
	binary.BigEndian.PutUint16(data[4:], 1)
	binary.BigEndian.PutUint32(data[20:], 28)
	binary.BigEndian.PutUint32(data[24:], uint32(size-28))
	return data
}
