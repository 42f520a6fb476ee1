package tools

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"sync"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// longestLine bounds one message of a client, in bytes.
const longestLine = 4 << 20

// lines is one client of the protocol that writes a message a line, as standard input and
// output carry them (Model Context Protocol, Transports, stdio). The module's own transport ends
// the session at the first line that is no message, and at the end of the input it ends requests
// that are not answered yet. Here a wrong line has an answer that says so (JSON-RPC 2.0, 5.1),
// and the session ends when everything is answered.
type lines struct {
	in     <-chan line
	done   context.CancelFunc
	closed context.Context

	mu       sync.Mutex // of what follows
	out      io.Writer
	waiting  map[jsonrpc.ID]bool // requests without an answer yet
	answered chan struct{}       // closed and made anew whenever there are fewer of them
}

// line is what one Read of the input gives.
type line struct {
	text []byte
	err  error
}

// Connect makes lines a mcp.Transport of one connection.
func (l *lines) Connect(context.Context) (mcp.Connection, error) { return l, nil }

// SessionID is empty: there is only one session.
func (l *lines) SessionID() string { return "" }

// Close ends the session. What the client writes after that nobody reads.
func (l *lines) Close() error {
	l.done()
	return nil
}

// newLines begins to read a client.
func newLines(in io.Reader, out io.Writer) *lines {
	closed, done := context.WithCancel(context.Background())
	read := make(chan line)
	go readLines(in, read, closed.Done())
	return &lines{in: read, done: done, closed: closed, out: out, waiting: map[jsonrpc.ID]bool{}, answered: make(chan struct{})}
}

// readLines sends the lines of a client that say something, and at last why there are no more.
func readLines(in io.Reader, to chan<- line, closed <-chan struct{}) {
	scanner := bufio.NewScanner(in)
	scanner.Buffer(nil, longestLine)
	send := func(l line) bool {
		select {
		case to <- l:
			return true
		case <-closed:
			return false
		}
	}
	for scanner.Scan() {
		if text := bytes.TrimSpace(scanner.Bytes()); len(text) > 0 && !send(line{text: bytes.Clone(text)}) {
			return
		}
	}
	err := scanner.Err()
	switch {
	case errors.Is(err, bufio.ErrTooLong):
		err = fmt.Errorf("a message of more than %d bytes", longestLine)
	case err == nil:
		err = io.EOF
	}
	send(line{err: err})
}

// Read is the next message. Lines that are none are answered at once.
func (l *lines) Read(ctx context.Context) (jsonrpc.Message, error) {
	for {
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-l.closed.Done():
			return nil, io.EOF
		case next := <-l.in:
			if next.err != nil {
				l.awaitAnswers(ctx)
				return nil, next.err
			}
			msg, err := jsonrpc.DecodeMessage(next.text)
			if err == nil {
				l.note(msg)
				return msg, nil
			}
			if err := l.refuse(next.text); err != nil {
				return nil, err
			}
		}
	}
}

// refuse answers a line that is no message. It has no known id.
func (l *lines) refuse(text []byte) error {
	why := jsonrpc.Error{Code: jsonrpc.CodeInvalidRequest, Message: "not a request of JSON-RPC 2.0 (batches are not taken)"}
	if !json.Valid(text) {
		why = jsonrpc.Error{Code: jsonrpc.CodeParseError, Message: "not JSON; every message stands on a line of its own"}
	}
	answer, err := json.Marshal(struct {
		Version string        `json:"jsonrpc"`
		ID      *int          `json:"id"`
		Error   jsonrpc.Error `json:"error"`
	}{"2.0", nil, why})
	if err != nil {
		return err
	}
	return l.write(answer)
}

// Write sends a message to the client.
func (l *lines) Write(_ context.Context, msg jsonrpc.Message) error {
	text, err := jsonrpc.EncodeMessage(msg)
	if err != nil {
		return err
	}
	err = l.write(text)
	if answer, ok := msg.(*jsonrpc.Response); ok {
		l.settled(answer.ID)
	}
	return err
}

func (l *lines) write(text []byte) error {
	l.mu.Lock()
	defer l.mu.Unlock()
	_, err := l.out.Write(append(text, '\n'))
	return err
}
