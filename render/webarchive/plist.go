package webarchive

import (
	"encoding/binary"
	"errors"
	"unicode/utf16"
)

// list is a binary property list (Apple's CFBinaryPList, version 00), whose objects are read when they are asked for. A
// decoder of whole lists is of no use here: a small list can refer to itself or to one object many times, and what it
// stands for is then without bounds.
type list struct {
	data       []byte
	offsetSize int // bytes of an offset
	refSize    int // bytes of a reference
	objects    uint64
	table      uint64 // where the offsets stand
	top        uint64 // reference to the object that holds all others
}

const (
	magic       = "bplist00"
	trailerSize = 32
)

var errNoList = errors.New("it is damaged, or no binary property list")

// openList reads what stands at the end of a list.
func openList(data []byte) (*list, error) {
	if len(data) < len(magic)+trailerSize || string(data[:len(magic)]) != magic {
		return nil, errNoList
	}
	end := data[len(data)-trailerSize:]
	l := &list{
		data: data, offsetSize: int(end[6]), refSize: int(end[7]),
		objects: binary.BigEndian.Uint64(end[8:]), top: binary.BigEndian.Uint64(end[16:]), table: binary.BigEndian.Uint64(end[24:]),
	}
	size := uint64(len(data))
	if l.offsetSize < 1 || l.offsetSize > 8 || l.refSize < 1 || l.refSize > 8 || l.objects > size || l.table > size {
		return nil, errNoList
	}
	return l, nil
}

// kinds of objects that are read, the upper half of their first byte.
const (
	kindInt   = 0x1
	kindData  = 0x4
	kindASCII = 0x5
	kindUTF16 = 0x6
	kindArray = 0xa
	kindDict  = 0xd
)

// number is a big-endian number of size bytes.
func (l *list) number(at uint64, size int) (n uint64, ok bool) {
	if at > uint64(len(l.data)) || uint64(len(l.data))-at < uint64(size) {
		return 0, false
	}
	for _, b := range l.data[at : at+uint64(size)] {
		n = n<<8 | uint64(b)
	}
	return n, true
}

// object is the kind of an object, how long it is (in its own units), and where it begins. Its kind is 0 where there is none.
func (l *list) object(ref uint64) (kind byte, length, at uint64) {
	if ref >= l.objects {
		return 0, 0, 0
	}
	at, ok := l.number(l.table+ref*uint64(l.offsetSize), l.offsetSize)
	if !ok || at >= uint64(len(l.data)) {
		return 0, 0, 0
	}
	kind, length, at = l.data[at]>>4, uint64(l.data[at]&0xf), at+1
	if length != 0xf {
		return kind, length, at
	}
	// A length of 15 or more is an int of its own.
	first, ok := l.number(at, 1)
	if !ok || first>>4 != kindInt || first&0xf > 3 {
		return 0, 0, 0
	}
	size := 1 << (first & 0xf)
	length, ok = l.number(at+1, size)
	if !ok {
		return 0, 0, 0
	}
	return kind, length, at + 1 + uint64(size)
}

// span are the bytes of an object of so many units; nil where it does not end within the list.
func (l *list) span(length, at, unit uint64) []byte {
	if size := uint64(len(l.data)); at > size || length > (size-at)/unit {
		return nil
	}
	return l.data[at : at+length*unit]
}

// bytes is an object of data.
func (l *list) bytes(ref uint64) []byte {
	if kind, length, at := l.object(ref); kind == kindData {
		return l.span(length, at, 1)
	}
	return nil
}

// longestText is how many characters a text may have, which is an address at most.
const longestText = 1 << 16

// text is an object of text; "" where it is none, or too long.
func (l *list) text(ref uint64) string {
	kind, length, at := l.object(ref)
	switch {
	case length > longestText:
		return ""
	case kind == kindASCII:
		return string(l.span(length, at, 1))
	case kind == kindUTF16:
		span := l.span(length, at, 2)
		units := make([]uint16, len(span)/2)
		for i := range units {
			units[i] = binary.BigEndian.Uint16(span[2*i:])
		}
		return string(utf16.Decode(units))
	}
	return ""
}

// refs are the references of an array, most at most.
func (l *list) refs(ref uint64, most int) []uint64 {
	kind, length, at := l.object(ref)
	if kind != kindArray {
		return nil
	}
	return l.read(at, min(length, uint64(most)))
}

// read are so many references; nil where they do not end within the list.
func (l *list) read(at, n uint64) []uint64 {
	if l.span(n, at, uint64(l.refSize)) == nil {
		return nil
	}
	refs := make([]uint64, n)
	for i := range refs {
		refs[i], _ = l.number(at+uint64(i)*uint64(l.refSize), l.refSize)
	}
	return refs
}

// mostKeys is how many keys of a dictionary are read: those of web archives have eight.
const mostKeys = 64

// dict are the values of a dictionary, by their keys.
func (l *list) dict(ref uint64) map[string]uint64 {
	kind, length, at := l.object(ref)
	if kind != kindDict || length > mostKeys {
		return nil
	}
	refs := l.read(at, 2*length)
	values := make(map[string]uint64, length)
	for i := range len(refs) / 2 {
		values[l.text(refs[i])] = refs[i+len(refs)/2]
	}
	return values
}
