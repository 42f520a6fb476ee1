package input

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"strings"

	"galley/internal/fetch"
	"galley/network"
)

// Bounds of lists.
const (
	maxLine     = 1 << 20   // bytes of a line
	maxList     = 512 << 20 // bytes of a list at an address, as it is loaded and unpacked
	maxListedBy = 64 << 20  // the same of what another list names: sitemaps.org allows 50 MiB
	maxNested   = 3         // levels: indexes of sitemaps, and sitemaps
	maxToken    = 16 << 20  // bytes of one tag, text or comment of markup, or of one entry of JSON
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
//
// What follows damage is lost: of a list that has inputs before it, the damage is an item
// with an error, so that they are worked on all the same.
func (l *Lister) List(ctx context.Context, name string, emit Emit) error {
	emitted := 0
	given := "" // files and standard input are of who gives them, and mean all that they name
	if hasScheme(name) {
		given = name
	}
	err := l.list(ctx, name, func(i Item) error {
		emitted++
		i.Found = i.URL != "" && !means(given, i.URL)
		return emit(i)
	}, stream{given: given})
	var ended *endedError
	if err == nil || emitted == 0 || errors.As(err, &ended) || ctx.Err() != nil {
		return err
	}
	reason := fmt.Sprintf("%v; what follows of it is lost", err)
	return emitting(emit)(Item{Input: name, Error: reason, Key: keyOf("bad", fmt.Sprint(name, err))})
}

// means reports whether who gives a list at an address means another address by it, too: one of the same host. A
// list without an address is of who gives it, and means all.
func means(list, address string) bool {
	return list == "" || new(network.Policy).Open(list).Owns(address)
}

// list reads the list that a name names; at says where that stands.
func (l *Lister) list(ctx context.Context, name string, emit Emit, at stream) error {
	s, done, err := l.open(ctx, name, at)
	if err != nil {
		return err
	}
	defer done()
	err = l.read(ctx, s, emitting(emit))
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

// stream is a list that is open, as it is read.
type stream struct {
	in     *bufio.Reader
	depth  int    // of lists that named it
	given  string // the address of the first of these, as it was given; of files and standard input ""
	remote string // the address that it is from; of others ""
}

// open opens a list and unpacks it. The reading ends with ctx.
func (l *Lister) open(ctx context.Context, name string, at stream) (*stream, func(), error) {
	s, done := &stream{depth: at.depth, given: at.given}, func() {}
	var r io.Reader
	limit := int64(math.MaxInt64)
	switch {
	case name == "-":
		r = l.Stdin
	case hasScheme(name):
		limit = maxList
		if at.depth > 0 {
			limit = maxListedBy
		}
		asked := ctx
		if !means(at.given, name) {
			asked = fetch.WithFound(ctx)
		}
		res, err := l.Client.Get(asked, name, limit)
		if err != nil {
			return nil, nil, err
		}
		if res.Status >= 400 {
			return nil, nil, fmt.Errorf("load the list %s: the server answered HTTP %d", name, res.Status)
		}
		s.remote, r = res.URL, bytes.NewReader(res.Body)
	default:
		f, err := os.Open(name)
		if err != nil {
			return nil, nil, fmt.Errorf("read the list: %w", err)
		}
		r, done = f, func() { f.Close() }
	}
	var err error
	if s.in, err = unpacked(&until{ctx, r}, limit); err != nil {
		done()
		return nil, nil, fmt.Errorf("read the list %s: %w", name, err)
	}
	return s, done, nil
}

func (l *Lister) read(ctx context.Context, s *stream, emit Emit) error {
	// A stream may give its lines one by one: only what is there already is looked at.
	s.in.Peek(1)
	head, _ := s.in.Peek(s.in.Buffered())
	if bytes.IndexByte(head, 0) >= 0 {
		return errors.New("it is no text: a list has one input a line, or is a sitemap or a feed")
	}
	if bytes.HasPrefix(head, []byte("WARC/")) {
		return errors.New("it is an archive of pages (WARC), no list: give it as an INPUT, without --from")
	}
	if mark := []byte("\xef\xbb\xbf"); bytes.HasPrefix(head, mark) {
		s.in.Discard(len(mark))
		head = head[len(mark):]
	}
	head = bytes.TrimLeft(head, " \t\r\n")
	head = head[:min(len(head), 4096)]
	switch {
	case bytes.HasPrefix(head, []byte("<")):
		return l.markup(ctx, s, emit)
	case bytes.HasPrefix(head, []byte("{")) && bytes.Contains(head, []byte("jsonfeed.org/version")):
		return jsonFeed(s, emit)
	}
	return lines(s, emit)
}

// lines reads one input a line.
func lines(s *stream, emit Emit) error {
	for {
		line, err := readLine(s.in)
		if err != nil && err != io.EOF {
			return err
		}
		if text := strings.TrimSpace(line); text != "" && text[0] != '#' {
			item := s.named(lineItem(text))
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

// named is an item of this list. A list from the network names pages of the network: what
// somebody else wrote must not have files of this machine read.
func (s *stream) named(i Item) Item {
	if s.remote == "" || i.Error != "" || i.File == "" {
		return i
	}
	return Item{Input: i.Input, Error: "a list that was loaded from an address can name addresses only, no files", Key: keyOf("bad", i.Input)}
}
