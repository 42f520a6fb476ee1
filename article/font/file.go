package font

import (
	"encoding/base64"
	"encoding/binary"
)

// Type tells a font file by how it begins, and a compressed one also by the length
// that it says it has; whatever the server called it.
func Type(data []byte) (extension, format string) {
	if len(data) < 48 {
		return "", ""
	}
	size := binary.BigEndian.Uint32(data[8:])
	switch magic := string(data[:4]); {
	case magic == "wOF2" && int64(size) == int64(len(data)):
		return ".woff2", "woff2"
	case magic == "wOFF" && int64(size) == int64(len(data)):
		return ".woff", "woff"
	case magic == "\x00\x01\x00\x00" && tables(data):
		return ".ttf", "truetype"
	case magic == "OTTO" && tables(data):
		return ".otf", "opentype"
	}
	return "", ""
}

// tables reports whether the tables of an uncompressed font lie in its file.
func tables(data []byte) bool {
	count := int(binary.BigEndian.Uint16(data[4:]))
	if count == 0 || len(data) < 12+16*count {
		return false
	}
	for i := range count {
		entry := data[12+16*i:]
		if int64(binary.BigEndian.Uint32(entry[8:]))+int64(binary.BigEndian.Uint32(entry[12:])) > int64(len(data)) {
			return false
		}
	}
	return true
}

// DataURL is the address of a font file that is in the document.
func DataURL(f Face) string {
	extension, _ := Type(f.Data)
	return "data:font/" + extension[1:] + ";base64," + base64.StdEncoding.EncodeToString(f.Data)
}
