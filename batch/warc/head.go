package warc

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"net/textproto"
	"strings"
)

// version is the first line of a record; blank lines stand between records.
func (r *Reader) version() (string, error) {
	for range maxLines {
		r.text.Peek(1) // what opens the next member
		r.place()
		line, err := r.line()
		if err == io.EOF && line == "" {
			return "", io.EOF
		}
		if err != nil {
			return "", r.bad(err.Error())
		}
		if line != "" {
			return line, nil
		}
	}
	return "", r.bad("there are only blank lines")
}

// header reads the named fields. A line that begins with a blank goes on with the field
// before (section 4).
func (r *Reader) header() (textproto.MIMEHeader, error) {
	h, last := textproto.MIMEHeader{}, ""
	for range maxLines {
		line, err := r.line()
		if err != nil {
			return nil, r.bad("its head has no end: " + err.Error())
		}
		if line == "" {
			return h, nil
		}
		if (line[0] == ' ' || line[0] == '\t') && last != "" {
			values := h[last]
			values[len(values)-1] += " " + strings.TrimSpace(line)
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		if !ok {
			return nil, r.bad(fmt.Sprintf("%.40q is not a named field", line))
		}
		last = textproto.CanonicalMIMEHeaderKey(strings.TrimSpace(name))
		h[last] = append(h[last], strings.TrimSpace(value))
	}
	return nil, r.bad(fmt.Sprintf("its head has more than %d lines", maxLines))
}

var errLongLine = errors.New("a line of its head is too long")

// line reads one line of a head, without its end.
func (r *Reader) line() (string, error) {
	var line []byte
	for {
		part, err := r.text.ReadSlice('\n')
		if r.members == nil {
			r.in.n += int64(len(part))
		}
		line = append(line, part...)
		if len(line) > maxLine {
			return "", errLongLine
		}
		if err == bufio.ErrBufferFull {
			continue
		}
		if err == io.EOF && len(line) > 0 {
			err = io.ErrUnexpectedEOF
		}
		return strings.TrimRight(string(line), "\r\n"), err
	}
}
