package warc

import (
	"bufio"
	"io"

	"github.com/klauspost/compress/gzip"
)

// members unpacks the members of a gzip file one after the other. Each record has its own in archives that are written as
// the specification recommends; a file that was packed as a whole has one, and tools that pack in blocks end members
// within records.
type members struct {
	in     *counter
	z      gzip.Reader
	open   bool    // z is within a member
	n      int64   // bytes unpacked
	failed error   // what Reset said
	starts []start // of the members that are not behind the last record
}

// start is where a member begins: in what was unpacked, and in the file.
type start struct{ unpacked, packed int64 }

// Read reads to the end of a member at most.
func (m *members) Read(p []byte) (int, error) {
	for {
		if m.failed != nil {
			return 0, m.failed
		}
		if !m.open {
			if _, err := m.in.Peek(1); err != nil {
				return 0, err
			}
			m.starts = append(m.starts, start{m.n, m.in.n})
			if m.failed = m.z.Reset(m.in); m.failed != nil {
				continue
			}
			m.z.Multistream(false)
			m.open = true
		}
		n, err := m.z.Read(p)
		m.n += int64(n)
		if err == io.EOF {
			m.open, err = false, nil
		}
		if n > 0 || err != nil {
			return n, err
		}
	}
}

// at is the member in which the byte stands that text gives next, and how many of its bytes are before that one.
func (m *members) at(text *bufio.Reader) (packed, within int64) {
	place := m.n - int64(text.Buffered())
	for len(m.starts) > 1 && m.starts[1].unpacked <= place {
		m.starts = m.starts[1:]
	}
	if len(m.starts) == 0 {
		return 0, 0
	}
	return m.starts[0].packed, place - m.starts[0].unpacked
}
