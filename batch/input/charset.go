package input

import (
	"io"

	"golang.org/x/net/html/charset"
)

// charsetReader reads XML of other charsets than UTF-8.
func charsetReader(label string, in io.Reader) (io.Reader, error) {
	return charset.NewReaderLabel(label, in)
}
