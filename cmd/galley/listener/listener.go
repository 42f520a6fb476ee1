package listener

import (
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"strings"
	"syscall"

	"galley/cmd/galley/exit"
)

// Listener is an open port and the names it may be asked by.
type Listener struct {
	net.Listener
	Names []string // as in Host headers; the first is for people
	Port  int      // that it listens on
}

// Open listens on an address; remote: other machines may reach it.
func Open(addr string, remote bool) (*Listener, error) {
	host, wanted, err := net.SplitHostPort(addr)
	if err != nil {
		return nil, exit.Usagef("for instance: --addr 127.0.0.1:8000", "--addr %q is not host:port", addr)
	}
	ip := net.ParseIP(host)
	local := host == "localhost" || (ip != nil && ip.IsLoopback())
	if !local && !remote {
		return nil, exit.Usagef("use 127.0.0.1, or add --remote: the token then is all that keeps others out, and it travels unencrypted",
			"--addr %s can be reached from other machines", addr)
	}
	if _, err := net.LookupPort("tcp", wanted); err != nil {
		return nil, exit.Usagef("0 to 65535; 0 is any that is free", "--addr %s: %q is no port", addr, wanted)
	}
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		taken := exit.Usagef("name another port with --addr; port 0 is any that is free", "listen on %s: another program does", addr)
		return nil, exit.With(exit.Some, taken)
	}
	if err != nil {
		return nil, fmt.Errorf("listen on %s: %w", addr, err)
	}
	number := l.Addr().(*net.TCPAddr).Port
	port := strconv.Itoa(number)
	hosts := []string{host}
	switch {
	case local:
		hosts = append(hosts, "localhost", "127.0.0.1", "::1")
	case ip == nil || ip.IsUnspecified():
		hosts = append(ownNames(), hosts...)
	}
	out := &Listener{Listener: l, Port: number}
	for _, h := range hosts {
		out.Names = append(out.Names, net.JoinHostPort(h, port))
	}
	return out, nil
}

// ownNames are the names and addresses that other machines know this one by.
func ownNames() []string {
	var list []string
	if name, err := os.Hostname(); err == nil {
		list = append(list, strings.ToLower(name))
	}
	addrs, err := net.InterfaceAddrs()
	if err != nil {
		return append(list, "127.0.0.1")
	}
	for _, a := range addrs {
		if n, ok := a.(*net.IPNet); ok && !n.IP.IsLinkLocalUnicast() {
			list = append(list, n.IP.String())
		}
	}
	return list
}
