package main

import (
	"errors"
	"net"
	"testing"
)

// TestPortTaken holds that who asks for a port that is taken is told of another.
func TestPortTaken(t *testing.T) {
	first, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	_, err = listen(first.Addr().String(), false)
	var hinter interface{ Hint() string }
	if !errors.As(err, &hinter) || exitCode(err) != exitSome {
		t.Errorf("%v, exit code %d", err, exitCode(err))
	}
}
