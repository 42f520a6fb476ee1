package network

import (
	"encoding/binary"
	"errors"
	"io"
	"net"
	"net/netip"
	"time"
)

// helloLimit is how long a browser may take to say where it wants to.
const helloLimit = 10 * time.Second

// Answers of RFC 1928, section 6.
const (
	succeeded      = 0
	generalFailure = 1
	notAllowed     = 2
)

var errNotSOCKS = errors.New("not a request of SOCKS5 for a connection")

// readRequest reads the greeting and the request of a browser.
func readRequest(conn net.Conn) (to hostAndPort, err error) {
	var head [4]byte
	if _, err = io.ReadFull(conn, head[:2]); err != nil || head[0] != 5 {
		return to, errNotSOCKS
	}
	if _, err = io.ReadFull(conn, make([]byte, head[1])); err != nil {
		return to, err
	}
	if _, err = conn.Write([]byte{5, 0}); err != nil { // no authentication
		return to, err
	}
	if _, err = io.ReadFull(conn, head[:]); err != nil || head[0] != 5 || head[1] != 1 {
		return to, errNotSOCKS
	}
	size := map[byte]int{1: 4, 4: 16}[head[3]]
	if head[3] == 3 {
		if _, err = io.ReadFull(conn, head[:1]); err != nil {
			return to, err
		}
		size = int(head[0])
	}
	rest := make([]byte, size+2)
	if _, err = io.ReadFull(conn, rest); err != nil || size == 0 {
		return to, errNotSOCKS
	}
	to.port = binary.BigEndian.Uint16(rest[size:])
	to.host = string(rest[:size])
	if head[3] == 1 || head[3] == 4 {
		a, _ := netip.AddrFromSlice(rest[:size])
		to.host = a.String()
	}
	return to, nil
}

// reply says what became of a request, and an address that nobody reads.
func reply(conn net.Conn, code byte) error {
	_, err := conn.Write([]byte{5, code, 0, 1, 0, 0, 0, 0, 0, 0})
	return err
}
