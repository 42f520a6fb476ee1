package thumbnail

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"errors"
	"image"
	"image/png"
	"io"
)

// errOther is for pictures that are stored in a way that screenshots are not.
var errOther = errors.New("thumbnail: not a picture of 8-bit colours, row by row")

// top decodes the first rows of a picture. A screenshot is as high as its page, which may
// be twenty times what a thumbnail shows; image/png decodes all of it. What is stored as
// screenshots are is read here (PNG, third edition, sections 7 and 9); the rest is left to
// image/png.
func top(shot []byte, rows int) (image.Image, error) {
	img, err := topRows(shot, rows)
	if errors.Is(err, errOther) {
		return png.Decode(bytes.NewReader(shot))
	}
	return img, err
}

// Sizes of the parts of a PNG file, in bytes.
const (
	signature  = 8
	chunkFrame = 12 // length and type before the data, checksum after
)

func topRows(shot []byte, rows int) (image.Image, error) {
	if len(shot) < signature+chunkFrame+13 {
		return nil, errOther
	}
	head := shot[signature+8:]
	width, height := int(binary.BigEndian.Uint32(head)), int(binary.BigEndian.Uint32(head[4:]))
	depth, colour, interlaced := head[8], head[9], head[12] != 0
	channels := map[byte]int{2: 3, 6: 4}[colour]
	if depth != 8 || channels == 0 || interlaced {
		return nil, errOther
	}
	pixels, err := zlib.NewReader(&idat{rest: shot[signature:]})
	if err != nil {
		return nil, err
	}
	out := image.NewNRGBA(image.Rect(0, 0, width, min(height, rows)))
	line, above := make([]byte, 1+width*channels), make([]byte, 1+width*channels)
	for y := range out.Rect.Dy() {
		if _, err := io.ReadFull(pixels, line); err != nil {
			return nil, err
		}
		if err := unfilter(line[0], line[1:], above[1:], channels); err != nil {
			return nil, err
		}
		row := out.Pix[y*out.Stride:]
		for x := range width {
			copy(row[4*x:4*x+4], []byte{line[1+x*channels], line[2+x*channels], line[3+x*channels], 255})
			if channels == 4 {
				row[4*x+3] = line[4+x*channels]
			}
		}
		line, above = above, line
	}
	return out, nil
}

// unfilter makes the bytes of a row of what is stored of it, the differences from the bytes
// to the left and above.
func unfilter(kind byte, row, above []byte, step int) error {
	if kind > 4 {
		return errors.New("thumbnail: no such filter")
	}
	for i := range row {
		var left, corner byte
		if i >= step {
			left, corner = row[i-step], above[i-step]
		}
		switch kind {
		case 1:
			row[i] += left
		case 2:
			row[i] += above[i]
		case 3:
			row[i] += byte((int(left) + int(above[i])) / 2)
		case 4:
			row[i] += paeth(int(left), int(above[i]), int(corner))
		}
	}
	return nil
}

// paeth is the one of three neighbours that is nearest to left + above - corner.
func paeth(left, above, corner int) byte {
	p := left + above - corner
	a, b, c := max(p-left, left-p), max(p-above, above-p), max(p-corner, corner-p)
	switch {
	case a <= b && a <= c:
		return byte(left)
	case b <= c:
		return byte(above)
	}
	return byte(corner)
}

// idat reads the data of the chunks that have the pixels, one after the other.
type idat struct{ rest, data []byte }

func (r *idat) Read(p []byte) (int, error) {
	for len(r.data) == 0 {
		if len(r.rest) < chunkFrame {
			return 0, io.ErrUnexpectedEOF
		}
		n := int(binary.BigEndian.Uint32(r.rest))
		if n < 0 || len(r.rest)-chunkFrame < n {
			return 0, io.ErrUnexpectedEOF
		}
		if string(r.rest[4:8]) == "IDAT" {
			r.data = r.rest[8 : 8+n]
		}
		r.rest = r.rest[chunkFrame+n:]
	}
	n := copy(p, r.data)
	r.data = r.data[n:]
	return n, nil
}
