package input

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/klauspost/compress/gzip"

	"galley/internal/fetch"
)

// Bounds of lists.
const (
	maxLine   = 1 << 20   // bytes of a line
	maxList   = 512 << 20 // bytes of a list that is loaded from an address
	maxNested = 3         // levels: indexes of sitemaps, and sitemaps
)

// Emit takes one item. An error of it ends the reading, and is returned by the reader.
type Emit func(Item) error

// Lister reads lists.
type Lister struct {
	Client *fetch.Client // for lists at addresses
	Stdin  io.Reader     // for "-"
}

// List reads the list that a file, an address or "-" names, and emits what it lists. What
// kind of list it is its beginning says: a sitemap, an index of sitemaps, a feed (RSS,
// Atom, JSON), JSON lines with a field "url", or else one input a line, where empty lines
// and those that begin with # are left out. Compressed lists (gzip) are unpacked.
func (l *Lister) List(ctx context.Context, name string, emit Emit) error {
	return l.list(ctx, name, emit, 0)
}

func (l *Lister) list(ctx context.Context, name string, emit Emit, depth int) error {
	r, done, err := l.open(ctx, name)
	if err != nil {
		return err
	}
	defer done()
	in := bufio.NewReaderSize(r, 64<<10)
	if magic, _ := in.Peek(2); bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		z, err := gzip.NewReader(in)
		if err != nil {
			return fmt.Errorf("read the list %s: %w", name, err)
		}
		in = bufio.NewReaderSize(z, 64<<10)
	}
	err = l.read(ctx, in, name, emit, depth)
	var ended *endedError
	if err != nil && !errors.As(err, &ended) && ctx.Err() == nil {
		return fmt.Errorf("read the list %s: %w", name, err)
	}
	return err
}

// endedError carries an error of emit through the readers.
type endedError struct{ error }

func (e *endedError) Unwrap() error { return e.error }

func emitting(emit Emit) Emit {
	return func(i Item) error {
		if err := emit(i); err != nil {
			return &endedError{err}
		}
		return nil
	}
}

func (l *Lister) open(ctx context.Context, name string) (io.Reader, func(), error) {
	switch {
	case name == "-":
		return l.Stdin, func() {}, nil
	case hasScheme(name):
		res, err := l.Client.Get(ctx, name, maxList)
		if err != nil {
			return nil, nil, err
		}
		if res.Status >= 400 {
			return nil, nil, fmt.Errorf("load the list %s: the server answered HTTP %d", name, res.Status)
		}
		return bytes.NewReader(res.Body), func() {}, nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, nil, fmt.Errorf("read the list: %w", err)
	}
	return f, func() { f.Close() }, nil
}

func (l *Lister) read(ctx context.Context, in *bufio.Reader, name string, emit Emit, depth int) error {
	emit = emitting(emit)
	// A stream may give its lines one by one: only what is there already is looked at.
	in.Peek(1)
	head, _ := in.Peek(in.Buffered())
	if bytes.IndexByte(head, 0) >= 0 {
		return errors.New("it is no text")
	}
	if mark := []byte("\xef\xbb\xbf"); bytes.HasPrefix(head, mark) {
		in.Discard(len(mark))
		head = head[len(mark):]
	}
	head = bytes.TrimLeft(head, " \t\r\n")
	head = head[:min(len(head), 4096)]
	switch {
	case bytes.HasPrefix(head, []byte("<")) && (bytes.Contains(head, []byte("<urlset")) || bytes.Contains(head, []byte("<sitemapindex"))):
		return l.sitemap(ctx, in, emit, depth)
	case bytes.HasPrefix(head, []byte("<")), bytes.HasPrefix(head, []byte("{")) && bytes.Contains(head, []byte("jsonfeed.org/version")):
		return feed(in, emit)
	}
	return lines(in, emit)
}

// lines reads one input a line.
func lines(in *bufio.Reader, emit Emit) error {
	for {
		line, err := readLine(in)
		if err != nil && err != io.EOF {
			return err
		}
		if text := strings.TrimSpace(line); text != "" && text[0] != '#' {
			item := lineItem(text)
			if len(line) > maxLine {
				item = Item{Input: text[:min(len(text), 200)], Error: fmt.Sprintf("the line is longer than %d bytes", maxLine), Key: keyOf("bad", text)}
			}
			if err := emit(item); err != nil {
				return err
			}
		}
		if err == io.EOF {
			return nil
		}
	}
}

// readLine reads to the end of a line; what is over maxLine+1 bytes is dropped.
func readLine(in *bufio.Reader) (string, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		if room := maxLine + 1 - len(line); room > 0 {
			line = append(line, part[:min(room, len(part))]...)
		}
		if err != bufio.ErrBufferFull {
			return string(line), err
		}
	}
}

func lineItem(text string) Item {
	if text[0] == '{' {
		var fields struct {
			URL string `json:"url"`
		}
		if err := json.Unmarshal([]byte(text), &fields); err == nil && fields.URL != "" {
			return Named(fields.URL)
		}
		return Item{Input: text[:min(len(text), 200)], Error: "the line is no JSON object with a field url", Key: keyOf("bad", text)}
	}
	return Named(text)
}
