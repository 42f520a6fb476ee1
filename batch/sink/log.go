package sink

import (
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/klauspost/compress/zstd"
)

// Log is a file that results are added to at its end.
type Log struct {
	name    string // as the manifest has it
	file    *os.File
	end     int64 // of what is committed
	line    bool  // a line end goes after each result
	zip     *zstd.Encoder
	pending []byte
	places  []*Place
}

// changedError is a file of results that is not what its manifest says.
type changedError struct{ message string }

func (e *changedError) Error() string { return e.message }

// Hint says what to do about it.
func (e *changedError) Hint() string {
	return "put it back from a copy, or name another -o; --fresh begins anew and forgets what is done"
}

// OpenLog opens a file of JSON lines, or makes it; a name that ends in .zst makes it one
// of zstd frames. end is where the last result ends that the manifest has: what follows
// is cut off. shown is how places name the file.
func OpenLog(name, shown string, end int64) (*Log, error) {
	compressed := strings.HasSuffix(name, ".zst")
	if end > 0 && !compressed {
		end++ // the line end
	}
	l, err := openLog(name, shown, end)
	if err != nil {
		return nil, err
	}
	l.line = true
	if compressed {
		l.zip, err = zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(1<<20))
	}
	return l, err
}

// OpenArchive opens a WARC file: results are gzip members. begin is what a new file
// begins with.
func OpenArchive(name, shown string, end int64, begin []byte) (*Log, error) {
	l, err := openLog(name, shown, end)
	if err == nil && end == 0 {
		l.pending = begin
		err = l.Commit()
	}
	return l, err
}

func openLog(name, shown string, end int64) (*Log, error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && info.Size() < end {
		err = &changedError{fmt.Sprintf("%s has %d bytes, and its manifest names results as far as byte %d: it was changed by something else", name, info.Size(), end)}
	}
	if err == nil {
		err = f.Truncate(end)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return &Log{name: shown, file: f, end: end}, nil
}

func (l *Log) Write(e Entry) (*Place, error) {
	p := &Place{File: l.name, Offset: l.end + int64(len(l.pending)), Length: int64(len(e.Data))}
	l.pending = append(l.pending, e.Data...)
	if l.line {
		l.pending = append(l.pending, '\n')
	}
	l.places = append(l.places, p)
	return p, nil
}

func (l *Log) Commit() error {
	data, places := l.pending, l.places
	l.pending, l.places = l.pending[:0], nil
	if len(data) == 0 {
		return nil
	}
	if l.zip != nil {
		data = l.zip.EncodeAll(data, nil)
		for _, p := range places {
			p.Offset, p.Length = l.end, int64(len(data))
		}
	}
	_, err := l.file.WriteAt(data, l.end)
	if err == nil {
		err = l.file.Sync()
	}
	if err != nil {
		l.file.Truncate(l.end)
		return fmt.Errorf("write %s: %w", l.file.Name(), err)
	}
	l.end += int64(len(data))
	return nil
}

func (l *Log) Close() error { return l.file.Close() }

// Stream writes JSON lines to where nothing can be taken back: standard output.
type Stream struct {
	out     io.Writer
	pending []byte
}

// NewStream writes to out.
func NewStream(out io.Writer) *Stream { return &Stream{out: out} }

func (s *Stream) Write(e Entry) (*Place, error) {
	s.pending = append(append(s.pending, e.Data...), '\n')
	return &Place{}, nil
}

func (s *Stream) Commit() error {
	data := s.pending
	s.pending = s.pending[:0]
	if _, err := s.out.Write(data); err != nil {
		return fmt.Errorf("write to standard output: %w", err)
	}
	return nil
}

func (s *Stream) Close() error { return nil }
