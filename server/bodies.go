package server

import (
	"errors"
	"io"
	"sync/atomic"
	"time"

	"galley/server/problem"
)

// What clients send is in memory until they are answered. smallBody is how many bytes of a request always find room, which an address
// needs, and heldBodies how many of the largest requests have room for the rest of theirs at a time.
const (
	smallBody  = 64 << 10
	heldBodies = 16
)

// bodies counts what is held of requests, beyond what is small.
type bodies struct {
	most int64 // bytes
	held atomic.Int64
}

// errBodies is the error of a body that has no room, and bodiesWait when one is likely to have it.
var errBodies = errors.New("as much is being sent to the service as it holds")

const bodiesWait = 10 * time.Second

// withoutRoom refuses a request whose body has no room.
func withoutRoom() *problem.Problem {
	p := problem.Busy.With(errBodies.Error(), "send it again later, or only the address of the page")
	p.RetryAfter = bodiesWait
	return p
}

// of is the body of a request, for which room is taken while it is read.
func (b *bodies) of(body io.ReadCloser) *heldBody { return &heldBody{ReadCloser: body, all: b} }

// heldBody is a body that is counted.
type heldBody struct {
	io.ReadCloser
	all  *bodies
	read int64
	held int64
}

func (h *heldBody) Read(data []byte) (int, error) {
	n, err := h.ReadCloser.Read(data)
	h.read += int64(n)
	if more := h.read - smallBody - h.held; more > 0 {
		h.held += more
		if h.all.held.Add(more) > h.all.most {
			return 0, errBodies
		}
	}
	return n, err
}

// leave says that nothing of the body is held any more.
func (h *heldBody) leave() { h.all.held.Add(-h.held) }
