package listener

import (
	"errors"
	"net"
	"testing"

	"galley/cmd/galley/exit"
)

// TestPortTaken holds that who asks for a port that is taken is told of another.
func TestPortTaken(t *testing.T) {
	first, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, err = Open(first.Addr().String(), false)
	var hinter interface{ Hint() string }
	if !errors.As(err, &hinter) || exit.Code(err) != exit.Some {
		t.Errorf("%v, exit code %d", err, exit.Code(err))
	}
}
